import AccessCost
import LayoutModel

extension Rule {
    /// A method cannot reach a target.
    ///
    /// What no route leads to does not exist for whoever has no other way.
    ///
    /// The targets that are wanted at all are looked at by each method asked for, on the tree that people use; one finding
    /// names all that a method cannot reach for one reason. It is an error where no other method of the same kind reaches
    /// them (readers, keys, switches), else a warning. What must be scrolled to by a method that does not scroll is a note:
    /// people scroll first. Where the file does not tell the moves, as of a remote without frames, it cannot be told.
    static let unreachable = Rule(
        code: "unreachable", title: "targets out of reach of a method",
        message: "{count} targets are out of reach of {method} ({share} of all use), {target} among them: {reason}",
        remedy: "make each a stop of the method, or give it a key of its own",
        source: "WCAG 2.2, 2.1.1; MODEL: keyboard, remote, screen reader",
        examine: { screen, examination in
            let total = screen.targets.reduce(0) { $0 + $1.weight }
            guard total > 0 else { return }
            for own in screen.asked {
                let scrolled = Set(own.tree.tree.leftOut.filter { $0.reason == .offscreen }.map(\.element))
                var byReason: [String: [Int]] = [:]
                var unknown: [String: [ElementIndex]] = [:]
                for (place, target) in screen.targets.enumerated() where target.weight > 0 {
                    let cost = own.tree.costs[place]
                    switch cost.status {
                    case .reached: continue
                    case .unknown: unknown[cost.reason ?? "", default: []].append(target.element)
                    case .unreachable: byReason[cost.reason ?? "no route leads to it", default: []].append(place)
                    }
                }
                for (reason, places) in byReason.sorted(by: { $0.value[0] < $1.value[0] }) {
                    let isElsewhere = places.allSatisfy { place in
                        screen.asked.contains {
                            $0.isReader == own.isReader && $0.scans == own.scans
                                && $0.tree.costs[place].status == .reached
                        }
                    }
                    let isScrolled = places.allSatisfy { scrolled.contains(screen.targets[$0].element) }
                    examination.found(
                        isScrolled ? .note : isElsewhere ? .warning : .error,
                        at: places.map { screen.targets[$0].element }, method: own.id,
                        [
                            "count": .count(places.count), "reason": .text(reason),
                            "share": .share(places.reduce(0) { $0 + screen.targets[$1].weight } / total),
                        ])
                }
                for (reason, elements) in unknown.sorted(by: { $0.value[0] < $1.value[0] }) {
                    examination.cannotTell("\(own.id): \(reason)", at: elements)
                }
            }
        })
}
