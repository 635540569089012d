import LayoutModel

/// What it takes to find one of several hidden elements, each as likely as the others to be the wanted one.
///
/// They are tried in visiting order until the wanted one shows itself: those that a focus reveals by moving over them,
/// entering their groups one after the other, those that a tap reveals by activating each from where the one before has
/// left the scan or the focus. What is done with the one that was found is not counted.
public struct FindingCost: Hashable, Codable, Sendable {
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
    /// What it takes to find one of the hidden ones among the targets; nil where none is hidden.
    ///
    /// O((states + moves) log states) for each hidden element, over the states that are near the one before.
    static func finding(
        of targets: [ElementIndex], on context: MachineContext, _ method: AccessMethod, rank: Rank
    ) -> FindingCost? {
        let hidden = targets.filter { context.screen[$0].reveals != nil }
        guard let first = hidden.first.flatMap({ context.screen[$0].reveals }) else { return nil }
        let isMixed = hidden.contains { context.screen[$0].reveals != first }
        var result = FindingCost(
            hidden: hidden.count, reveals: isMixed ? .mixed : first == .tap ? .tap : .focus)
        if let reason = context.tree.unavailable {
            result.reason = reason
            return result
        }
        // Activations count in full, whatever else is asked of the analysis.
        var ways = ScreenWays(
            MachineContext(
                screen: context.screen, tree: context.tree, parameters: context.parameters, platform: context.platform,
                routes: context.routes), method, rank: rank)
        let stops = hidden.compactMap(ways.stop).sorted()
        guard stops.count == hidden.count else {
            result.reason = "\(hidden.count - stops.count) of them cannot be reached"
            return result
        }
        var state = ways.start
        var (soFar, sum) = (Cost(), Cost())
        for stop in stops {
            let element = context.tree.stops[stop].element.map { context.screen[$0] }
            if element?.reveals == .tap {
                guard let way = ways.way(from: state, to: stop, action: 0) else {
                    result.reason = ways.reason ?? "no route leads from one to the next"
                    return result
                }
                soFar += way.cost
                state = ways.machine.resume(after: stop, action: 0)
            } else {
                guard let look = ways.look(from: state, at: stop) else {
                    result.reason = "nothing is focused on the way to a target"
                    return result
                }
                soFar += look.cost
                state = look.state
            }
            sum += soFar
        }
        result.expected = sum * (1 / Double(stops.count))
        return result
    }
}
