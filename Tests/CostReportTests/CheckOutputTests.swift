import AccessCost
import CostReport
import LayoutModel
import GroupingSearch
import LayoutFormats
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// What `check` writes, for findings whose texts are hostile to every format.
@Suite struct CheckOutputTests {
    private static let hostile = "a<b>&\"'%,:|`\u{1B}[31m\n]]>\u{202E}é"

    private static let report: CheckReport = {
        var screen = Screen(id: "s\(hostile)", label: hostile)
        var element = Element(role: .button, id: "t\(hostile)", label: hostile)
        (element.line, element.column) = (7, 3)
        screen.close(screen.open(element, in: nil))
        let request = AnalysisPlan(methods: [.init(.iosSwitchAuto)])
        let analysis = LayoutAnalysis(
            path: "dir,a:b %/Main \(hostile).xml", format: "navcost", name: "", platform: .ios,
            screens: [Analyzer.analyze(screen, platform: .ios, request)], notes: [])
        let place = FindingLocation(
            id: element.id, label: element.label, role: .button, line: 7, column: 3, source: "/layout")
        let other = FindingLocation(id: "o", label: "Other", role: .button, line: 9)
        func finding(_ severity: Severity, _ places: [FindingLocation]) -> Finding {
            Finding(
                code: "merge-title", severity: severity, screen: screen.id, places: places, method: "ios-voiceover",
                values: ["now": .figure(4, .seconds), "improved": .figure(2.5, .seconds)])
        }
        let suppression = Suppression(
            code: "merge-title", reason: hostile, place: FindingLocation(path: ".navcost.yml", line: 2, column: 5))
        let answers = BudgetCheck([Budget(.worst, .presses, .absolute(0.5))]).answers(analysis)
        let layout = LayoutCheck(
            analysis: analysis,
            screens: Checker.check(
                analysis, of: Layout(screens: [screen]), format: FormatTraits(isSnapshot: true, tellsActions: true),
                request),
            budgets: answers,
            findings: [
                finding(.warning, [place, other]), finding(.note, [place, other]), finding(.error, [other, place]),
            ]
                + answers.compactMap(\.finding),
            suppressed: [SuppressedFinding(finding: finding(.error, [place, other]), suppression: suppression)],
            notes: ["noted"])
        var use = SuppressionUse([suppression])
        use.note([:])
        return CheckReport(layouts: [layout], others: use.unused)
    }()

    /// The word of a severity has its colour on a terminal; nothing has one elsewhere.
    @Test func severitiesAreColoured() {
        let text = CheckText(style: .terminal).text(Self.report)
        #expect(text.contains("\u{1B}[1;33mwarning\u{1B}[0m: ") && text.contains("\u{1B}[1;31merror\u{1B}[0m: "))
        #expect(text.contains("\u{1B}[1;36mnote\u{1B}[0m: "))
        #expect(!CheckText().text(Self.report).contains("\u{1B}[1;"))
    }

    @Test func jsonIsValid() throws {
        let schema = try JSONSchema(ProjectFiles.text("Sources/CostReport/Schemas/check.schema.json"))
        let document = try JSON.parse(CheckJSON.document(Self.report))
        #expect(schema.problems(document) == [])
        #expect(document["failed"] == .flag(true))
        let findings = document["layouts"][0]["findings"].list
        #expect(findings.count == 4)
        #expect(findings.map { $0["fails"] } == [.flag(false), .flag(false), .flag(true), .flag(true)])
        #expect(findings[0]["values"]["now"]["value"].number == 4)
        let touched = Rule.named("merge-title")?.touches ?? []
        let guidelines = findings[0]["guidelines"].list
        #expect(!touched.isEmpty && guidelines.count == touched.count)
        #expect(guidelines[0]["criterion"].text == touched[0].criterion)
        #expect(guidelines[0]["clauses"].list.compactMap(\.text) == touched[0].clauses)
        #expect(findings[0]["targets"][0]["id"].text == "t\(Self.hostile)")
        // The schema is one that says no.
        #expect(schema.problems(["schema": "navcost.check/1"].json) != [])
    }

