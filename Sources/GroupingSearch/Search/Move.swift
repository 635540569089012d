import AccessCost

/// A kind of change that a search tries.
struct Move: Sendable {
    /// What it is called.
    let name: String
    /// Draws one such change of an arrangement; nil where there is none to draw.
    let draw: @Sendable (Arrangement, inout SeededGenerator) -> Edit?

    /// Every kind of move.
    static let all: [Move] = [.swap, .insert, .reverse, .join, .merge, .split]
}

extension Arrangement {
    /// A list drawn at random that holds at least so many nodes; nil where three draws found none.
    func list(holding least: Int, _ random: inout SeededGenerator) -> Int? {
        for _ in 0..<3 {
            // The list of a target drawn at random: long lists are drawn more often.
            guard let target = (0..<top).randomElement(using: &random) else { return nil }
            var list = parents[target]
            if list != top, Bool.random(using: &random) { list = parents[list] }
            if children[list].count >= least { return list }
        }
        return children[top].count >= least ? top : nil
    }

    /// Whether a node is another or lies in it.
    func contains(_ outer: Int, _ node: Int) -> Bool {
        var next = node
        while next >= 0 {
            if next == outer { return true }
            next = parents[next]
        }
        return false
    }
}
