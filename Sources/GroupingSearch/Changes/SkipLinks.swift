import LayoutModel

extension ScreenChange {
    /// The fewest targets before the main content that a link past them is worth.
    private static let fewestSkipped = 3

    /// A link at the beginning of a page that leads to its main content, where several targets stand before that and no link
    /// leads there yet. The link is nobody's goal, so that its weight is 0.
    ///
    /// O(elements log elements).
    static func skipLinkCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.skipLink) == true, let main = mainContent(of: screen), !screen[main].id.isEmpty else {
            return []
        }
        let reading = ScreenReading(screen, platform: platform)
        let skipped = screen.elements.indices.prefix(main.rawValue).count { reading.isTarget(ElementIndex($0)) }
        guard skipped >= fewestSkipped, canHaveSkipLink(screen, to: main) else { return [] }
        let name = LabelWords.trimmed(screen[main].label)
        return [ScreenChange(.skipLink, [screen[main].id], label: "Skip to \(name.isEmpty ? "main content" : name)")]
    }

    static func applySkipLink(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 1, !change.label.isEmpty, let target = screen.index(of: change.targets[0]),
            canHaveSkipLink(screen, to: target)
        else { return nil }
        var link = Element(.element, role: .link)
        link.id = skipLinkID(on: screen)
        link.label = change.label
        link.jumpsTo = change.targets[0]
        link.weight = 0
        link.line = screen[target].line
        return screen.inserting(link, around: 0..<0)
    }

    /// The id of the new link.
    static func skipLinkID(on screen: Screen) -> String {
        let ids = Set(screen.elements.map(\.id))
        let more = sequence(first: 2) { $0 + 1 }.lazy.map { "skip-link-\($0)" }
        return ids.contains("skip-link") ? more.first { !ids.contains($0) }! : "skip-link"
    }

    private static func mainContent(of screen: Screen) -> ElementIndex? {
        screen.elements.firstIndex { $0.landmark == .main && !$0.isHidden }.map(ElementIndex.init)
    }

    /// Whether no link leads to the target or into it yet, nothing is modal, and the document's order is that of Tab.
    private static func canHaveSkipLink(_ screen: Screen, to target: ElementIndex) -> Bool {
        let inside = Set(screen.elements[target.rawValue..<screen[target].subtreeEnd].map(\.id))
        return screen.elements.allSatisfy { element in
            !element.isModal && element.tabIndex ?? 0 <= 0 && !(element.jumpsTo.map(inside.contains) ?? false)
        }
    }
}
