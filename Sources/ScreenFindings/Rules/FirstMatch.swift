import AccessCost
import LayoutModel

extension Rule {
    /// Finding by name never comes to a target.
    ///
    /// With Full Keyboard Access on iOS, Tab-F and a part of the name put the focus on the first match. Of five buttons that
    /// are called Delete the last four are never the first match; they have to be reached the long way.
    ///
    /// Every target with a name is looked at, with its label and its input labels, as the engine's find does: without case,
    /// the start of a word before the inside of one, else in the order of the cursor. One finding is made for each name that
    /// is shared. A target without any name cannot be told: the app may give it one when it runs.
    static let firstMatch = Rule(
        code: "first-match", title: "no text finds it",
        message:
            "no text finds {target}, as {other} matches first ({count} of that kind); the way to it takes {now} by {method}",
        remedy: "tell them apart by their labels, or give an input label that no other has",
        source: "Apple, WWDC 2021, Support Full Keyboard Access in your iOS app",
        examine: { screen, examination in
            guard screen.platform?.findsByName == true,
                let own = screen.asked.first(where: { $0.method.method.routes.contains(.find) })
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
            for place in order where own.tree.costs[place].stop != nil {
                let element = screen.screen[screen.targets[place].element]
                let name = element.label.lowercased()
                guard !name.isEmpty || !element.inputLabels.isEmpty else {
                    nameless.append(screen.targets[place].element)
                    continue
                }
                let first = firsts[name] ?? screen.targets[place].element
                firsts[name] = first
                guard found[place].status != .reached, first != screen.targets[place].element else { continue }
                lost[name, default: (first, [])].places.append(place)
            }
            for (_, own) in lost.sorted(by: { $0.value.places[0] < $1.value.places[0] }) {
                guard let asked = screen.asked.first(where: { $0.method.method.routes.contains(.find) }) else { break }
                let dearest = own.places.max { asked.seconds($0) < asked.seconds($1) } ?? own.places[0]
                let target = screen.targets[dearest].element
                examination.found(
                    own.places.count > 1 ? .warning : .note, at: [target, own.first], method: asked.id,
                    ["count": .count(own.places.count), "now": .figure(asked.seconds(dearest), .seconds)])
            }
            if !nameless.isEmpty { examination.cannotTell("it has no name in the file", at: nameless.sorted()) }
        })
}

extension CheckedScreen.Asked {
    /// The seconds to a target, 0 where it is not reached.
    func seconds(_ place: Int) -> Double { tree.costs[place].cost?.seconds ?? 0 }
}
