import AccessCost
import LayoutModel

extension Rule {
    /// A target has no name of its own to say.
    ///
    /// People who speak to the screen (Voice Control, Voice Access) say the name of a target. Where several have the same
    /// name, numbers appear beside them, and a second command says one. Where nothing of the name can be said, numbers
    /// must be shown on everything first. A label or an input label that no other target has takes one command.
    ///
    /// The rule checks what people can act on, by the first of the requested methods with speech: labels and input
    /// labels are compared as they are spoken, without case and punctuation. Each shared name makes one finding, and so
    /// does each target whose name has neither letter nor number. A target without any name is a finding where the file
    /// is a picture of a running screen; else the app may give it one when it runs, and it cannot be told.
    static let spokenName = Rule(
        code: "spoken-name", title: "no name of its own to say",
        message: "{problem}; the route to {target} takes {now} by {method}",
        remedy: "give a name or an input label that no other target has",
        source: "Apple, Developer News, Challenge: Voice Control Synonyms; Google, Voice Access best practices",
        affects: [.voice], touches: [.labelInName, .headingsAndLabels],
        examine: { screen, examination in
            guard let own = screen.methods.first(where: { $0.method.method.speaks }) else { return }
            let names = SpokenNames(own.tree.tree, on: screen.screen)
            var shared: [String: [Int]] = [:]
            var order: [String] = []
            var unclear: [ElementIndex] = []
            for (index, cost) in own.tree.costs.enumerated() {
                guard let stop = cost.stop, let name = names[stop] else { continue }
                let target = screen.targets[index].element
                switch name {
                case .own: continue
                case .shared(let text, _, _):
                    let key = SpokenNames.key(text)
                    if shared[key] == nil { order.append(key) }
                    shared[key, default: []].append(index)
                case .missing:
                    let element = screen.screen[target]
                    if element.label.isEmpty, element.inputLabels.isEmpty, !screen.format.isSnapshot {
                        unclear.append(target)
                        continue
                    }
                    examination.found(
                        .warning, at: [target], method: own.id,
                        [
                            "problem": .text("nothing of its name can be said"),
                            "now": .figure(own.seconds(index), .seconds),
                        ])
                }
            }
            for key in order {
                let places = shared[key]!
                let costliest = places.max { own.seconds($0) < own.seconds($1) } ?? places[0]
                let others = places.filter { $0 != costliest }
                examination.found(
                    .note, at: ([costliest] + others).map { screen.targets[$0].element }, method: own.id,
                    [
                        "problem": .text("saying the name shows \(places.count) numbers to choose from"),
                        "now": .figure(own.seconds(costliest), .seconds),
                    ])
            }
            if !unclear.isEmpty { examination.cannotTell("it has no name in the file", at: unclear) }
        })
}
