import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Populations: what 8 of 10 people need.
@Suite struct PeopleTests {
    @Test func spreadsHoldEightOfTen() throws {
        let ten = try #require(PeopleSpread((1...10).map { (Double($0), 1) }))
        #expect(ten == (try #require(PeopleSpread((1...10).reversed().map { (Double($0), 2.5) }))))
        // Eight of the ten lie inside.
        #expect((1...10).count { Double($0) >= ten.p10 && Double($0) <= ten.p90 } == 8)
        #expect(ten.median == 5.5 && ten.p10 == 1.5 && ten.p90 == 9.5)
        let one = try #require(PeopleSpread([(4, 3)]))
        #expect(one.median == 4 && one.p10 == 4 && one.p90 == 4)
        // Who stands for nine counts as nine: 9 people at 1 s and one at 11 s.
        let weighted = try #require(PeopleSpread([(11, 1), (1, 9)]))
        #expect(abs(weighted.p90 - (1 + (0.9 - 0.45) / 0.5 * 10)) < 1e-12)
        #expect(PeopleSpread([]) == nil)
    }

    @Test func builtInPeopleAreThoseThatWereMeasured() throws {
        #expect(Population.all.map(\.name) == ["motor-impaired-10", "others-20"])
        for (population, count, mean) in [(Population.motorImpaired10, 10, 0.887), (.others20, 20, 0.377)] {
            #expect(population.members.count == count)
            #expect(population.source.contains("Koester"))
            let means = population.members.compactMap(\.person.meanReaction)
            #expect(abs(means.reduce(0, +) / Double(count) - mean) < 0.001)
            #expect(population.members.allSatisfy { $0.person.reactionTimes != nil && $0.person.press! > 0 })
        }
    }

    private func analysis(
        _ people: Population, _ methods: [AccessMethod], on other: (Screen, Platform?)? = nil
    ) throws -> ScreenAnalysis {
        let (screen, platform) = try other ?? sample("ShapeShuffleHome")
        var plan = AnalysisPlan(methods: methods.map { RequestedMethod($0) })
        plan.people = PeoplePlan(
            people,
            methods: methods.map { method in
                people.members.compactMap { member in
                    var values = method.defaults
                    #expect(member.person.apply(to: &values, except: []).problem == nil)
                    return member.person.concerns(method) ? RequestedMethod(method, parameters: values) : nil
                }
            })
        return Analyzer.analyze(screen, platform: platform, plan)
    }

    /// What must be scrolled to has figures where presses come late, too.
    @Test func whatMustBeScrolledToIsCovered() throws {
        let cells = (0..<6).map {
            "<element id=\"c\($0)\" role=\"cell\" label=\"c\($0)\" x=\"0\" y=\"\($0 * 50)\" width=\"300\" height=\"50\"/>"
        }.joined()
        let fixture = try Fixture(
            "<group id=\"t\" role=\"table\" label=\"T\" x=\"0\" y=\"0\" width=\"300\" height=\"100\">\(cells)</group>",
            screen: "width=\"300\" height=\"100\"")
        let result = try analysis(.others20, [.iosSwitchAuto], on: (fixture.screen, fixture.platform))
        let tree = try #require(result.methods[0].tree(.grouped))
        let people = try #require(tree.people)
        #expect(tree.coverage.isComplete && tree.coverage.count == 6)
        #expect(people.coverage.isComplete && people.coverage.count == 6)
        let medians = try people.targets.map { try #require($0).median }
        #expect(medians.dropFirst(2).allSatisfy { $0 > medians[1] })
    }

    @Test func eachPersonIsAnAnalysisOfTheirOwn() throws {
        let result = try analysis(.motorImpaired10, [.iosSwitchAuto, .iosSwitchManual, .iosVoiceControl])
        let auto = try #require(result.methods[0].tree(.grouped)?.people)
        #expect(auto.members.map(\.name) == (1...10).map { $0 < 10 ? "K0\($0)" : "K10" })
        for (member, own) in zip(Population.motorImpaired10.members, auto.members) {
            var values = AccessMethod.iosSwitchAuto.defaults
            _ = member.person.apply(to: &values, except: [])
            let plan = AnalysisPlan(methods: [RequestedMethod(.iosSwitchAuto, parameters: values)])
            let alone = Analyzer.analyze(result.screen, platform: result.platform, plan)
            let tree = try #require(alone.methods[0].tree(.grouped))
            #expect(own.seconds == tree.errors?.expected?.cost.seconds)
            // Late presses cost time, more than the shorter presses in time save.
            #expect(try #require(own.seconds) > tree.expected!.seconds - 1e-9)
            #expect(abs(try #require(own.interval) - member.person.meanReaction! / 0.65) < 1e-12)
        }
        // One whose times spread by three quarters loses more than one in ten.
        let constant = result.methods[0].tree(.grouped)!.expected!.seconds * 0.818 / 0.65
        #expect(auto.members[4].seconds! > 1.1 * constant)
        let spread = try #require(auto.expected)
        #expect(auto.members.count { $0.seconds! >= spread.p10 && $0.seconds! <= spread.p90 } == 8)
        #expect(auto.targets.count == result.targets.count)
        // Without a clock nothing is late: presses alone make the difference.
        let manual = try #require(result.methods[1].tree(.grouped))
        let person = Population.motorImpaired10.members[3].person
        #expect(
            abs(manual.people!.members[3].seconds! - manual.expected!.presses * person.press!) < 1e-9)
        #expect(result.methods[2].tree(.flat)?.people == nil)
    }

    @Test func changesAreCountedByPerson() throws {
        let result = try analysis(.motorImpaired10, [.iosSwitchAuto])
        let (flat, grouped) = (result.methods[0].tree(.flat)!.people!, result.methods[0].tree(.grouped)!.people!)
        let change = grouped.difference(to: flat)
        #expect(change.faster == zip(flat.members, grouped.members).count { $1.seconds! < $0.seconds! })
        #expect(change.faster + change.slower == change.of && change.of == 10)
        #expect(flat.difference(to: flat) == (0, 0, 10))
    }

    @Test func aDistributionProposesTheIntervalOfItsMean() throws {
        var person = Person()
        person.reactionTimes = .exGaussian(mu: 0.5, sigma: 0.05, tau: 0.15)
        person.latePress = .withheld
        var values = AccessMethod.iosSwitchAuto.defaults
        let applied = person.apply(to: &values, except: [])
        #expect(applied.problem == nil && applied.notes.count == 1)
        #expect(values[.interval] == 1)
        #expect(values[.reaction] == 0.65)
        #expect(values[.latePress] == .withheld)
        #expect(Lateness(values) == Lateness(.exGaussian(mu: 0.5, sigma: 0.05, tau: 0.15), .withheld))
        // A gliding cursor has no interval to be late for: the mean counts.
        var point = AccessMethod.iosSwitchPoint.defaults
        #expect(person.apply(to: &point, except: []).problem == nil)
        #expect(point[.reaction] == 0.65)
    }
}