    @Test func sarifSaysWhatTheFindingsSay() throws {
        let document = try JSON.parse(CheckSARIF.document(Self.report))
        let run = document["runs"][0]
        let rules = run["tool"]["driver"]["rules"].list
        #expect(rules.map { $0["id"].text } == (Rule.all + Rule.ofProject).map(\.code))
        #expect(rules.allSatisfy { ($0["help"]["text"].text?.count ?? 0) > 100 })
        let results = run["results"].list
        let unclear = Self.report.layouts[0].unclear.count
        #expect(results.count == 6 + unclear)
        for result in results {
            let index = try #require(result["ruleIndex"].number)
            #expect(rules[Int(index)]["id"] == result["ruleId"])
        }
        #expect(
            results.map { $0["level"].text }
                == ["warning", "note", "error", "error", "error"] + Array(repeating: "none", count: unclear) + [
                    "warning"
                ])
        let physical = results[0]["locations"][0]["physicalLocation"]
        #expect(physical["region"]["startLine"].number == 7)
        #expect(physical["region"]["startColumn"].number == 3)
        let uri = try #require(physical["artifactLocation"]["uri"].text)
        #expect(uri.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/%-._~".contains($0)) }, "\(uri)")
        #expect(uri.hasPrefix("dir%2Ca%3Ab%20%25/Main%20a%3Cb%3E%26"))
        #expect(results[4]["suppressions"][0]["kind"].text == "external")
        #expect(Set(results.prefix(3).map { $0["partialFingerprints"]["target/v1"].text }).count == 2)
    }

    @Test func gitHubReadsOneCommandALine() throws {
        let lines = CheckGitHub.text(Self.report).split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(lines.map { $0.prefix { $0 != " " } } == ["::warning", "::notice", "::error", "::error", "::warning"])
        for line in lines {
            // Behind the command's name: properties without bare colons and commas, then the message.
            let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            for property in parts[0].drop(while: { $0 != " " }).dropFirst().split(separator: ",") {
                #expect(["file", "line", "col", "title"].contains(property.prefix { $0 != "=" }), "\(line)")
                #expect(!property.contains(":"))
            }
            #expect(!line.contains("\u{1B}"))
        }
        #expect(lines[0].contains("file=dir%2Ca%3Ab %25/Main "))
        #expect(lines[0].contains("line=7,col=3,"))
    }

    @Test func gitLabHasUniqueFingerprints() throws {
        let entries = try JSON.parse(CheckGitLab.document(Self.report)).list
        #expect(entries.count == 5)
        #expect(Set(entries.map { $0["fingerprint"].text }).count == 5)
        #expect(entries.map { $0["severity"].text } == ["minor", "info", "major", "major", "minor"])
        for entry in entries {
            #expect(Set(entry.object.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
            #expect(entry["location"]["lines"]["begin"].number! >= 1)
        }
        #expect(entries[4]["location"]["path"].text == ".navcost.yml")
    }

    @Test func junitCountsWhatItHolds() throws {
        let text = CheckJUnit.document(Self.report)
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        #expect(!text.contains("]]>"))
        #expect(text.components(of: "<testcase ") == Rule.all.count + 1 + 1)
        #expect(text.components(of: "<failure ") == 2)
        #expect(text.contains("tests=\"\(Rule.all.count + 1)\" failures=\"2\" errors=\"0\""))
    }

    @Test func markdownHoldsNoMarkupOfTheInput() {
        let text = CheckMarkdown.text(Self.report)
        #expect(text.hasPrefix("### navcost: not passed, 2 errors, 2 warnings, 1 note\n"))
        #expect(!text.contains("a<b>"))
        let rows = text.split(separator: "\n").filter {
            $0.hasPrefix("|") && !$0.hasPrefix("| |") && !$0.hasPrefix("| ---")
        }
        #expect(rows.count == 5)
        for row in rows { #expect(row.replacing("\\|", with: "").components(of: "|") == 5, "\(row)") }
        // The most severe first.
        #expect(rows.map { $0.dropFirst(2).prefix { $0 != " " } } == ["error", "error", "warning", "warning", "note"])
    }

    @Test func textIsALineAFinding() {
        let lines = CheckText().text(Self.report).split(separator: "\n").map(String.init)
        #expect(lines.count { $0.contains(":7:3: warning: ") } == 1)
        #expect(lines.count { $0.contains(": suppressed: ") } == 1)
        #expect(
            lines.last?.hasPrefix("2 errors, 2 warnings, 1 note in 1 screen; 1 suppressed; 0 of 1 budgets kept") == true
        )
        #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test func everyFindingIsSaidInWords() {
        for finding in Self.report.findings {
            for sentence in [FindingWords.message(finding), FindingWords.remedy(finding)] {
                #expect(!sentence.isEmpty && !sentence.contains("{") && !sentence.contains("  "), "\(sentence)")
            }
        }
    }
}

extension StringProtocol {
    /// How often a text occurs in it.
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

extension [String: String] {
    fileprivate var json: JSON { .object(mapValues(JSON.text)) }
}
