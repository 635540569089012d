public import LayoutModel

/// Reads the tasks of a document of their own: a root `<tasks>` that holds `<task>` elements as a layout does.
public enum TasksReader {
    /// The tasks in file order. O(size of the input).
    ///
    /// What they name is not looked up; `TaskPlan` does that for a layout.
    /// - Throws: the input cannot be read, or is no document of tasks; with line and column.
    public static func read(_ source: InputSource) throws(FormatError) -> [Task] {
        var reader = try XMLReader(source)
        guard try reader.next() == .start else {
            throw FormatError(path: source.path, line: 1, column: 1, message: "there is no element in the file")
        }
        guard reader.textBefore.isEmpty else {
            throw FormatError(path: source.path, line: 1, column: 1, message: "text stands before the XML; remove it")
        }
        guard reader.name == XMLName(namespace: "", local: "tasks") else {
            throw reader.error(
                "the root is <\(reader.name.local)>; a file of tasks has the root <tasks>, holding <task>")
        }
        if reader.attributeCount > 0 {
            throw unknownAttribute(reader.attributeName(at: 0).local, on: "tasks", known: [], reader, 0)
        }
        let isEmpty = reader.error("the file holds no task; write <task><activate target=\"...\"/></task>")
        var tasks: [Task] = []
        while true {
            switch try reader.next() {
            case .start:
                guard reader.name.local == "task" else {
                    throw unexpected(reader.name.local, in: "document of tasks", known: ["task"], reader)
                }
                tasks.append(try readTask(&reader))
            case .end: break
            case .text: throw strayText(reader)
            case .endOfDocument:
                if let location = reader.trailingContent {
                    throw FormatError(
                        path: source.path, line: location.line, column: location.column,
                        message: "something follows the end of the first element; remove it")
                }
                if tasks.isEmpty { throw isEmpty }
                return tasks
            }
        }
    }
}

/// Reads a task, standing at its start, to its end.
func readTask(_ reader: inout XMLReader) throws(FormatError) -> Task {
    var task = Task(name: "")
    for index in 0..<reader.attributeCount {
        switch reader.attributeName(at: index).local {
        case "name": task.name = reader.attributeValue(at: index)
        case "weight":
            let text = reader.attributeValue(at: index)
            guard let weight = decimalNumber(trimmed(text).utf8), weight >= 0 else {
                throw reader.error("weight is '\(text)', not a number from 0", attribute: index)
            }
            task.weight = weight
        case let name: throw unknownAttribute(name, on: "task", known: ["name", "weight"], reader, index)
        }
    }
    let depth = reader.depth
    while true {
        switch try reader.next() {
        case .start:
            guard reader.name.local == "activate" else {
                throw unexpected(reader.name.local, in: "task", known: ["activate"], reader)
            }
            task.activations.append(try readActivation(reader))
        case .text: throw strayText(reader)
        case .end where reader.depth == depth: return task
        case .end: break
        case .endOfDocument: return task
        }
    }
}

private func readActivation(_ reader: borrowing XMLReader) throws(FormatError) -> Task.Activation {
    guard reader.depth == 3 else { throw reader.error("<activate> holds nothing") }
    var activation = Task.Activation(target: "", place: FileLocation(line: reader.line, column: reader.column))
    for index in 0..<reader.attributeCount {
        switch reader.attributeName(at: index).local {
        case "target": activation.target = reader.attributeValue(at: index)
        case "action": activation.action = reader.attributeValue(at: index)
        case let name: throw unknownAttribute(name, on: "activate", known: ["target", "action"], reader, index)
        }
    }
    guard !activation.target.isEmpty else { throw reader.error("an activation needs a target") }
    return activation
}

/// The error for an element that cannot stand where it does.
func unexpected(
    _ name: String, in parent: String, known: [String], _ reader: borrowing XMLReader
) -> FormatError {
    let list = known.map { "<\($0)>" }.joined(separator: ", ")
    let hint = nearestName(to: name, among: known).map { "did you mean <\($0)>?" } ?? "known are \(list)"
    return reader.error("<\(name)> is not known in a \(parent); \(hint)")
}

/// The error for an attribute that an element does not have.
func unknownAttribute(
    _ name: String, on node: String, known: [String], _ reader: borrowing XMLReader, _ index: Int
) -> FormatError {
    let hint =
        nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? "it has none" : "known are \(known.joined(separator: ", "))")
    return reader.error("'\(name)' is not an attribute of <\(node)>; \(hint)", attribute: index)
}

/// The error for text where only elements can stand.
func strayText(_ reader: borrowing XMLReader) -> FormatError {
    let start = reader.text.split(whereSeparator: isXMLSpace).joined(separator: " ").prefix(24)
    return reader.error("text '\(start)' stands where only elements can; only <inputLabel> holds text")
}
