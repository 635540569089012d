/// What makes an order and a grouping usable by a person.
public struct Constraints: Hashable, Codable, Sendable {
    /// Which groups are allowed at all.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// What belongs together: one container, or neighbours of one kind.
        case natural
        /// Any: the weights alone decide, for comparing with theory.
        case none
    }

    /// Which groups are allowed at all.
    public var kind = Kind.natural
    /// Whether the current order stays.
    public var keepsOrder = false
    /// The most groups around a target; nil for any number.
    public var depth: Int? = 2
    /// The most targets in a group, from 2; nil for any number. Current groups, and the lists of a screen, may be larger.
    public var largestGroup: Int? = 9
    /// Targets, by id, that stay neighbours and in the same groups.
    public var together: [[String]] = []
    /// Targets, by id, that get into no group together and do not become neighbours.
    public var apart: [[String]] = []
    /// What each change must save, in the objective's unit; nil for a hundredth of the current cost, or for 0 where the
    /// weights alone decide. Where it is nil, changes that are not worth telling are left out.
    public var changePrice: Double?
    /// The words in the labels of new groups.
    public var words = GroupWords()
    /// What arrangements of a board must be like.
    public var board = BoardConstraints()

    /// The constraints of people: natural, any order, depth 2, groups of up to 9.
    public init() {}
}
