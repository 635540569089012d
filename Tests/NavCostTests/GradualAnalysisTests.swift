import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import GroupingSearch
import NavCost
import ScreenFindings
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Layouts that are analysed and written screen by screen: the same as if they were whole.
@Suite struct GradualAnalysisTests {
    /// Screens of made-up sizes, some without a target, with what stands behind them in the file.
    private func app(_ screens: Int, behind: String = "", in last: String = "") -> String {
        var random = SeededGenerator(seed: 8)
        var text = "<layout name=\"App &amp; more\" platform=\"ios\">\n"
        for number in 1...screens {
            text += "<screen id=\"s\(number)\" label=\"Screen “\(number)”\" width=\"390\" height=\"844\">\n"
            for row in 0..<Int.random(in: 0...6, using: &random) {
                text += "<group role=\"toolbar\" label=\"row\">\n"
                for place in 0..<Int.random(in: 1...30, using: &random) {
                    text +=
                        "<element id=\"e\(row)-\(place)\" role=\"button\" label=\"Söme \(place)\" x=\"\(place * 12)\" y=\"\(row * 50)\" width=\"10\" height=\"44\" weight=\"\(place % 3).5\"/>\n"
                }
                text += "</group>\n"
            }
            text += (number == screens ? last : "") + "</screen>\n"
        }
        return text + behind + "</layout>\n"
    }

    private let session = Session()
    private let request = AnalysisRequest(methods: [.iosSwitchAuto, .iosKeyboard])

    /// The analysis of the whole layout at once.
    private func whole(_ source: InputSource) throws -> LayoutAnalysis {
        try session.analyze(session.read(source), request, details: [.routes, .actions])
    }

    private let writers: [(name: String, writer: SerialWriter)] = [
        ("text", AnalysisText().writer), ("all", AnalysisText(showsAll: true).writer), ("json", AnalysisJSON.writer()),
        ("part", AnalysisJSON.writer(part: RunPart(number: 2, count: 3))), ("jsonl", AnalysisJSON.linesWriter),
        ("csv", AnalysisCSV.writer()),
    ]

    /// What is written of a layout, by a file: what was kept of it in memory and in a file.
    ///
    /// - Parameter isKept: whether it may be kept in the file that it is written to.
    private func text(
        _ source: InputSource, by writer: SerialWriter, jobs: Int, isKept: Bool
    ) async throws -> (WrittenLayout, String) {
        let folder = try TemporaryFolder()
        let file = try OutputFile("\(folder.path)/out")
        #expect(try file.write(writer.head))
        let spool = isKept ? file.spool() : TextSpool()
        let written = try await session.write(source, by: writer, request, in: spool, jobs: jobs)
        for part in written.text { #expect(try file.write(part)) }
        #expect(try file.write(writer.tail))
        try file.finish()
        return (written, try String(contentsOf: URL(fileURLWithPath: "\(folder.path)/out"), encoding: .utf8))
    }

    private func expectSameAsWhole(_ xml: String, screens: Int, by names: [String]? = nil) async throws {
        let source = InputSource.bytes(Array(xml.utf8), path: "app.xml")
        let whole = try whole(source)
        #expect(whole.screens.count == screens)
        for (name, writer) in writers where names?.contains(name) ?? true {
            let expected = writer.text([whole])
            for (jobs, isKept) in [(1, false), (2, true), (5, true)] {
                let (written, text) = try await text(source, by: writer, jobs: jobs, isKept: isKept)
                #expect(text == expected, "\(name) with \(jobs) jobs, kept in the output: \(isKept)")
                #expect(written.screenNotes == whole.screens.flatMap(\.notes))
                #expect(written.layout.notes == whole.notes)
                #expect(written.layout.screens.isEmpty)
            }
        }
    }

    @Test func piecesAreTheWhole() async throws {
        // Over 8 MB of JSON, so that a temporary file is used.
        let xml = app(160, in: "<element id=\"far\" x=\"1e12\" y=\"0\" width=\"1\" height=\"1\"/>")
        let whole = try whole(.bytes(Array(xml.utf8), path: "app.xml"))
        #expect(AnalysisJSON.document([whole]).utf8.count > 9 << 20)
        #expect(whole.notes.count == 1)
        // With a note, which stands before the screens and is known only behind them, and without.
        try await expectSameAsWhole(xml, screens: 160, by: ["json"])
        try await expectSameAsWhole(app(160), screens: 160, by: ["json"])
        try await expectSameAsWhole(app(25), screens: 25)
        try await expectSameAsWhole(app(1), screens: 1)
    }

    @Test func screensThatLeadToOneAnotherAreTakenTogether() async throws {
        let door = "<element id=\"door\" role=\"button\" label=\"Back\" leadsTo=\"s1\"/>"
        let xml = app(30, in: door)
        try await expectSameAsWhole(xml, screens: 30)
        let source = InputSource.bytes(Array(xml.utf8), path: "app.xml")
        let (_, text) = try await text(source, by: AnalysisJSON.linesWriter, jobs: 2, isKept: true)
        #expect(text.contains("\"entry\""))
        // What was written of the first screens before the last one is read does not stay.
        try await expectSameAsWhole(app(160, in: door), screens: 160, by: ["json"])
    }

    @Test func tasksAreTakenWithAllScreens() async throws {
        let task = "<task name=\"Both\"><activate target=\"s20/door\"/></task>"
        let xml = app(20, behind: task, in: "<element id=\"door\" role=\"button\"/>")
        try await expectSameAsWhole(xml, screens: 20)
        #expect(
            try whole(.bytes(Array(xml.utf8), path: "app.xml")).screens[19].tasks
                .count
                == 1)
    }

