import TestSupport
import Testing

/// What README shows is what the program prints.
@Suite struct ReadmeTests {
    @Test func examplesAreReal() async throws {
        let blocks = try ProjectFiles.text("README.md").split(separator: "```", omittingEmptySubsequences: false)
        var checked = 0
        // A folder of its own: reports are written where the command runs.
        let folder = try TemporaryFolder()
        for block in blocks where block.hasPrefix("\n$ navcost ") {
            let lines = block.dropFirst().split(separator: "\n", omittingEmptySubsequences: false)
            let shown = lines.dropFirst().joined(separator: "\n")
            let result = try await shell(
                "cd '\(folder.path)' && ln -sfn '\(ProjectFiles.root)/Samples' Samples && ln -sfn '\(ProjectFiles.root)/Capture' Capture && \"$NAVCOST\" \(lines[0].dropFirst("$ navcost ".count))"
            )
            // Each example ends with a filter, or succeeds.
            #expect(result.status == 0)
            var printed = result.output
            while printed.last?.isNewline == true { printed.removeLast() }
            #expect(shown == printed + "\n", "\(lines[0])")
            checked += 1
        }
        #expect(checked == 7)
    }

    /// `make truth` writes the report; README and what stands at its head must not part.
    @Test func figuresOfTheTruthTableAreThoseOfItsReport() throws {
        let report = try ProjectFiles.text("Reports/truth.md")
        let readme = try ProjectFiles.text("README.md")
        let line = /Platforms: [\d,]+ expectations, ([\d,]+) claimed .*, ([\d,]+) of them equal \(([\d.]+) %\)/
        let platforms = try #require(report.firstMatch(of: line))
        #expect(
            readme.contains(
                "\(platforms.2) of \(platforms.1) expectations of platforms' own tests agree (\(platforms.3) %)"))
        let people = try #require(report.firstMatch(of: /People: \d+ figures, median absolute error ([\d.]+) %/))
        #expect(readme.contains("figures of people are predicted with a median error of \(people.1) %"))
    }

    @Test func theTableOfRulesIsTheProgrammes() async throws {
        let table = try await navcost(["check", "--rules", "--format", "markdown"])
        let article = try ProjectFiles.text("Sources/NavCost/NavCost.docc/Rules.md")
        #expect(article.contains("\n\n" + table.output + "\n"))
    }
}
