/// How much a person listens.
public enum ListeningLevel: String, ParameterChoice {
    /// Listening takes no time: keys or gestures alone count.
    case off
    /// The default voice.
    case on
    /// A person who has raised the rate.
    case practised
    /// An expert.
    case expert

    /// Words a minute that the person understands.
    var wordsPerMinute: Double {
        switch self {
        case .off, .on: 180
        case .practised: 300
        case .expert: 500
        }
    }
}

/// What listening takes, taken from the values of a method's parameters.
struct ListeningTimes: Hashable, Sendable {
    /// Seconds from landing until speech begins.
    var latency: Double
    /// Words a minute.
    var rate: Double
    /// The fewest words that are heard at a stop.
    var heardWords: Double
    /// Whether the person presses on while listening.
    var overlaps: Bool

    /// Nil where listening takes no time.
    init?(_ values: ParameterValues) {
        guard values[.listening] != .off else { return nil }
        latency = values[.speechLatency]
        rate = values.wordsPerMinute
        heardWords = values[.heardWords]
        overlaps = values[.overlap]
    }

    /// Seconds until so many words have been heard.
    func seconds(of words: Double) -> Double { latency + words * 60 / rate }
}

extension ParameterValues {
    /// Words a minute that the person hears: the rate that is set, else that of the level of listening.
    public var wordsPerMinute: Double {
        let rate = self[.speechRate]
        return rate == ListeningLevel.on.wordsPerMinute ? self[.listening].wordsPerMinute : rate
    }
}

extension Parameter<ListeningLevel> {
    /// Whether and how fast the person listens.
    public static var listening: Self {
        .init(
            "listening",
            "whether listening takes time: at the rate of a default voice, of practised people or of experts",
            absent: .off)
    }
}

extension Parameter<AnnouncementOrder> {
    /// What a screen reader speaks first.
    public static var announcement: Self {
        .init(
            "announcement", "what is spoken first of an element: its name, its state, or its role", absent: .nameFirst)
    }
}

extension Parameter<Double> {
    /// Words a minute.
    public static var speechRate: Self {
        .init(
            "speechRate", "how fast speech is; at its default, listening decides: practised 300, expert 500", 30...1500,
            unit: "words/min", absent: 180)
    }
    /// Seconds from landing on a stop until speech begins.
    public static var speechLatency: Self {
        .init("speechLatency", "the time until speech begins", 0...10, unit: "s", absent: 0.25)
    }
    /// The fewest words that are heard at a stop.
    public static var heardWords: Self {
        .init(
            "heardWords", "the fewest words that are heard at a stop that is passed", 0...100, unit: "words", absent: 1)
    }
}

extension Parameter<Bool> {
    /// Whether the person presses on while listening.
    public static var overlap: Self {
        .init(
            "overlap", "whether people press on while they listen: a stop takes the longer of both, not the sum",
            absent: false)
    }
}

extension MethodParameter {
    private static let voices =
        "default voices speak 170 to 180 words a minute (speech-dispatcher, Orca); Bragg, Reinecke, Ladner 2021: 298 on average of 1,409 people"
    private static let swiping =
        "calibrated by User Evaluation of VoiceOver, Mobile Information Systems 2018, 6941631, Table 3: 22 swipes in 16.5 s"

    /// How a screen reader's user listens.
    static func listening(_ order: AnnouncementOrder, source: String) -> [MethodParameter] {
        [
            .init(.listening, .on, source: swiping),
            .init(.announcement, order, source: source),
            .init(.speechRate, 180, source: voices),
            .init(.speechLatency, 0.25, source: swiping),
            .init(.heardWords, 1, source: swiping),
            .init(.overlap, false, source: DefaultSource.ours + "; experts do (Trewin et al. 2010)"),
        ]
    }

    /// Spoken prompts of scanning: a highlight stays until its prompt has been spoken.
    static let prompts = [
        MethodParameter(
            .listening, .off, source: "parameter; off where nothing is spoken",
            summary: "whether each highlight is spoken, and lasts at least as long as its prompt"),
        MethodParameter(.speechRate, 180, source: voices),
        MethodParameter(.speechLatency, 0.25, source: swiping),
    ]
}
