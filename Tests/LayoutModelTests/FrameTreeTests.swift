import LayoutModel
import Testing

/// Frames found by their place, against looking at each of them.
@Suite struct FrameTreeTests {
    private static func frames(_ count: Int, seed: Int) -> [Frame?] {
        var state = UInt64(seed &* 2_862_933 &+ 7)
        func next(_ limit: Int) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double((state >> 33) % UInt64(limit))
        }
        return (0..<count).map { number in
            number % 11 == 10
                ? nil : Frame(x: next(200) - 20, y: next(200) - 20, width: 1 + next(60), height: 1 + next(30))
        }
    }

    @Test("every frame over a region is found, and no other", arguments: [0, 1, 7, 8, 9, 63, 64, 65, 300])
    func overlapping(count: Int) {
        for seed in 0..<20 {
            let frames = Self.frames(count, seed: seed)
            let tree = FrameTree(frames)
            for region in Self.frames(20, seed: seed + 1000).compactMap({ $0 }) {
                let expected = frames.indices.filter { frames[$0]?.intersects(region) ?? false }
                #expect(tree.numbers(overlapping: region).sorted() == expected)
                #expect(!tree.hasMore(than: expected.count, overlapping: region))
                #expect(expected.isEmpty || tree.hasMore(than: expected.count - 1, overlapping: region))
                let across = frames.indices.filter {
                    frames[$0].map { $0.y < region.maxY && region.y < $0.maxY } ?? false
                }
                #expect(tree.numbers(overlapping: region.acrossScreen).sorted() == across)
            }
        }
    }

    @Test("the smallest frame around a region is the first of the smallest", arguments: [1, 8, 65, 300])
    func smallest(count: Int) {
        var found = 0
        for seed in 0..<40 {
            let frames = Self.frames(count, seed: seed)
            let tree = FrameTree(frames)
            for (number, region) in frames.enumerated() {
                guard let region else { continue }
                let least = 1.5 * region.width * region.height
                let around = frames.indices.filter { other in
                    guard let frame = frames[other], other != number, other % 5 != 0 else { return false }
                    return frame.x <= region.x + 2 && frame.maxX >= region.maxX - 2 && frame.y <= region.y + 2
                        && frame.maxY >= region.maxY - 2 && frame.width * frame.height >= least
                }
                func area(_ number: Int) -> Double { frames[number]!.width * frames[number]!.height }
                let expected = around.min { (area($0), $0) < (area($1), $1) }
                let own = tree.smallest(around: region, margin: 2, area: least) { $0 != number && $0 % 5 != 0 }
                #expect(own == expected)
                if own != nil { found += 1 }
            }
        }
        #expect(count < 65 || found > 100)
    }
}
