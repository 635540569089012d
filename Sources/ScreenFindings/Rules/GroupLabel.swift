import AccessCost
import LayoutModel

extension Rule {
    /// A group is a stop and has no label.
    ///
    /// The label says whether a group is worth entering. Without one, a listener hears "group" and must enter it to
    /// find out.
    ///
    /// The rule checks every container that is a stop of a requested method. Bars, lists, menus, landmarks and the like
    /// say by their kind what they are. Where a screen has several of one kind without a label, it cannot be told: the
    /// app may label them when it runs. Rows and parts that a method makes by itself need no label, and neither do the
    /// containers that ChromeOS takes for groups, as they are not spoken.
    static let groupLabel = Rule(
        code: "group-label", title: "a group without a label",
        message: "{target}, a group of {stops} stops, has no label",
        remedy: "give the group a label that says what it holds",
        source: "Apple, WWDC 2020, Accessibility design for Mac Catalyst; WAI-ARIA Authoring Practices",
        affects: [.screenReader, .switches], touches: [.relationships, .nameRoleValue],
        examine: { screen, examination in
            var stops: [ElementIndex: Int] = [:]
            for own in screen.methods
            where own.method.method.rules(for: own.method.parameters).groups != .branching {
                let tree = own.tree.tree
                for stop in tree.visibleStops where tree.stops[stop].kind == .group {
                    let entry = tree.stops[stop]
                    guard let box = entry.element, screen.screen[box].label.allSatisfy(\.isWhitespace) else { continue }
                    stops[box] = tree.stops[(stop + 1)..<entry.end].count { $0.parent == stop && $0.kind != .exit }
                }
            }
            var kinds: [Role: [ElementIndex]] = [:]
            for (box, count) in stops.sorted(by: { $0.key < $1.key }) {
                let element = screen.screen[box]
                if element.role == .group && element.landmark == nil || element.role == .other {
                    examination.found(.warning, at: [box], ["stops": .count(count)])
                } else {
                    kinds[element.role, default: []].append(box)
                }
            }
            for (_, boxes) in kinds.sorted(by: { $0.value[0] < $1.value[0] }) where boxes.count > 1 {
                examination.cannotTell("several of one kind have no label in the file", at: boxes)
            }
        })
}
