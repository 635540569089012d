/// The system that a layout is made for, with everything that differs between systems.
///
/// A value that is known by its id: equal, hashed and encoded by it. A platform is one file of this folder and one line
/// of `allCases`; every other module asks it for its traits and names none.
@dynamicMemberLookup
public struct Platform: Sendable {
    /// The id in layouts and reports.
    public let rawValue: String
    private let traits: Traits

    /// A platform with its traits.
    init(_ id: String, _ traits: Traits) {
        rawValue = id
        self.traits = traits
    }

    /// One of its traits.
    public subscript<Value>(dynamicMember trait: KeyPath<Traits, Value>) -> Value { traits[keyPath: trait] }

    /// Whether `suggest` may propose a kind of change on it.
    public func allows(_ change: Change) -> Bool { traits.changes.contains(change) }

    /// What an access key belongs to already in the systems that have access keys; nil where it is free.
    public static func accessKeyOwner(_ key: String) -> String? {
        allCases.lazy.compactMap { $0.ownAccessKeys[key.uppercased()] }.first
    }
}

extension Platform: CaseIterable {
    /// Every platform, in the order in which help and schemas list them.
    public static let allCases: [Platform] = [
        .ios, .tvos, .mac, .macCatalyst, .android, .androidTV, .chromeos, .web, .windows, .gtk, .qt, .java, .aac,
    ]
}

extension Platform: RawRepresentable, Hashable, Codable {
    /// The platform with an id; nil where there is none.
    public init?(rawValue id: String) {
        guard let platform = Self.allCases.first(where: { $0.rawValue == id }) else { return nil }
        self = platform
    }

    /// Platforms are told apart by their ids.
    public static func == (a: Platform, b: Platform) -> Bool { a.rawValue == b.rawValue }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Decodes an id.
    ///
    /// - Throws: a `DecodingError` that names the nearest known id, where no platform has this one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let platform = Platform(rawValue: id) else {
            let hint = nearestName(to: id, among: Self.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" }
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "there is no platform '\(id)'\(hint ?? "")")
        }
        self = platform
    }

    /// Encodes the id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
