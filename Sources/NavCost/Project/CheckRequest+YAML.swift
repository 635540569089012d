import AccessCost
import LayoutFormats
import ScreenFindings

extension CheckRequest {
    /// The keys of a settings file that are about `check`.
    static let keys = ["budgets", "baseline", "tolerance", "suppressions", "failOn"]

    /// Takes the value of one of `keys`.
    ///
    /// - Parameter relative: the path of a file that a value names, which must be in the folder of the settings.
    /// - Throws: the value is not valid; with line and column.
    mutating func set(
        _ key: String, to value: YAMLNode, in document: YAMLDocument,
        relative: (YAMLNode, String) throws(FormatError) -> String
    ) throws(FormatError) {
        switch key {
        case "budgets":
            budgets = try document.entries(value, key).mapped { (node) throws(FormatError) in
                try Self.budgets(node, document)
            }.flatMap(\.self)
        case "baseline": baseline = try relative(value, key)
        case "tolerance":
            let text = try document.text(value, key)
            guard let limit = Budget.Limit(tolerance: text) else {
                throw document.error(
                    "tolerance is \(YAMLDocument.quoted(text)), not a share as 5% or a number from 0", at: value)
            }
            tolerance = limit
        case "suppressions":
            suppressions = try document.entries(value, key).mapped { (node) throws(FormatError) in
                try Self.suppression(node, document)
            }
        default:
            let text = try document.text(value, key)
            guard let severity = Severity(rawValue: text) else {
                throw document.error("failOn is \(YAMLDocument.quoted(text)), not note, warning or error", at: value)
            }
            failsFrom = severity
        }
    }

    /// An entry of `budgets`: one or more figures with their limits, and what they hold for.
    private static func budgets(_ node: YAMLNode, _ document: YAMLDocument) throws(FormatError) -> [Budget] {
        var limits: [(measure: (Budget.Measure, Figure), limit: Budget.Limit, node: YAMLNode)] = []
        var names: [String: String] = [:]
        for (key, value) in try document.members(of: node, known: Budget.names + Budget.scopeKeys, what: "a budget") {
            let name = key.string ?? ""
            let text = try document.text(value, name)
            if let measure = Budget.measure(named: name) {
                guard let limit = Budget.Limit(text) else {
                    throw document.error(Budget.noLimit(text, name), at: value)
                }
                limits.append((measure, limit, key))
            } else {
                names[name] = text
                guard name == "method" else { continue }
                _ = try document.valid(at: value) { () throws(RequestError) in try AccessMethod.named(text) }
            }
        }
        guard !limits.isEmpty else {
            throw document.error("a budget holds no figure; write as expected.seconds: 8", at: node)
        }
        return limits.map {
            Budget(
                $0.measure.0, $0.measure.1, $0.limit, method: names["method"], screen: names["screen"],
                target: names["target"], place: document.place(of: $0.node))
        }
    }

    private static func suppression(_ node: YAMLNode, _ document: YAMLDocument) throws(FormatError) -> Suppression {
        var texts: [String: String] = [:]
        for (key, value) in try document.members(
            of: node, known: ["code", "target", "screen", "reason"], what: "a suppression")
        {
            let name = key.string ?? ""
            texts[name] = try document.text(value, name)
            if name == "code", Rule.named(texts[name]!) == nil {
                let hint = RequestError.hint(texts[name]!, (Rule.all + Rule.ofProject).map(\.code))
                throw document.error(
                    "no rule is called '\(texts[name]!)'\(hint)", at: value)
            }
        }
        guard let code = texts["code"] else { throw document.error("a suppression names no code", at: node) }
        guard let reason = texts["reason"] else {
            throw document.error("the suppression of \(code) gives no reason", at: node)
        }
        return Suppression(
            code: code, target: texts["target"], screen: texts["screen"], reason: reason,
            place: document.place(of: node))
    }
}

extension YAMLDocument {
    /// The entries of a sequence; a single mapping counts as one entry.
    fileprivate func entries(_ node: YAMLNode, _ what: String) throws(FormatError) -> [YAMLNode] {
        switch node.content {
        case .sequence(let nodes): return nodes
        case .mapping: return [node]
        default: throw error("\(what) must be a list of '- key: value'", at: node)
        }
    }

    /// Where a node stands.
    fileprivate func place(of node: YAMLNode) -> FindingLocation {
        FindingLocation(path: path, line: node.line, column: node.column)
    }

    /// What a body reads, its error located at a node.
    func valid<Value>(at node: YAMLNode, _ body: () throws(RequestError) -> Value) throws(FormatError) -> Value {
        do { return try body() } catch { throw self.error(error.message, at: node) }
    }
}

extension Array {
    /// `map` with a typed error.
    func mapped<Result, Failure: Error>(
        _ body: (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        var result: [Result] = []
        for element in self { result.append(try body(element)) }
        return result
    }
}
