import AccessCost
import LayoutModel

/// A state of an element, as inspectors list them.
enum StopState: String, CaseIterable, Sendable {
    case selected, disabled, adjustable, destructive, confirms, modal, locked, revealedByTap, revealedByFocus

    /// The states of an element, in the order of the words.
    static func all(of element: Element) -> [StopState] { allCases.filter { $0.holds(for: element) } }

    private func holds(for element: Element) -> Bool {
        switch self {
        case .selected: element.isSelected
        case .disabled: !element.isEnabled
        case .adjustable: element.isAdjustable
        case .destructive: element.isDestructive
        case .confirms: element.confirms
        case .modal: element.isModal
        case .locked: element.isLocked
        case .revealedByTap: element.reveals == .tap
        case .revealedByFocus: element.reveals == .focus
        }
    }

    /// The state in words for people.
    var words: String {
        switch self {
        case .confirms: "asks first"
        case .revealedByFocus: "hidden until focused"
        case .revealedByTap: "hidden until tapped"
        default: rawValue
        }
    }
}

/// The kind of a container, as inspectors name it.
enum ContainerKind: String, CaseIterable, Sendable {
    case semanticGroup, list, landmark, dataTable

    /// The kind of container that an element is; nil where assistive technology sees none.
    init?(_ element: Element) {
        switch element.containerType {
        case .semanticGroup: self = .semanticGroup
        case .list: self = .list
        case .landmark: self = .landmark
        case .dataTable: self = .dataTable
        case .none:
            guard element.landmark != nil else { return nil }
            self = .landmark
        }
    }
}

/// What an inspector tells of a stop behind its name: value, states, actions, keys and the kind of container.
enum StopTraits {
    /// The traits in words, each short.
    static func words(_ element: Element) -> [String] {
        var words: [String] = []
        if let value = element.value, !value.isEmpty { words.append("value \"\(cut(value, to: 30))\"") }
        if let level = element.headingLevel { words.append("heading \(level)") }
        words += StopState.all(of: element).map(\.words)
        if !element.actions.isEmpty { words.append(plural(element.actions.count, .action)) }
        words += element.gestures.map { "gesture \($0.words)" }
        if let shortcut = element.shortcut { words.append("shortcut \(cut(shortcut.description, to: 30))") }
        if let mnemonic = element.mnemonic { words.append("mnemonic \(cut(mnemonic, to: 8))") }
        if let key = element.accessKey { words.append("access key \(cut(key, to: 8))") }
        return words + container(element)
    }

    /// What a person says for a target.
    ///
    /// - Parameter number: its number when the screen shows numbers.
    static func words(_ name: SpokenNames.Name, _ number: Int) -> String {
        switch name {
        case .own(let text): say.toSay(cut(text, to: 30))
        case .shared(let text, let place, let count): say.toSay(cut(text, to: 30), then: place, of: count)
        case .missing: say.noNameToSay(number)
        }
    }

    private static func container(_ element: Element) -> [String] {
        var words: [String] = []
        switch ContainerKind(element) {
        case .semanticGroup: words.append("semantic group")
        case .list: words.append("list")
        case .dataTable: words.append("data table")
        case .landmark where element.landmark == nil: words.append("landmark")
        case .landmark, nil: break
        }
        if let landmark = element.landmark { words.append("landmark \(landmark.rawValue)") }
        if element.navigationStyle != .automatic { words.append("navigation \(element.navigationStyle.rawValue)") }
        if let block = element.scanBlock { words.append("scan block \(block)") }
        return words
    }
}
