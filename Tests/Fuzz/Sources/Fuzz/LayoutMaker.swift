import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// Makes layouts of the fuzzer's bytes, each byte a decision, so that small changes of an input are small changes of a
/// layout. It knows the properties, not what goes together: the reader of our own XML refuses what is no layout.
struct LayoutMaker {
    private var rest: ArraySlice<UInt8>
    /// The columns of a board, whose keys stand in rows and columns; nil for layouts of any kind.
    private var columns: Int?

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Makes boards from now on.
    mutating func makeBoards() { columns = 1 + number(below: 7) }

    /// The next byte, 0 once they have run out.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number below a limit of at most 256.
    mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

    /// Whether something happens that the zeroes at an input's end never let happen.
    private mutating func oneIn(_ count: Int) -> Bool { number(below: count) == count - 1 }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// A layout of one to three screens.
    mutating func layout() -> Layout {
        var layout = Layout(platform: columns != nil ? .aac : oneIn(4) ? nil : pick(Platform.allCases))
        let screens = oneIn(4) ? 1 + number(below: 3) : 1
        for place in 0..<screens { layout.screens.append(columns.map { board(place, $0) } ?? screen(place)) }
        if oneIn(4) { layout.tasks.append(columns == nil ? task() : walk(layout)) }
        return layout
    }

    /// A screen of keys in rows and columns, some places of which are empty.
    private mutating func board(_ place: Int, _ columns: Int) -> Screen {
        var screen = Screen(id: "s\(place)", width: 100 * Double(columns), height: 1_200)
        let letters = Array("etaoinshrdlucmfwypvbgkjqxz ")
        for number in 0..<min(self.number(below: 64), 12 * columns) where !rest.isEmpty {
            let kind = byte()
            if kind % 8 == 7 { continue }
            var key = Element(role: .key, label: String(letters[number % letters.count]))
            key.frame = Frame(
                x: 100 * Double(number % columns), y: 100 * Double(number / columns), width: 100, height: 100)
            key.weight = Double(kind / 8 % 8)
            switch kind / 64 {
            case 1: key.family = pick(["a", "b"])
            case 2: key.leadsTo = "s\(self.number(below: 3))"
            case 3: change(&key, false)
            default: if kind % 8 == 6 { (key.picture, key.colour) = ("cell.png", "#2C82C9") }
            }
            let index = screen.open(key, in: nil)
            screen.setID("e\(index.rawValue)", at: index)
            screen.close(index)
        }
        return screen
    }

    /// A task that goes on to the screens to which its keys lead.
    private mutating func walk(_ layout: Layout) -> Task {
        var task = Task(name: "t", weight: pick([1, 2, 0.5, 10]))
        var screen = 0
        for _ in 0...number(below: 8) where !layout.screens[screen].elements.isEmpty {
            let key = layout.screens[screen].elements[number(below: layout.screens[screen].elements.count)]
            task.activations.append(Task.Activation(target: "s\(screen)/\(key.id)"))
            screen = layout.screens.firstIndex { $0.id == key.leadsTo } ?? screen
        }
        return task
    }

    private mutating func screen(_ place: Int) -> Screen {
        var screen = Screen(id: "s\(place)")
        if oneIn(2) { (screen.width, screen.height) = (length(), length()) }
        if oneIn(6) { screen.direction = pick(ReadingDirection.allCases) }
        if oneIn(6) { screen.readingOrder = pick(ReadingOrder.allCases) }
        if oneIn(6) { screen.focus = reference() }
        screen.isInitial = oneIn(6)
        fill(&screen, in: nil, depth: 0)
        return screen
    }

    private mutating func fill(_ screen: inout Screen, in parent: ElementIndex?, depth: Int) {
        let count = number(below: depth == 0 ? 48 : 9)
        for _ in 0..<count where screen.elements.count < 120 && !rest.isEmpty {
            let index = screen.open(element(), in: parent)
            screen.setID("e\(index.rawValue)", at: index)
            if screen[index].kind == .group || oneIn(12), depth < 6 { fill(&screen, in: index, depth: depth + 1) }
            screen.close(index)
        }
    }

