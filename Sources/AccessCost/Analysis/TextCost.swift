import LayoutModel

/// What typing a text costs by one method on one tree.
public struct TextCost: Hashable, Codable, Sendable {
    /// The number of characters in a word, by convention.
    public static let charactersPerWord = 5.0

    /// The mean cost of a character, each key from where the previous one left the scan or the focus; nil where a key has
    /// no cost.
    public var perCharacter: Cost?
    /// The same with the errors of use that are set, wrong keys put right; nil where there are none, or where the scan
    /// goes on at the key.
    public var withErrors: ErrorCost?
    /// Why there is no cost.
    public var reason: String?

    /// Characters in a minute, for a mean cost of a character; nil where it takes no time.
    public static func charactersPerMinute(_ cost: Cost) -> Double? { cost.seconds > 0 ? 60 / cost.seconds : nil }
}

/// What typing a text costs on a screen of keys.
public struct TextAnalysis: Hashable, Codable, Sendable {
    /// The number of characters; for a letter table the sum of what it says.
    public var characters: Double
    /// The characters that no key types, with their counts, in the order in which they first occur; they are left out.
    public var unknown: [CharacterCount]
    /// The keys that are selected for five characters that have one.
    public var selectionsPerWord = TextCost.charactersPerWord
    /// One entry for each requested method; in it, one for each tree of the method, in the method's order.
    public var costs: [[TextCost]]
}

extension Analyzer {
    /// What typing a text costs on a screen that has been analysed; nil where no key types any of it.
    ///
    /// A key is a target whose label is one character, compared without case, or "Space"; the first of several counts.
    /// O(elements log elements) for each method and tree; where the scan goes on at the key, O((states + moves) log
    /// states) for each different character, with listening for each different pair of them.
    public static func analyze(
        _ sample: TextSample, on analysis: ScreenAnalysis, _ request: AnalysisPlan
    ) -> TextAnalysis? {
        let keys = keys(of: analysis)
        let unknown = sample.counts.filter { keys[$0.character] == nil }
        guard unknown.count < sample.counts.count else { return nil }
        let costs = analysis.methods.map { method in
            method.trees.map { tree in cost(of: sample, keys, method, tree, analysis, request) }
        }
        return TextAnalysis(characters: sample.length, unknown: unknown, costs: costs)
    }

    /// What typing a text costs by one of the methods on one kind of tree; nil where there is no such tree or no key types any of
    /// it.
    ///
    /// - Parameter number: the method's place among those of the analysis.
    public static func typing(
        _ sample: TextSample, on analysis: ScreenAnalysis, by number: Int, _ kind: TreeKind, _ request: AnalysisPlan
    ) -> TextCost? {
        let keys = keys(of: analysis)
        let method = analysis.methods[number]
        guard sample.counts.contains(where: { keys[$0.character] != nil }),
            let tree = method.trees.first(where: { $0.kind == kind })
        else { return nil }
        return cost(of: sample, keys, method, tree, analysis, request)
    }

    /// How often typing a text activates each target of a screen, in the order of the targets; nil where no key types any
    /// of it. O(targets + characters).
    public static func activations(of sample: TextSample, on analysis: ScreenAnalysis) -> [Double]? {
        let keys = keys(of: analysis)
        var result = [Double](repeating: 0, count: analysis.targets.count)
        for entry in sample.counts {
            if let key = keys[entry.character] { result[key] += entry.count }
        }
        return result.contains { $0 > 0 } ? result : nil
    }

    /// The letters of a screen's own keys with the weights of these keys; nil where fewer than two different weights tell
    /// what is typed. O(targets).
    public static func ownLetters(of analysis: ScreenAnalysis) -> TextSample? {
        let weights = keys(of: analysis).map { ($0.key, analysis.targets[$0.value].weight) }.filter { $0.1 > 0 }
        guard Set(weights.map(\.1)).count > 1 else { return nil }
        return TextSample(table: weights.sorted { $0.0 < $1.0 }.map { (character: $0.0, count: $0.1) })
    }

    /// The target that types each character, by its offset: its label is the character, or "Space".
    private static func keys(of analysis: ScreenAnalysis) -> [Character: Int] {
        var keys: [Character: Int] = [:]
        for (offset, target) in analysis.targets.enumerated() {
            let label = analysis.screen[target.element].label.lowercased()
            let character: Character? = label == "space" ? " " : label.count == 1 ? label.first : nil
            if let character, keys[character] == nil { keys[character] = offset }
        }
        return keys
    }

    private static func cost(
        of sample: TextSample, _ keys: [Character: Int], _ method: MethodAnalysis, _ tree: TreeAnalysis,
        _ analysis: ScreenAnalysis, _ request: AnalysisPlan
    ) -> TextCost {
        let context = MachineContext(
            screen: analysis.screen, tree: tree.tree, parameters: method.parameters, action: request.action,
            platform: analysis.platform, routes: request.routes)
        var screenRoutes = ScreenRoutes(context, method.method, rank: request.rank)
        func stop(_ character: Character) -> StopIndex? { keys[character].flatMap { tree.costs[$0].stop } }
        let pairs = sample.pairs(of: { keys[$0] != nil })
        let states = pairs.map { pair in
            pair.before.flatMap(stop).map { screenRoutes.machine.resume(after: $0, action: 0) } ?? screenRoutes.start
        }
        // All that is typed after one key is searched at once.
        var costs = [Cost?](repeating: nil, count: pairs.count)
        let typed = pairs.indices.filter { stop(pairs[$0].character) != nil }
        for (state, places) in Dictionary(grouping: typed, by: { states[$0] }) {
            let found = screenRoutes.costs(from: state, to: places.compactMap { stop(pairs[$0].character) }, action: 0)
            for (place, cost) in zip(places, found) { costs[place] = cost }
        }
        var total = 0.0
        var sum = Cost()
        var errors: ErrorCost? = ErrorCost(cost: Cost(), wrongActivations: 0, destructive: 0)
        for (place, pair) in pairs.enumerated() {
            guard let key = keys[pair.character], stop(pair.character) != nil else {
                let reason =
                    keys[pair.character].map { tree.costs[$0].reason ?? "the focus does not stop on its key" }
                    ?? "there is no key"
                return TextCost(reason: "'\(pair.character)': \(reason)")
            }
            guard let cost = costs[place] else {
                return TextCost(reason: "'\(pair.character)': \(screenRoutes.reason ?? "no route leads to it")")
            }
            total += pair.count
            sum += cost * pair.count
            // The solver of errors begins each target at the start.
            if states[place] == screenRoutes.start, let known = errors, let wrong = tree.errors?.costs[key] {
                errors = ErrorCost(
                    cost: known.cost + wrong.cost * pair.count,
                    wrongActivations: known.wrongActivations + wrong.wrongActivations * pair.count,
                    destructive: known.destructive + wrong.destructive * pair.count)
            } else {
                errors = nil
            }
        }
        let scale = 1 / total
        return TextCost(
            perCharacter: sum * scale,
            withErrors: errors.map {
                ErrorCost(
                    cost: $0.cost * scale, wrongActivations: $0.wrongActivations * scale,
                    destructive: $0.destructive * scale)
            })
    }
}
