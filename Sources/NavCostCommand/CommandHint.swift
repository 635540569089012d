import ArgumentParser
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

/// What is said to somebody who named no command of navcost.
enum CommandHint {
    /// The message for arguments that begin with no command; nil where they begin with one, or with an option.
    static func message(_ arguments: [String], commands: [String]) -> String? {
        guard let first = arguments.first, !first.hasPrefix("-"), !first.isEmpty, first != "help",
            !commands.contains(first)
        else { return nil }
        let isPath = first.contains(".") || first.contains("/") || access(first, F_OK) == 0
        if isPath { return "'\(first)' is no command; for what it costs write 'navcost analyze \(first)'" }
        let known = nearestName(to: first, among: commands).map { "did you mean '\($0)'?" }
        return "'\(first)' is no command; \(known ?? "known are \(commands.joined(separator: ", "))")"
    }
}

/// Shows a page in the program that the desktop has for it.
enum Browser {
    /// Opens a file and does not wait for it.
    ///
    /// - Returns: false where there is no such program.
    static func open(_ path: String) -> Bool {
        #if canImport(Darwin)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        // A name that begins with a dash is no option.
        let file = path.hasPrefix("-") ? "./\(path)" : path
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(file), nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        return posix_spawnp(&child, program, nil, nil, &words, environ) == 0
    }
}
