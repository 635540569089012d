/// A whole document in memory, for formats in which later parts change earlier ones.
///
/// Nodes stand in preorder in one array; texts are nodes without a name. The tree does not change once it is built.
final class MarkupTree: Sendable {
    /// One attribute of an element.
    struct Attribute: Sendable {
        var name: XMLName
        var value: String
    }

    /// An element, or a text where `text` is not nil.
    struct Storage: Sendable {
        var name: XMLName
        var text: String?
        var line: Int
        var column: Int
        /// 1-based among the siblings of its name; 0 for the root.
        var place: Int
        /// The offset of the element around it, -1 for the root.
        var parent: Int
        /// The offset just after the last node inside.
        var end: Int
        var attributes: Range<Int>
    }

    let path: String
    let nodes: ContiguousArray<Storage>
    let attributes: ContiguousArray<Attribute>
    /// The addresses of the namespaces that the root declares.
    let namespaces: [String]

    fileprivate init(
        path: String, nodes: ContiguousArray<Storage>, attributes: ContiguousArray<Attribute>, namespaces: [String]
    ) {
        self.path = path
        self.namespaces = namespaces
        self.nodes = nodes
        self.attributes = attributes
    }

    /// Reads the document whose root's start the reader stands at, to its end.
    ///
    /// - Throws: as `XMLReader.next`.
    static func read(_ reader: inout XMLReader) throws(FormatError) -> MarkupTree {
        var builder = Builder(path: reader.path)
        builder.namespaces = reader.prolog.namespaces
        builder.open(reader)
        while true {
            switch try reader.next() {
            case .start: builder.open(reader)
            case .end: builder.close()
            case .text: builder.add(text: reader.text, line: reader.line)
            case .endOfDocument: return builder.finish()
            }
        }
    }

    /// The first element; every document has one.
    var root: MarkupNode { MarkupNode(tree: self, offset: 0) }

    /// Takes the nodes of a document in their order.
    struct Builder {
        private let path: String
        /// The addresses of the namespaces that the root declares.
        var namespaces: [String] = []
        private var nodes: ContiguousArray<Storage> = []
        private var attributes: ContiguousArray<Attribute> = []
        private var numbers: [XMLName: Int] = [:]
        private var places = SiblingPlaces()
        private var open: [Int] = []

        /// A document of a path, for messages.
        init(path: String) { self.path = path }

        /// Steps into the reader's current element.
        mutating func open(_ reader: borrowing XMLReader) {
            open(
                reader.name, line: reader.line, column: reader.column,
                attributes: (0..<reader.attributeCount).map {
                    Attribute(name: reader.attributeName(at: $0), value: reader.attributeValue(at: $0))
                })
        }

        /// Steps into an element.
        mutating func open(_ name: XMLName, line: Int, column: Int, attributes own: [Attribute]) {
            let number = numbers[name] ?? numbers.count
            numbers[name] = number
            places.enter(number)
            let first = attributes.count
            attributes.append(contentsOf: own)
            nodes.append(
                Storage(
                    name: name, text: nil, line: line, column: column, place: places.current, parent: open.last ?? -1,
                    end: nodes.count + 1, attributes: first..<attributes.count))
            open.append(nodes.count - 1)
        }

        /// Adds a text to the open element.
        mutating func add(text: String, line: Int) {
            guard let parent = open.last else { return }
            let end = attributes.count
            nodes.append(
                Storage(
                    name: XMLName(namespace: "", local: ""), text: text, line: line, column: 1, place: 0,
                    parent: parent, end: nodes.count + 1, attributes: end..<end))
        }

        /// Steps out of the element entered last.
        mutating func close() {
            places.leave()
            nodes[open.removeLast()].end = nodes.count
        }

        /// The document as far as it was taken.
        consuming func finish() -> MarkupTree {
            while !open.isEmpty { close() }
            return MarkupTree(path: path, nodes: nodes, attributes: attributes, namespaces: namespaces)
        }
    }
}

/// An element or text of a document.
struct MarkupNode: Sendable, Hashable {
    let tree: MarkupTree
    let offset: Int

    private var storage: MarkupTree.Storage { tree.nodes[offset] }

    /// The name without prefix; empty for a text.
    var name: String { tree.nodes[offset].name.local }
    /// The address of the name's namespace, empty where there is none.
    var namespace: String { tree.nodes[offset].name.namespace }
    /// The line where it starts, from 1.
    var line: Int { tree.nodes[offset].line }
    /// The column where it starts, from 1.
    var column: Int { tree.nodes[offset].column }
    /// 1-based among the siblings of its name; 0 for the root.
    var place: Int { tree.nodes[offset].place }
    /// Whether it is a text.
    var isText: Bool { tree.nodes[offset].text != nil }
    /// The element around it.
    var parent: MarkupNode? { storage.parent < 0 ? nil : MarkupNode(tree: tree, offset: storage.parent) }
    /// The attributes in file order.
    var attributes: ArraySlice<MarkupTree.Attribute> { tree.attributes.array(storage.attributes) }

    /// The value of the attribute of a name without namespace, nil where there is none. O(attributes).
    subscript(_ local: String) -> String? { attribute(local, namespace: "") }

    /// The value of an attribute, nil where there is none. O(attributes).
    func attribute(_ local: String, namespace: String) -> String? {
        for index in storage.attributes {
            let name = tree.attributes[index].name
            if name.local == local, name.namespace == namespace { return tree.attributes[index].value }
        }
        return nil
    }

    /// The elements and texts directly inside.
    var content: Children { Children(tree: tree, offset: offset + 1, end: storage.end, texts: true) }
    /// The elements directly inside.
    var children: Children { Children(tree: tree, offset: offset + 1, end: storage.end, texts: false) }
    /// The elements inside, at any depth, in file order.
    var descendants: some Sequence<MarkupNode> {
        (offset + 1..<storage.end).lazy.filter { tree.nodes[$0].text == nil }.map {
            MarkupNode(tree: tree, offset: $0)
        }
    }

    /// The first element of a name directly inside.
    func child(_ local: String) -> MarkupNode? { children.first { $0.name == local } }

    /// An error where it starts.
    func error(_ message: String) -> FormatError {
        FormatError(path: tree.path, line: line, column: column, message: message)
    }

    /// Whether a node lies inside this one. O(1).
    func contains(_ other: MarkupNode) -> Bool { other.offset > offset && other.offset < storage.end }

    /// All text inside, as it stands.
    var text: String {
        if let own = storage.text { return own }
        var result = ""
        for index in offset + 1..<storage.end { result += tree.nodes[index].text ?? "" }
        return result
    }

    /// Equality is that of the place in one document.
    static func == (a: MarkupNode, b: MarkupNode) -> Bool { a.offset == b.offset && a.tree === b.tree }

    func hash(into hasher: inout Hasher) {
        hasher.combine(offset)
        hasher.combine(ObjectIdentifier(tree))
    }

    /// The nodes directly inside an element, found by jumping over what they hold.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let tree: MarkupTree
        fileprivate var offset: Int
        fileprivate let end: Int
        fileprivate let texts: Bool

        mutating func next() -> MarkupNode? {
            while offset < end {
                let node = MarkupNode(tree: tree, offset: offset)
                offset = tree.nodes[offset].end
                if texts || !node.isText { return node }
            }
            return nil
        }
    }
}

extension ContiguousArray {
    fileprivate func array(_ range: Range<Int>) -> ArraySlice<Element> { ArraySlice(self[range]) }
}
