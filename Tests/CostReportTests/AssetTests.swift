import Foundation
import TestSupport
import Testing

@testable import CostReport

/// The style sheets and scripts in the program are the files in the tree.
@Suite struct AssetTests {
    private static let folder = "Sources/CostReport/HTML/Assets"

    @Test func everyFileIsEmbedded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: ProjectFiles.path(Self.folder))
        #expect(names.filter { !$0.hasPrefix(".") }.sorted() == EmbeddedAssets.files.keys.sorted(), "run make assets")
    }

    @Test(arguments: EmbeddedAssets.files.keys.sorted()) func theEmbeddedTextIsTheFile(_ name: String) throws {
        let text = try ProjectFiles.text("\(Self.folder)/\(name)")
        #expect(EmbeddedAssets.files[name].map { Array($0.utf8) } == Array(text.utf8), "run make assets")
    }

    /// The content policy of a page lets just its own script run, and its own style sheet hold.
    @Test(arguments: ["script", "style"]) func theHashIsThatOfTheText(tag: String) throws {
        let page = HTMLDocument(title: "", header: "", main: "", footer: "").text
        let start = try #require(page.range(of: "<\(tag)>")).upperBound
        let text = page[start..<(try #require(page.range(of: "</\(tag)>")).lowerBound)]
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "openssl dgst -sha256 -binary | base64"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        input.fileHandleForWriting.write(Data(text.utf8))
        try input.fileHandleForWriting.close()
        // Where the tool is not there, the browser tests notice: no script runs.
        let hash = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let own = hash.split(separator: "\n").first else { return }
        #expect(page.contains("\(tag)-src &#39;sha256-\(own)&#39;"), "run make assets")
        #expect(!page.contains("unsafe-inline"))
    }
}
