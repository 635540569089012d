import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// Many elements are in one list, and none of them are grouped.
    ///
    /// With a switch people wait for every element before the wanted one, with a screen reader they listen to it. With
    /// groups they skip whole parts of the screen in one step: 26 stops of a coffee app become 8.
    ///
    /// The rule applies where a method visits more than 9 stops outside groups. It keeps the current order, gathers
    /// what is in one container, and splits it into the best groups of elements that belong together, exactly: one
    /// container, or neighbours of one kind, at most 9 in a group, two levels. Copies, as the cards of a list or the rows of
    /// a grid, are groups all together or not at all. It is a finding where these groups make
    /// the screen at least 5 % faster. The finding names the method whose users gain most. The rule leaves out methods
    /// for which a layout cannot make groups, and methods whose cost cannot be split exactly (keys that go both ways
    /// round). A file without frames and containers does not tell what belongs together.
    static let noGroups = Rule(
        code: "no-groups", title: "many elements in one list, and no groups",
        message:
            "{stops} stops are in one list; as {groups} stops, groups among them, {method} takes {improved} on average instead of {now}",
        remedy: "make containers of what belongs together; `navcost suggest` names them",
        source: "Apple, WWDC 2020, Accessibility design for Mac Catalyst",
        affects: [.switches, .screenReader, .keys], touches: [.relationships],
        examine: { screen, examination in
            var best: (method: String, now: Double, improved: Double, stops: Int, groups: Int)?
            var isUnknown = false
            for own in screen.methods where own.tree.kind == .grouped {
                let tree = own.tree.tree
                let top = tree.stops[tree.visibleStops].filter { $0.parent < 0 }
                guard top.count(where: { $0.kind == .target || $0.kind == .text }) > 9 else { continue }
                // The groups are those that are best for keys alone; what they save is told with what is heard.
                let problem = GroupingProblem(screen.screen, own.mix.silent, Constraints())
                guard let now = own.mix.value(of: screen.screen), let grouped = problem.bestGrouped else { continue }
                guard screen.hasFrames || screen.screen.elements.contains(where: { $0.kind == .group }) else {
                    isUnknown = true
                    continue
                }
                guard grouped.groups > 0, let improved = own.mix.value(of: grouped.screen),
                    Severity.costing(now, insteadOf: improved) > .note
                else { continue }
                if best.map({ now / improved > $0.now / $0.improved }) ?? true {
                    best = (own.id, now, improved, tree.rootCount, grouped.stops)
                }
            }
            if let best {
                examination.found(
                    .costing(best.now, insteadOf: best.improved), at: [], method: best.method,
                    [
                        "stops": .count(best.stops), "groups": .count(best.groups),
                        "now": .figure(best.now, .seconds), "improved": .figure(best.improved, .seconds),
                    ])
            } else if isUnknown {
                examination.cannotTell("the file has neither frames nor containers: what belongs together is unknown")
            }
        })
}
