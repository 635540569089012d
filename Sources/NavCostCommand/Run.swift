import ArgumentParser
import NavCost
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a run has come to; the exit status is the gravest of it.
struct Run {
    private var reported: Set<String> = []

    /// Reports an input, settings file or value that is not valid, once; the run goes on with the others.
    mutating func report(_ error: any Error) {
        if reported.insert("\(error)").inserted { Terminal.error("\(error)") }
    }

    /// Ends the run with its status.
    func finish() throws {
        if !reported.isEmpty { throw ExitCode(2) }
    }

    /// Writes a result to a file, or to standard output where none is named.
    func write(_ text: String, to path: String?) throws {
        guard let path, path != "-" else { return try Terminal.output(text) }
        do {
            try TextFile.write(text, to: path)
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(73)
        }
    }
}

/// Standard output and standard error.
enum Terminal {
    /// Writes a result; a reader that has gone away is no failure.
    static func output(_ text: String) throws {
        do {
            _ = try FileDescriptor.standardOutput.writeAll(Array(text.utf8))
        } catch Errno.brokenPipe {
            throw ExitCode.success
        } catch {
            Terminal.error("standard output: error: cannot be written: \(error)")
            throw ExitCode(73)
        }
    }

    /// Writes a line for people.
    static func error(_ line: String) {
        _ = try? FileDescriptor.standardError.writeAll(Array((line + "\n").utf8))
    }

    /// How results are dressed: for a terminal unless NO_COLOR is set or they go to a file.
    static func style(forFile path: String?) -> TextStyle {
        guard path == nil, isatty(STDOUT_FILENO) != 0, isUnset("NO_COLOR"), environment("TERM") != "dumb" else {
            return .plain
        }
        return .terminal
    }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    private static func isUnset(_ name: String) -> Bool { environment(name).map(\.isEmpty) ?? true }
}

/// What signals do to the command.
enum Interrupts {
    /// Ctrl-C ends with 130, and a closed pipe is told by `write`, not by a signal.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGINT) { _ in _exit(130) }
    }
}
