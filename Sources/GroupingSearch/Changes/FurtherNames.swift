import AccessCost
import LayoutModel

extension ScreenChange {
    /// The most further names that one screen gets, and the most targets for which some are tried.
    private static let mostNames = 3
    private static let mostTried = 8

    /// Further names for targets that share their label with another one, so that finding by name (Full Keyboard Access)
    /// never comes to the later ones, and speech has to choose among all of them by number (Voice Control): the label
    /// with its row's or its box's name, else with the word for its role.
    ///
    /// A name that saves a letter is worth nobody's while. A name that would fit the other one as well is none. It is proposed where it makes the
    /// cheapest route to the target faster.
    /// O(elements log elements) for each name tried, at most 8.
    static func inputLabelCandidates(
        on screen: Screen, platform: Platform?, _ costs: ChangeCosts
    ) -> [ScreenChange] {
        let meters = [(RouteFamily.find, costs.byFinding), (.names, costs.byName)].compactMap { family, method in
            method.map { NameMeter(family: family, method: $0, platform: platform) }
        }
        guard let platform, platform.allows(.inputLabel), !meters.isEmpty else { return [] }
        let reading = ScreenReading(screen, platform: platform)
        let named = meters.map { $0.namedCosts(screen) }
        let equals = Dictionary(grouping: costs.targets.map(\.element)) { screen[$0].label.lowercased() }
        var gains: [(target: Int, gain: Double)] = []
        for (offset, target) in costs.targets.enumerated() {
            guard reading.isFree(target.element), !screen[target.element].label.isEmpty,
                screen[target.element].inputLabels.isEmpty,
                equals[screen[target.element].label.lowercased()]!.count > 1
            else { continue }
            var gain = 0.0
            for (meter, own) in zip(meters, named) where own[offset] == nil {
                guard let now = meter.method.seconds[offset] else { continue }
                gain += target.weight * max(0, now - (own.compactMap(\.self).min() ?? 0))
            }
            if gain > 1e-9 { gains.append((offset, gain)) }
        }
        gains.sort { ($1.gain, $0.target) < ($0.gain, $1.target) }
        // The names of all that share a label: one that fits two of them is none.
        let taken = Set(reading.stops.flatMap { [screen[$0].label] + screen[$0].inputLabels }.map { $0.lowercased() })
        var uses: [String: [String: Int]] = [:]
        var tried: [(target: Int, change: ScreenChange)] = []
        for (offset, _) in gains.prefix(mostTried) {
            let target = costs.targets[offset]
            let label = screen[target.element].label.lowercased()
            if uses[label] == nil {
                let all = equals[label]!.flatMap { names(for: $0, reading) }
                uses[label] = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
            }
            let own = names(for: target.element, reading).first { name in
                uses[label]![name] == 1 && !taken.contains(name.lowercased())
            }
            if let own { tried.append((offset, ScreenChange(.inputLabel, [target.id], label: own))) }
        }
        var found: [Int: ScreenChange] = [:]
        for (offset, change) in tried where found.count < mostNames {
            guard let after = change.apply(to: screen, platform: platform) else { continue }
            let helps = meters.contains { meter in
                guard let now = meter.method.seconds[offset], let cost = meter.namedCosts(after)[offset] else {
                    return false
                }
                return cost < now - 1e-9
            }
            if helps { found[offset] = change }
        }
        let places = costs.targets.map { reading.place($0.element) ?? 0 }
        return found.sorted { (places[$0.key], $0.key) < (places[$1.key], $1.key) }.map(\.value)
    }

    static func applyInputLabel(_ change: ScreenChange, to screen: Screen) -> Screen? {
        guard change.targets.count == 1, !change.label.isEmpty, let index = screen.index(of: change.targets[0]) else {
            return nil
        }
        let known = [screen[index].label] + screen[index].inputLabels
        guard !known.contains(where: { $0.lowercased() == change.label.lowercased() }) else { return nil }
        var copy = screen
        copy[index].inputLabels.append(change.label)
        return copy
    }

    /// The names that a person could say for a target: its label within its box, in its row, and with its role.
    private static func names(for target: ElementIndex, _ reading: ScreenReading) -> [String] {
        let element = reading[target]
        let label = LabelWords.trimmed(element.label)
        guard label.count <= 24 else { return [] }
        var contexts: [String] = []
        // What names the row: the first text or cell in it.
        let row = reading.row(beside: target).first { naming.contains(reading[$0].role) }
        if let row { contexts.append(reading[row].label) }
        var box = element.parent
        while let index = box {
            if !reading.screen[index].label.isEmpty {
                contexts.append(reading.screen[index].label)
                break
            }
            box = reading.screen[index].parent
        }
        let fitting = contexts.map(LabelWords.trimmed).filter { !$0.isEmpty && $0.count <= 24 && $0 != label }
        let word = roleWords[element.role].flatMap { label.lowercased().hasSuffix($0) ? nil : $0 }
        return (fitting + [word].compactMap(\.self)).map { "\(label) \($0)" }
    }

    private static let naming: Set<Role> = [.staticText, .cell, .listItem, .row, .heading, .image]

    /// What people call a control of a role (English).
    private static let roleWords: [Role: String] = [
        .button: "button", .link: "link", .checkbox: "checkbox", .toggle: "switch", .slider: "slider",
        .textField: "field", .searchField: "field", .secureTextField: "field", .menuButton: "menu",
        .popUpButton: "menu",
        .tab: "tab", .segment: "tab",
    ]
}

/// What reaching targets costs by a method that knows names, now and by their names alone.
private struct NameMeter {
    let family: RouteFamily
    /// The first of the methods that has the kind of route.
    let method: ChangeCosts.Method
    let platform: Platform?

    /// The seconds that each target takes by its own name; nil where it has none. One analysis of a screen with the same
    /// targets.
    func namedCosts(_ screen: Screen) -> [Double?] {
        let request = AnalysisPlan(
            methods: [.init(method.method, parameters: method.parameters)], routes: [family])
        let analysis = Analyzer.analyze(screen, platform: platform, request)
        return analysis.methods[0].tree(method.method.mainTree)?.costs.map { $0.cost?.seconds } ?? []
    }
}
