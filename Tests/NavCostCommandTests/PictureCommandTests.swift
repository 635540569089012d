import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `--screenshot` of report and suggest, and the picture beside a source.
@Suite struct PictureCommandTests {
    private static let layout = """
        <layout platform="ios"><screen id="a" width="200" height="100">
        <element id="b" role="button" label="B" x="0" y="0" width="50" height="50"/>
        <element id="c" role="button" label="C" x="60" y="0" width="50" height="50"/></screen></layout>
        """
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 100, 0, 0, 0, 50, 8, 2, 0, 0, 0, 1, 2, 3, 4]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["page.xml": Self.layout, "text.png": "no picture"])
        try Data(Self.png).write(to: URL(fileURLWithPath: "\(folder.path)/shot.png"))
        return folder
    }

    @Test func aPictureIsPartOfThePage() async throws {
        let folder = try folder()
        let arguments = [
            "report", "\(folder.path)/page.xml", "-o", "\(folder.path)/out", "--quiet", "--no-suggestions",
            "--screenshot",
            "\(folder.path)/shot.png",
        ]
        #expect(try await navcost(arguments).status == 0)
        let page = try String(contentsOfFile: "\(folder.path)/out/page.html", encoding: .utf8)
        #expect(page.contains("scale(2.0 2.0)") && page.contains("data:image/png;base64,"))
        let suggested = try await navcost([
            "suggest", "\(folder.path)/page.xml", "--method", "ios-switch-auto", "--format", "html", "--screenshot",
            "\(folder.path)/shot.png",
        ])
        #expect(suggested.status == 0 && suggested.output.contains("scale(2.0 2.0)"))
    }

    /// Beside the source of a running app, under its name.
    @Test func thePictureBesideASourceIsTaken() async throws {
        let folder = try folder()
        let run = ["report", "\(folder.path)/page.xml", "-o", "\(folder.path)/out", "--quiet", "--no-suggestions"]
        #expect(try await navcost(run).status == 0)
        let page = { try String(contentsOfFile: "\(folder.path)/out/page.html", encoding: .utf8) }
        #expect(try !page().contains("id=\"picture\""))
        try Data(Self.png).write(to: URL(fileURLWithPath: "\(folder.path)/page.png"))
        #expect(try await navcost(run).status == 0)
        #expect(try page().contains("id=\"picture\""))
    }

    @Test(arguments: [
        ("missing.png", "cannot be read: no such file"), ("text.png", "this is neither a PNG nor a JPEG picture"),
        (".", "is a directory, not a regular file"), ("pipe.png", "is a pipe, not a regular file"),
    ]) func badPicturesAreOneLine(name: String, words: String) async throws {
        let folder = try folder()
        #expect(mkfifo("\(folder.path)/pipe.png", 0o600) == 0)
        for command in [["report", "-o", "\(folder.path)/out"], ["suggest", "--format", "html"]] {
            let result = try await navcost(
                command + ["\(folder.path)/page.xml", "--screenshot", "\(folder.path)/\(name)"])
            #expect(result.status == 2)
            let lines = result.errors.split(separator: "\n")
            #expect(lines.count == 1 && lines[0].contains("\(name)") && lines[0].contains("error: \(words)"))
        }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    }

    @Test func aPictureIsOfOneLayout() async throws {
        let folder = try folder()
        try Self.layout.write(toFile: "\(folder.path)/second.xml", atomically: true, encoding: .utf8)
        let result = try await navcost([
            "report", "\(folder.path)/page.xml", "\(folder.path)/second.xml", "-o", "\(folder.path)/out",
            "--screenshot",
            "\(folder.path)/shot.png",
        ])
        #expect(result.status == 2 && result.errors.contains("--screenshot is a picture of one layout"))
        let text = try await navcost(["suggest", "\(folder.path)/page.xml", "--screenshot", "\(folder.path)/shot.png"])
        #expect(text.status == 2 && text.errors.contains("add --format html"))
    }
}
