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
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--version"] { return print(NavCost.version) }
        Interrupts.install()
        ThreadStacks.widen()
        MemoryCeiling.watch()
        await Swift.Task.detached { await perform(arguments) }.value
    }

    /// Runs what arguments ask for, and ends the process where that fails.
    private static func perform(_ arguments: [String]) async {
        let commands = configuration.subcommands.map { $0.configuration.commandName ?? "" }
        if let message = CommandHint.message(arguments, commands: commands) {
            Terminal.error("error: \(message)")
            exit(withError: ExitCode.validationFailure)
        }
        guard let command = direct(arguments) else { return await main(nil) }
        do {
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
        } catch {
            exit(withError: error)
        }
    }

    /// The command that arguments name, parsed by itself, which takes half as long as the whole tree of commands; nil where they
    /// ask for something else or are not valid, which the whole tree tells.
    private static func direct(_ arguments: [String]) -> (any ParsableCommand)? {
        guard let name = arguments.first,
            let type = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
            let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
            Swift.type(of: command) == type
        else { return nil }
        return command
    }
}
