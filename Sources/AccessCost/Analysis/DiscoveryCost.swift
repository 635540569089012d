import LayoutModel

/// The cost of finding one of several hidden elements, each equally likely to be the wanted one.
///
/// The person tries them in visiting order until the wanted one shows itself. Elements that the focus reveals are tried
/// by moving over them and entering their groups one after the other; elements that a tap reveals are activated, each
/// from where the previous one left the scan or the focus. Acting on the element that was found is not counted.
public struct DiscoveryCost: Hashable, Codable, Sendable {
    /// What reveals the elements.
    public enum Reveals: String, CaseIterable, Hashable, Sendable, Codable {
        case tap, focus
        /// Some show themselves on tap, others on focus.
        case mixed
    }

    /// The number of hidden elements.
    public var hidden: Int
    /// What reveals them.
    public var reveals: Reveals
    /// The mean over the hidden elements; nil where one of them cannot be tried.
    public var expected: Cost?
    /// Why there is no mean.
    public var reason: String?
}

extension Analyzer {
    /// The cost of finding one of the hidden targets; nil where none is hidden.
    ///
    /// O((states + moves) log states) for each hidden element, over the states that are near the previous one.
    /// - Parameter formula: what the method's formula says in the context; nil where it has none.
    static func discovery(
        of targets: [ElementIndex], on context: MachineContext, _ method: AccessMethod, rank: Rank,
        _ formula: ClosedForm?
    ) -> DiscoveryCost? {
        let hidden = targets.filter { context.screen[$0].reveals != nil }
        guard let first = hidden.first.flatMap({ context.screen[$0].reveals }) else { return nil }
        let isMixed = hidden.contains { context.screen[$0].reveals != first }
        var result = DiscoveryCost(
            hidden: hidden.count, reveals: isMixed ? .mixed : first == .tap ? .tap : .focus)
        if let reason = context.tree.unavailable {
            result.reason = reason
            return result
        }
        // Activations count in full, whatever action the analysis is about.
        var screenRoutes = ScreenRoutes(
            MachineContext(
                screen: context.screen, tree: context.tree, parameters: context.parameters, platform: context.platform,
                routes: context.routes), method, rank: rank, formula: context.action == .activate ? formula : nil)
        let stops = hidden.compactMap(screenRoutes.stop).sorted()
        guard stops.count == hidden.count else {
            result.reason = "\(hidden.count - stops.count) of them cannot be reached"
            return result
        }
        func isTapped(_ stop: StopIndex) -> Bool {
            context.tree.stops[stop].element.flatMap { context.screen[$0].reveals } == .tap
        }
        let focused = Set(stops.filter { !isTapped($0) })
        var state = screenRoutes.start
        var (soFar, sum) = (Cost(), Cost())
        for stop in stops {
            if isTapped(stop) {
                guard let found = screenRoutes.route(from: state, to: stop, action: 0) else {
                    result.reason = screenRoutes.reason ?? "no route leads from one to the next"
                    return result
                }
                soFar += found.cost
                state = screenRoutes.machine.resume(after: stop, action: 0)
            } else {
                guard let found = screenRoutes.routeToFocus(from: state, on: stop, of: focused) else {
                    result.reason = "no route focuses a target"
                    return result
                }
                soFar += found.cost
                state = found.state
            }
            sum += soFar
        }
        result.expected = sum * (1 / Double(stops.count))
        return result
    }
}
