public import LayoutModel

/// Finds what belongs together on a screen as people see it: from the containers of the source, and inside them from
/// headings, gaps, alignment, sizes, backgrounds and repeated templates.
///
/// The cues are those of Gestalt psychology as work on screens uses them: proximity, similarity, continuity and common
/// region (Xie et al., Psychologically-inspired, unsupervised inference of perceptual groups of GUI widgets, ESEC/FSE 2022,
/// doi 10.1145/3540250.3549138). A screen is cut recursively between its rows or columns, as pages are (Nagy and Seth,
/// Hierarchical representation of optically scanned documents, ICPR 1984).
public struct SectionFinder {
    let likeness: Likeness
    /// A tenth of the height of an item.
    let unit: Double
    private var templates = 0

    /// The sections of some elements of a screen, in the order in which they are read or visited. O(n log n x depth).
    ///
    /// - Parameters:
    ///   - items: what is to be put into sections.
    ///   - texts: what people see besides, as headings: it speaks for sections and is in none; in the order of the file, none
    ///     inside an item.
    ///   - usesContainers: whether the containers of the source count.
    ///   - gathers: whether a container that says what it holds is a section although the order scatters it.
    public static func sections(
        of screen: Screen, items: [ElementIndex], texts: [ElementIndex] = [], usesContainers: Bool = true,
        gathers: Bool = true
    ) -> ScreenSections {
        if !texts.isEmpty {
            let seen = SeenThings(items, texts, on: screen)
            let found = sections(of: screen, items: seen.all, usesContainers: usesContainers, gathers: gathers)
            return seen.without(found)
        }
        var finder = SectionFinder(items.compactMap { screen[$0].frame })
        let blocks = items.indices.map { Block($0, items[$0], screen) }
        let top =
            usesContainers
            ? SourceContainers(screen, items, gathers: gathers).blocks(blocks) { finder.arranged($0) }
            : finder.arranged(blocks)
        return ScreenSections(top.map(\.node), items)
    }

    private init(_ frames: [Frame]) {
        let heights = frames.filter { !$0.isEmpty }.map(\.height).sorted()
        unit = heights.isEmpty ? 1 : heights[heights.count / 2] / 10
        likeness = Likeness(tolerance: unit)
    }

    // MARK: One level

    /// Blocks with those put into sections that belong together.
    mutating func arranged(_ blocks: [Block]) -> [Block] {
        let blocks = withChoices(Self.withTheirNames(blocks))
        guard blocks.count > 2 else { return blocks }
        guard blocks.allSatisfy({ $0.frame != nil }) else {
            let placed = blocks.filter { $0.frame != nil }
            guard !placed.isEmpty else { return inSequence(blocks) }
            return (arranged(placed) + inSequence(blocks.filter { $0.frame == nil })).sorted {
                $0.items[0] < $1.items[0]
            }
        }
        let lists = listsBelow(blocks)
        if !lists.isEmpty {
            let listed = Set(lists.joined())
            let others = arranged(blocks.indices.filter { !listed.contains($0) }.map { blocks[$0] })
            let sections = lists.map { list in section(list.map { blocks[$0] }, .alignment, 0.7) }
            return (others + sections).sorted { $0.items[0] < $1.items[0] }
        }
        let grounded = onBackgrounds(blocks)
        if grounded.count < blocks.count { return arranged(grounded) }
        let listed = withLists(blocks)
        if listed.count < blocks.count { return arranged(listed) }
        let rows = Axis.vertical.bands(of: blocks, tolerance: 2 * unit)
        let columns = Axis.horizontal.bands(of: blocks, tolerance: 2 * unit)
        if rows.count > 1, columns.count > 1 {
            return areColumns(columns, rows) ? cut(columns, .horizontal) : cut(rows, .vertical)
        }
        if rows.count > 1 { return cut(rows, .vertical) }
        return columns.count > 1 ? cut(columns, .horizontal) : blocks
    }

