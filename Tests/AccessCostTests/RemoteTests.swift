@testable import AccessCost
import LayoutModel
import Testing

/// Remotes: Android's published rule, tvOS's beams, stated neighbours, and files without frames.
@Suite struct RemoteTests {
    /// Android's definition side by side, direction by direction, as its documentation in the source states it.
    private struct Published {
        let frames: [Frame]

        func isCandidate(_ s: Frame, _ d: Frame, _ way: FocusField.Direction) -> Bool {
            switch way {
            case .left: (s.maxX > d.maxX || s.x >= d.maxX) && s.x > d.x
            case .right: (s.x < d.x || s.maxX <= d.x) && s.maxX < d.maxX
            case .up: (s.maxY > d.maxY || s.y >= d.maxY) && s.y > d.y
            case .down: (s.y < d.y || s.maxY <= d.y) && s.maxY < d.maxY
            }
        }

        func overlaps(_ s: Frame, _ d: Frame, _ way: FocusField.Direction) -> Bool {
            way == .left || way == .right ? d.maxY > s.y && d.y < s.maxY : d.maxX > s.x && d.x < s.maxX
        }

        func gap(_ s: Frame, _ d: Frame, _ way: FocusField.Direction) -> Double {
            switch way {
            case .left: s.x - d.maxX
            case .right: d.x - s.maxX
            case .up: s.y - d.maxY
            case .down: d.y - s.maxY
            }
        }

        func farGap(_ s: Frame, _ d: Frame, _ way: FocusField.Direction) -> Double {
            switch way {
            case .left: s.x - d.x
            case .right: d.maxX - s.maxX
            case .up: s.y - d.y
            case .down: d.maxY - s.maxY
            }
        }

        func weight(_ s: Frame, _ d: Frame, _ way: FocusField.Direction) -> Double {
            let major = max(0, gap(s, d, way))
            let minor = way == .left || way == .right ? s.midY - d.midY : s.midX - d.midX
            return 13 * major * major + minor * minor
        }

        func beamBeats(_ s: Frame, _ a: Frame, _ b: Frame, _ way: FocusField.Direction) -> Bool {
            if overlaps(s, b, way) || !overlaps(s, a, way) { return false }
            if gap(s, b, way) < 0 { return true }
            if way == .left || way == .right { return true }
            return max(0, gap(s, a, way)) < max(1, farGap(s, b, way))
        }

        func isBetter(_ s: Frame, _ a: Frame, _ b: Frame, _ way: FocusField.Direction) -> Bool {
            beamBeats(s, a, b, way) || !beamBeats(s, b, a, way) && weight(s, a, way) < weight(s, b, way)
        }

        func beatsAll(_ winner: Int, from place: Int, _ way: FocusField.Direction) -> Bool {
            let s = frames[place]
            return frames.indices.allSatisfy { other in
                other == winner || !isCandidate(s, frames[other], way)
                    || isBetter(s, frames[winner], frames[other], way)
            }
        }

        func next(_ place: Int, _ way: FocusField.Direction) -> Int? {
            let s = frames[place]
            var best: Int?
            for (other, d) in frames.enumerated() where isCandidate(s, d, way) {
                guard let known = best else {
                    best = other
                    continue
                }
                if isBetter(s, d, frames[known], way) { best = other }
            }
            return best
        }
    }

