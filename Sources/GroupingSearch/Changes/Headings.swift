import LayoutModel
import ScreenSections

extension ScreenChange {
    /// From this confidence on a text that begins a section is its heading to people.
    private static let leastConfidence = 0.8
    /// The most letters of a heading.
    private static let longestHeading = 60

    /// The texts that people take for headings and readers do not: each begins a section that it stands above. All of a screen
    /// become headings together, of one level.
    ///
    /// O(elements log elements x depth).
    static func headingCandidates(on screen: Screen, platform: Platform?) -> [ScreenChange] {
        guard platform?.allows(.heading) == true else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        let sections = SectionFinder.sections(of: screen, items: reading.stops)
        let texts = sections.sections.indices.compactMap { number -> ElementIndex? in
            let section = sections.sections[number]
            guard let heading = section.heading, section.confidence >= leastConfidence,
                sections.items(of: number).count > 2
            else { return nil }
            return reading.isFree(heading) && canBeHeading(screen[heading]) ? heading : nil
        }
        guard let first = texts.min() else { return [] }
        let above = screen.elements[..<first.rawValue].last { $0.isHeading }
        let level = above.map { $0.headingLevel ?? 1 } ?? 1
        return [ScreenChange(.heading, texts.sorted().map { screen[$0].id }, label: String(min(6, level + 1)))]
    }

    static func applyHeadings(_ change: ScreenChange, to screen: Screen) -> Screen? {
        let texts = change.targets.compactMap(screen.index)
        guard let level = Int(change.label), (1...6).contains(level), !texts.isEmpty,
            texts.count == change.targets.count, texts.allSatisfy({ canBeHeading(screen[$0]) })
        else { return nil }
        var copy = screen
        for text in texts {
            copy[text].role = .heading
            copy[text].headingLevel = level
        }
        return copy
    }

    private static func canBeHeading(_ element: Element) -> Bool {
        element.role == .staticText && element.isPlain && !element.respondsToInteraction
            && element.label.count <= longestHeading && element.label.contains { !$0.isWhitespace }
    }
}
