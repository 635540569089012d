import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// Many elements stand in one list, and none of them are grouped.
    ///
    /// With a switch every element before the wanted one is waited for, with a screen reader it is listened to. In groups
    /// whole parts of the screen are stepped over at once: 26 stops of a coffee app become 8.
    ///
    /// It is looked at where a method visits more than 9 stops outside groups. Today's order, with what stands in one box
    /// gathered, is split into the best groups of what belongs together (one box, or neighbours of one kind; at most 9 in a
    /// group, two levels), exactly; it is a
    /// finding where that makes the screen at least 5 % cheaper. The method whose users gain most is named. Methods for
    /// which a layout cannot make groups, or whose cost cannot be split exactly (keys that go both ways round), are left
    /// out. A file without frames and boxes does not tell what belongs together.
    static let noGroups = Rule(
        code: "no-groups", title: "many elements in one list, and no groups",
        message:
            "{stops} stops stand in one list; as {groups} stops, groups among them, {method} takes {mended} on average instead of {now}",
        remedy: "make containers of what belongs together; `navcost suggest` names them",
        source: "Apple, WWDC 2020, Accessibility design for Mac Catalyst",
        examine: { screen, examination in
            var best: (method: String, now: Double, mended: Double, stops: Int, groups: Int)?
            var isUnknown = false
            for own in screen.asked where own.tree.kind == .grouped {
                let tree = own.tree.tree
                let top = tree.stops.filter { $0.parent < 0 }
                guard top.count(where: { $0.kind == .target || $0.kind == .text }) > 9 else { continue }
                let problem = GroupingProblem(screen.screen, own.mix, Constraints())
                guard problem.price != nil, let plan = problem.bestGrouping, let now = problem.before else { continue }
                guard screen.hasFrames || screen.screen.elements.contains(where: { $0.kind == .group }) else {
                    isUnknown = true
                    continue
                }
                guard plan.groupCount > 0, let mended = problem.measured(plan),
                    Severity.costing(now, insteadOf: mended) > .note
                else { continue }
                if best.map({ now / mended > $0.now / $0.mended }) ?? true {
                    best = (own.id, now, mended, tree.rootCount, plan.items.count)
                }
            }
            if let best {
                examination.found(
                    .costing(best.now, insteadOf: best.mended), at: [], method: best.method,
                    [
                        "stops": .count(best.stops), "groups": .count(best.groups),
                        "now": .figure(best.now, .seconds), "mended": .figure(best.mended, .seconds),
                    ])
            } else if isUnknown {
                examination.cannotTell("the file has neither frames nor boxes: what belongs together is not known")
            }
        })
}
