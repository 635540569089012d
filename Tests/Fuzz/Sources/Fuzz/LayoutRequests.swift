import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import NavCost

/// What is asked of an analysis of a made-up layout, by the bytes that choose.
struct LayoutRequests {
    private let input: ImportedLayout
    private let choice: LayoutJob.Choice
    private var request = AnalysisRequest()

    /// - Throws: what was chosen cannot be asked for.
    static func analysis(of input: ImportedLayout, _ choice: LayoutJob.Choice) throws -> AnalysisRequest {
        var own = LayoutRequests(input: input, choice: choice)
        own.request.methods = choice.methods
        if choice.makesBoards, !choice.searches || choice.search & 8 != 0 { own.request.text = sample }
        try own.ask()
        try own.request.validate()
        return own.request
    }

    private init(input: ImportedLayout, choice: LayoutJob.Choice) { (self.input, self.choice) = (input, choice) }

    private static let sample = TextSample("the rain in spain stays mainly in the plain")

    private mutating func ask() throws {
        if choice.person % 8 == 2 { request.simulations = 20 }
        if choice.person % 16 == 6 { request.people = Population.all[Int(choice.person / 16) % Population.all.count] }
        switch choice.person % 4 {
        case 0: if !choice.searches { try ask(choice.person / 4) }
        case 1: request.person = person
        case 3:
            if let method = request.methods.first {
                request.parameters = try changes(of: method, by: choice.person / 4)
            }
            if choice.person & 128 != 0 { request.person = person }
            if choice.person & choice.search & 128 != 0 { request.simulations = 20 }
            if choice.person & choice.outputs & 128 != 0 { askForAction() }
        // A search takes the layout's own weights.
        default: if choice.person % 16 == 14, !choice.searches { request.weights = weights }
        }
    }

    /// Who presses too early or not at all; most of them press at times that spread, and late.
    private var person: Person {
        var person = Person()
        (person.missed, person.accidental) = (0.1, 0.05)
        switch choice.person / 4 % 8 {
        case 1: person.reactionTimes = .exGaussian(mu: 0.4, sigma: 0.1, tau: 0.1)
        case 3: person.reactionTimes = .exGaussian(mu: 0.4, sigma: 0.001, tau: 0.1)
        case 5: person.reactionTimes = .lognormal(mu: -0.9, sigma: 0.3)
        case 7: person.reactionTimes = .sampled([0.3, 0.4, 0.4, 0.9])
        default: person.reaction = 0.4
        }
        return person
    }

    private var weights: WeightTable? {
        input.layout.screens.first.map { screen in
            let rows = screen.elements.enumerated().prefix(6).map {
                WeightTable.Row(id: $1.id, weight: Double($0 % 4), line: $0 + 2)
            }
            return WeightTable(rows: rows, unnamed: 0.5)
        }
    }

    /// What else can be asked, each bit for some of it.
    private mutating func ask(_ bits: UInt8) throws {
        if bits & 1 != 0 { askForAction() }
        if bits & 2 != 0 { request.tasks = TaskList(tasks(asIs: bits & 8 != 0), path: "tasks.xml") }
        if bits & 4 != 0 {
            request.rank = Rank.allCases[Int(bits / 8) % Rank.allCases.count]
            request.routes = Set(RouteFamily.allCases.enumerated().filter { $0.offset % 3 != bits / 16 }.map(\.element))
        }
        if bits & 16 != 0 { request.text = Self.sample }
        if bits & 32 != 0 { request.screen = input.layout.screens.last?.id }
    }

    /// The first action or gesture of the layout; none where it has none.
    private mutating func askForAction() {
        let names = input.layout.screens.lazy.flatMap(\.elements).flatMap {
            $0.actions.map(\.name) + $0.gestures.map(\.rawValue)
        }
        request.action = names.first.map(RequestedAction.named) ?? RequestedAction.none
    }

    /// Tasks over the first elements of each screen, and their last actions; as they are, a name may be on two screens.
    private func tasks(asIs: Bool) -> [Task] {
        input.layout.screens.prefix(2).map { screen in
            var task = Task(name: screen.id, weight: 2)
            for element in screen.elements.prefix(4) {
                task.activations.append(
                    Task.Activation(
                        target: asIs ? element.id : "\(screen.id)/\(element.id)", action: element.actions.last?.name))
            }
            return task
        }
    }

    /// Some flags of a method the other way round, some words others than the usual ones, and numbers at their limits.
    private func changes(of method: AccessMethod, by bits: UInt8) throws -> [ParameterChange] {
        try method.parameters.enumerated().compactMap { place, parameter in
            guard bits >> (place % 6) & 1 == 1 else { return nil }
            let value: String
            switch (parameter.kind, parameter.defaultValue) {
            case (.flag, .flag(let isOn)): value = isOn ? "off" : "on"
            case (.choice(let words), _): value = words[word(bits, place) % words.count]
            case (.sequence(let words), _):
                value = words.reversed().dropFirst(word(bits, place) % 3).joined(separator: ",")
            // What is far from usual takes its time.
            case (.integer(let range), _): value = "\(min(range.upperBound, range.lowerBound + Int(bits) % 4))"
            case (.number(let range), _) where bits & 32 != 0: value = "\(range.lowerBound)"
            default: return nil
            }
            return try ParameterChange("\(method.id).\(parameter.key)=\(value)")
        }
    }

    /// Parameters have words of their own, those that stand far apart too.
    private func word(_ bits: UInt8, _ place: Int) -> Int { Int(bits) + Int(choice.search / 8) / (place % 5 + 1) }
}
