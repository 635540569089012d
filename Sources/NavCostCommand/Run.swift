import ArgumentParser
import Dispatch
import LayoutModel
import NavCost
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a run has come to; the exit status is the most severe of it.
struct Run {
    private var reported: Set<String> = []

    /// Reports an input, settings file or value that is not valid, once; the run goes on with the others.
    mutating func report(_ error: any Error) {
        if reported.insert("\(error)").inserted { Terminal.report(error) }
    }

    /// Reports what is wrong with one of several inputs; a file in a folder that is not a layout is only noted.
    ///
    /// - Throws: exit status 73, where an output cannot be written: the run ends.
    mutating func report(_ error: NavCostError, of inputs: Inputs) throws {
        if case .output(let error) = error {
            Terminal.report(error)
            throw ExitCode(73)
        }
        note(error, of: inputs)
    }

    /// Reports what is wrong with one of several inputs; a file in a folder that is not a layout is only noted.
    mutating func note(_ error: NavCostError, of inputs: Inputs) {
        guard inputs.isNoLayout(error), let error = error.inputError else { return report(error) }
        Terminal.error("\(error.path): note: skipped: it is not a layout")
    }

    /// Ends the run with its status.
    func finish() throws {
        if !reported.isEmpty { throw ExitCode(2) }
    }

    /// Opens an output before the long work; standard output where none is named.
    func open(_ path: String?) throws -> OutputFile {
        do {
            return try OutputFile(path) { Interrupts.willRemove($0) }
        } catch {
            Terminal.report(error)
            throw ExitCode(73)
        }
    }

    /// Writes a piece; false where nobody reads any more.
    func write(_ text: String, to output: OutputFile) throws -> Bool { try write(TextSpool(text), to: output) }

    /// Writes a piece that was kept; false where nobody reads any more.
    func write(_ text: TextSpool, to output: OutputFile) throws -> Bool {
        do {
            return try output.write(text)
        } catch {
            Terminal.report(error)
            throw ExitCode(73)
        }
    }

    /// Ends an output: a file appears.
    func close(_ output: OutputFile) throws {
        do {
            try output.finish()
            Interrupts.willRemove(nil)
        } catch {
            Terminal.report(error)
            throw ExitCode(73)
        }
    }

    /// Writes a result to a file, or to standard output where none is named; a reader that has gone away is no failure.
    func write(_ text: String, to path: String?) throws { try write(TextSpool(text), to: path) }

    /// Writes what a function hands on piece by piece, as it writes a text.
    func write(to path: String?, _ body: (SerialWriter.Taker) -> Void) throws {
        let output = try open(path)
        var result = Result<Bool, any Error>.success(true)
        body { piece in
            guard case .success(true) = result else { return }
            result = Result { try write(TextSpool(bytes: Array(piece)), to: output) }
        }
        guard try result.get() else { throw ExitCode.success }
        try close(output)
    }

    /// Writes a result that was kept, as text does.
    func write(_ text: TextSpool, to path: String?) throws {
        let output = try open(path)
        guard try write(text, to: output) else { throw ExitCode.success }
        try close(output)
    }
}

/// Standard output and standard error.
enum Terminal {
    /// Writes a line for people; names of files and what layouts say in it steer no terminal.
    static func error(_ line: String) {
        _ = try? FileDescriptor.standardError.writeAll(Array((line.inOnePlainLine + "\n").utf8))
    }

    /// Writes an error of the library, a line for each place that is wrong.
    static func report(_ error: any Error) {
        for line in "\(error)".split(separator: "\n") { self.error(String(line)) }
    }

    /// How results are dressed: for a terminal unless NO_COLOR is set or they go to a file.
    static func style(forFile path: String?) -> TextStyle {
        guard path == nil, isatty(STDOUT_FILENO) != 0, isUnset("NO_COLOR"), environment("TERM") != "dumb" else {
            return .plain
        }
        return .terminal
    }

    /// Whether how far a run has come is shown: on a terminal alone.
    static var showsProgress: Bool { isatty(STDERR_FILENO) != 0 }

    /// Shows how far a long run has come, on a terminal alone.
    static func progress(_ text: String) {
        guard showsProgress else { return }
        // A terminal without colours may not know how to clear a line either.
        let isPlain = !isUnset("NO_COLOR") || environment("TERM") == "dumb"
        let clear = isPlain ? "\r\(String(repeating: " ", count: 78))\r" : "\r\u{1B}[K"
        _ = try? FileDescriptor.standardError.writeAll(Array("\(clear)\(text)".utf8))
    }

    /// Takes away what `progress` has shown.
    static func endProgress() { progress("") }

    private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    private static func isUnset(_ name: String) -> Bool { environment(name).map(\.isEmpty) ?? true }
}

/// What signals do to the command.
enum Interrupts {
    /// Ctrl-C ends with 130, and a closed pipe is told by `write`, not by a signal.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGINT) { _ in
            Interrupts.removeUnfinished()
            _exit(130)
        }
    }

    /// Takes away the file that is not whole yet; may be called by a signal's handler.
    static func removeUnfinished() {
        if let unfinished { unlink(unfinished) }
    }

    /// The name of a file that is not whole yet; written before the work begins, read by the signal's handler.
    nonisolated(unsafe) private static var unfinished: UnsafeMutablePointer<CChar>?

    /// Names a file that Ctrl-C takes away; nil for none.
    static func willRemove(_ path: String?) {
        let before = unfinished
        unfinished = path.flatMap { strdup($0) }
        free(before)
    }

    /// Does long work in a task that Ctrl-C cancels, so that it can end with what it has; a second Ctrl-C ends at once.
    static func cancelling<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value
    {
        let task = Swift.Task { try await work() }
        signal(SIGINT, SIG_IGN)
        // A queue of its own: those that are shared have no thread left while the search has one on each core.
        let queue = DispatchQueue(label: "navcost.interrupts")
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
        source.setEventHandler {
            if task.isCancelled {
                removeUnfinished()
                _exit(130)
            }
            task.cancel()
        }
        source.resume()
        defer {
            source.cancel()
            install()
        }
        return try await task.value
    }
}
