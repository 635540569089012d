import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `navcost check`: exit statuses in every combination, settings, baselines and what is written.
@Suite struct CheckCommandTests {
    /// Four texts, two of them a title and its value (a warning at most), and a button that takes two steps.
    private static let screen = """
        <layout platform="ios"><screen id="main" width="390" height="844">
        <element id="origin" role="staticText" label="Origin:" x="16" y="100" width="80" height="24"/>
        <element id="ethiopia" role="staticText" label="Ethiopia" x="120" y="100" width="120" height="24"/>
        <element id="first" role="button" label="First" x="16" y="150" width="120" height="44"/>
        <element id="buy" role="button" label="Buy" x="16" y="200" width="120" height="44"/>
        </screen></layout>
        """

    private func inFolder<Value>(
        _ files: [String: String], _ body: (String) async throws -> Value
    ) async throws -> Value {
        try await ProjectFiles.withTemporaryFolder { folder in
            for (name, text) in files {
                let path = "\(folder)/\(name)"
                try FileManager.default.createDirectory(
                    atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
                    withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            }
            return try await body(folder)
        }
    }

    /// Every combination of what is found, what a budget says and whether an input is bad: 2 wins over 1, 1 over 0.
    @Test(arguments: [nil, "note", "warning", "error"], [nil, "kept", "broken"])
    func exitStatuses(failOn: String?, budget: String?) async throws {
        for isBad in [false, true] {
            try await inFolder(["a.xml": Self.screen, "bad.xml": "<layout"]) { folder in
                var arguments = ["check", "\(folder)/a.xml"] + (isBad ? ["\(folder)/bad.xml"] : [])
                if let failOn { arguments += ["--fail-on", failOn] }
                if let budget {
                    arguments += [
                        "--budget", "worst.steps=\(budget == "kept" ? 9 : 1) method=ios-switch-auto target=buy",
                    ]
                    .map { $0.replacing("worst", with: "expected") }
                }
                let result = try await navcost(
                    arguments + ["--method", "ios-switch-auto", "--method", "ios-voiceover"])
                // The merge saves a reader a stop of four: a warning.
                let isFailed = budget == "broken" || failOn == "note" || failOn == "warning"
                #expect(
                    result.status == (isBad ? 2 : isFailed ? 1 : 0), "\(arguments) \(result.output) \(result.errors)")
                #expect(result.output.contains("warning: 'Origin:' and 'Ethiopia' are two stops"))
                #expect(result.output.contains("[budget]") == (budget == "broken"))
                #expect(result.errorLines.contains { $0.contains("bad.xml:1:") } == isBad)
            }
        }
    }

    @Test func aLineIsAsCompilersWriteIt() async throws {
        try await inFolder(["a.xml": Self.screen]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"])
            #expect(result.output.contains("/a.xml:2:1: warning: 'Origin:'"), "\(result.output)")
            #expect(result.output.contains("[merge-title]\n    to do: "))
        }
    }

