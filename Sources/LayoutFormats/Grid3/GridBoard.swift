import LayoutModel

/// One board of cells.
struct GridBoard {
    /// The side of a cell of one column and row in points; the file has no sizes.
    private static let cell = 100.0

    private let root: MarkupNode
    private let columns: [Double]
    private let rows: [Double]

    init(_ root: MarkupNode) {
        self.root = root
        columns = Self.starts(root.child("ColumnDefinitions"), "Width")
        rows = Self.starts(root.child("RowDefinitions"), "Height")
    }

    /// Where each column or row starts, and where the last ends.
    private static func starts(_ definitions: MarkupNode?, _ attribute: String) -> [Double] {
        starts(
            shares: (definitions.map { Array($0.children) } ?? []).map {
                $0[attribute].flatMap { decimalNumber($0.utf8) }
            })
    }

    /// Where each column or row of some shares starts, and where the last ends; nil counts as 1.
    static func starts(shares: [Double?]) -> [Double] {
        var starts = [0.0]
        for share in shares {
            let share = share ?? 1
            starts.append(starts[starts.count - 1] + cell * (share > 0 && share < 100 ? share : 1))
        }
        return starts
    }

    /// The screen of the board. O(cells).
    ///
    /// - Parameters:
    ///   - looks: the colours and pictures of the set.
    ///   - destination: the screen that a jump leads to.
    func screen(
        name: String, looks: GridLooks, _ notes: inout FormatNotes,
        destination: (GridJump, Int, inout FormatNotes) -> String?
    ) -> Screen {
        var screen = Screen(id: name, label: name)
        if columns.count > 1, rows.count > 1 { (screen.width, screen.height) = (columns.last, rows.last) }
        var items = WordList(root)
        var predictions = 0
        var loose: [(MarkupNode, Element)] = []
        var blocks: [Int: [(MarkupNode, Element)]] = [:]
        var positions: Set<String> = []
        let cells = root.child("Cells").map { Array($0.children) } ?? []
        for cell in cells where cell.name == "Cell" {
            let position = position(of: cell, &notes)
            guard var element = GridCell(cell).element(&items, &predictions, &notes, destination) else { continue }
            element.frame = position.frame
            looks.add(cell.child("Content"), x: position.x, y: position.y, to: &element)
            let id = "x\(position.x)y\(position.y)"
            if positions.insert(id).inserted {
                element.id = id
                element.idIsDerived = true
            }
            if let number = cell["ScanBlock"].flatMap({ wholeNumber($0) }), number >= 1 {
                blocks[number, default: []].append((cell, element))
            } else {
                loose.append((cell, element))
            }
        }
        if predictions > 0 {
            notes.add(
                .assumed,
                "cells of predicted words are stops, but left out of the averages: what they say is not in the file")
        }
        var builder = ScreenBuilder(screen, path: [], line: root.line)
        let prompts = root.child("ScanBlockAudioDescriptions").map { $0.children.map { singleLine($0.text) } } ?? []
        for (number, members) in blocks.sorted(by: { $0.key < $1.key }) {
            let label = number <= prompts.count ? prompts[number - 1] : ""
            var block = Element(.group, role: .group, label: label.isEmpty ? "Block \(number)" : label)
            block.container = .semanticGroup
            block.scanBlock = number
            builder.enter(at: root)
            builder.open(block, line: members[0].0.line, column: members[0].0.column)
            for (cell, element) in members { write(element, cell, &builder) }
            builder.leave()
        }
        for (cell, element) in loose { write(element, cell, &builder) }
        if blocks.isEmpty, !loose.isEmpty {
            notes.add(.assumed, "no cell names a scan block; how the board is scanned is a setting of the person")
        }
        return builder.finish()
    }

    private func write(_ element: Element, _ cell: MarkupNode, _ builder: inout ScreenBuilder) {
        builder.enter(at: cell)
        builder.open(element, line: cell.line, column: cell.column)
        builder.leave()
    }

    private func position(of cell: MarkupNode, _ notes: inout FormatNotes) -> (x: Int, y: Int, frame: Frame?) {
        func number(_ name: String, _ least: Int) -> Int {
            guard let text = cell[name] else { return least }
            guard let value = wholeNumber(text), value >= least, value < 10_000 else {
                notes.add(.ignored, "\(name) is '\(singleLine(text))', not a place on a board", at: cell)
                return least
            }
            return value
        }
        let (x, y) = (number("X", 0), number("Y", 0))
        let (right, bottom) = (x + number("ColumnSpan", 1), y + number("RowSpan", 1))
        guard right < columns.count, bottom < rows.count else {
            notes.add(.ignored, "a cell lies outside the board's columns and rows", at: cell)
            return (x, y, nil)
        }
        return (
            x, y, Frame(x: columns[x], y: rows[y], width: columns[right] - columns[x], height: rows[bottom] - rows[y])
        )
    }
}

