import LayoutModel

/// Finds the goals that are on both of two screens.
///
/// In this order: what `sameAs` says; ids that both files state; role and label in an alignment that keeps the order; role and
/// label of what was moved; names of goals of different kinds; similar labels in the gaps that are left. An id that was derived
/// from roles and places is never used.
struct GoalMatcher {
    var before, after: ComparedSide
    /// For each target as it was the target as it is now that is the same element; nil where there is none.
    var partners: [Int?]
    private(set) var found: [Comparison.GoalPair] = []
    private var guesses = 0
    private var unresolved: [String] = []

    init(_ before: ScreenAnalysis, _ after: ScreenAnalysis) {
        var numbers = TextNumbers()
        self.before = ComparedSide(before, &numbers)
        self.after = ComparedSide(after, &numbers)
        partners = Array(repeating: nil, count: before.targets.count)
    }

    /// Finds all pairs.
    mutating func match() {
        matchStated()
        matchIDs()
        matchInOrder()
        matchUnique(.name) { $0.label == nil ? nil : $0.kind }
        matchUnique(.goal) { $0.label }
        matchActionsOfPartners()
        matchAcrossKinds()
        matchEqualsAnywhere()
        matchSimilar()
        matchActionsOfPartners()
    }

    /// The pairs in the order of the screen as it was.
    var pairs: [Comparison.GoalPair] { found.sorted { ($0.before, $0.after) < ($1.before, $1.after) } }

    /// The goals of one side that are not on the other.
    func freeGoals(_ side: KeyPath<GoalMatcher, ComparedSide>) -> [Comparison.Goal] {
        let side = self[keyPath: side]
        return ComparedSide.goals(of: side.analysis).filter(side.isFree)
    }

    /// What is odd about the matching.
    var notes: [String] {
        var notes: [String] = []
        if guesses > 0 {
            notes.append(
                guesses == 1
                    ? "1 target has the same role and label as others; it was matched in document order"
                    : "\(guesses) targets have the same role and label as others; they were matched in document order")
        }
        for name in unresolved.prefix(3) {
            notes.append("sameAs names '\(name)', which is no goal of the screen before the change")
        }
        if unresolved.count > 3 { notes.append("\(unresolved.count - 3) more names of sameAs are no goals either") }
        return notes
    }

    /// Takes two goals as the same.
    mutating func pair(_ old: Comparison.Goal, _ new: Comparison.Goal, by match: Comparison.Match) {
        before.isTaken[before.index(of: old)] = true
        after.isTaken[after.index(of: new)] = true
        if old.action == 0, new.action == 0, partners[old.target] == nil { partners[old.target] = new.target }
        found.append(.init(before: old, after: new, matchedBy: match, weight: weight(old, new)))
    }

    mutating func pair(_ old: Int, _ new: Int, by match: Comparison.Match, isGuess: Bool = false) {
        if isGuess { guesses += 1 }
        pair(Comparison.Goal(target: old), Comparison.Goal(target: new), by: match)
    }

    /// How often a goal is wanted: as the side says on which it is a target of its own, the one before first; what an element
    /// says is said of its actions too.
    private func weight(_ old: Comparison.Goal, _ new: Comparison.Goal) -> Double {
        old.action == 0 || new.action > 0
            ? before.analysis.targets[old.target].weight : after.analysis.targets[new.target].weight
    }

    // MARK: What the files say

    private mutating func matchStated() {
        let screen = after.analysis.screen
        guard after.analysis.targets.contains(where: { Self.states(screen[$0.element]) }) else { return }
        let stated = StatedGoals(before)
        for (target, entry) in after.analysis.targets.enumerated() where Self.states(screen[entry.element]) {
            let element = screen[entry.element]
            // What the layout before states as well is of an earlier change.
            let earlier = stated.targets[entry.id].map { before.analysis.screen[before.analysis.targets[$0].element] }
            match(element.sameAs, Comparison.Goal(target: target), stated, isEarlier: earlier?.sameAs == element.sameAs)
            for (place, action) in element.actions.enumerated() {
                let isEarlier = earlier?.actions.contains { $0.sameAs == action.sameAs && $0.name == action.name }
                match(
                    action.sameAs, Comparison.Goal(target: target, action: place + 1), stated,
                    isEarlier: isEarlier ?? false)
            }
        }
    }

