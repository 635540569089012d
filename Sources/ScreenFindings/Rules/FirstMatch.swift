import AccessCost
import LayoutModel

extension Rule {
    /// Find never picks a target.
    ///
    /// With Full Keyboard Access on iOS, Tab-F and a part of the name move the focus to the first match. Of five
    /// buttons that are called Delete, Find never picks the last four; people reach them step by step.
    ///
    /// The rule checks every target with a name, by its label and its input labels, as the engine's Find does: it
    /// ignores case, prefers the start of a word to the inside of one, and then follows the order of the cursor. Each
    /// shared name makes one finding. A target without a name cannot be told: the app may give it one when it runs.
    static let firstMatch = Rule(
        code: "first-match", title: "Find never picks it",
        message:
            "Find always picks {other}, never {target} ({count} of that kind); the route to it takes {now} by {method}",
        remedy: "tell them apart by their labels, or give an input label that no other has",
        source: "Apple, WWDC 2021, Support Full Keyboard Access in your iOS app",
        examine: { screen, examination in
            guard screen.platform?.findsByName == true,
                let own = screen.methods.first(where: { $0.method.method.routes.contains(.find) })
            else { return }
            var request = screen.request
            request.methods = [RequestedMethod(own.method.method, parameters: own.method.parameters)]
            request.routes = [.find]
            let evaluator = CostEvaluator(request.methods[0], platform: screen.platform, request)
            let found = evaluator.analysis(screen.screen, own.tree.kind).tree.costs
            var firsts: [String: ElementIndex] = [:]
            var lost: [String: (first: ElementIndex, places: [Int])] = [:]
            var nameless: [ElementIndex] = []
            let order = screen.targets.indices.sorted {
                (own.tree.costs[$0].stop ?? .max, $0) < (own.tree.costs[$1].stop ?? .max, $1)
            }
            for index in order where own.tree.costs[index].stop != nil {
                let element = screen.screen[screen.targets[index].element]
                let name = element.label.lowercased()
                guard !name.isEmpty || !element.inputLabels.isEmpty else {
                    nameless.append(screen.targets[index].element)
                    continue
                }
                let first = firsts[name] ?? screen.targets[index].element
                firsts[name] = first
                guard found[index].status != .reached, first != screen.targets[index].element else { continue }
                lost[name, default: (first, [])].places.append(index)
            }
            for (_, own) in lost.sorted(by: { $0.value.places[0] < $1.value.places[0] }) {
                guard let method = screen.methods.first(where: { $0.method.method.routes.contains(.find) }) else {
                    break
                }
                let costliest = own.places.max { method.seconds($0) < method.seconds($1) } ?? own.places[0]
                let target = screen.targets[costliest].element
                examination.found(
                    own.places.count > 1 ? .warning : .note, at: [target, own.first], method: method.id,
                    ["count": .count(own.places.count), "now": .figure(method.seconds(costliest), .seconds)])
            }
            if !nameless.isEmpty { examination.cannotTell("it has no name in the file", at: nameless.sorted()) }
        })
}

extension CheckedScreen.MethodOnScreen {
    /// The seconds to a target, 0 where it has no cost.
    func seconds(_ index: Int) -> Double { tree.costs[index].cost?.seconds ?? 0 }
}
