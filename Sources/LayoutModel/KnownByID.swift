/// A value of a fixed list that is known by its id: equal, hashed, encoded and printed by it.
public protocol KnownByID: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Every value, in the order in which help lists them.
    static var all: [Self] { get }
    /// What the values are called in messages, as "access method".
    static var noun: String { get }
    /// The id, unique in the list.
    var id: String { get }
}

extension KnownByID {
    /// The value with an id; nil where there is none. O(values).
    public init?(id: String) {
        guard let value = Self.all.first(where: { $0.id == id }) else { return nil }
        self = value
    }

    /// Values are told apart by their ids.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Decodes an id.
    ///
    /// - Throws: a `DecodingError` that names the nearest known id, where no value has this one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let value = Self(id: id) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "no \(Self.noun) is called '\(id)'\(Self.hint(for: id))")
        }
        self = value
    }

    /// Encodes the id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }

    /// The id.
    public var description: String { id }

    /// What a message says of an id that no value has: the nearest known one, or nothing.
    public static func hint(for id: String) -> String {
        nearestName(to: id, among: all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
    }
}
