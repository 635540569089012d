import AccessCost
import LayoutFormats
import LayoutModel
import TestSupport

/// Splitmix64: the same numbers on every platform.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// A sample's first screen with its platform.
func sample(_ name: String) throws -> (screen: Screen, platform: Platform?) {
    let layout = try LayoutReader.read(.file(ProjectFiles.path("Samples/\(name).xml"))).layout
    return (layout.screens[0], layout.platform)
}

/// A screen of the elements that the body adds.
func makeScreen(_ body: (inout Screen) -> Void) -> Screen {
    var screen = Screen(id: "test")
    body(&screen)
    return screen
}

extension Screen {
    /// Adds an element without children.
    @discardableResult
    mutating func add(
        _ role: Role, _ label: String, in parent: ElementIndex? = nil, _ change: (inout Element) -> Void = { _ in }
    ) -> ElementIndex {
        var element = Element(role: role, id: label, label: label)
        change(&element)
        let index = open(element, in: parent)
        close(index)
        return index
    }

    /// Adds a group with what the body adds to it.
    mutating func group(
        _ role: Role, _ label: String, in parent: ElementIndex? = nil, _ change: (inout Element) -> Void = { _ in },
        _ body: (inout Screen, ElementIndex) -> Void
    ) {
        var element = Element(.group, role: role, id: label, label: label)
        change(&element)
        let index = open(element, in: parent)
        body(&self, index)
        close(index)
    }
}

/// What a method finds on one tree of a screen.
struct Found {
    let analysis: TreeAnalysis
    let targets: [AnalysedTarget]
    /// What the analysis does not store.
    let finder: RouteFinder

    init(
        _ screen: Screen, _ method: AccessMethod, _ kind: TreeKind = .grouped, platform: Platform? = nil,
        set: [String: String] = [:], action: GoalAction = .activate, rank: Rank = .seconds,
        routes: Set<RouteFamily>? = nil
    ) {
        var settings = method.defaults
        for (key, value) in set { precondition(settings.set(key, to: value) == nil, "\(key)=\(value)") }
        let request = AnalysisPlan(
            methods: [.init(method, parameters: settings)], action: action, rank: rank, routes: routes,
            details: [.routes, .actions])
        let result = Analyzer.analyze(screen, platform: platform ?? method.platforms[0], request)
        analysis = result.methods[0].tree(kind)!
        targets = result.targets
        finder = RouteFinder(result, result.methods[0], analysis)
    }

    private func offset(_ id: String) -> Int { targets.firstIndex { $0.id == id }! }
    func cost(_ id: String) -> Cost? { analysis.costs[offset(id)].cost }
    func route(_ id: String) -> String? { analysis.costs[offset(id)].route?.description }
    func reason(_ id: String) -> String? { analysis.costs[offset(id)].reason }
    func status(_ id: String) -> TargetCost.Status { analysis.costs[offset(id)].status }
}

/// A screen of up to ten targets with groups, texts, names, shortcuts, actions and gestures; some without frames.
func randomScreen(seed: Int) -> Screen {
    var random = SeededGenerator(seed: seed)
    let words = ["Add", "Address", "Share", "Play", "play all", "Next", "Text", "Gift", "Gifts", "Level 1", "Level 12"]
    let roles: [Role] = [
        .button, .button, .link, .checkbox, .textField, .textView, .slider, .cell, .staticText, .heading,
    ]
    let boxes: [Role] = [.group, .list, .table, .radioGroup, .toolbar, .menuBar, .tabGroup, .navigationBar]
    let hasFrames = Int.random(in: 0..<5, using: &random) > 0
    var count = Int.random(in: 1...10, using: &random)
    var number = 0
    func frame() -> Frame? {
        guard hasFrames else { return nil }
        return Frame(
            x: Double(Int.random(in: 0..<9, using: &random)) * 30,
            y: Double(Int.random(in: 0..<9, using: &random)) * 30,
            width: Double(Int.random(in: 1...4, using: &random)) * 20,
            height: Double(Int.random(in: 1...3, using: &random)) * 20)
    }
    func addElement(_ screen: inout Screen, in parent: ElementIndex?, _ box: Role?) {
        number += 1
        var role = roles.randomElement(using: &random)!
        if box == .radioGroup { role = .radioButton }
        if box == .tabGroup { role = .tab }
        var element = Element(role: role, id: "e\(number)", label: words.randomElement(using: &random)!)
        element.frame = frame()
        func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
        if chance(4) { element.inputLabels = [words.randomElement(using: &random)!] }
        if chance(8) { element.shortcut = Shortcut([.command], key: "\(number)") }
        if chance(8) { element.mnemonic = ["a", "b"].randomElement(using: &random)! }
        if chance(8) { element.accessKey = ["x", "y"].randomElement(using: &random)! }
        if chance(6) { element.tabIndex = Int.random(in: -1...2, using: &random) }
        if chance(6) { element.next.forward = "e\(Int.random(in: 1...10, using: &random))" }
        if chance(6) { element.next.down = "e\(Int.random(in: 1...10, using: &random))" }
        if chance(5) { element.isSelected = true }
        if chance(8) { element.isAdjustable = true }
        if role == .heading { element.headingLevel = 1 }
        if chance(8) { element.landmark = .main }
        for place in 0..<(chance(4) ? 3 : 0) {
            element.actions.append(
                Action(name: "act \(place)", shortcut: place == 1 ? Shortcut([.control], key: "D") : nil))
        }
        if chance(8) { element.gestures = [.longPress, .swipeUp] }
        screen.close(screen.open(element, in: parent))
    }
    return makeScreen { screen in
        if Bool.random(using: &random) { screen.focus = "e\(Int.random(in: 1...10, using: &random))" }
        while count > 0 {
            guard Int.random(in: 0..<3, using: &random) == 0 else {
                addElement(&screen, in: nil, nil)
                count -= 1
                continue
            }
            let role = boxes.randomElement(using: &random)!
            screen.group(role, "box \(count)") {
                $0.selectionFollowsFocus = Bool.random(using: &random)
                if role == .group { $0.container = [.semanticGroup, .landmark, .list].randomElement(using: &random)! }
                if Bool.random(using: &random) { $0.entry = .selected }
            } _: { screen, index in
                for _ in 0..<min(count, Int.random(in: 1...4, using: &random)) {
                    addElement(&screen, in: index, role)
                    count -= 1
                }
            }
        }
    }
}
