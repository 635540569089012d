import ArgumentParser
import NavCost

/// `navcost merge`: results of shards into one.
struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", _superCommandName: "navcost",
        abstract: "Makes one result of those of the parts that --shard has made.",
        discussion: """
            The files are what 'navcost analyze' or 'navcost check' wrote with --shard K/N as JSON, or 'navcost analyze' as JSON \
            lines or CSV, the latter named in the order of the parts. The result is what one run over all inputs writes, byte for \
            byte. Exit status 1 where a part of 'navcost check' has failed.
            """)

    @Argument(help: ArgumentHelp("The results of the parts.", valueName: "file"))
    var files: [String]

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Writes the result to a file instead of standard output.", valueName: "file"))
    var output: String?

    func run() throws {
        var run = Run()
        var parts: [(path: String, text: String)] = []
        for file in files {
            do { parts.append((file, try TextFile.text(of: file))) } catch { run.report(error) }
        }
        try run.finish()
        do {
            let waiting = WaitingTime()
            defer { waiting.end() }
            let merged = try ShardMerge.merged(parts)
            waiting.end()
            try run.write(merged.text, to: output)
            if merged.isFailed { throw ExitCode(1) }
        } catch let error as FormatError {
            run.report(error)
        }
        try run.finish()
    }
}
