public import AccessCost
public import LayoutModel

/// Where random tests take their numbers from.
public typealias SeededNumbers = SeededGenerator

extension SeededGenerator {
    /// The numbers of a seed.
    public init(_ seed: UInt64) { self.init(seed: seed) }

    /// Whether something happens that happens in one of `count` cases.
    public mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Screens that nobody would design: nested groups of all kinds, weights, and elements that are left out.
public struct RandomLayouts {
    /// Where the numbers come from.
    public var numbers: SeededNumbers

    /// The screens of a seed.
    public init(seed: UInt64) { numbers = SeededNumbers(seed) }

    /// A screen of up to about so many elements and groups.
    public mutating func screen(elements limit: Int) -> Screen {
        let hasFrames = !numbers.oneIn(3)
        var screen = Screen(id: "random", width: hasFrames ? 400 : nil, height: hasFrames ? 800 : nil)
        if numbers.oneIn(5) { screen.direction = .rightToLeft }
        if numbers.oneIn(5) { screen.readingOrder = .document }
        fill(&screen, in: nil, depth: 0, rest: Int.random(in: 0...limit, using: &numbers), hasFrames)
        return screen
    }

    private mutating func fill(
        _ screen: inout Screen, in parent: ElementIndex?, depth: Int, rest: Int, _ hasFrames: Bool
    ) {
        var rest = rest
        while rest > 0 {
            if depth < 4, numbers.oneIn(3) {
                let size = Int.random(in: 1...rest, using: &numbers)
                let index = screen.open(group(hasFrames), in: parent)
                screen.setID("g\(index.rawValue)", at: index)
                fill(&screen, in: index, depth: depth + 1, rest: size - 1, hasFrames)
                screen.close(index)
                rest -= size
            } else {
                let index = screen.open(element(hasFrames), in: parent)
                screen.setID("e\(index.rawValue)", at: index)
                rest -= 1
            }
        }
    }

    private mutating func group(_ hasFrames: Bool) -> Element {
        let roles: [Role] = [.group, .group, .toolbar, .table, .scrollView, .form]
        var group = Element(.group, role: roles.randomElement(using: &numbers)!)
        group.container = [nil, nil, .semanticGroup, ContainerType.none].randomElement(using: &numbers)!
        group.navigationStyle = [.automatic, .automatic, .combined, .separate].randomElement(using: &numbers)!
        if numbers.oneIn(8) { group.scanBlock = Int.random(in: 1...4, using: &numbers) }
        if numbers.oneIn(12) { group.isEnabled = false }
        if hasFrames, numbers.oneIn(2) { group.frame = frame() }
        return group
    }

    private mutating func element(_ hasFrames: Bool) -> Element {
        let roles: [Role] = [.button, .button, .button, .link, .cell, .key, .staticText]
        var element = Element(role: roles.randomElement(using: &numbers)!)
        element.weight = [0, 1, 1, 2.5].randomElement(using: &numbers)!
        if hasFrames { element.frame = frame() }
        if numbers.oneIn(12) { element.isHidden = true }
        if numbers.oneIn(12) { element.isEnabled = false }
        if numbers.oneIn(12) { element.isOffscreen = true }
        if numbers.oneIn(12) { element.interactive = !element.respondsToInteraction }
        if numbers.oneIn(4) { element.actions.append(Action(name: "Delete")) }
        if numbers.oneIn(8) { element.gestures.append(.longPress) }
        return element
    }

    /// On a coarse raster, so that rows and columns come about.
    private mutating func frame() -> Frame {
        Frame(
            x: Double(Int.random(in: 0...8, using: &numbers) * 50),
            y: Double(Int.random(in: 0...16, using: &numbers) * 50),
            width: Double(Int.random(in: 1...4, using: &numbers) * 25),
            height: Double(Int.random(in: 1...4, using: &numbers) * 25))
    }
}
