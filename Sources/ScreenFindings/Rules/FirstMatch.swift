import AccessCost
import LayoutModel

extension Rule {
    /// Find never picks a target.
    ///
    /// With Full Keyboard Access on iOS, Tab-F and the beginning of a name move the focus to the first match. Of five
    /// buttons that are called Delete, Find never picks the last four, and "Level 1" is never picked after "Level 10";
    /// people reach them step by step.
    ///
    /// The rule checks every target with a name, by its label and its input labels, as the engine's Find does: a person
    /// types the beginning of a name, Find ignores case, takes names that begin with the text before others, and then
    /// follows the order of the cursor. Each name that is never picked makes one finding. A target without a name cannot
    /// be told: the app may give it one when it runs.
    static let firstMatch = Rule(
        code: "first-match", title: "Find never picks it",
        message:
            "Find always picks {other}, never {target} ({count} of that kind); the route to it takes {now} by {method}",
        remedy: "tell them apart by their labels, or give an input label that no other has",
        source: "Apple, WWDC 2021, Support Full Keyboard Access in your iOS app",
        affects: [.keys], touches: [.headingsAndLabels],
        examine: { screen, examination in
            guard screen.platform?.findsByName == true,
                let own = screen.methods.first(where: { $0.method.method.routes.contains(.find) })
            else { return }
            var request = screen.request
            request.methods = [RequestedMethod(own.method.method, parameters: own.method.parameters)]
            request.routes = [.find]
            let evaluator = CostEvaluator(request.methods[0], platform: screen.platform, request)
            let found = evaluator.analysis(screen.screen, own.tree.kind).tree.costs
            var lost: [String: [Int]] = [:]
            var names: [(name: String, rank: Int)] = []
            var nameless: [ElementIndex] = []
            let order = screen.targets.indices.filter { own.tree.costs[$0].stop != nil }.sorted {
                (own.tree.costs[$0].stop!, $0) < (own.tree.costs[$1].stop!, $1)
            }
            for (rank, index) in order.enumerated() {
                let element = screen.screen[screen.targets[index].element]
                let texts = ([element.label] + element.inputLabels).map { $0.lowercased() }.filter { !$0.isEmpty }
                names += texts.map { ($0, rank) }
                guard let name = texts.first else {
                    nameless.append(screen.targets[index].element)
                    continue
                }
                if found[index].status != .reached { lost[name, default: []].append(index) }
            }
            names.sort { ($0.name, $0.rank) < ($1.name, $1.rank) }
            /// What typing a whole name picks: the first of the names that begin with it, which stand together.
            func picked(_ name: String) -> ElementIndex {
                let first = names.partitionIndex { $0.name >= name }
                let rank = names[first...].prefix { $0.name.hasPrefix(name) }.map(\.rank).min() ?? 0
                return screen.targets[order[rank]].element
            }
            for (name, places) in lost.sorted(by: { $0.value[0] < $1.value[0] }) {
                let costliest = places.max { own.seconds($0) < own.seconds($1) } ?? places[0]
                let (target, other) = (screen.targets[costliest].element, picked(name))
                guard target != other else { continue }
                examination.found(
                    places.count > 1 ? .warning : .note, at: [target, other], method: own.id,
                    ["count": .count(places.count), "now": .figure(own.seconds(costliest), .seconds)])
            }
            if !nameless.isEmpty { examination.cannotTell("it has no name in the file", at: nameless.sorted()) }
        })
}

extension CheckedScreen.MethodOnScreen {
    /// The seconds to a target, 0 where it has no cost.
    func seconds(_ index: Int) -> Double { tree.costs[index].cost?.seconds ?? 0 }
}
