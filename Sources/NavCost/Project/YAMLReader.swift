import LayoutFormats

#if SystemYAML
    import CLibYAML
#else
    // The same library inside of Yams, whose own layer is not used.
    import CYaml
#endif

/// Reads a YAML file with libyaml, one event after the other.
struct YAMLReader: ~Copyable {
    /// The most containers within each other, so that a hostile file does not use up the stack.
    private static let deepest = 100
    private static let stringTag = "tag:yaml.org,2002:str"

    /// A sequence or mapping whose end has not come.
    private struct Open {
        let isMapping: Bool
        let anchor: String?
        let location: yaml_mark_t
        var nodes: [YAMLNode] = []
        var height = 0
    }

    private let path: String
    // The library keeps its address.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private var event = yaml_event_t()
    private var anchors: [String: (node: YAMLNode, height: Int)] = [:]

    /// The root of the one document in a text; nil where there is none.
    ///
    /// - Throws: the text is not valid YAML, with line and column; nothing of it is quoted but keys that are there twice.
    static func root(of text: String, path: String) throws(FormatError) -> YAMLNode? {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return nil }
        return try bytes.withUnsafeBufferPointer { (buffer) throws(FormatError) in
            var reader = YAMLReader(path: path)
            yaml_parser_set_input_string(reader.parser, buffer.baseAddress, buffer.count)
            return try reader.singleRoot()
        }
    }

    private init(path: String) {
        self.path = path
        parser.initialize(to: yaml_parser_t())
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    private mutating func singleRoot() throws(FormatError) -> YAMLNode? {
        defer { yaml_event_delete(&event) }
        try advance()  // The start of the stream.
        try advance()
        guard event.type != YAML_STREAM_END_EVENT else { return nil }
        let root = try document()
        try advance()  // The end of the document.
        try advance()
        guard event.type == YAML_STREAM_END_EVENT else {
            throw error("not valid YAML: but found another document", at: event.start_mark)
        }
        return root
    }

    /// Goes on to the next event.
    private mutating func advance() throws(FormatError) {
        yaml_event_delete(&event)
        guard yaml_parser_parse(parser, &event) == 0 else { return }
        switch parser.pointee.error {
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR, YAML_COMPOSER_ERROR:
            let problem = String(cString: parser.pointee.problem)
            throw error("not valid YAML: \(problem)", at: parser.pointee.problem_mark)
        default: throw FormatError(path: path, line: 1, column: 1, message: "not valid YAML")
        }
    }

    /// The root of a document whose start is the current event.
    private mutating func document() throws(FormatError) -> YAMLNode {
        var open: [Open] = []
        while true {
            try advance()
            let node: YAMLNode
            var height = 0
            var anchor: String?
            switch event.type {
            case YAML_ALIAS_EVENT:
                guard let known = Self.text(event.data.alias.anchor).flatMap({ anchors[$0] }) else {
                    throw error("not valid YAML: found undefined alias", at: event.start_mark)
                }
                (node, height) = known
            case YAML_SCALAR_EVENT:
                node = scalar()
                anchor = Self.text(event.data.scalar.anchor)
            case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
                let isMapping = event.type == YAML_MAPPING_START_EVENT
                let anchor = isMapping ? event.data.mapping_start.anchor : event.data.sequence_start.anchor
                open.append(Open(isMapping: isMapping, anchor: Self.text(anchor), location: event.start_mark))
                continue
            default:
                let ended = open.removeLast()
                node = try container(ended)
                (height, anchor) = (ended.height, ended.anchor)
            }
            if let anchor { anchors[anchor] = (node, height) }
            guard let last = open.indices.last else { return node }
            open[last].nodes.append(node)
            open[last].height = max(open[last].height, height + 1)
            guard last + open[last].height <= Self.deepest else {
                throw error("more than \(Self.deepest) lists within each other", at: event.start_mark)
            }
        }
    }

    private func scalar() -> YAMLNode {
        let scalar = event.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let tag = Self.text(scalar.tag)
        let isText = scalar.quoted_implicit != 0 || tag == Self.stringTag
        return node(
            .scalar(String(decoding: bytes, as: UTF8.self)), isText ? .text : tag == nil ? .plain : .tagged,
            at: event.start_mark)
    }

    /// The node of a container whose end has come.
    private func container(_ open: Open) throws(FormatError) -> YAMLNode {
        guard open.isMapping else { return node(.sequence(open.nodes), at: open.location) }
        var members: [(key: YAMLNode, value: YAMLNode)] = []
        var seen: [String: YAMLNode] = [:]
        var twice: [String: YAMLNode] = [:]
        for index in stride(from: 0, to: open.nodes.count, by: 2) {
            let key = open.nodes[index]
            members.append((key, open.nodes[index + 1]))
            guard let name = key.string else { continue }
            if let first = seen.updateValue(seen[name] ?? key, forKey: name) { twice[name] = first }
        }
        let names = twice.keys.sorted()
        if let first = names.first.flatMap({ twice[$0] }) {
            throw FormatError(
                path: path, line: first.line, column: first.column,
                message: "the key \(names.map(YAMLDocument.quoted).joined(separator: ", ")) is there twice")
        }
        return node(.mapping(members), at: open.location)
    }

    private func node(
        _ content: YAMLNode.Content, _ type: YAMLNode.ScalarType = .plain, at mark: yaml_mark_t
    ) -> YAMLNode {
        YAMLNode(content: content, type: type, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private func error(_ message: String, at mark: yaml_mark_t) -> FormatError {
        FormatError(path: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: message)
    }

    private static func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
        pointer.map { String(decodingCString: $0, as: UTF8.self) }
    }
}