    private mutating func element() -> Element {
        let isGroup = oneIn(4)
        var element = Element(
            isGroup ? .group : .element, role: oneIn(3) ? pick(Role.allCases) : isGroup ? nil : .button)
        if oneIn(2) {
            element.label = pick([
                "a", "Add", "add", "Add to cart", "\u{E9}\u{301} \u{540D}\u{524D}", " ", "\u{202E}x", "1",
            ])
        }
        if oneIn(2) { element.frame = Frame(x: coordinate(), y: coordinate(), width: length(), height: length()) }
        // What most elements do not have costs no byte of its own.
        for _ in 0..<number(below: 4) { change(&element, isGroup) }
        return element
    }

    private mutating func change(_ element: inout Element, _ isGroup: Bool) {
        switch number(below: 22) {
        case 0: element.accessible = oneIn(2)
        case 1: element.interactive = oneIn(2)
        case 2: element.isHidden = true
        case 3: element.isEnabled = false
        case 4: element.isOffscreen = true
        case 5: element.landmark = pick(Landmark.allCases)
        case 6: element.mnemonic = pick(["a", "b", "\u{DF}"])
        case let kind where isGroup: changeGroup(&element, kind % 8)
        case 7: element.weight = pick([0, 0.5, 1, 2, 1e-300, 1e300, 1e308, 1e9])
        case 8: element.shortcut = Shortcut(pick(["Command-A", "Control-Option-Z", "F5", "Tab", "Enter", "a"]))
        case 9: element.accessKey = pick(["a", "1", "d"])
        case 10: element.tabIndex = pick([-1, 0, 1, 2, 32_767, Int(Int32.max)])
        case 11: element.next = NextFocus(up: reference(), down: reference(), left: reference(), right: reference())
        case 12: element.next.forward = reference()
        case 13: element.headingLevel = 1 + number(below: 7)
        case 14: (element.isAdjustable, element.isInline) = (true, oneIn(2))
        case 15: (element.isSelected, element.isFixed) = (true, oneIn(2))
        case 16: element.gestures = [pick(Gesture.allCases)]
        case 17: (element.isDestructive, element.confirms, element.isPrivate) = (oneIn(2), oneIn(2), oneIn(2))
        case 18: element.timeout = pick([0, 0.001, 5, 1e9])
        case 19:
            element.reveals = pick(Reveal.allCases)
            if oneIn(2) { element.family = pick(["a", "b"]) }
        case 20:
            element.actions.append(
                Action(
                    name: pick(["Delete", "Move", "d"]), image: oneIn(2) ? "bin" : nil,
                    shortcut: oneIn(3) ? Shortcut("Command-D") : nil))
        default:
            if oneIn(2) { element.leadsTo = "s\(number(below: 3))" } else { element.jumpsTo = reference() }
            if oneIn(2) { element.inputLabels.append("Send") }
        }
    }

    private mutating func changeGroup(_ element: inout Element, _ kind: Int) {
        switch kind {
        case 0: element.container = pick(ContainerType.allCases)
        case 1: element.navigationStyle = pick(NavigationStyle.allCases)
        case 2: element.isModal = true
        case 3: element.isLocked = true
        case 4: element.selectionFollowsFocus = true
        case 5: element.scanBlock = 1 + number(below: 5)
        case 6: element.scanPriority = pick([0, 1, 2, -1, 1_000_000])
        default:
            if oneIn(2) {
                element.order = [reference(), reference()]
            } else {
                element.entry = pick(EntryPoint.allCases)
            }
        }
    }

    private mutating func task() -> Task {
        var task = Task(name: "t", weight: pick([1, 2, 0.5, 0, 1e308]))
        for _ in 0...number(below: 4) { task.activations.append(Task.Activation(target: reference())) }
        return task
    }

    private mutating func reference() -> String { "e\(number(below: 16))" }
    private mutating func coordinate() -> Double {
        pick([0, 10, 20, 50, 100, 150, 200, 300, -10, 0.1, 1e6, 1e9, -1e9, 1e308, -1e308])
    }
    private mutating func length() -> Double { pick([0, 1, 20, 44, 50, 100, 400, 800, 0.001, 1e6, 1e9, 1e308]) }
}
