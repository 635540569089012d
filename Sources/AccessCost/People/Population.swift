/// A weighted set of people, of whom each is a set of parameters.
public struct Population: Hashable, Codable, Sendable {
    /// One person of it.
    public struct Member: Hashable, Codable, Sendable {
        /// What the person is called in reports.
        public var name: String
        /// How many people this one stands for, relative to the others.
        public var weight: Double
        /// What is known of the person.
        public var person: Person

        /// A person with a name and a weight.
        public init(name: String, weight: Double = 1, person: Person) {
            (self.name, self.weight, self.person) = (name, weight, person)
        }
    }

    /// What it is called.
    public var name: String
    /// Where its numbers come from, in a sentence; empty where nobody says.
    public var source: String
    /// The people, not empty.
    public var members: [Member]

    /// A population by its parts.
    public init(name: String, source: String = "", members: [Member]) {
        (self.name, self.source, self.members) = (name, source, members)
    }

    /// The populations that come with the program, in the order in which help lists them.
    public static let all: [Population] = [.motorImpaired10, .others20]

    /// The built-in population of a name; nil where there is none.
    public static func named(_ name: String) -> Population? { all.first { $0.name == name } }
}
