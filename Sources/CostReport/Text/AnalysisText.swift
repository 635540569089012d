public import AccessCost
import LayoutModel

/// Writes analyses for people at a terminal: the answer first, then the slowest targets.
public struct AnalysisText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle
    /// Whether every target is listed for every method.
    public var showsAll: Bool
    /// The number of targets listed otherwise.
    private let listed = 10

    /// A writer.
    public init(style: TextStyle = .plain, showsAll: Bool = false) {
        self.style = style
        self.showsAll = showsAll
    }

    /// The text for one layout.
    public func text(_ layout: LayoutAnalysis) -> String { writer.text([layout]) }

    /// Writes screen by screen.
    public var writer: SerialWriter {
        SerialWriter(
            trail: { layout, screens in
                var lines: [String] = []
                if screens == 0 { lines += [style.bold(singleLine(layout.path)), "no screen in it", ""] }
                return Self.ended(lines + notes(layout))
            },
            write: { screen, layout, take in
                let text = Self.ended(wrapped(heading(layout, screen)).map(style.bold) + lines(screen) + [""])
                SerialWriter.hand(text, to: take)
            })
    }

    /// Lines of which each is ended.
    private static func ended(_ lines: [String]) -> String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }

    private func heading(_ layout: LayoutAnalysis, _ screen: ScreenAnalysis) -> String {
        let name = screen.screen.label.isEmpty ? layout.name : screen.screen.label
        let swept = layout.swept.map { ", \($0.key) \($0.value)" } ?? ""
        return
            "\(layout.path), screen \(cut(screen.screen.id, to: 40))\(name.isEmpty ? "" : ": \(cut(name, to: 60))")\(swept)"
    }

    private func lines(_ screen: ScreenAnalysis) -> [String] {
        guard !screen.targets.isEmpty else {
            return ["no target: nothing on this screen reacts to activation"] + leftOutLines(screen)
        }
        var lines: [String] = []
        for method in screen.methods {
            lines += wrapped("\(method.method.name) (\(method.method.id)): \(answer(method, screen))", indent: "  ")
            if let sentence = typing(method, screen) {
                lines += wrapped(sentence, width: 78, indent: "  ").map { "  " + $0 }
            }
            if let sentence = entry(method) { lines += wrapped(sentence, width: 78, indent: "  ").map { "  " + $0 } }
            if let sentence = finding(method) { lines += wrapped(sentence, width: 78, indent: "  ").map { "  " + $0 } }
            if let sentence = errors(method) { lines += wrapped("  " + sentence, indent: "  ").map { "  " + $0 } }
            if let sentence = people(method) { lines += wrapped(sentence, width: 78, indent: "  ").map { "  " + $0 } }
        }
        if let note = unknownCharacters(screen) { lines += wrapped("note: \(note)", indent: "  ") }
        for note in screen.notes { lines += wrapped("note: \(note)", indent: "  ") }
        lines += leftOutLines(screen)
        for method in showsAll ? screen.methods[...] : screen.methods.prefix(1) {
            lines.append("")
            lines += table(method, screen)
            lines += taskTable(method, screen)
        }
        return lines
    }

    /// The answer in a sentence: "26 stops become 8; an average target costs 13.5 → 5.2 steps, 13.2 → 5.5 s."
    func answer(_ method: MethodAnalysis, _ screen: ScreenAnalysis) -> String {
        guard let flat = method.tree(.flat), let main = self.main(method) else { return "" }
        var sentence = "\(stops(flat.stops, become: main.stops)); "
        if let before = flat.expected, let after = main.expected {
            sentence += "an average target costs "
            sentence += method.method.headlineFigures.map { figure in
                counted(arrow(shortNumber(before[figure]), shortNumber(after[figure])), figure)
            }.joined(separator: ", ")
            if flat.coverage.targets == main.coverage.targets {
                sentence += "\(main.coverage.clause)."
            } else {
                sentence += " (flat over \(flat.coverage.words); \(main.kind.rawValue) over \(main.coverage.words))."
            }
        } else {
            sentence += "no target that is wanted has a cost."
        }
        if let share = main.listeningShare { sentence += " Listening takes \(share) of the seconds." }
        for missing in main.missingSentences { sentence += " " + missing }
        if main.kind != method.method.mainTree, let reason = method.tree(method.method.mainTree)?.tree.unavailable {
            sentence += " \(method.method.mainTree.rawValue): \(reason)."
        }
        return sentence
    }

    /// The tree that flat is compared with: the method's own, or the grouped one where that cannot be made.
    func main(_ method: MethodAnalysis) -> TreeAnalysis? {
        let own = method.tree(method.method.mainTree)
        return own?.tree.unavailable == nil ? own : method.tree(.grouped)
    }

    private func table(_ method: MethodAnalysis, _ screen: ScreenAnalysis) -> [String] {
        guard let flat = method.tree(.flat), let main = self.main(method) else { return [] }
        let figures = method.method.figures.filter { $0 != .wait }
        let trees = flat.kind == main.kind ? [flat] : [flat, main]
        let order = slowestFirst(main, screen)
        // What has no cost is counted above; with everything, it comes last.
        let priced = order.prefix { offset in trees.contains { $0.costs[offset].cost != nil } }
        let shown = showsAll ? order[...] : priced.prefix(listed)
        var table = TextTable(
            [.left] + trees.flatMap { _ in figures.map { _ in TextTable.Alignment.right } }, widest: 80)
        table.add([""] + trees.flatMap { tree in figures.indices.map { $0 == 0 ? tree.kind.rawValue : "" } })
        table.add(["slowest first"] + trees.flatMap { _ in figures.map { $0 == .seconds ? "s" : $0.rawValue } })
        let costs = trees.map(\.costs)
        for offset in shown {
            var row = [cutMiddle(screen.targets[offset].label, to: 40)]
            for tree in costs.indices {
                for figure in figures { row.append(cell(costs[tree][offset], figure)) }
            }
            table.add(row)
        }
        table.add(
            ["average"] + trees.flatMap { tree in figures.map { f in tree.expected.map { shortNumber($0[f]) } ?? "-" } }
        )
        if trees.contains(where: { !$0.coverage.isComplete }) {
            table.add(
                ["targets in it"]
                    + trees.flatMap { tree in figures.indices.map { $0 == 0 ? tree.coverage.fraction : "" } })
        }
        let title = showsAll && screen.methods.count > 1 ? [style.bold(method.method.id)] : []
        var lines = title + table.lines()
        let legend = [(TargetCost.Status.unreachable, "x unreachable"), (.unknown, "? cannot tell")].filter {
            status, _ in
            shown.contains { offset in costs.contains { $0[offset].status == status } }
        }
        if !legend.isEmpty { lines.append("(\(legend.map(\.1).joined(separator: ", ")))") }
        if shown.count < order.count {
            let without = order.count - priced.count
            var parts: [String] = []
            if shown.count < priced.count { parts.append("\(plural(priced.count - shown.count, .moreTarget))") }
            if without > 0 { parts.append("\(without) without a cost") }
            lines.append("(\(parts.joined(separator: ", ")): --all shows them)")
        }
        return lines
    }

    private func cell(_ cost: TargetCost, _ figure: Figure) -> String {
        switch cost.status {
        case .reached: cost.cost.map { shortNumber($0[figure]) } ?? "-"
        // The word would not fit into a column; a line below the table says it.
        case .unreachable: "x"
        case .unknown: "?"
        }
    }

    /// The targets by what they cost on a tree, those without a cost last, equals in file order.
    private func slowestFirst(_ tree: TreeAnalysis, _ screen: ScreenAnalysis) -> [Int] {
        let seconds = tree.costs.map { $0.cost?.seconds ?? -.infinity }
        return screen.targets.indices.sorted { a, b in
            seconds[a] == seconds[b] ? a < b : seconds[a] > seconds[b]
        }
    }

    /// How many elements are not stops of the first method, and why.
    private func leftOutLines(_ screen: ScreenAnalysis) -> [String] {
        guard let first = screen.methods.first, let tree = first.trees.first?.tree, !tree.leftOut.isEmpty else {
            return []
        }
        var counts: [LeftOutReason: Int] = [:]
        for entry in tree.leftOut { counts[entry.reason, default: 0] += 1 }
        let parts = LeftOutReason.allCases.compactMap { reason in counts[reason].map { "\($0) \(reason.words)" } }
        return wrapped(
            "left out by \(first.method.id): \(parts.joined(separator: ", ")) ('navcost tree' names them)", indent: "  "
        )
    }

    private func notes(_ layout: LayoutAnalysis) -> [String] {
        layout.notes.flatMap { note in
            wrapped(
                "\(note.sentence)\(note.line.map { ", first in line \($0)" } ?? "")", indent: "  ")
        } + (layout.notes.isEmpty ? [] : [""])
    }
}

extension AccessMethod {
    /// The figures of an answer: all but those that another one contains.
    var headlineFigures: [Figure] { figures.filter { $0 != .wait && $0 != .keystrokes } }
}

/// "26 → 8", or one of them where they are the same.
func arrow(_ before: String, _ after: String) -> String { before == after ? before : "\(before) → \(after)" }

/// A figure with its unit: "1 command", "2 → 1 commands", "1.3 s".
func counted(_ number: String, _ figure: Figure) -> String { say.counted(number, figure) }

extension LeftOutReason {
    /// The reason as people read it behind a number.
    var words: String { say.leftOutReason(self) }
}
