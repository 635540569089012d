import LayoutModel

/// Numbers everything but activation that can be done with the stops of a tree, so that machines have states for it.
struct ActionPlaces: Sendable {
    /// One action of one stop.
    struct Place: Sendable {
        var stop: StopIndex
        var action: TargetAction
        /// 1-based place among the stop's actions of that kind.
        var position: Int
        /// The number of the stop's actions of that kind.
        var siblingCount: Int
    }

    private(set) var places: [Place] = []
    /// The first place of each stop, and the number of places after the last.
    private var offsets: ContiguousArray<Int> = []

    /// O(stops + actions).
    init(_ context: MachineContext) {
        offsets.reserveCapacity(context.tree.stops.count + 1)
        for (stop, entry) in context.tree.stops.enumerated() {
            offsets.append(places.count)
            guard entry.kind == .target, context.actionCount(of: stop) > 1 else { continue }
            let actions = context.actions(of: stop).dropFirst()
            for kind in [TargetAction.Kind.action, .gesture] {
                let siblingCount = actions.count { $0.kind == kind }
                for (index, action) in actions.filter({ $0.kind == kind }).enumerated() {
                    places.append(Place(stop: stop, action: action, position: index + 1, siblingCount: siblingCount))
                }
            }
        }
        offsets.append(places.count)
    }

    /// The number of places.
    var count: Int { places.count }

    /// The places of a stop.
    subscript(_ stop: StopIndex) -> Range<Int> { offsets[stop]..<offsets[stop + 1] }

    /// The place of one of the actions in `TargetAction.all`, activation being 0; nil where there is none.
    func place(of stop: StopIndex, action: Int) -> Int? {
        let range = self[stop]
        return action > 0 && action <= range.count ? range.lowerBound + action - 1 : nil
    }
}
