public import GroupingSearch
public import LayoutModel

/// Code that makes a change in the toolkits of a platform.
public enum SuggestionCode {
    /// What to paste, toolkit by toolkit, in the order of the list; none where no toolkit of the platform can.
    ///
    /// Names are made of ids, so they are those of the views only where the file's ids are. There is no code for Windows,
    /// Java and boards: their layouts are changed with `--apply`. O(elements).
    /// - Parameters:
    ///   - screen: the screen before the change.
    ///   - makesLandmarks: whether a group is to be a landmark of a page (`MethodMix.groupsAreLandmarks`).
    public static func code(
        for change: ScreenChange, on screen: Screen, platform: Platform?, makesLandmarks: Bool = false
    ) -> [(toolkit: String, code: String)] {
        guard let platform, let subject = CodeSubject(change, on: screen, isLandmark: makesLandmarks) else { return [] }
        return CodeToolkit.all.filter { platform.toolkits.contains($0.id) }.compactMap { toolkit in
            toolkit.code(subject).map { (toolkit.id, $0) }
        }
    }
}

/// A toolkit that code is written for.
struct CodeToolkit: Sendable {
    /// The key in JSON.
    let id: String
    /// What people call it.
    let name: String
    /// The lines that make a change; nil where the toolkit cannot.
    let code: @Sendable (CodeSubject) -> String?

    /// Every toolkit, in the order in which code is shown.
    static let all: [CodeToolkit] = [.uikit, .swiftUI, .appKit, .androidXML, .kotlin, .html, .gtk, .qt]

    /// What people call the toolkit of an id.
    static func name(of id: String) -> String { all.first { $0.id == id }?.name ?? id }
}

/// What code is written about: a change with the elements that it names.
struct CodeSubject: Sendable {
    /// The change.
    let change: ScreenChange
    /// The elements of its targets, in their order.
    let targets: [Element]
    /// The box that it is about, nil where it is a new one or the screen's top.
    let box: Element?
    /// Whether a group is a landmark of a page.
    let isLandmark: Bool
    /// The names of the actions that it makes, for custom actions.
    let actionNames: [String]
    /// The parts of the carousel that it is about, none for other changes.
    let carousel: (back: Element?, on: Element?, items: [Element])
    /// Whether the targets stand side by side.
    let isRow: Bool

    /// Nil where the screen lacks one of the elements.
    init?(_ change: ScreenChange, on screen: Screen, isLandmark: Bool = false) {
        self.isLandmark = isLandmark
        let elements = Dictionary(screen.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        targets = change.targets.compactMap { elements[$0] }
        box = change.container.flatMap { elements[$0] }
        guard targets.count == change.targets.count, (change.container == nil) == (box == nil) else { return nil }
        let needed =
            switch change.kind {
            case .ungroup, .pageJump: 0
            case .group, .order, .merge, .actions, .roving, .radioGroup, .align, .earlier: 2
            case .gestureActions, .skip, .shortcut, .mnemonic, .inputLabel, .adjustable, .confirm, .heading, .skipLink,
                .moveCells, .scanBlock:
                1
            }
        guard targets.count >= needed else { return nil }
        self.change = change
        actionNames = ScreenChange.actionNames(change, on: screen)
        if change.kind == .actions, actionNames.isEmpty { return nil }
        guard
            let carousel = change.kind == .adjustable ? ScreenChange.carouselParts(change, on: screen) : (nil, nil, [])
        else { return nil }
        self.carousel = carousel
        linkID = change.additions(on: screen).first ?? ""
        let frames = targets.compactMap(\.frame)
        isRow = frames.count == targets.count && frames.dropFirst().allSatisfy { frames[0].sharesRow(with: $0) }
    }

    /// A loop that gives each target an action of Apple's toolkits for each of its gestures.
    ///
    /// - Parameters:
    ///   - target: the name that the loop gives to a target.
    ///   - all: the names of the targets.
    ///   - view: the class of the targets.
    ///   - set: what stands before and after the list of actions where it is set.
    ///   - action: the class of an action.
    ///   - block: how the block of an action begins.
    func gestureActions(
        _ target: String, _ all: [String], view: String, set: (start: String, end: String), action: String,
        block: String
    ) -> String {
        let actions = change.gestureActionNames.flatMap { name in
            [
                "        \(action)(name: \(CodeText.swift(name))) \(block)",
                "            // What the gesture does now.", "            return true", "        },",
            ]
        }
        let start = ["for \(target) in \(all.listed()) as [\(view)] {", "    \(target)\(set.start)"]
        return (start + actions + ["    \(set.end)", "}"]).lines
    }

    /// The change's label; that of the box or the first target where it gives none.
    var label: String {
        change.label.isEmpty
            ? [box?.label, targets.first?.label].compactMap(\.self).first { !$0.isEmpty } ?? "" : change.label
    }

    /// The one target of a change that has one.
    var target: Element { targets[0] }

    /// The container of a group that is taken apart: the container, or the one target that is it.
    var dissolved: Element? { box ?? (targets.count == 1 ? targets[0] : nil) }

    /// The target's label with a mark before the letter that is underlined; the mark itself is doubled.
    func underlined(_ mark: Character) -> String {
        var isDone = false
        return target.label.map { letter -> String in
            if letter == mark { return "\(mark)\(mark)" }
            guard !isDone, letter.uppercased() == change.label.uppercased() else { return String(letter) }
            isDone = true
            return "\(mark)\(letter)"
        }.joined()
    }

    /// The chord of a shortcut.
    var shortcut: Shortcut? { Shortcut(change.label) }

    /// The label and every further name, the new one last.
    var inputLabels: [String] {
        ([target.label] + target.inputLabels + [change.label]).filter { !$0.isEmpty }
    }

    /// The title and its control or value; nil for other changes.
    var pair: (title: Element, value: Element, isControl: Bool)? {
        change.kind == .merge && targets.count == 2
            ? (targets[0], targets[1], targets[1].role != .staticText) : nil
    }

    /// The id of the link that a skip link is.
    let linkID: String

    /// What a person is asked before something is lost.
    var question: String { "\(answer)?" }
    /// The answer that goes on.
    var answer: String { target.label.isEmpty ? "Delete" : target.label }
}
