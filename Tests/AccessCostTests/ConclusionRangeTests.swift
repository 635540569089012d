import Testing

@testable import AccessCost

/// For which values a conclusion holds, from gains that are known.
@Suite struct ConclusionRangeTests {
    private static func ranges(
        interval: Double, _ gain: @escaping (_ interval: Double, _ exit: TreeRules.Exit) -> Double?
    ) -> [ConclusionRange] {
        var values = AccessMethod.iosSwitchAuto.defaults
        precondition(values.set("interval", to: "\(interval)") == nil)
        return Robustness.ranges(of: RequestedMethod(.iosSwitchAuto, parameters: values)) { method in
            gain(method.parameters[.interval], method.parameters[.exit])
        }
    }

    private static func spans(interval: Double, _ gain: @escaping (Double) -> Double?) throws -> ConclusionRange {
        let found = ranges(interval: interval) { own, _ in gain(own) }
        return try #require(found.first { $0.parameter == "interval" })
    }

    @Test func fromAValueOn() throws {
        let range = try Self.spans(interval: 2) { $0 - 1.2 }
        #expect(range.spans == [.init(from: 1.2, to: nil)] && !range.isForAll && range.unit == "s")
    }

    /// The same gains with the other sign at the method's own interval: the loss is what holds.
    @Test func upToAValue() throws {
        let range = try Self.spans(interval: 1) { $0 - 1.2 }
        #expect(range.spans == [.init(from: nil, to: 1.2)] && !range.isForAll)
    }

    @Test func betweenValuesAndInSeveralRuns() throws {
        let between = try Self.spans(interval: 2) { ($0 - 0.8) * (3.5 - $0) }
        #expect(between.spans == [.init(from: 0.8, to: 3.5)])
        let outside = try Self.spans(interval: 0.5) { ($0 - 0.8) * ($0 - 3.5) }
        #expect(outside.spans == [.init(from: nil, to: 0.8), .init(from: 3.5, to: nil)])
    }

    @Test func forAllAndForNothing() throws {
        let all = try Self.spans(interval: 1) { $0 }
        #expect(all.isForAll && all.spans == [.init(from: nil, to: nil)])
        // A gain of nothing is no conclusion, and neither is one that cannot be told.
        #expect(Self.ranges(interval: 1) { _, _ in 0 } == [])
        #expect(Self.ranges(interval: 1) { _, _ in nil } == [])
    }

    /// Where the gain is nothing, or cannot be told, the conclusion does not hold.
    @Test func noGainIsNoGain() throws {
        let range = try Self.spans(interval: 4) { $0 > 2 ? 1 : 0 }
        #expect(range.spans == [.init(from: 2, to: nil)])
        let unknown = try Self.spans(interval: 4) { $0 > 2 ? 1 : nil }
        #expect(unknown.spans == [.init(from: 2, to: nil)])
    }

    @Test func words() throws {
        let found = Self.ranges(interval: 1) { _, exit in exit == .first ? -1 : 1 }
        let exit = try #require(found.first { $0.parameter == "exit" })
        #expect(exit.words == ["last", "none"] && !exit.isForAll && exit.spans == [])
        // The others hold for all, as the gain does not depend on them.
        #expect(found.count { $0.isForAll } == 2)
        #expect(found.map(\.parameter) == ["interval", "exit", "groupItems"])
    }

    /// A method without these parameters has nothing to vary.
    @Test func methodsWithoutThem() {
        #expect(Robustness.ranges(of: RequestedMethod(.webKeyboard)) { _ in 1 } == [])
    }
}
