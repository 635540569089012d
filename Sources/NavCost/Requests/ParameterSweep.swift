/// Values of one parameter, each of which is analysed on its own.
public struct ParameterSweep: Hashable, Codable, Sendable {
    /// One change for each value, all of the same parameter.
    public let changes: [ParameterChange]

    /// The most values that one range may have.
    static let mostValues = 1000

    /// Values of a parameter, in the order in which they are analysed.
    ///
    /// - Throws: no value, a value twice, or changes of different parameters.
    public init(_ changes: [ParameterChange]) throws(RequestError) {
        guard let first = changes.first else { throw RequestError("a sweep needs a value: write KEY=A,B,C") }
        guard changes.allSatisfy({ $0.key == first.key && $0.method == first.method }) else {
            throw RequestError("a sweep has the values of one parameter")
        }
        guard Set(changes).count == changes.count else {
            throw RequestError("a sweep names a value of '\(first.key)' twice")
        }
        self.changes = changes
    }

    /// Reads `KEY=A,B,C`, or `METHOD.KEY=A,B,C` for one method; `FROM...TO/STEP` stands for the numbers of a range.
    ///
    /// - Throws: it is not of that form, or a value is not one of the parameter.
    public init(_ text: String) throws(RequestError) {
        guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
            throw RequestError(
                "'\(text)' is not a sweep: write KEY=A,B,C or KEY=FROM...TO/STEP, or METHOD.KEY=A,B,C for one method")
        }
        var changes: [ParameterChange] = []
        for part in text[text.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false) {
            for value in try Self.values(of: part) {
                changes.append(try ParameterChange("\(text[..<equals])=\(value)"))
            }
        }
        try self.init(changes)
    }

    /// The parameter's key.
    public var key: String { changes[0].key }

    /// The values that a part stands for: itself, or the numbers of a range, of which the last is TO where the steps meet it.
    private static func values(of part: Substring) throws(RequestError) -> [String] {
        guard let dots = part.firstRange(of: "...") else { return [String(part)] }
        let rest = part[dots.upperBound...].split(separator: "/", omittingEmptySubsequences: false)
        guard rest.count == 2, let from = Double(part[..<dots.lowerBound]), let to = Double(rest[0]),
            let step = Double(rest[1]), [from, to, step].allSatisfy(\.isFinite), step > 0, from <= to
        else {
            throw RequestError(
                "'\(part)' is not a range: write FROM...TO/STEP, as 0.8...2/0.2, with FROM up to TO and STEP above 0")
        }
        // A step that is no binary fraction must not lose the last value.
        let steps = ((to - from) / step + 1e-6).rounded(.down)
        guard steps < Double(mostValues) else {
            throw RequestError("'\(part)' has more than \(mostValues) values; take a larger step")
        }
        return (0...Int(steps)).map { decimal(from + Double($0) * step) }
    }

    /// A number as people write it: without the digits that adding steps leaves behind.
    private static func decimal(_ number: Double) -> String {
        let rounded = (number * 1e9).rounded() / 1e9
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
