import AccessCost
import LayoutModel
import TestSupport
import Testing

/// For which values of parameters a conclusion holds.
@Suite struct RobustnessTests {
    private func requested(_ method: AccessMethod, _ values: [String: String] = [:]) -> RequestedMethod {
        var parameters = method.defaults
        for (key, value) in values { #expect(parameters.set(key, to: value) == nil) }
        return RequestedMethod(method, parameters: parameters)
    }

    @Test func theCrossingOfANumberIsFound() throws {
        let ranges = Robustness.ranges(of: requested(.iosSwitchAuto, ["interval": "2"])) { method in
            method.parameters[.interval] - 1.234
        }
        let interval = try #require(ranges.first { $0.parameter == "interval" })
        #expect(!interval.isForAll && interval.unit == "s")
        #expect(interval.spans.count == 1)
        #expect(abs(try #require(interval.spans[0].from) - 1.234) < 0.001 && interval.spans[0].to == nil)
        // What does not depend on the interval holds for every word.
        #expect(ranges.allSatisfy { $0.parameter == "interval" || $0.isForAll })
    }

    @Test func aCrossingTakesNoMoreGainsThanThreeDecimalsNeed() throws {
        func gains(at crossing: Double) -> (count: Int, from: Double?) {
            var count = 0
            let ranges = Robustness.ranges(of: requested(.iosSwitchAuto, ["interval": "2"])) { method in
                count += 1
                return method.parameters[.interval] - crossing
            }
            return (count, ranges.first { $0.parameter == "interval" }?.spans.first?.from)
        }
        let (without, with) = (gains(at: 0), gains(at: 1.2341))
        #expect(without.from == nil && with.from == 1.234)
        // The points around it lie about 0.6 s apart: halved ten times, that is less than a thousandth.
        #expect((9...12).contains(with.count - without.count), "\(with.count - without.count)")
    }

    @Test func bothEndsOfASpanAreFoundAndALossIsAConclusion() throws {
        let ranges = Robustness.ranges(of: requested(.iosSwitchAuto, ["interval": "2"])) { method in
            let interval = method.parameters[.interval]
            return interval > 0.8 && interval < 3.5 ? -1 : 1
        }
        let interval = try #require(ranges.first { $0.parameter == "interval" })
        #expect(interval.spans.count == 1)
        #expect(abs(try #require(interval.spans[0].from) - 0.8) < 0.001)
        #expect(abs(try #require(interval.spans[0].to) - 3.5) < 0.001)
    }

    @Test func wordsAreListed() throws {
        let ranges = Robustness.ranges(of: requested(.iosSwitchAuto)) { $0.parameters[.exit] == .first ? -1 : 1 }
        let exit = try #require(ranges.first { $0.parameter == "exit" })
        #expect(!exit.isForAll && exit.words == ["last", "none"])
        #expect(try #require(ranges.first { $0.parameter == "groupItems" }).isForAll)
    }

    @Test func withoutAGainOrAParameterThereIsNothing() {
        #expect(Robustness.ranges(of: requested(.iosSwitchAuto)) { _ in 0 } == [])
        #expect(Robustness.ranges(of: requested(.iosSwitchAuto)) { _ in nil } == [])
        #expect(Robustness.ranges(of: requested(.webKeyboard)) { _ in 1 } == [])
    }

    @Test func intervalsShorterThanTheReactionAreNotTried() throws {
        // A reaction of a second of its own: intervals of less do not fit.
        let method = requested(.iosSwitchAuto, ["interval": "2", "reaction": "1"])
        var tried: [Double] = []
        _ = Robustness.ranges(of: method) { method in
            tried.append(method.parameters[.interval])
            return 1
        }
        #expect(tried.allSatisfy { $0 > 1 } && tried.max() == 10)
    }
}
