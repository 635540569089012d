/// What a place in a list costs: position p has the price t p + s, every position but the first another E.
///
/// The objectives of methods with a closed form are of this form (NavCost.docc/Model.md, "Prices"); a group's stop is
/// paid by each of its members, and a group may have a price of its own.
public struct ListPrice: Hashable, Sendable {
    /// The price of each further position, t; not negative.
    public var perPosition: Double
    /// The price of choosing, s; t + s is not negative.
    public var perChoice: Double
    /// What leaving the first position costs besides, E; not negative.
    public var firstNext: Double
    /// What each group costs whatever its members weigh; not negative.
    public var perGroup: Double

    /// A price by its parts.
    public init(perPosition: Double, perChoice: Double, firstNext: Double = 0, perGroup: Double = 0) {
        precondition(perPosition >= 0 && perPosition + perChoice >= 0 && firstNext >= 0 && perGroup >= 0)
        self.perPosition = perPosition
        self.perChoice = perChoice
        self.firstNext = firstNext
        self.perGroup = perGroup
    }

    /// The price of a 1-based position.
    public func price(at position: Int) -> Double {
        perPosition * Double(position) + perChoice + (position > 1 ? firstNext : 0)
    }

    /// Highlights shown.
    public static let steps = ListPrice(perPosition: 1, perChoice: 0)
    /// Switch presses while a scan runs by itself.
    public static let presses = ListPrice(perPosition: 0, perChoice: 1)
    /// Switch presses where each step is one.
    public static let manualPresses = ListPrice(perPosition: 1, perChoice: 0)
    /// The named sum of the two.
    public static let stepsAndPresses = ListPrice(perPosition: 1, perChoice: 1)

    /// Seconds in which the person can only watch, for a scan interval and an extra pause on the first item.
    public static func wait(interval: Double, firstItemDelay: Double = 0) -> ListPrice {
        ListPrice(perPosition: interval, perChoice: -interval, firstNext: firstItemDelay)
    }

    /// Seconds of a scan that runs by itself, for its interval, the reaction inside a highlight, and the extra pause.
    public static func seconds(interval: Double, reaction: Double, firstItemDelay: Double = 0) -> ListPrice {
        ListPrice(perPosition: interval, perChoice: reaction - interval, firstNext: firstItemDelay)
    }
}