/// The words that fill a board's automatic cells in order.
struct WordList {
    private var items: ArraySlice<String>

    init(_ root: MarkupNode) {
        let list = root.child("WordList")?.child("Items").map { Array($0.children) } ?? []
        items = list.map { singleLine(($0.child("Text") ?? $0).text) }[...]
    }

    mutating func next() -> String? { items.popFirst() }
}

/// One cell of a board.
struct GridCell {
    private let cell: MarkupNode
    private let content: MarkupNode?

    init(_ cell: MarkupNode) {
        self.cell = cell
        content = cell.child("Content")
    }

    private func text(_ path: String...) -> String {
        var node = content
        for name in path { node = node?.child(name) }
        return node.map { singleLine($0.text) } ?? ""
    }

    /// The element that the cell is; nil for cells in which there is nothing.
    func element(
        _ items: inout WordList, _ predictions: inout Int, _ notes: inout FormatNotes,
        _ destination: (GridJump, Int, inout FormatNotes) -> String?
    ) -> Element? {
        // A cell that types nothing is as good as empty.
        let commands = (content?.child("Commands").map { Array($0.children) } ?? []).filter {
            $0["ID"] != "Action.InsertText" || !singleLine($0.text).isEmpty
        }
        var label = text("CaptionAndImage", "Caption")
        if label.isEmpty { label = text("CaptionAndImage", "AudioDescription") }
        var element = Element(role: .button)
        switch (text("ContentType"), text("ContentSubType").lowercased()) {
        case ("AutoContent", "wordlist"):
            guard let item = items.next() else { return nil }
            label = item
            element.role = .key
        case ("AutoContent", let kind):
            predictions += 1
            element.weight = 0
            if label.isEmpty { label = "\(kind.isEmpty ? "word" : kind) \(predictions)" }
            element.role = .key
        case ("Workspace", let kind):
            element.role = .textView
            element.interactive = false
            label = label.isEmpty ? "\(kind.isEmpty ? "message" : kind) area" : label
        default:
            if commands.isEmpty {
                guard !label.isEmpty else { return nil }
                element.role = .staticText
            }
        }
        for command in commands { read(command, &element, &label, &notes, destination) }
        element.label = label
        let family = [text("Style", "BasedOnStyle"), text("Style", "BackColour")].first { !$0.isEmpty }
        element.family = family
        if commands.count > 0, label.isEmpty {
            notes.add(.assumed, "a cell has no caption", at: cell)
        }
        readVisibility(&element, &notes)
        return element
    }

    private func read(
        _ command: MarkupNode, _ element: inout Element, _ label: inout String, _ notes: inout FormatNotes,
        _ destination: (GridJump, Int, inout FormatNotes) -> String?
    ) {
        func parameter(_ key: String) -> String {
            command.children.first { $0["Key"] == key }.map { singleLine($0.text) } ?? ""
        }
        switch command["ID"] ?? "" {
        case "Jump.To", "Jump.ToKeyboard":
            element.leadsTo = element.leadsTo ?? destination(.grid(parameter("grid")), cell.line, &notes)
        case "Jump.Home": element.leadsTo = element.leadsTo ?? destination(.home, cell.line, &notes)
        case "Jump.Back": _ = destination(.back, cell.line, &notes)
        case "Action.InsertText", "Action.Letter", "Action.Punctuation":
            element.role = .key
            let text = parameter("text").isEmpty ? parameter("letter") : parameter("text")
            if label.isEmpty { label = text }
        case "Action.Space":
            element.role = .key
            if label.isEmpty { label = "Space" }
        default: break
        }
    }

    private func readVisibility(_ element: inout Element, _ notes: inout FormatNotes) {
        let visibility = content?.child("Visibility") ?? cell.child("Visibility")
        switch visibility.map({ trimmed($0.text) }) ?? cell["Visibility"] ?? "Visible" {
        case "Visible": break
        case "Hidden", "Empty": element.isHidden = true
        case "Disabled": element.isEnabled = false
        case let other where other.hasSuffix("Only"):
            element.accessible = false
            notes.add(.assumed, "cells for pointer and touch only are not scanned", at: cell)
        case let other:
            notes.add(
                .assumed, "the visibility '\(singleLine(other))' is not known; the cell is taken as shown",
                at: cell)
        }
    }
}
