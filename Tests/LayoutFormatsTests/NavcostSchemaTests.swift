import TestSupport
import Testing

@testable import LayoutFormats

/// The RELAX NG schema of navcost's own XML: which children a layout may have in which order, and how long validating takes.
@Suite struct NavcostSchemaTests {
    private static let schema = NavcostSchema.relaxNG()

    private func isValid(_ text: String) -> Bool {
        RelaxNG.problems(in: Array(text.utf8), path: "t.xml", schema: Self.schema).isEmpty
    }

    /// Every sequence of up to four children: valid with a screen and without anything that is neither screen nor task.
    @Test func screensAndTasksStandInAnyOrder() {
        let children = ["<screen/>", "<task/>", "<group/>"]
        var sequences: [[Int]] = [[]]
        for _ in 0..<4 { sequences += sequences.flatMap { start in children.indices.map { start + [$0] } } }
        for sequence in Set(sequences) {
            let text = "<layout>" + sequence.map { children[$0] }.joined(separator: "\n") + "</layout>"
            let expected = sequence.contains(0) && !sequence.contains(2)
            #expect(isValid(text) == expected, "\(text)")
            let isRead = (try? LayoutReader.read(.bytes(Array(text.utf8), path: "t.xml"), format: "navcost")) != nil
            #expect(isRead == expected, "\(text)")
        }
    }

    /// The elements of one screen, several screens, and tasks behind them.
    @Test(arguments: [1, 50]) func validatingIsLinear(perScreen share: Int) {
        let growth = growthPerDoubling(from: 1000) { count -> [UInt8] in
            let element = "<element role='button' label='Add' x='1' y='2' width='3' height='4'/>"
            let screen = "<screen>" + String(repeating: element, count: count / share) + "</screen>"
            let text = String(repeating: screen, count: share) + String(repeating: "<task/>", count: count)
            return Array("<layout>\(text)</layout>".utf8)
        } work: { document in
            #expect(RelaxNG.problems(in: document, path: "t.xml", schema: Self.schema).isEmpty)
        }
        #expect(growth < mostLinearGrowth)
    }
}
