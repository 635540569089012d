import AccessCost

/// The version that outputs name.
public let navcostVersion = "0.2.0"

/// A cost by a method, which says which figures it has.
struct MethodCost {
    var cost: Cost?
    var method: AccessMethod
    /// What people need; nil where none were asked for.
    var people: PeopleSpread?

    /// A figure; nil where the method does not have it, and where there is no cost.
    func figure(_ figure: Figure) -> Double? { method.figures.contains(figure) ? cost?[figure] : nil }
}

enum FigureJSON {
    /// The figures as members of an object.
    static func members<Value>(
        _ type: JSONType<Double> = .amount, _ cost: @escaping @Sendable (Value) -> MethodCost
    ) -> [JSONMember<Value>] {
        members(type) { value, figure in cost(value).figure(figure) }
    }

    /// The figures as members of an object, each found on its own.
    static func members<Value>(
        _ type: JSONType<Double> = .amount, _ value: @escaping @Sendable (Value, Figure) -> Double?
    ) -> [JSONMember<Value>] {
        Figure.allCases.map { figure in
            // Speech came later: a document without it has the members that it always had.
            figure == .words
                ? .optional(figure.rawValue, summary(figure), type) { value($0, figure) }
                : .member(figure.rawValue, summary(figure), type.orNull) { value($0, figure) }
        }
    }

    private static func summary(_ figure: Figure) -> String {
        switch figure {
        case .presses: "switch presses; null where the method has none"
        case .steps: "scan steps; null where the method has none"
        case .wait: "seconds in which the person can only watch; null where the method has none"
        case .keystrokes: "physical keys pressed; null where the method has none"
        case .commands: "chords, gestures or spoken commands; null where the method has none"
        case .words: "words said; left out where the method has none"
        case .seconds: "the whole time in seconds; null where the method has none"
        }
    }

    /// The figures of a cost.
    static let figures = JSONType.object(
        JSONObject<MethodCost>("figures", "the figures of a cost, never added", members { $0 } + spread(\.people)))

    /// What people need, beside the figures.
    static func spread<Value>(
        _ spread: @escaping @Sendable (Value) -> PeopleSpread?
    ) -> [JSONMember<Value>] {
        [
            .optional("median", "seconds that half of the people need at most; with people only", .amount) {
                spread($0)?.median
            },
            .optional("p10", "seconds; one of ten people needs less; with people only", .amount) { spread($0)?.p10 },
            .optional("p90", "seconds; one of ten people needs more; with people only", .amount) { spread($0)?.p90 },
        ]
    }

    /// The figures of a difference, which may be negative.
    static let changes = JSONType.object(
        JSONObject<MethodCost>("changes", "the differences of the figures", members(.number) { $0 }))

    /// The mean of simulated runs.
    static let estimate = JSONType.object(
        JSONObject<Estimate>(
            "estimate", "the mean of simulated runs",
            [
                .member("mean", "the mean", .amount) { $0.mean },
                .member(
                    "interval95", "the 95 % confidence interval of the mean, lower and upper end", JSONType.number.list
                ) {
                    [$0.mean - $0.margin, $0.mean + $0.margin]
                },
            ]))

    /// What a method's simulation gives for each figure.
    struct Simulated {
        var estimates: [Figure: Estimate]
        var method: AccessMethod
    }

    static let simulated = JSONType.object(
        JSONObject<Simulated>(
            "simulated", "the means of simulated runs, figure by figure",
            Figure.allCases.filter { $0 != .words }.map { figure in
                .member(figure.rawValue, "the figure's mean; null where the method does not have it", estimate.orNull) {
                    $0.method.figures.contains(figure) ? $0.estimates[figure] : nil
                }
            }))

    /// An expected cost with errors of use.
    struct WithErrors {
        var cost: ErrorCost?
        var method: AccessMethod
    }

    static let withErrors = JSONType.object(
        JSONObject<WithErrors>(
            "withErrors", "the expected cost when presses go wrong",
            members { MethodCost(cost: $0.cost?.cost, method: $0.method) } + [
                .member(
                    "destructive", "chance that a destructive target without confirmation is activated",
                    JSONType.amount.orNull
                ) { $0.cost?.destructive },
                .member("wrongActivations", "expected activations of other targets", JSONType.amount.orNull) {
                    $0.cost?.wrongActivations
                },
            ]))
}

extension JSONType<ParameterValue> {
    /// The value of a method parameter.
    static let parameter = JSONType(schema: .anyOf([.number(from: nil), .text, .flag]), cell: \.description) {
        value, text in
        switch value {
        case .number(let number): text.number(number)
        case .flag(let flag): text.literal(flag ? "true" : "false")
        case .word, .share: text.quoted(value.description)
        }
    }
}
