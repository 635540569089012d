/// The system that a layout is made for, with everything that differs between systems.
///
/// A value that is known by its id: equal, hashed and encoded by it. A platform is one file of this folder and one line
/// of `allCases`; every other module asks it for its traits and names none.
@dynamicMemberLookup
public struct Platform: Sendable {
    /// The id in layouts and reports.
    public let id: String
    private let traits: Traits

    /// A platform with its traits.
    init(_ id: String, _ traits: Traits) {
        self.id = id
        self.traits = traits
    }

    /// One of its traits.
    public subscript<Value>(dynamicMember trait: KeyPath<Traits, Value>) -> Value { traits[keyPath: trait] }

    /// The id.
    public var rawValue: String { id }

    /// The platform with an id; nil where there is none.
    public init?(rawValue id: String) { self.init(id: id) }

    /// Whether `suggest` may propose a kind of change on it.
    public func allows(_ change: Change) -> Bool { traits.changes.contains(change) }

    /// What an access key belongs to already in the systems that have access keys; nil where it is free.
    public static func accessKeyOwner(_ key: String) -> String? {
        allCases.lazy.compactMap { $0.ownAccessKeys[key.uppercased()] }.first
    }
}

extension Platform: CaseIterable, KnownByID {
    /// Every platform, in the order in which help and schemas list them.
    public static let allCases: [Platform] = [
        .ios, .tvos, .mac, .macCatalyst, .android, .androidTV, .chromeos, .web, .windows, .gtk, .qt, .java, .aac,
    ]

    /// The same list.
    public static var all: [Platform] { allCases }

    /// What platforms are called in messages.
    public static let noun = "platform"
}
