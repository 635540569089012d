@testable import AccessCost
import LayoutModel
import TestSupport
import Testing

@Suite struct FocusCellsTests {
    /// Frames that cover many columns, some of them far from the others.
    private func frames(_ count: Int, seed: Int) -> [Frame] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let isFar = Int.random(in: 0..<9, using: &random) == 0
            func place() -> Double {
                Double.random(in: 0...4_000, using: &random) * (isFar ? 1_000 : 1)
            }
            return Frame(
                x: place(), y: place(), width: Double.random(in: 1...3_000, using: &random),
                height: Double.random(in: 1...90, using: &random))
        }
    }

    @Test("what is wide is looked at once in its row, not once in each column that it covers")
    func wideTargets() {
        let spans = frames(600, seed: 1).map { frame in
            FocusField.Span(Frame(x: 0, y: frame.y, width: 4_000, height: frame.height), .down)
        }
        var seen: [Int] = []
        FocusCells(spans).visit(from: -1, low: 0, high: 4_000) { seen.append($0) }
        #expect(seen.sorted() == Array(spans.indices))
    }

    @Test("a window names what begins in it, and of what lies beside it only what is in its cells", arguments: [1, 2])
    func windows(seed: Int) {
        let spans = frames(600, seed: seed).map { FocusField.Span($0, .right) }
        let cells = FocusCells(spans)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let (from, low) = (
                Double.random(in: 0...4_000, using: &random), Double.random(in: 0...4_000, using: &random)
            )
            let (to, high) = (
                from + Double.random(in: 0...900, using: &random), low + Double.random(in: 0...900, using: &random)
            )
            let found = cells.places(from: from, to: to, low: low, high: high)
            #expect(found == Set(found).sorted())
            let near = cells.size
            for (index, span) in spans.enumerated() {
                if span.from >= from, span.from <= to, span.high >= low, span.low <= high {
                    #expect(found.contains(index))
                } else if span.from < from - near || span.from > to + near || span.high < low - near
                    || span.low > high + near
                {
                    #expect(!found.contains(index))
                }
            }
        }
    }

    @Test("wide targets lead to the nearest beside the beam, as if each were looked at", arguments: [3, 4])
    func nearest(seed: Int) {
        let frames = frames(FocusField.smallField + 100, seed: seed)
        var (beside, none) = (0, 0)
        for way in FocusField.Direction.allCases {
            let field = FocusField(frames, way)
            let spans = frames.map { FocusField.Span($0, way) }
            for (place, source) in spans.enumerated() where place % 3 == 0 {
                let ahead = spans.indices.filter { source.isAhead(spans[$0]) }
                let inBeam = ahead.filter { source.hasInBeam(spans[$0]) }
                let first = inBeam.min { a, b in
                    let (p, q) = (spans[a], spans[b])
                    return (source.major(p), source.minor(p), a) < (source.major(q), source.minor(q), b)
                }
                #expect(field.next(from: place, .beam) == first)
                guard inBeam.isEmpty else { continue }
                let expected = ahead.min { (source.weight(spans[$0]), $0) < (source.weight(spans[$1]), $1) }
                #expect(field.next(from: place, .nearest) == expected, "\(way), \(place)")
                if expected == nil { none += 1 } else { beside += 1 }
            }
        }
        #expect(beside > 20 && none > 0)
    }
}
