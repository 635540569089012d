import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `--title`, `--author` and `--logo` of the commands that write pages.
@Suite struct HeadingCommandTests {
    private static let layout =
        "<layout platform='ios'><screen id='s'><element id='a' role='button' label='A'/></screen></layout>"
    /// A PNG of 100 to 50 pixels, whose text in Base64 is `address`.
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 100, 0, 0, 0, 50, 8, 2, 0, 0, 0, 1, 2, 3, 4]
    private static let address = "data:image/png;base64,\(Data(png).base64EncodedString())"

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(files.merging(["a.xml": Self.layout, "b.xml": Self.layout]) { a, _ in a })
        try Data(Self.png).write(to: URL(fileURLWithPath: "\(folder.path)/logo.png"))
        return folder
    }

    private func holdsHeading(_ page: String) -> Bool {
        page.contains("<img class=\"logo\" src=\"\(Self.address)\" alt=\"A &amp; B\" width=\"100\" height=\"50\">")
            && page.contains("<bdi>Review of &lt;the&gt; shop</bdi>") && page.contains("By <bdi>A &amp; B</bdi>")
            && page.contains("<title>Review of &lt;the&gt; shop: ")
    }

    @Test func everyPageHasTheHeading() async throws {
        let folder = try folder()
        let heading = ["--title", "Review of <the> shop", "--author", "A & B", "--logo", "\(folder.path)/logo.png"]
        let (a, b) = ("\(folder.path)/a.xml", "\(folder.path)/b.xml")
        let report = try await navcost(["report", a, b, "-o", "\(folder.path)/out", "--quiet"] + heading)
        #expect(report.status == 0, "\(report.errors)")
        for name in ["a", "b", "index"] {
            let page = try String(contentsOfFile: "\(folder.path)/out/\(name).html", encoding: .utf8)
            #expect(holdsHeading(page), "\(name)")
        }
        for command in [["analyze", a], ["compare", a, b], ["suggest", a, "--method", "ios-switch-auto"]] {
            let result = try await navcost(command + ["--format", "html"] + heading)
            #expect(result.status == 0 && holdsHeading(result.output), "\(command[0]): \(result.errors)")
        }
        let plain = try await navcost(["analyze", a, "--format", "html"])
        #expect(!plain.output.contains("class=\"heading\"") && !plain.output.contains("class=\"logo\""))
    }

    /// Text, JSON and the like have no heading, so that nobody looks for it there.
    @Test(arguments: ["--title", "--author", "--logo"]) func onlyPagesHaveOne(option: String) async throws {
        let folder = try folder()
        let result = try await navcost(["analyze", "\(folder.path)/a.xml", option, "\(folder.path)/logo.png"])
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains("\(option) stands on top of HTML pages; add --format html"))
    }

    @Test func badLogosAreOneLine() async throws {
        let folder = try folder(["text.png": "no picture"])
        try Data(Self.png + Array(repeating: 0, count: 1_000_000)).write(
            to: URL(fileURLWithPath: "\(folder.path)/large.png"))
        for (name, words) in [
            ("text.png", "this is neither a PNG nor a JPEG picture"), ("large.png", "is larger than 1 MB"),
        ] {
            let result = try await navcost([
                "report", "\(folder.path)/a.xml", "-o", "\(folder.path)/out", "--logo", "\(folder.path)/\(name)",
            ])
            #expect(result.status == 2 && result.errorLines.count == 1, "\(result.errors)")
            #expect(result.errors.contains("\(name)") && result.errors.contains(words))
        }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    }
}