    private static func states(_ element: Element) -> Bool {
        element.sameAs != nil || element.actions.contains { $0.sameAs != nil }
    }

    private mutating func match(
        _ text: String?, _ goal: Comparison.Goal, _ stated: StatedGoals, isEarlier: Bool
    ) {
        guard let text, !isEarlier else { return }
        let (goals, unknown) = stated.goals(text)
        unresolved += unknown
        for old in goals where before.isFree(old) { pair(old, goal, by: .goal) }
    }

    private mutating func matchIDs() {
        func isStated(_ target: AnalysedTarget, _ side: ComparedSide) -> Bool {
            !side.analysis.screen.elements[target.element.rawValue].idIsDerived
        }
        var places: [String: Int] = [:]
        for (place, target) in after.analysis.targets.enumerated() where after.isFree(place) && isStated(target, after)
        {
            places[target.id] = place
        }
        for (place, target) in before.analysis.targets.enumerated()
        where before.isFree(place) && isStated(target, before) {
            if let other = places[target.id], after.isFree(other) { pair(place, other, by: .id) }
        }
    }

    // MARK: Roles and labels

    /// What alignments see of a side: targets that are matched are equal to their partners alone.
    private func tokens() -> (before: [TargetAlignment.Token], after: [TargetAlignment.Token]) {
        func tokens(_ side: ComparedSide) -> [TargetAlignment.Token] {
            side.targets.map { .init(kind: $0.kind, kindInContainer: $0.kindInContainer) }
        }
        var (old, new) = (tokens(before), tokens(after))
        var next = -1
        func mark(_ tokens: inout [TargetAlignment.Token], _ place: Int) {
            tokens[place] = .init(kind: next, kindInContainer: next)
        }
        for place in new.indices where !after.isFree(place) {
            mark(&new, place)
            next -= 1
        }
        for place in old.indices where !before.isFree(place) {
            if let other = partners[place] { old[place] = new[other] } else { mark(&old, place) }
            next -= 1
        }
        return (old, new)
    }

    private mutating func matchInOrder() {
        let (old, new) = tokens()
        for pair in TargetAlignment(old, new).pairs where before.isFree(pair.before) && after.isFree(pair.after) {
            self.pair(pair.before, pair.after, by: .alignment, isGuess: pair.isGuess)
        }
    }

    /// Matches what is unique on both sides among what is left, wherever it stands.
    private mutating func matchUnique(_ match: Comparison.Match, _ key: (ComparedSide.Target) -> Int?) {
        let (old, new) = (places(before, key), places(after, key))
        for place in before.targets.indices where before.isFree(place) {
            guard let number = key(before.targets[place]), old[number]?.count == 1, let others = new[number],
                others.count == 1
            else { continue }
            pair(place, others[0], by: match)
        }
    }

    /// Matches what is left and has the same role and label as others, in document order.
    private mutating func matchEqualsAnywhere() {
        var places = places(after) { $0.label == nil ? nil : $0.kind }.mapValues { Array($0.reversed()) }
        for place in before.targets.indices where before.isFree(place) && before.targets[place].label != nil {
            guard let other = places[before.targets[place].kind]?.popLast() else { continue }
            pair(place, other, by: .name, isGuess: true)
        }
    }

    private func places(_ side: ComparedSide, _ key: (ComparedSide.Target) -> Int?) -> [Int: [Int]] {
        var places: [Int: [Int]] = [:]
        for place in side.targets.indices where side.isFree(place) {
            if let number = key(side.targets[place]) { places[number, default: []].append(place) }
        }
        return places
    }
}
