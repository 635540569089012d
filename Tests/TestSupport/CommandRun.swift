import Foundation

/// A program that a test starts: a compiler, or a tool that checks files.
public struct CommandRun: Sendable {
    /// Its exit status.
    public let status: Int32
    /// What it wrote, errors included; the first 4,000 bytes.
    public let output: String

    /// Runs a program that is found by its name, until it ends.
    public init(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: output.prefix(4000), as: UTF8.self)
    }

    /// The first of some programs that is installed and says its version; nil where none is.
    public static func installed(_ names: [String]) -> String? {
        names.first { (try? CommandRun([$0, "--version"]))?.status == 0 }
    }
}
