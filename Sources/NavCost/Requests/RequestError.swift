public import LayoutFormats
import LayoutModel

/// A value of a request that is not valid: one line that says what and what to do.
public struct RequestError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public var message: String

    /// An error with a sentence.
    public init(_ message: String) { self.message = message }

    /// `error: what, and what to do`.
    public var description: String { "error: \(message)".inOnePlainLine }

    /// "; did you mean 'X'?" where a known name is near, else nothing.
    static func hint(_ name: String, _ known: [String]) -> String {
        nearestName(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    }
}

/// Why a session could not do what a request asks.
public enum NavCostError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An input, project settings or another file is not valid or not readable; with file, line and column.
    case input(FormatError)
    /// Places of an input that its published schema does not allow.
    case schema([FormatError])
    /// A value of the request is not valid.
    case request(RequestError)
    /// An output cannot be written.
    case output(OutputError)

    /// One line for each place that is wrong.
    public var description: String {
        switch self {
        case .input(let error): error.description
        case .schema(let errors): errors.map(\.description).joined(separator: "\n")
        case .request(let error): error.description
        case .output(let error): error.description
        }
    }

    /// The error in an input; nil where it is another one.
    public var inputError: FormatError? { if case .input(let error) = self { error } else { nil } }

    /// What a body does, its error one of a session.
    static func wrap<Value>(_ body: () throws(FormatError) -> Value) throws(NavCostError) -> Value {
        do { return try body() } catch { throw .input(error) }
    }

    /// What a body does, its error one of a session.
    static func wrap<Value>(_ body: () throws(RequestError) -> Value) throws(NavCostError) -> Value {
        do { return try body() } catch { throw .request(error) }
    }

    /// What a body does, its error one of a session.
    static func wrap<Value>(_ body: () throws(OutputError) -> Value) throws(NavCostError) -> Value {
        do { return try body() } catch { throw .output(error) }
    }
}
