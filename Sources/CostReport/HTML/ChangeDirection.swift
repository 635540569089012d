/// Whether a cost is better or worse than the one that it is compared with: a colour, and always a word beside it.
enum ChangeDirection {
    case faster, slower, same

    /// The direction from one cost to another; `same` where one of them is not known.
    init(from before: Double?, to after: Double?) {
        guard let before, let after else {
            self = .same
            return
        }
        self = after < before - 1e-9 ? .faster : after > before + 1e-9 ? .slower : .same
    }

    /// The class of what comes after.
    var style: Markup {
        switch self {
        case .faster: "better"
        case .slower: "worse"
        case .same: "same"
        }
    }

    /// The word that says the same as the colour; empty where nothing changes.
    var word: String {
        switch self {
        case .faster: say.faster
        case .slower: say.slower
        case .same: ""
        }
    }

    /// A change in percent with its word: "−50%, faster"; empty where there is no figure to compare with.
    static func words(from before: Double?, to after: Double?) -> String {
        guard let before, let after else { return "" }
        let change = percentChange(from: before, to: after)
        if change.isEmpty { return "" }
        let word = ChangeDirection(from: before, to: after).word
        if word.isEmpty { return say.noChange }
        return change == "=" ? say.byLessThanOnePercent(word) : "\(signed(change)), \(word)"
    }
}
