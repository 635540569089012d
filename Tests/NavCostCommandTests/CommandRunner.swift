import Subprocess
import SystemPackage
import TestSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a run of the command has printed and how it ended.
struct CommandResult {
    var output: String
    var errors: String
    var status: Int

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

/// Runs the executable that was built with the tests.
func navcost(_ arguments: [String], input: [UInt8] = []) async throws -> CommandResult {
    try await runCommand(.path(FilePath(ProjectFiles.executable)), arguments, input: input)
}

/// Runs a line of shell in which `$NAVCOST` is the executable.
func shell(_ line: String) async throws -> CommandResult {
    try await runCommand(.path("/bin/sh"), ["-c", line], input: [])
}

/// The input goes through a file, so that a command that does not read it closes no pipe on the tests.
private func runCommand(_ executable: Executable, _ arguments: [String], input: [UInt8]) async throws -> CommandResult {
    try await ProjectFiles.withTemporaryFolder { folder in
        let path = "\(folder)/input"
        try Data(input).write(to: URL(fileURLWithPath: path))
        let descriptor = try FileDescriptor.open(FilePath(path), .readOnly)
        let result = try await run(
            executable, arguments: Arguments(arguments),
            environment: .inherit.updating(["NAVCOST": ProjectFiles.executable]),
            input: .fileDescriptor(descriptor, closeAfterSpawningProcess: true), output: .string(limit: 1 << 26),
            error: .string(limit: 1 << 26))
        let status =
            switch result.terminationStatus {
            case .exited(let code): Int(code)
            default: -1
            }
        return CommandResult(output: result.standardOutput, errors: result.standardError, status: status)
    }
}
