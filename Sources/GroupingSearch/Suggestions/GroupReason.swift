import ScreenSections

/// What speaks for a suggested group: why people see its members as one thing.
public enum GroupReason: String, CaseIterable, Hashable, Codable, Sendable {
    /// A container of the source holds just these.
    case container
    /// A heading stands before them.
    case heading
    /// They stand closer to each other than to what is around them.
    case gap
    /// They are alike and in line; what is beside them is not.
    case alignment
    /// They lie on one of them, which is their background.
    case background
    /// They are one of several copies of a template, as a card or a row.
    case template
    /// They are neighbours of one role; all that a file without frames can tell.
    case role
    /// They are an item and the small buttons that belong to it.
    case item
    /// Their labels differ in a number alone.
    case numbers
    /// Their labels share a word.
    case word

    /// The reasons that the evidence for a section of the screen gives.
    static func all(_ evidence: ScreenSections.Evidence) -> [GroupReason] {
        let known: [(ScreenSections.Evidence, GroupReason)] = [
            (.container, .container), (.heading, .heading), (.gap, .gap), (.alignment, .alignment),
            (.background, .background), (.template, .template), (.role, .role),
        ]
        return known.filter { evidence.contains($0.0) }.map(\.1)
    }
}

extension ItemConstraints {
    /// Why items, given in visiting order, are one thing to people; empty where groups need no reason. O(items x depth).
    func reasons(for items: [Int]) -> [GroupReason] {
        if let section = listed(items) { return sections.sections[section].reasons }
        guard allowance(items) == .leaf, let section = commonSection(items) else { return [] }
        return [sections.sections[section].isSeries ? .numbers : .word]
    }
}
