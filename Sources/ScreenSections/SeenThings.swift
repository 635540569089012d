import LayoutModel

/// What people see of a screen: the items that are put into sections, and the texts among them, which are not.
struct SeenThings {
    /// Items and texts, each text before the item that follows it in the file.
    let all: [ElementIndex]
    /// The number of each thing among the items; nil for a text.
    private let numbers: [Int?]
    private let screen: Screen

    /// O(n log n).
    init(_ items: [ElementIndex], _ texts: [ElementIndex], on screen: Screen) {
        self.screen = screen
        let inFile = items.indices.sorted { items[$0] < items[$1] }
        var before: [Int: [ElementIndex]] = [:]
        var next = 0
        for text in texts {
            while next < inFile.count, items[inFile[next]] < text { next += 1 }
            before[next < inFile.count ? inFile[next] : items.count, default: []].append(text)
        }
        var all: [ElementIndex] = []
        var numbers: [Int?] = []
        for place in 0...items.count {
            for text in before[place] ?? [] {
                all.append(text)
                numbers.append(nil)
            }
            if place < items.count {
                all.append(items[place])
                numbers.append(place)
            }
        }
        (self.all, self.numbers) = (all, numbers)
    }

    /// Sections of all things as sections of the items: one that holds a single thing of two or more is that thing.
    ///
    /// O(n + sections).
    func without(_ found: ScreenSections) -> ScreenSections {
        var sections = [found.sections[0]]
        func add(_ number: Int, to own: Int) {
            sections[own].children = []
            for child in found.sections[number].children {
                switch child {
                case .item(let thing):
                    if let item = numbers[thing] {
                        sections[own].children.append(.item(item))
                        continue
                    }
                    sections[own].texts.append(all[thing])
                    // A container begins with its heading.
                    if sections[own].box != nil, sections[own].heading == nil, sections[own].children.isEmpty,
                        screen[all[thing]].isHeading
                    {
                        sections[own].heading = all[thing]
                    }
                case .section(let inner):
                    var section = found.sections[inner]
                    section.parent = own
                    sections.append(section)
                    let place = sections.count - 1
                    add(inner, to: place)
                    if sections[place].children.count > 1 {
                        sections[own].children.append(.section(place))
                        continue
                    }
                    // What is left of it belongs to what is around it.
                    let left = sections[place]
                    sections[own].texts += left.texts
                    if case .section(let only)? = left.children.first {
                        sections[only].parent = own
                        if sections[only].heading == nil { sections[only].heading = left.heading }
                        if sections[only].template == nil { sections[only].template = left.template }
                    }
                    sections[own].children += left.children
                    sections[place].children = []
                }
            }
        }
        add(0, to: 0)
        // A section of all items is the screen.
        while sections[0].children.count == 1, case .section(let only) = sections[0].children[0] {
            sections[0].children = sections[only].children
            sections[0].texts += sections[only].texts
        }
        return ScreenSections(renumbered(sections))
    }

    /// The sections that are reached from the first, each after the one around it, with texts in the order of the file.
    private func renumbered(_ sections: [ScreenSections.Section]) -> [ScreenSections.Section] {
        var result: [ScreenSections.Section] = []
        func visit(_ number: Int, _ parent: Int?) {
            let own = result.count
            var section = sections[number]
            section.parent = parent
            section.texts.sort()
            let children = section.children
            section.children = []
            result.append(section)
            for child in children {
                if case .section(let inner) = child {
                    result[own].children.append(.section(result.count))
                    visit(inner, own)
                } else {
                    result[own].children.append(child)
                }
            }
        }
        visit(0, nil)
        return result
    }
}