    /// The first error of the file, whatever is read at the same time; nothing is written before it.
    @Test(arguments: [
        ("</layout", "</layuot", "not well-formed"), ("id=\"s50\"", "id=\"s2\"", "the screen id 's2' is taken in line"),
        ("id=\"s50\"", "idd=\"s50\"", "is not an attribute of <screen>"),
    ])
    func whatIsNotValidIsToldAsOfTheWhole(old: String, new: String, message: String) async throws {
        let xml = app(60).split(separator: "\n").map { line in
            line.contains(old) ? String(line).replacingFirst(old, with: new) : String(line)
        }.joined(separator: "\n")
        let source = InputSource.bytes(Array(xml.utf8), path: "app.xml")
        let whole = #expect(throws: NavCostError.self) { try session.read(source) }
        #expect(whole?.inputError?.message.contains(message) == true, "\(whole as Any)")
        for jobs in [1, 3] {
            let piecewise = await #expect(throws: NavCostError.self) {
                try await session.write(source, by: AnalysisText().writer, request, jobs: jobs)
            }
            #expect(piecewise == whole)
        }
    }

    @Test func aScreenWithoutWeightsIsToldBeforeWhatIsWrongBehindIt() async throws {
        let idle = "<screen id=\"idle\"><element id=\"x\" role=\"button\" weight=\"0\"/></screen>"
        for behind in [idle, idle + "<screen id=\"s1\"/>"] {
            let source = InputSource.bytes(Array(app(60, behind: behind).utf8), path: "app.xml")
            for jobs in [1, 3] {
                let error = await #expect(throws: NavCostError.self) {
                    try await session.write(source, by: AnalysisText().writer, request, jobs: jobs)
                }
                // What cannot be read is told first where it is met first: pieces hold some screens.
                #expect(
                    error?.inputError?.message.contains(
                        behind == idle ? "all weights of the screen 'idle' are 0" : "the screen id 's1' is taken")
                        == true, "\(error as Any)")
            }
        }
    }

    @Test func screensComeOneByOne() throws {
        var stream = try LayoutStream(.bytes(Array(app(3).utf8), path: "app.xml"))
        let (isGradual, format) = (stream.isGradual, stream.formatID)
        #expect(isGradual && format == "navcost")
        var ids = [try stream.next()?.id]
        let (name, platform) = (stream.name, stream.platform)
        #expect(name == "App & more" && platform == .ios)
        ids.append(try stream.next()?.id)
        let rest = try stream.rest()
        #expect(rest.layout.screens.map(\.id) == ["s3"])
        ids.append(try stream.next()?.id)
        ids.append(try stream.next()?.id)
        #expect(ids == ["s1", "s2", "s3", nil])
        var empty = try LayoutStream(.bytes(Array("<layout/>".utf8), path: "app.xml"))
        let none = try empty.next()
        #expect(none == nil)
        var refusal: FormatError?
        do throws(FormatError) { _ = try empty.rest() } catch { refusal = error }
        #expect(refusal?.message == "the layout holds no screen")
        let page = try LayoutStream(.bytes(Array("<html><button>a</button></html>".utf8), path: "a.html"))
        let comesWhole = !page.isGradual
        #expect(comesWhole)
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, with new: String) -> String {
        guard let range = firstRange(of: old) else { return self }
        return self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
