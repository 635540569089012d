/// Which runs of targets may be groups, and what each costs besides what its members pay.
///
/// A rule is stated for one order of targets; a run is named by its first target and its length.
public struct GroupRule: Sendable {
    /// The price of making a run a group, in the unit of weight times price, negative where leaving it out would cost;
    /// nil where it must be none.
    public var price: @Sendable (_ start: Int, _ length: Int) -> Double?
    /// Runs longer than the largest group that may be groups all the same, as the lists that a screen has already.
    public var wide: [Range<Int>]
    /// The groups inside each target's own place, where what is placed is a locked group; empty where there are none.
    public var depths: [Int]

    /// A rule by its parts.
    public init(
        wide: [Range<Int>] = [], depths: [Int] = [], price: @escaping @Sendable (_ start: Int, _ length: Int) -> Double?
    ) {
        self.wide = wide
        self.depths = depths
        self.price = price
    }
}
