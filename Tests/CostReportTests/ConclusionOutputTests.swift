import AccessCost
import LayoutFormats
import NavCost
import TestSupport
import Testing

@testable import CostReport

/// For which values the conclusion of a comparison holds, as people and programs read it.
@Suite struct ConclusionOutputTests {
    private func layout(_ body: String) throws -> ImportedLayout {
        try Session().read(.bytes(Array("<layout><screen>\(body)</screen></layout>".utf8), path: "t.xml"))
    }

    private func button(_ id: String, weight: Int = 0) -> String {
        "<element id='\(id)' role='button' weight='\(weight)'/>"
    }

    private func group(_ body: String) -> String {
        "<group container='semanticGroup' navigationStyle='combined'>\(body)</group>"
    }

    /// Third in a list: 2 T + R. First of a group that stands first in one that stands second: T + 3 R. So groups are faster
    /// where T > 2 R.
    private func comparison(interval: Double, reaction: Double) throws -> Comparison {
        let before = try layout(button("a") + button("b") + button("c", weight: 1) + button("d") + button("e"))
        let after = try layout(
            group(button("a") + button("b"))
                + group(group(button("c", weight: 1) + button("d")) + button("e")))
        let changes = [ParameterChange(.interval, interval), ParameterChange(.reaction, reaction)]
        let request = AnalysisRequest(methods: [.iosSwitchAuto], parameters: changes, action: RequestedAction.none)
        return try Session().compare(before, after, CompareRequest(request))
    }

    private func text(_ changed: Comparison) -> String {
        ComparisonText().text(changed).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func holds(_ changed: Comparison) throws -> [JSON] {
        try JSON.parse(ComparisonJSON.document(changed))["screens"][0]["methods"][0]["holds"].list
    }

    @Test func fromAnIntervalOn() throws {
        let changed = try comparison(interval: 2, reaction: 0.6)
        let sentence =
            "This holds for every grouping by the system; for a scan interval from 1.2 s on; for the exit item last or none only."
        #expect(text(changed).contains(sentence), "\(text(changed))")
        #expect(ComparisonHTML.page(changed).contains("for a scan interval from 1.2 s on"))
        let json = try holds(changed)
        #expect(json.map(\.["parameter"].text) == ["interval", "exit", "groupItems"])
        #expect(json.map(\.["all"]) == [.flag(false), .flag(false), .flag(true)])
        #expect(json[0]["spans"] == .list([.object(["from": .number(1.2), "to": .null])]))
        #expect(json[1]["words"] == .list([.text("last"), .text("none")]))
    }

    @Test func upToAnInterval() throws {
        let changed = try comparison(interval: 1, reaction: 0.6)
        #expect(text(changed).contains("for a scan interval up to 1.2 s"), "\(text(changed))")
    }

    /// With a reaction that is a share of the interval both sides grow alike.
    @Test func forEveryInterval() throws {
        let before = try layout(button("a") + button("b") + button("c", weight: 1))
        let after = try layout(button("c", weight: 1) + button("a") + button("b"))
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto], action: RequestedAction.none))
        let changed = try Session().compare(before, after, request)
        #expect(
            text(changed).contains("This holds for every scan interval, exit item and grouping by the system."),
            "\(text(changed))")
        // Nothing holds of a layout compared with itself, which nothing changes.
        let same = try Session().compare(before, before, request)
        #expect(!text(same).contains("This holds") && !ComparisonHTML.page(same).contains("This holds"))
    }
}
