public import LayoutModel

/// How often targets are wanted, by id, as a weights file or tasks say.
public struct WeightTable: Hashable, Codable, Sendable {
    /// One row of the file.
    public struct Row: Hashable, Codable, Sendable {
        /// The target, as `id` or `screen/id`.
        public var id: String
        /// The weight, not negative.
        public var weight: Double
        /// The line of the file, from 1.
        public var line: Int

        /// A row of a weights file.
        public init(id: String, weight: Double, line: Int) {
            self.id = id
            self.weight = weight
            self.line = line
        }
    }

    /// The rows in file order.
    public let rows: [Row]
    /// The weight of targets that the table does not name.
    public let unnamed: Double
    /// Where the rows come from, in a few words.
    public let source: String
    /// The path of the file that they are from, for messages; nil where there is none.
    public let path: String?
    private let byID: [String: Double]

    /// A table of the given rows; later rows of the same id win.
    public init(rows: [Row], unnamed: Double = 0, source: String = "the weights file", path: String? = nil) {
        self.source = source
        self.path = path
        self.rows = rows
        self.unnamed = unnamed
        byID = Dictionary(rows.map { ($0.id, $0.weight) }, uniquingKeysWith: { $1 })
    }

    private enum CodingKeys: CodingKey {
        case rows, unnamed, source, path
    }

    /// Decodes the rows; the index by id is made anew.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            rows: try container.decode([Row].self, forKey: .rows),
            unnamed: try container.decode(Double.self, forKey: .unnamed),
            source: try container.decode(String.self, forKey: .source),
            path: try container.decodeIfPresent(String.self, forKey: .path))
    }

    /// The weight of an element, nil where the table does not name it. O(1).
    public func weight(of element: Element, on screen: Screen) -> Double? {
        byID["\(screen.id)/\(element.id)"] ?? byID[element.id]
    }
}
