import AccessCost
import LayoutModel

extension Rule {
    /// A method cannot reach a target.
    ///
    /// A target without a route does not exist for people who have only this method.
    ///
    /// The rule checks every target with a weight by each requested method, on the method's main tree. One finding
    /// names all targets that a method cannot reach for one reason, and all methods for which these are the same. It is
    /// an error where no other method of the same kind (readers, keys, switches, speech) reaches them, else a warning. A target
    /// that must be scrolled to, by a method that does not scroll, is a note: people scroll first. Where the file does
    /// not tell the moves, as for a remote without frames, it cannot be told. Neither can a target that a page with scripts
    /// takes out of the Tab order by a negative tabindex, as a script may move the focus to it.
    static let unreachable = Rule(
        code: "unreachable", title: "targets that a method cannot reach",
        message: "{subject} unreachable by {methods} ({share} of all use): {reason}",
        remedy: "make each a stop of the method, or give it a key of its own",
        source: #"WCAG 2.2, 2.1.1; the documentation, Model, "Keyboard, remote, screen reader and voice costs""#,
        affects: [.switches, .keys, .screenReader, .voice], touches: [.keyboard],
        examine: { screen, examination in
            let total = screen.targets.reduce(0) { $0 + $1.weight }
            guard total > 0 else { return }
            var missed: [Missed: [CheckedScreen.MethodOnScreen]] = [:]
            for own in screen.methods {
                for (reason, places) in screen.missed(by: own, &examination) {
                    missed[Missed(reason: reason, places: places), default: []].append(own)
                }
            }
            let order = missed.keys.sorted { ($0.places[0], $0.reason) < ($1.places[0], $1.reason) }
            for key in order {
                let methods = missed[key]!
                let elements = key.places.map { screen.targets[$0].element }
                let isElsewhere = methods.allSatisfy { own in
                    key.places.allSatisfy { index in
                        screen.methods.contains {
                            $0.isReader == own.isReader && $0.scans == own.scans
                                && $0.method.method.speaks == own.method.method.speaks
                                && $0.tree.costs[index].status == .reached
                        }
                    }
                }
                let leftOut = methods[0].tree.tree.leftOut.filter { $0.reason == .offscreen }.map(\.element)
                let isScrolled = Set(leftOut).isSuperset(of: elements)
                let weight = key.places.reduce(0) { $0 + screen.targets[$1].weight }
                examination.found(
                    isScrolled ? .note : isElsewhere ? .warning : .error, at: elements, method: methods[0].id,
                    [
                        "subject": .text(screen.subject(key.places)), "count": .count(key.places.count),
                        "reason": .text(key.reason),
                        "methods": .text(methods.map(\.id).joined(separator: ", ")), "share": .share(weight / total),
                    ])
            }
        })

    /// Targets that a method cannot reach, by their indices, for one reason.
    private struct Missed: Hashable {
        var reason: String
        var places: [Int]
    }
}

extension CheckedScreen {
    /// "'Save' is", "'Save' and 4 others are".
    fileprivate func subject(_ places: [Int]) -> String {
        let label = "'\(targets[places[0]].label)'"
        switch places.count {
        case 1: return "\(label) is"
        case 2: return "\(label) and 1 other are"
        default: return "\(label) and \(places.count - 1) others are"
        }
    }

    /// The targets with a weight that are unreachable by a method, by reason; unknown costs are stated as unclear.
    fileprivate func missed(by own: MethodOnScreen, _ examination: inout ExaminationDraft) -> [String: [Int]] {
        var byReason: [String: [Int]] = [:]
        for (index, target) in targets.enumerated() where target.weight > 0 {
            let cost = own.tree.costs[index]
            switch cost.status {
            case .reached: continue
            case .unknown: examination.cannotTell("\(own.id): \(cost.reason ?? "no cost")", at: [target.element])
            case .unreachable:
                byReason[cost.reason ?? "no route leads to it", default: []].append(index)
            }
        }
        return byReason
    }
}