    @Test func androidRuleIsThePublishedOne() {
        var random = SeededGenerator(seed: 3)
        for seed in 0..<1_000 {
            let frames = (0..<Int.random(in: 1...10, using: &random)).map { _ in
                Frame(
                    x: Double(Int.random(in: 0..<20, using: &random)),
                    y: Double(Int.random(in: 0..<20, using: &random)),
                    width: Double(Int.random(in: 1...8, using: &random)),
                    height: Double(Int.random(in: 1...8, using: &random)))
            }
            let published = Published(frames: frames)
            for way in FocusField.Direction.allCases {
                let field = FocusField(frames, way)
                for place in frames.indices {
                    #expect(
                        field.next(from: place, .nearest) == published.next(place, way),
                        "seed \(seed), \(way), \(place)")
                }
            }
        }
    }

    /// Large screens look only at near cells. Where one target beats all others that changes nothing; elsewhere the
    /// published comparison goes in circles, and what it finds depends on the order of the targets.
    @Test(arguments: [(24, 25, 6.0), (2, 300, 3), (600, 1, 0), (40, 15, 0)])
    func largeFieldsFollowItToo(columns: Int, rows: Int, shift: Double) {
        var random = SeededGenerator(seed: columns)
        var frames: [Frame] = []
        for row in 0..<rows {
            for column in 0..<columns where Int.random(in: 0..<8, using: &random) > 0 {
                frames.append(
                    Frame(
                        x: Double(column) * 50 + shift * Double.random(in: 0...1, using: &random),
                        y: Double(row) * 40 + shift * Double.random(in: 0...1, using: &random),
                        width: Double.random(in: 10...40, using: &random),
                        height: Double.random(in: 10...30, using: &random)))
            }
        }
        #expect(frames.count > FocusField.smallField)
        frames.shuffle(using: &random)
        let published = Published(frames: frames)
        var (clear, all) = (0, 0)
        for way in FocusField.Direction.allCases {
            let field = FocusField(frames, way)
            for place in frames.indices where place % 3 == 0 {
                all += 1
                let found = published.next(place, way)
                if found.map({ published.beatsAll($0, from: place, way) }) ?? true {
                    clear += 1
                    #expect(field.next(from: place, .nearest) == found, "\(way), \(frames[place])")
                }
                let source = FocusField.Span(frames[place], way)
                let beam = frames.indices.filter {
                    let span = FocusField.Span(frames[$0], way)
                    return source.isAhead(span) && source.hasInBeam(span)
                }.min { a, b in
                    let (p, q) = (FocusField.Span(frames[a], way), FocusField.Span(frames[b], way))
                    return (source.major(p), source.minor(p), a) < (source.major(q), source.minor(q), b)
                }
                #expect(field.next(from: place, .beam) == beam)
            }
        }
        #expect(Double(clear) > 0.9 * Double(all), "\(clear) of \(all)")
    }

    /// Two shelves; the lower one lies to the right of the upper one's beam, a guide leads there.
    private func shelves(guided: Bool) -> Screen {
        makeScreen { screen in
            for place in 0..<3 {
                screen.add(.button, "up\(place)") {
                    $0.frame = Frame(x: Double(place) * 120, y: 0, width: 100, height: 60)
                    if guided, place == 2 { $0.next.down = "low0" }
                }
            }
            for place in 0..<2 {
                screen.add(.button, "low\(place)") {
                    $0.frame = Frame(x: 400 + Double(place) * 120, y: 100, width: 100, height: 60)
                }
            }
        }
    }

    @Test func tvOSFollowsBeamsAndGuides() {
        let plain = Found(shelves(guided: false), .tvRemote, platform: .tvos)
        #expect(plain.route("up2") == "Right x2, Select")
        #expect(plain.status("low0") == .unreachable)
        #expect(plain.reason("low0") == "no arrow key leads to it")
        #expect(plain.analysis.unreachedCount == 2)
        #expect(plain.analysis.expected?.commands == 2)
        let guided = Found(shelves(guided: true), .tvRemote, platform: .tvos)
        #expect(guided.route("low1") == "Right x2, Down, Right, Select")
        // Android needs no guide: what lies beside the beam is taken where nothing is in it.
        #expect(Found(shelves(guided: false), .tvRemote, platform: .androidTV).route("low0") == "Down, Select")
        #expect(
            Found(shelves(guided: false), .tvRemote, platform: .androidTV, set: ["rule": "beam"]).status("low0")
                == .unreachable)
    }

    @Test func theInitialFocusIsWhereItStarts() {
        var screen = shelves(guided: true)
        screen.focus = "up2"
        #expect(Found(screen, .tvRemote, platform: .tvos).route("low0") == "Down, Select")
        #expect(Found(screen, .tvRemote, platform: .tvos, action: .none).cost("up2") == Cost())
    }

    @Test func withoutFramesTheCostIsUnknown() {
        var screen = shelves(guided: false)
        for offset in screen.elements.indices { screen[ElementIndex(offset)].frame = nil }
        let found = Found(screen, .tvRemote)
        #expect(found.route("up0") == "Select")
        #expect(found.status("low1") == .unknown)
        #expect(found.reason("low1")?.contains("does not say where") == true)
        #expect(found.analysis.expected?.commands == 1)
    }

    @Test func groupsAreEnteredOnTheirSelectedMember() {
        let screen = makeScreen { screen in
            screen.add(.button, "top") { $0.frame = Frame(x: 0, y: 0, width: 50, height: 50) }
            screen.group(.list, "shelf", { $0.entry = .selected }) { screen, box in
                for place in 0..<4 {
                    screen.add(.button, "item\(place)", in: box) {
                        $0.frame = Frame(x: Double(place) * 60, y: 100, width: 50, height: 50)
                        $0.isSelected = place == 3
                    }
                }
            }
        }
        #expect(Found(screen, .tvRemote).route("item3") == "Down, Select")
        #expect(Found(screen, .tvRemote, .flat).route("item3") == "Down, Right x3, Select")
    }
}