    @Test func aSuppressionTakesAFindingOutAndIsListed() async throws {
        let settings = """
            suppressions:
              - code: merge-title
                target: origin
                reason: the designer's wish
            failOn: note
            """
        try await inFolder(["a.xml": Self.screen, ".navcost.yml": settings]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"])
            #expect(result.status == 0, "\(result.output)")
            #expect(result.output.contains("suppressed: 'Origin:'"))
            #expect(result.output.contains("the designer's wish"))
            let json = try JSON.parse(try await navcost(["check", "\(folder)/a.xml", "--format", "json"]).output)
            #expect(json["layouts"][0]["suppressed"][0]["reason"].text == "the designer's wish")
            let sarif = try JSON.parse(try await navcost(["check", "\(folder)/a.xml", "--format", "sarif"]).output)
            #expect(
                sarif["runs"][0]["results"].list.contains {
                    $0["suppressions"][0]["justification"].text == "the designer's wish"
                })
        }
    }

    @Test func anUnusedSuppressionIsAFinding() async throws {
        let settings = """
            suppressions:
              - {code: merge-title, target: buy, reason: old}
              - {code: merge-title, screen: gone, reason: older}
            """
        try await inFolder(["a.xml": Self.screen, ".navcost.yml": settings]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"])
            #expect(
                result.output.contains(".navcost.yml:2:5: warning: the suppression of merge-title"), "\(result.output)")
            #expect(result.output.contains(".navcost.yml:3:5: note: the suppression of merge-title"))
            #expect(result.output.contains("no layout of this run has the screen 'gone'"))
        }
    }

    @Test func aBudgetThatHoldsForNothingIsAFinding() async throws {
        let settings = "budgets:\n  - expected.seconds: 9\n    target: byu\n"
        try await inFolder(["a.xml": Self.screen, ".navcost.yml": settings]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"])
            #expect(
                result.output.contains(
                    ".navcost.yml:2:5: warning: the budget expected.seconds of 'byu' applies to nothing"),
                "\(result.output)")
        }
    }

    @Test func aBaselineHoldsLaterRuns() async throws {
        try await inFolder(["sub/a.xml": Self.screen]) { folder in
            let base = "\(folder)/base.csv"
            let written = try await navcost(["check", "\(folder)/sub/a.xml", "--write-baseline", base])
            #expect(written.status == 0)
            #expect(try String(contentsOfFile: base, encoding: .utf8).contains("sub/a.xml,main,buy,Buy,1,"))
            let same = try await navcost(["check", "\(folder)/sub/a.xml", "--baseline", base])
            #expect(same.status == 0, "\(same.output)")
            #expect(same.output.contains("budgets kept"))
            // A new button above: the old ones are a step later; a tolerance of one step lets it pass.
            let more = Self.screen.replacing(
                "<element id=\"first\"",
                with:
                    "<element id=\"new\" role=\"button\" label=\"New\" x=\"16\" y=\"60\" width=\"120\" height=\"30\"/><element id=\"first\""
            )
            try Data(more.utf8).write(to: URL(fileURLWithPath: "\(folder)/sub/a.xml"))
            let arguments = ["check", "\(folder)/sub/a.xml", "--baseline", base, "--method", "ios-switch-auto"]
            let grown = try await navcost(arguments)
            #expect(grown.status == 1)
            #expect(grown.output.contains("in \(base), and may be"), "\(grown.output)")
            #expect(grown.output.contains("'Buy' "))
            #expect(!grown.output.contains("'New'"))
            #expect(try await navcost(arguments + ["--tolerance", "1"]).status == 0)
            #expect(try await navcost(arguments + ["--tolerance", "60%"]).status == 0)
            #expect(try await navcost(arguments + ["--tolerance", "1%"]).status == 1)
            let markdown = try await navcost(arguments + ["--format", "markdown"])
            #expect(markdown.output.contains("| layout | screen | method | cost | before | now | change | kept |"))
        }
    }

    @Test(arguments: [
        (["--budget", "expected.seconds"], "is not a part of a budget"),
        (["--budget", "expected.secs=1"], "did you mean 'expected.steps'?"),
        (["--budget", "expected.seconds=fast"], "'fast' is not a value for expected.seconds"),
        (["--budget", "screen=main"], "holds nothing"),
        (["--budget", "expected.seconds=1 method=ios-swich-auto"], "did you mean 'ios-switch-auto'?"),
        (["--budget", "expected.seconds=+5%"], "relative to a baseline"),
        (["--fail-on", "warnings"], "did you mean 'warning'?"),
        (["--tolerance", "little"], "invalid value 'little' for --tolerance"),
        (["--baseline", "/nowhere/base.csv"], "/nowhere/base.csv: error: cannot be read"),
        (["--format", "sariff"], "did you mean 'sarif'?"),
        (["--explain", "merge-titel"], "did you mean 'merge-title'?"),
    ])
    func badOptionsAreNamed(_ options: [String], _ message: String) async throws {
        try await inFolder(["a.xml": Self.screen]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"] + options)
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test(arguments: [
        ("budgets: 3", ":1:10: error: budgets must be a list"),
        ("budgets:\n  - expected.second: 3", ":2:5: error: a budget has no key 'expected.second'; did you mean"),
        ("budgets:\n  - expected.seconds: 3x", ":2:23: error: '3x' is not a value"),
        ("budgets:\n  - method: ios-switch-auto", ":2:5: error: a budget holds no figure"),
        ("budgets:\n  - {expected.seconds: 1, method: x}", ":2:35: error: no access method is called 'x'"),
        ("suppressions:\n  - code: merge-title", ":2:5: error: the suppression of merge-title gives no reason"),
        ("suppressions:\n  - reason: x", ":2:5: error: a suppression names no code"),
        ("suppressions:\n  - {code: merge, reason: x}", ":2:12: error: no rule is called 'merge'"),
        ("failOn: always", ":1:9: error: failOn is 'always'"), ("tolerance: x", ":1:12: error: tolerance is 'x'"),
        ("baseline: none.csv", "none.csv: error: cannot be read"),
    ])
    func badSettingsAreNamed(_ settings: String, _ message: String) async throws {
        try await inFolder(["a.xml": Self.screen, ".navcost.yml": settings]) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml"])
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test(arguments: [
        ("layout,screen\n", ":1:1: error: this is no baseline"), ("", ":1:1: error: this is no baseline"),
        ("HEADER\na,b\n", ":2:1: error: the row has 2 cells"),
        ("HEADER\na.xml,main,buy,Buy,1,ios-switch-auto,x,,,,,\n", ":2:38: error: presses is 'x'"),
        ("HEADER\na.xml,main,buy,Buy,,ios-switch-auto,,,,,,\n", ":2:20: error: the weight is missing"),
        (
            "HEADER\na.xml,main,buy,Buy,1,m,,,,,,\na.xml,main,buy,Buy,1,m,,,,,,\n",
            ":3:1: error: the target 'buy' has a row for m already"
        ),
    ])
    func badBaselinesAreNamed(_ text: String, _ message: String) async throws {
        let header = "layout,screen,target,label,weight,method,presses,steps,wait,keystrokes,commands,seconds"
        let files = ["a.xml": Self.screen, "base.csv": text.replacing("HEADER", with: header)]
        try await inFolder(files) { folder in
            let result = try await navcost(["check", "\(folder)/a.xml", "--baseline", "\(folder)/base.csv"])
            #expect(result.status == 2)
            #expect(result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test func aFileInAFolderThatIsNoLayoutIsPassedOver() async throws {
        try await inFolder(["a.xml": Self.screen, "data.xml": "<data/>"]) { folder in
            let inFolder = try await navcost(["check", folder])
            #expect(inFolder.status == 0, "\(inFolder.errors)")
            #expect(inFolder.errors.contains("data.xml: note: skipped: it is not a layout"))
            let named = try await navcost(["check", "\(folder)/data.xml"])
            #expect(named.status == 2)
        }
    }

    @Test func theSchemaIsHeldAgainstTheLayoutOnRequest() async throws {
        try await inFolder(["a.xml": Self.screen, "bad.xml": Self.screen.replacing("x=\"16\"", with: "x=\"left\"")]) {
            folder in
            let good = try await navcost(["check", "\(folder)/a.xml", "--schema"])
            #expect(good.status == 0, "\(good.errors)")
            #expect(good.output == (try await navcost(["check", "\(folder)/a.xml"])).output)
            let bad = try await navcost(["check", "\(folder)/bad.xml", "--schema"])
            #expect(bad.status == 2)
            let text = try ProjectFiles.text("Samples/RoastedBeans.xml")
            let piped = try await navcost(["check", "-", "--schema", "--fail-on", "error"], input: Array(text.utf8))
            #expect(piped.status == 1, "\(piped.errors)")
        }
    }

    @Test func theDocumentationOfARuleIsPrinted() async throws {
        let result = try await navcost(["check", "--explain", "merge-title"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("merge-title: title and value are two stops\n"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
