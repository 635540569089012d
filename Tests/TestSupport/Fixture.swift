public import AccessCost
import LayoutFormats
public import LayoutModel

/// A screen written in a test, with short ways to the trees and costs that access methods make of it.
public struct Fixture: Sendable {
    /// The screen.
    public let screen: Screen
    /// The system that it is made for.
    public let platform: Platform?

    /// A screen that is there already.
    public init(_ screen: Screen, platform: Platform? = .ios) {
        self.screen = screen
        self.platform = platform
    }

    /// Reads what stands inside a `<screen>`.
    ///
    /// - Parameter attributes: the attributes of the screen, as `width="100" height="100"`.
    public init(_ content: String, platform: Platform? = .ios, screen attributes: String = "") throws {
        let system = platform.map { " platform=\"\($0.rawValue)\"" } ?? ""
        let xml = "<layout\(system)><screen id=\"s\" \(attributes)>\(content)</screen></layout>"
        let layout = try LayoutReader.read(.bytes(Array(xml.utf8), path: "test.xml")).layout
        self.init(layout.screens[0], platform: layout.platform)
    }

    /// The first screen of one of the project's samples.
    public init(sample name: String) throws {
        let layout = try SampleLoader.layout(name).layout
        self.init(layout.screens[0], platform: layout.platform)
    }

    /// The settings of a method with some values changed; a value that is not taken stops the test.
    public static func settings(_ method: AccessMethod, _ values: [String: String]) -> ParameterValues {
        var settings = method.defaults
        for (key, value) in values {
            if let problem = settings.set(key, to: value) { fatalError("\(method.id): \(problem)") }
        }
        return settings
    }

    /// The tree that a method makes of the screen.
    public func tree(
        _ kind: TreeKind, by method: AccessMethod = .iosSwitchAuto, set values: [String: String] = [:]
    ) -> AccessTree {
        let settings = Self.settings(method, values)
        return AccessTree(
            screen, exposure: Exposure(screen, platform: platform), kind: kind, rules: method.rules(for: settings))
    }

    /// The tree's stops, one in a line, indented by depth: "group Bar", "target Add", "text Price", "exit".
    public func dump(
        _ kind: TreeKind, by method: AccessMethod = .iosSwitchAuto, set values: [String: String] = [:]
    ) -> String {
        let tree = tree(kind, by: method, set: values)
        return tree.stops.map { stop in
            let name = stop.kind == .exit ? "" : " \(self.name(of: stop))"
            return String(repeating: "  ", count: stop.depth) + stop.kind.rawValue + name
        }.joined(separator: "\n")
    }

    /// The names of the stops of the flat tree, in visiting order.
    public func order(by method: AccessMethod = .iosSwitchAuto, set values: [String: String] = [:]) -> String {
        tree(.flat, by: method, set: values).stops.map { name(of: $0) }.joined(separator: " ")
    }

    /// The elements that the method skips, by id, and why.
    public func leftOut(by method: AccessMethod = .iosSwitchAuto) -> [String: LeftOutReason] {
        Dictionary(uniqueKeysWithValues: tree(.flat, by: method).leftOut.map { (screen[$0.element].id, $0.reason) })
    }

    /// What a stop is called: its element's label, else its id, else its own name.
    public func name(of stop: AccessTree.Stop) -> String {
        guard let element = stop.element.map({ screen[$0] }) else { return stop.name }
        return element.label.isEmpty ? element.id : element.label
    }

    /// The costs of all targets by one method; without the activation unless it is asked for.
    public func analysis(
        _ method: AccessMethod, set values: [String: String] = [:], action: GoalAction = .none,
        weights: WeightTable? = nil, rank: Rank = .seconds, routes: Set<RouteFamily>? = nil
    ) -> ScreenAnalysis {
        let request = RequestedMethod(method, parameters: Self.settings(method, values))
        return Analyzer.analyze(
            screen, platform: platform,
            AnalysisPlan(
                methods: [request], action: action, rank: rank, weights: weights, routes: routes,
                details: [.routes, .actions]))
    }

    /// What one target costs by one method on one tree, nil where it has no cost.
    public func cost(
        of id: String, _ method: AccessMethod, on kind: TreeKind, set values: [String: String] = [:],
        action: GoalAction = .none
    ) -> Cost? {
        let analysis = analysis(method, set: values, action: action)
        guard let target = analysis.targets.firstIndex(where: { $0.id == id }) else { return nil }
        return analysis.methods[0].tree(kind)?.costs[target].cost
    }
}
