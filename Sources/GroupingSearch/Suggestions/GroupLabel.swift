import LayoutModel

/// Makes the labels of new groups from what they hold; a label is never empty, and no two groups of a screen share one.
struct GroupLabel {
    private let problem: GroupingProblem
    private var used: Set<String> = []

    init(_ problem: GroupingProblem) {
        self.problem = problem
        for group in problem.items.groups { used.insert(problem.screen[group.box].label) }
    }

    /// The label of a group of stops in visiting order.
    mutating func label(of members: [Int]) -> String {
        let elements = members.map { problem.screen[problem.items.items[$0].element] }
        var candidates: [String] = []
        let sections = problem.constraints.sections
        if let section = problem.constraints.listed(members) {
            let own = sections.sections[section]
            candidates += [own.box.map { problem.screen[$0].label } ?? own.name, Self.heading(in: elements)].compactMap
            {
                $0
            }
        }
        let parts = parts(of: members, elements)
        candidates += [Self.range(of: parts), Self.list(of: parts), Self.sharedWords(of: parts)].compactMap { $0 }
        candidates += [Self.ends(of: parts), place(of: elements)].compactMap { $0 }
        let words = Self.plural(elements.map(\.role))
        for candidate in candidates.map(Self.trimmed) where !candidate.isEmpty && used.insert(candidate).inserted {
            return candidate
        }
        let base = candidates.map(Self.trimmed).first { !$0.isEmpty } ?? words
        var number = 2
        while !used.insert("\(base) \(number)").inserted { number += 1 }
        return "\(base) \(number)"
    }

    /// What a group is made of: its members, or the named sections that they are.
    private func parts(of members: [Int], _ elements: [Element]) -> [Element] {
        let sections = problem.constraints.sections
        guard let common = problem.constraints.commonSection(members) else { return elements }
        var parts: [Element] = []
        var done: Set<Int> = []
        for (member, element) in zip(members, elements) {
            let path = sections.path(of: member)
            guard let next = path.firstIndex(of: common).map({ $0 + 1 }), next < path.count else {
                parts.append(element)
                continue
            }
            let own = sections.sections[path[next]]
            let name = own.box.map { problem.screen[$0].label } ?? own.name
            guard !name.isEmpty else { return elements }
            if done.insert(path[next]).inserted { parts.append(Element(role: .group, label: name)) }
        }
        return parts
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// The heading that the members begin with.
    private static func heading(in elements: [Element]) -> String? {
        guard let first = elements.first, first.headingLevel != nil || first.role == .heading else { return nil }
        return first.label
    }

    /// "Level 1 to 9", for labels that are alike but for a number; "A to F" for single characters.
    private static func range(of elements: [Element]) -> String? {
        let numbered = elements.compactMap(Series.numbered)
        if numbered.count == elements.count, let first = numbered.first,
            numbered.allSatisfy({ $0.stem == first.stem }), let low = numbered.map(\.number).min(),
            let high = numbered.map(\.number).max(), high - low + 1 == elements.count
        {
            // The last label has its plural; what is told of one alone is left out.
            let last = numbered.indices.max { numbered[$0].number < numbered[$1].number }!
            let text = elements[last].label
            let digits = String(high)
            guard let place = text.range(of: digits) else { return nil }
            let end = first.stem.after.isEmpty ? digits[...] : text[place.lowerBound...]
            return "\(text[..<place.lowerBound])\(low) to \(end)"
        }
        guard elements.count > 2, elements.allSatisfy({ $0.label.count == 1 }) else { return nil }
        let labels = elements.map(\.label)
        return labels == labels.sorted() ? "\(labels[0]) to \(labels[labels.count - 1])" : labels.joined(separator: " ")
    }

    /// All labels, where they are few and short.
    private static func list(of elements: [Element]) -> String? {
        let labels = elements.map { trimmed($0.label) }
        guard labels.count <= 4, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        let text = labels.joined(separator: ", ")
        return text.count <= 48 ? text : nil
    }

    /// The words that all labels share, in the order of the first.
    private static func sharedWords(of elements: [Element]) -> String? {
        let words = elements.map { Set($0.label.lowercased().split(separator: " ").map(String.init)) }
        guard let first = elements.first else { return nil }
        let shared = first.label.split(separator: " ").filter { word in
            words.allSatisfy { $0.contains(word.lowercased()) } && word.contains { $0.isLetter }
        }
        // A single short word, as "the", says nothing.
        guard shared.contains(where: { $0.count > 3 }) else { return nil }
        let text = shared.joined(separator: " ")
        guard let kind = plural(of: first.role), elements.allSatisfy({ $0.role == first.role }) else { return text }
        return "\(text), \(elements.count) \(kind)"
    }

    /// "Espresso to Pour Over".
    private static func ends(of elements: [Element]) -> String? {
        guard let first = elements.first.map({ trimmed($0.label) }),
            let last = elements.last.map({ trimmed($0.label) }),
            !first.isEmpty, !last.isEmpty, first.count <= 28, last.count <= 28, first != last
        else { return nil }
        return "\(first) to \(last)"
    }

    /// "Buttons, bottom right".
    private func place(of elements: [Element]) -> String? {
        let words = Self.plural(elements.map(\.role))
        guard let width = problem.screen.width, let height = problem.screen.height, width > 0, height > 0 else {
            return words
        }
        let frames = elements.compactMap(\.frame)
        guard let first = frames.first else { return words }
        let frame = frames.dropFirst().reduce(first) { $0.union($1) }
        let row = frame.midY < height / 3 ? "top" : frame.midY > height * 2 / 3 ? "bottom" : ""
        let column = frame.midX < width / 3 ? "left" : frame.midX > width * 2 / 3 ? "right" : ""
        let place = [row, column].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(words), \(place.isEmpty ? "centre" : place)"
    }

    private static func plural(_ roles: [Role]) -> String {
        guard let first = roles.first, roles.allSatisfy({ $0 == first }), let words = plural(of: first) else {
            return "Elements"
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private static func plural(of role: Role) -> String? {
        switch role {
        case .button, .menuButton, .popUpButton: "buttons"
        case .link: "links"
        case .key: "keys"
        case .tab: "tabs"
        case .cell, .listItem, .treeItem: "items"
        case .row: "rows"
        case .checkbox, .toggle: "switches"
        case .radioButton, .segment: "choices"
        case .textField, .secureTextField, .searchField, .textView: "fields"
        case .image, .icon: "pictures"
        case .staticText: "texts"
        default: nil
        }
    }
}

extension String {
    /// The last place where a text occurs.
    fileprivate func range(of text: String) -> Range<String.Index>? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
        }
        return nil
    }
}
