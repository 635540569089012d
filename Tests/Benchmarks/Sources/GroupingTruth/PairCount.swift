/// How far pairs of things that are put together agree with the pairs of the truth.
struct PairCount {
    var right = 0
    var said = 0
    var meant = 0

    /// Counts the pairs of which at least one thing is in a container of the truth.
    mutating func add(_ found: [Int?], _ truth: [Int?]) {
        for one in truth.indices {
            for other in (one + 1)..<truth.count where truth[one] != nil || truth[other] != nil {
                let isTrue = truth[one] != nil && truth[one] == truth[other]
                let isSaid = found[one] != nil && found[one] == found[other]
                if isTrue { meant += 1 }
                if isSaid { said += 1 }
                if isTrue, isSaid { right += 1 }
            }
        }
    }

    /// The share of what is said that is right; 1 where nothing is said.
    var precision: Double { said == 0 ? 1 : Double(right) / Double(said) }
    /// The share of what is true that is said.
    var recall: Double { meant == 0 ? 1 : Double(right) / Double(meant) }
    var f1: Double { precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall) }
}
