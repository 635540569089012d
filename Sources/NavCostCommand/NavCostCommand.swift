import ArgumentParser
import NavCost

/// The command `navcost`.
@main
struct NavCostCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navcost",
        abstract: "Says what it costs people to reach each target of a screen by switch, keyboard or screen reader.",
        discussion: """
            Exit status: 0 done; 1 a finding or a budget; 2 an input, settings file or value is not valid or not \
            readable; 64 unknown command or option; 73 output cannot be written; 130 interrupted.
            """,
        version: NavCost.version,
        subcommands: [
            AnalyzeCommand.self, CompareCommand.self, SuggestCommand.self, TreeCommand.self, ReportCommand.self,
            CheckCommand.self,
            ConvertCommand.self,
            MethodsCommand.self,
            FormatsCommand.self, MergeCommand.self,
        ])

    static func main() async {
        Interrupts.install()
        MemoryCeiling.watch()
        let commands = configuration.subcommands.map { $0.configuration.commandName ?? "" }
        if let message = CommandHint.message(Array(CommandLine.arguments.dropFirst()), commands: commands) {
            Terminal.error("error: \(message)")
            exit(withError: ExitCode.validationFailure)
        }
        await self.main(nil)
    }
}
