import AccessCost
import LayoutModel

/// What a suggested screen has that the screen as it is has not, for its drawing.
struct DrawingChanges {
    /// The groups of the suggested tree that hold other targets than any group now.
    private(set) var groups: Set<StopIndex> = []
    /// Where the groups are that the suggestion dissolves.
    private(set) var dissolved: [Frame] = []
    /// The stops that stand elsewhere than now.
    private(set) var moved: Set<StopIndex> = []

    /// The changes from a screen to what is suggested for it. O(stops x depth + elements).
    init(from before: MethodView, to after: MethodView) {
        let old = Self.members(before), new = Self.members(after)
        let (known, kept) = (Set(old.values), Set(new.values))
        groups = Set(new.filter { !known.contains($0.value) }.keys)
        let drawing = Drawing(before.screen.screen, before.main.tree)
        dissolved = old.filter { !kept.contains($0.value) }.keys.sorted().compactMap { drawing.stops[$0] }
        let places = Dictionary(
            before.screen.screen.elements.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        let stops = after.main.tree.stops
        for stop in stops.indices where stops[stop].kind == .target {
            guard let element = stops[stop].element.map({ after.screen.screen[$0] }), let now = element.frame,
                let then = places[element.id] ?? nil
            else { continue }
            if abs(now.x - then.x) > 0.5 || abs(now.y - then.y) > 0.5 { moved.insert(stop) }
        }
    }

    /// What the drawing shows of it, in a sentence; empty for no change that is drawn.
    var sentence: String {
        let parts = [
            groups.isEmpty ? nil : say.newGroupsAreThick,
            dissolved.isEmpty ? nil : say.dissolvedAreDotted,
            moved.isEmpty ? nil : say.movedAreFramed,
        ].compactMap(\.self)
        return parts.isEmpty ? "" : "\(parts.joined(separator: ", ").capitalisedStart)."
    }

    /// The ids of the targets in each group of the layout; rows that a method makes by itself are no change of anybody's.
    private static func members(_ view: MethodView) -> [StopIndex: Set<String>] {
        let stops = view.main.tree.stops
        var result: [StopIndex: Set<String>] = [:]
        for stop in stops.indices where stops[stop].kind == .group && stops[stop].element != nil {
            result[stop] = Set(
                stops[(stop + 1)..<stops[stop].end].compactMap { $0.element.map { view.screen.screen[$0].id } })
        }
        return result
    }
}
