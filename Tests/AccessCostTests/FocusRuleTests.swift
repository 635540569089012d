@testable import AccessCost
import LayoutModel
import TestSupport
import Testing

/// The rules of arrow keys that platforms' own tests state; Tests/Truth holds all of them against navcost.
@Suite struct FocusRuleTests {
    /// Where the focus goes from a frame by a key: 0 up, 1 down, 2 left, 3 right.
    private func next(_ rule: RemoteRule, from index: Int, key: Int, _ frames: [Frame], in box: Range<Int> = 0..<0)
        -> Int?
    {
        let containers = frames.indices.map { box.contains($0) ? [7] : [] }
        return FocusMap(frames, rule, on: nil, containers: containers).next(key: key)[index]
    }

    private func square(_ x: Double, _ y: Double, _ side: Double = 20) -> Frame {
        Frame(x: x, y: y, width: side, height: side)
    }

    @Test("what touches the beam lies in it up to Android 4.2, and not since")
    func touchingEdges() {
        // The first lies 40 to the right and touches the beam, the second is nearer beside it.
        let frames = [square(0, 0), square(60, 20), square(30, 60)]
        #expect(next(.touching, from: 0, key: 3, frames) == 1)
        #expect(next(.nearest, from: 0, key: 3, frames) == 2)
    }

    @Test("Compose: what the same container holds comes before what is nearer outside")
    func siblings() {
        let frames = [square(0, 0, 10), square(0, 20, 10), square(0, 40, 10), square(15, 30, 10)]
        #expect(next(.siblings, from: 1, key: 1, frames, in: 0..<3) == 2)
        #expect(next(.siblings, from: 2, key: 3, frames, in: 0..<3) == 3)
    }

    @Test("Compose's siblings are those of the file")
    func siblingsOfTheFile() throws {
        let fixture = try Fixture(
            #"<group id="box"><element id="a" role="button" x="0" y="0" width="10" height="10"/>"#
                + #"<element id="b" role="button" x="30" y="0" width="10" height="10"/></group>"#
                + #"<element id="c" role="button" x="15" y="5" width="10" height="10"/>"#, platform: .androidTV)
        func route(_ rule: String) throws -> [Double?] {
            try #require(fixture.analysis(.tvRemote, set: ["rule": rule], action: .none).methods[0].tree(.grouped))
                .costs.map { $0.cost?.commands }
        }
        #expect(try route("siblings") == [0, 1, 1])
        #expect(try route("nearest") == [0, 2, 1])
    }

    @Test("browsers: a row wins to the sides, what is inside comes first, and the frame around never")
    func spatial() {
        let outer = square(0, 0, 300)
        let frames = [outer, square(200, 40, 40), square(40, 120, 40), square(320, 130, 40), square(260, 400, 40)]
        #expect(next(.spatial, from: 0, key: 1, frames) == 1)
        #expect(next(.spatial, from: 2, key: 3, frames) == 3)
        #expect(next(.spatial, from: 2, key: 2, frames) == nil)
        #expect(next(.spatial, from: 0, key: 3, frames) == 2)
    }

    @Test("browsers: what overlaps and begins farther comes before what is clear of it; of equal ones the one around")
    func spatialOverlaps() {
        let long = Frame(x: 140, y: 50, width: 160, height: 40)
        let frames = [long, square(170, 30, 40), Frame(x: 220, y: 30, width: 40, height: 80), square(280, 30, 40)]
        #expect(next(.spatial, from: 0, key: 3, frames) == 1)
        #expect(next(.spatial, from: 0, key: 2, frames) == 2)
        let nested = [square(10, 200, 50), square(10, 300, 50), Frame(x: 10, y: 300, width: 50, height: 100)]
        #expect(next(.spatial, from: 0, key: 1, nested) == 2)
    }

    /// The canvas of Avalonia's tests.
    private let canvas = [
        Frame(x: 50, y: 0, width: 150, height: 150), Frame(x: 400, y: 150, width: 50, height: 50),
        Frame(x: 0, y: 200, width: 50, height: 50), Frame(x: 100, y: 300, width: 50, height: 50),
    ]

    @Test(
        "XY focus: projection, distance on both axes, distance ahead",
        arguments: [
            (RemoteRule.projection, 0, 1, 3), (.rectilinear, 0, 1, 2), (.direction, 0, 1, 1),
            (.projection, 3, 0, 0), (.rectilinear, 3, 0, 2), (.direction, 3, 0, 2),
            (.projection, 0, 2, nil), (.rectilinear, 0, 2, 2), (.direction, 2, 0, 1), (.rectilinear, 2, 0, 0),
            (.projection, 3, 3, 1), (.direction, 1, 3, nil),
        ] as [(RemoteRule, Int, Int, Int?)])
    func strategies(rule: RemoteRule, from index: Int, key: Int, expected: Int?) {
        #expect(next(rule, from: index, key: key, canvas) == expected)
    }

    @Test("each frame leads where it does by itself, many of them equal", arguments: [1, 2, 3])
    func equalFrames(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frames = (0..<60).map { _ in
            Frame(
                x: Double(Int.random(in: 0...3, using: &random)) * 10,
                y: Double(Int.random(in: 0...3, using: &random)) * 10,
                width: Double(Int.random(in: 0...2, using: &random)) * 10, height: 10)
        }
        #expect(Set(frames).count < 45)
        let containers = frames.map { _ in [[], [5], [9, 5], [7]].randomElement(using: &random)! }
        for (key, way) in FocusField.Direction.allCases.enumerated() {
            func field(
                _ inside: [Int], from index: Int, _ rule: Platform.RemoteFocus = .nearest, _ touches: Bool = false
            ) -> Int? {
                FocusField(inside.map { frames[$0] }, way, touches: touches)
                    .next(from: inside.firstIndex(of: index)!, rule).map { inside[$0] }
            }
            let all = Array(frames.indices)
            func expected(_ rule: RemoteRule, _ index: Int) -> Int? {
                switch rule {
                case .platform, .nearest: field(all, from: index)
                case .beam: field(all, from: index, .beam)
                case .touching: field(all, from: index, .nearest, true)
                case .siblings:
                    containers[index].lazy.compactMap { box in
                        field(all.filter { containers[$0].contains(box) }, from: index)
                    }.first ?? field(all, from: index)
                case .spatial: SpatialFocus().next(from: index, frames, way)
                case .projection: ProjectionFocus().next(from: index, frames, way)
                case .rectilinear: DistanceFocus(isRectilinear: true).next(from: index, frames, way)
                case .direction: DistanceFocus(isRectilinear: false).next(from: index, frames, way)
                }
            }
            for rule in RemoteRule.allCases {
                let map = FocusMap(frames, rule, on: nil, containers: rule == .siblings ? containers : [])
                #expect(map.next(key: key) == all.map { expected(rule, $0) }, "\(rule), \(way)")
            }
        }
    }
}
