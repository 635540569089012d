import AccessCost

/// A kind of change of the order in which the children of a section stand; what belongs together stays so.
struct SectionMove: Sendable {
    /// What it is called.
    let name: String
    /// Makes one such change of a sequence of two or more.
    let make: @Sendable (inout [Int], inout SeededGenerator) -> Void

    /// Every kind of move of a section's children.
    static let all: [SectionMove] = [.swapChildren, .moveChild, .moveRun]
}