    /// Cuts bands where something separates them; where nothing does, what shares a band is a row.
    private mutating func cut(_ bands: [Band], _ axis: Axis) -> [Block] {
        let separators = Separators(bands, along: axis, likeness, unit: unit)
        // Things in one line are one bar, however wide its gaps, unless several stand on each side.
        let isLine = axis == .horizontal && bands.allSatisfy { $0.blocks.count == 1 }
        var parts = separators.parts(bands)
        if isLine, parts.contains(where: { $0.bands.count < 2 }) || bands.count < 5 { parts = [] }
        guard parts.count > 1 else { return rows(bands, axis) }
        var result: [Block] = []
        for part in parts {
            let inner = arranged(part.bands.flatMap(\.blocks).sorted { $0.items[0] < $1.items[0] })
            result.append(section(inner, part.evidence, part.confidence))
        }
        markTemplates(&result)
        return result
    }

    /// Makes sections of bands that hold several things, as the rows of a list.
    private mutating func rows(_ bands: [Band], _ axis: Axis) -> [Block] {
        let blocks = bands.flatMap(\.blocks)
        guard bands.count > 1, bands.contains(where: { $0.blocks.count > 1 }) else {
            return blocks.sorted { $0.items[0] < $1.items[0] }
        }
        // Several things of one kind in a line are a row to people only where the lines are keys, or mixed elsewhere.
        let lines = bands.filter { $0.blocks.count > 1 }
        let mixed = lines.count { band in band.blocks.contains { $0.roles != band.blocks[0].roles } }
        let areKeys = axis == .vertical && blocks.allSatisfy { $0.roles == [.key] }
        guard areKeys || 2 * mixed >= lines.count else { return blocks.sorted { $0.items[0] < $1.items[0] } }
        var result: [Block] = []
        for band in bands {
            result.append(band.blocks.count > 1 ? section(arranged(band.blocks), .alignment, 0.5) : band.blocks[0])
        }
        markTemplates(&result)
        return result
    }

    /// A section of blocks; the one block itself where there is one.
    func section(
        _ blocks: [Block], _ evidence: ScreenSections.Evidence, _ confidence: Double
    ) -> Block {
        guard blocks.count > 1 else { return blocks[0] }
        let head = blocks.first { $0.isHeading } ?? (evidence.contains(.heading) && blocks[0].isText ? blocks[0] : nil)
        let heading = head.flatMap { head in
            head.items[0] == blocks.map { $0.items[0] }.min() && blocks.allSatisfy { stands(head, before: $0) }
                ? head.items[0] : nil
        }
        // What a heading does not begin has only its place to speak for it.
        var (evidence, confidence) = (evidence, confidence)
        if heading == nil, evidence.contains(.heading) {
            evidence.remove(.heading)
            if evidence.isEmpty { (evidence, confidence) = (.alignment, 0.5) }
        }
        return Block(blocks) { children in
            .section(
                SectionDraft(
                    children: children, evidence: evidence, confidence: confidence, box: nil, heading: heading,
                    template: nil))
        }
    }

    /// Whether a heading stands above a block or in its line, as far as their places are known; what stands in another column has
    /// a heading of its own.
    private func stands(_ heading: Block, before block: Block) -> Bool {
        guard let head = heading.frame, let frame = block.frame, head != frame else { return true }
        return frame.y >= head.maxY - 2 * unit || frame.maxY <= head.maxY + head.height
    }

    /// Gives sections with the same roles in the same order one template.
    mutating func markTemplates(_ blocks: inout [Block]) {
        var copies: [[Role]: [Int]] = [:]
        for index in blocks.indices where blocks[index].isSection {
            copies[blocks[index].roles, default: []].append(index)
        }
        for (_, places) in copies.sorted(by: { $0.value[0] < $1.value[0] }) where places.count > 1 {
            templates += 1
            for place in places {
                guard case .section(var draft) = blocks[place].node, draft.template == nil else { continue }
                draft.template = templates
                draft.evidence.formUnion(.template)
                draft.confidence = max(draft.confidence, places.count > 2 ? 0.8 : 0.7)
                blocks[place].node = .section(draft)
            }
        }
    }
}
