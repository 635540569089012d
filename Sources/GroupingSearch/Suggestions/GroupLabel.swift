import LayoutModel

/// Makes the labels of new groups from what they hold; a label is never empty, and no two groups of a screen share one.
struct GroupLabel {
    /// A label, and whether it says what the group holds; else it is one to begin with, for the author to replace.
    struct Name: Hashable {
        var text: String
        var isGood: Bool
    }

    private let problem: GroupingProblem
    private var words: GroupWords { problem.constraints.words }
    private var used: Set<String> = []

    init(_ problem: GroupingProblem) {
        self.problem = problem
        for group in problem.items.groups { used.insert(problem.screen[group.box].label) }
    }

    /// The label of a group of stops in visiting order: that of the container or heading that is there, what numbered labels
    /// range over, a word that all share; else the first of what it holds.
    mutating func label(of members: [Int]) -> Name {
        let elements = elements(members)
        var good: [String?] = []
        let sections = problem.constraints.sections
        if let section = problem.constraints.listed(members) {
            let own = sections.sections[section]
            good += [own.box.map { problem.screen[$0].label }, own.name, Self.heading(in: elements)]
        }
        let parts = parts(of: members, elements)
        good += [range(of: parts), sharedWords(of: parts)]
        for name in good.compactMap({ $0.map(Self.trimmed) }) where !name.isEmpty && used.insert(name).inserted {
            return Name(text: name, isGood: true)
        }
        let first = list(of: parts) ?? words.plural(elements.map(\.role))
        return Name(text: unused(first), isGood: false)
    }

    /// The labels of groups that are copies of one template: their headings; what the numbered labels of each range over; what stands
    /// at one place in each and tells them apart, texts and headings first; else one name with numbers.
    mutating func labels(ofCopies copies: [[Int]]) -> [Name] {
        let sections = problem.constraints.sections
        let own = copies.compactMap { problem.constraints.listed($0).map { sections.sections[$0].name } }
        if own.count == copies.count, own.allSatisfy({ !$0.isEmpty && !used.contains($0) }), Set(own).count == own.count
        {
            used.formUnion(own)
            return own.map { Name(text: $0, isGood: true) }
        }
        let elements = copies.map { self.elements($0) }
        let ranges = elements.compactMap { range(of: $0) }
        if ranges.count == copies.count, Set(ranges).count == ranges.count, used.isDisjoint(with: ranges) {
            used.formUnion(ranges)
            return ranges.map { Name(text: $0, isGood: true) }
        }
        let length = elements.map(\.count).min() ?? 0
        let titles = (0..<length).map { place in elements.map { Self.trimmed($0[place].label) } }
        func areTelling(_ titles: [String]) -> Bool {
            titles.allSatisfy { !$0.isEmpty && $0.count <= 60 && !used.contains($0) }
                && Set(titles).count == titles.count
        }
        func isTelling(_ place: Int) -> Bool { areTelling(titles[place]) }
        let seen = copies.map { copy in
            problem.constraints.listed(copy).map { sections.sections[$0].texts.map(Self.trimmed) } ?? []
        }
        let captions = (0..<(seen.map(\.count).min() ?? 0)).map { place in seen.map { $0[place] } }
        if let caption = captions.first(where: areTelling) {
            used.formUnion(caption)
            return caption.map { Name(text: $0, isGood: true) }
        }
        let telling = (0..<length).filter(isTelling)
        func isText(_ place: Int) -> Bool { elements.allSatisfy { ItemKind($0[place]) == .text } }
        if let place = telling.first(where: isText) ?? telling.first {
            for title in titles[place] { used.insert(title) }
            return titles[place].map { Name(text: $0, isGood: true) }
        }
        let shared = (0..<length).first { !titles[$0][0].isEmpty && Set(titles[$0]).count == 1 }
        let base = shared.map { titles[$0][0] } ?? words.plural(elements[0].map(\.role))
        return copies.indices.map { Name(text: unused("\(base) \($0 + 1)"), isGood: false) }
    }

    private func elements(_ members: [Int]) -> [Element] {
        members.map { problem.screen[problem.items.items[$0].element] }
    }

    private mutating func unused(_ base: String) -> String {
        if used.insert(base).inserted { return base }
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
            let label = own.box.map { problem.screen[$0].label } ?? ""
            let name = label.isEmpty ? own.name : label
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
        guard let first = elements.first, first.isHeading else { return nil }
        return first.label
    }

    /// "Level 1 to 9", for labels that are alike but for a number; "A to F" for single characters.
    private func range(of elements: [Element]) -> String? {
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
            return "\(text[..<place.lowerBound])\(low) \(words.to) \(end)"
        }
        guard elements.count > 2, elements.allSatisfy({ $0.label.count == 1 }) else { return nil }
        let labels = elements.map(\.label)
        return labels == labels.sorted()
            ? "\(labels[0]) \(words.to) \(labels[labels.count - 1])" : labels.joined(separator: " ")
    }

    /// The first labels and how many more there are; nil where none has a label.
    private func list(of elements: [Element]) -> String? {
        let labels = elements.map { Self.trimmed($0.label) }.filter { !$0.isEmpty }
        guard !labels.isEmpty else { return nil }
        if labels.count == elements.count, labels.count <= 3, labels.joined(separator: ", ").count <= 48 {
            return labels.joined(separator: ", ")
        }
        return "\(labels[0].count <= 32 ? labels[0] : "\(labels[0].prefix(31))…") \(words.more(elements.count - 1))"
    }

    /// The words that all labels share, in the order of the first.
    private func sharedWords(of elements: [Element]) -> String? {
        let own = elements.map { Set($0.label.lowercased().split(separator: " ").map(String.init)) }
        guard let first = elements.first else { return nil }
        let shared = first.label.split(separator: " ").filter { word in
            own.allSatisfy { $0.contains(word.lowercased()) } && word.contains { $0.isLetter }
        }
        // A single short word, as "the", says nothing.
        guard shared.contains(where: { $0.count > 3 }) else { return nil }
        let text = shared.joined(separator: " ")
        guard let kind = words.kinds[first.role], elements.allSatisfy({ $0.role == first.role }) else { return text }
        return "\(text), \(elements.count) \(kind)"
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
