public import AccessCost
import LayoutModel

/// Writes comparisons as CSV (RFC 4180): one row for each goal, method and tree; added and removed goals have one side.
public enum ComparisonCSV {
    private static let parameters = CSVColumn("parameters", of: [JSONMember<MethodAnalysis>.parameters { $0 }])

    /// The table with its header; a figure that is absent, or not known on one side, is empty.
    ///
    /// - Parameter isRaw: whether texts that a spreadsheet would take for formulas stay as they are.
    public static func table(_ comparison: Comparison, isRaw: Bool = false) -> String {
        SerialWriter.text { write(comparison, isRaw: isRaw, to: $0) }
    }

    /// Writes the table piece by piece.
    public static func write(_ comparison: Comparison, isRaw: Bool, to take: SerialWriter.Taker) {
        let figures = Figure.allCases.flatMap {
            ["\($0.rawValue)Before", "\($0.rawValue)After", "\($0.rawValue)Change"]
        }
        var text = TextBytes(capacity: 1024)
        text.append(
            CSV.row(
                ["path", "screen", "target", "before", "label", "role", "method", "tree"] + figures
                    + ["action", "actionBefore", "matchedBy", "statusBefore", "statusAfter", "regression"]
                    + ["pathBefore", parameters.name]))
        for pair in comparison.screens {
            typealias Sides = (before: Comparison.Goal?, after: Comparison.Goal?, match: Comparison.Match?)
            let both = pair.goals.map { Sides($0.before, $0.after, $0.matchedBy) }
            let one = pair.added.map { Sides(nil, $0, nil) } + pair.removed.map { Sides($0, nil, nil) }
            for sides in both + one {
                append(sides.before, sides.after, sides.match, pair, comparison, isRaw, &text)
                text.handOnPiece(to: take)
            }
        }
        text.withBytes(take)
    }

    private static func append(
        _ before: Comparison.Goal?, _ after: Comparison.Goal?, _ match: Comparison.Match?,
        _ pair: Comparison.ScreenPair, _ comparison: Comparison, _ isRaw: Bool, _ text: inout TextBytes
    ) {
        let (old, new) = (before.map { pair.before.targets[$0.target] }, after.map { pair.after.targets[$0.target] })
        guard let shown = new ?? old else { return }
        let isMissed = !comparison.removalsAreMeant && shown.weight > 0
        let paths = [comparison.after.path, comparison.before.path].map { CSV.text($0, isRaw: isRaw) }
        let start = [pair.after.screen.id, new?.id ?? "", old?.id ?? "", shown.label, shown.role.rawValue].map {
            CSV.text($0, isRaw: isRaw)
        }
        let actions = [
            after.flatMap(pair.after.action(of:))?.name ?? "", before.flatMap(pair.before.action(of:))?.name ?? "",
        ].map { CSV.text($0, isRaw: isRaw) }
        for (oldMethod, newMethod) in zip(pair.before.methods, pair.after.methods) {
            for oldTree in oldMethod.trees {
                guard let newTree = newMethod.tree(oldTree.kind) else { continue }
                let (a, b) = (
                    before.map { pair.before.cost(of: $0, on: oldTree) },
                    after.map { pair.after.cost(of: $0, on: newTree) }
                )
                let cells = Figure.allCases.flatMap { figure -> [String] in
                    guard oldMethod.method.figures.contains(figure) else { return ["", "", ""] }
                    let (x, y) = (a?.cost?[figure], b?.cost?[figure])
                    let change = x.flatMap { x in y.map { CSV.number($0 - x) } }
                    return [x.map(CSV.number) ?? "", y.map(CSV.number) ?? "", change ?? ""]
                }
                let end = [
                    match?.rawValue ?? (old == nil ? "added" : "removed"), a?.status.rawValue ?? "",
                    b?.status.rawValue ?? "", regression(a, b, isMissed: isMissed),
                ]
                text.append(
                    CSV.row(
                        [paths[0]] + start + [oldMethod.method.id, oldTree.kind.rawValue] + cells + actions + end
                            + [paths[1], parameters.cell(newMethod, isRaw: isRaw)]))
            }
        }
    }

    /// In what way a goal is a regression; empty where it is none.
    private static func regression(_ before: TargetCost?, _ after: TargetCost?, isMissed: Bool) -> String {
        guard let before else { return "" }
        typealias Kind = Comparison.ScreenPair.Regression.Kind
        guard let after else { return isMissed ? Kind.removed.rawValue : "" }
        guard let old = before.cost else { return "" }
        guard let new = after.cost else { return after.status == .unreachable ? Kind.unreachable.rawValue : "" }
        return new.seconds - old.seconds > 1e-9 ? Kind.slower.rawValue : ""
    }
}
