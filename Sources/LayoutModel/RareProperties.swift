/// The properties of an element that most elements leave at their defaults, kept apart so that an element stays small: screens
/// of a million elements are read, copied and sorted.
final class RareProperties: Hashable, Sendable, Codable {
    /// The properties, as `Element` documents them.
    struct Values: Hashable, Sendable, Codable {
        var order: [String] = []
        var scanBlock: Int?
        var scanPriority: Int?
        var shortcut: Shortcut?
        var mnemonic: String?
        var accessKey: String?
        var tabIndex: Int?
        var next = NextFocus()
        var headingLevel: Int?
        var landmark: Landmark?
        var gestures: [Gesture] = []
        var timeout: Double?
        var reveals: Reveal?
        var shape = Shape.rectangle
        var leadsTo: String?
        var jumpsTo: String?
        var sameAs: String?
        var inputLabels: [String] = []
        var actions: [Action] = []
        var scrolls: ScrollAxis?
        var isScrollable = false
        var family: String?
        var colour: String?
        var picture: String?
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (a: RareProperties, b: RareProperties) -> Bool { a === b || a.values == b.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
