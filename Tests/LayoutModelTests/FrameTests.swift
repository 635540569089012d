import LayoutModel
import Testing

/// Rectangles: edges, rows and columns.
@Suite struct FrameTests {
    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
        Frame(x: x, y: y, width: width, height: height)
    }

    @Test(
        "two share a row from half the smaller height on, both ways round (NavCost.docc/Model.md, order)",
        arguments: [
            (20.0, 40.0, true), (20.5, 40, false), (0, 40, true), (-20, 40, true), (-20.5, 40, false), (40, 40, false),
            (35, 10, true), (36, 10, false), (-5, 10, true), (-6, 10, false), (-100, 300, true),
        ])
    func sharesRow(y: Double, height: Double, shares: Bool) {
        let a = frame(0, 0, 10, 40)
        let b = frame(500, y, 10, height)
        #expect(a.sharesRow(with: b) == shares)
        #expect(b.sharesRow(with: a) == shares)
    }

    @Test("what has no height shares no row")
    func emptyFrames() {
        #expect(!frame(0, 0, 10, 0).sharesRow(with: frame(20, 0, 10, 0)))
        #expect(!frame(0, 5, 10, 0).sharesRow(with: frame(20, 0, 10, 10)))
        #expect(frame(0, 0, 10, 0).isEmpty && frame(0, 0, 0, 10).isEmpty && !frame(0, 0, 1, 1).isEmpty)
    }

    @Test("touching is not overlapping")
    func intersects() {
        let a = frame(0, 0, 10, 10)
        #expect(a.intersects(frame(9, 9, 5, 5)))
        #expect(!a.intersects(frame(10, 0, 5, 5)))
        #expect(!a.intersects(frame(0, 10, 5, 5)))
        #expect(!a.intersects(frame(-5, 0, 5, 5)))
    }

    @Test("edges, centre and union")
    func edges() {
        let a = frame(10, 20, 30, 40)
        #expect((a.maxX, a.maxY) == (40, 60))
        #expect((a.midX, a.midY) == (25, 40))
        #expect(a.union(frame(0, 50, 5, 50)) == frame(0, 20, 40, 80))
        #expect(a.union(frame(15, 25, 5, 5)) == a)
    }

    /// The fuzzer has found a group around two buttons that was too large to be read again.
    @Test func aUnionBeyondWhatALayoutCanSayIsNone() {
        let left = Frame(x: -10, y: 100, width: 44, height: 1)
        let large = Frame(x: -10, y: 150, width: 1e9, height: 1e9)
        #expect(left.isWithinLimit && large.isWithinLimit)
        #expect(!left.union(large).isWithinLimit)
        #expect(Frame.union(of: [left, large]) == nil)
        #expect(Frame.union(of: [Frame]()) == nil)
        #expect(Frame.union(of: [left]) == left)
        let other = Frame(x: 50, y: 90, width: 10, height: 10)
        #expect(Frame.union(of: [left, other]) == Frame(x: -10, y: 90, width: 70, height: 11))
    }
}
