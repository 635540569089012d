/// The settings that several scanning methods have.
enum ScanSettings {
    static let ours = "parameter, ours; no source"
    static let undocumented = "parameter, not documented by the vendor"
    static let apple = "Apple, iPhone User Guide, Switch Control"
    static let simpson = "Simpson, Koester, LoPresti 2007: the 0.65 rule"

    static func interval(_ seconds: Double, source: String, range: ClosedRange<Double> = 0.01...60) -> Setting {
        Setting(
            key: "interval", summary: "how long a highlight stays", kind: .number(range), unit: "s",
            defaultValue: .number(seconds), source: source)
    }

    static let prompt = Setting(
        key: "prompt", summary: "how much a spoken or sounded prompt lengthens each highlight", kind: .number(0...60),
        unit: "s", defaultValue: .number(0), source: "parameter; 0 where nothing is spoken")

    static func firstItemPause(_ seconds: Double, source: String) -> Setting {
        Setting(
            key: "firstItemPause", summary: "how much longer the first item of a list stays", kind: .number(0...60),
            unit: "s", defaultValue: .number(seconds), source: source)
    }

    /// Published as a share of the interval; where nothing scans by itself it is a number of its own.
    static let reaction = Setting(
        key: "reaction", summary: "from the highlight to the press; stays below the interval", kind: .number(0...60),
        unit: "s", defaultValue: .share(0.65, of: "interval"), source: simpson)

    static let press = Setting(
        key: "press", summary: "the time of one press", kind: .number(0...60), unit: "s", defaultValue: .number(0.5),
        source: ours)

    static let dwell = Setting(
        key: "dwell", summary: "how long staying on an item selects it", kind: .number(0...60), unit: "s",
        defaultValue: .number(1), source: ours)

    static func loops(_ count: Int, source: String) -> Setting {
        Setting(
            key: "loops", summary: "passes through a list before the scan gives up; 0 for no limit",
            kind: .integer(0...20), unit: "", defaultValue: .number(Double(count)), source: source)
    }

    static func afterLoops(_ policy: ScanTiming.AfterLoops, source: String) -> Setting {
        Setting(
            key: "afterLoops", summary: "where the scan goes when the loops of a group are used up",
            kind: .choice(ScanTiming.AfterLoops.allCases.map(\.rawValue)), unit: "",
            defaultValue: .word(policy.rawValue), source: source)
    }

    static func exit(_ place: TreeRules.Exit, source: String) -> Setting {
        Setting(
            key: "exit", summary: "where the way out of a group stands in it",
            kind: .choice(TreeRules.Exit.allCases.map(\.rawValue)), unit: "", defaultValue: .word(place.rawValue),
            source: source)
    }

    static func startPress(_ isOn: Bool, source: String) -> Setting {
        Setting(
            key: "start", summary: "whether a press starts the scan", kind: .flag, unit: "",
            defaultValue: .flag(isOn), source: source)
    }

    static func activation(_ behaviour: ScanTiming.Activation, source: String) -> Setting {
        Setting(
            key: "activation",
            summary: "what selecting does: opens the menu on Tap, taps after a delay, or activates",
            kind: .choice(ScanTiming.Activation.allCases.map(\.rawValue)), unit: "",
            defaultValue: .word(behaviour.rawValue), source: source)
    }

    static let autoTapDelay = Setting(
        key: "autoTapDelay", summary: "how long the system waits before it taps by itself", kind: .number(0...60),
        unit: "s", defaultValue: .number(0.75), source: apple)

    static func menuForSeveral(_ isOn: Bool, source: String) -> Setting {
        Setting(
            key: "menuForSeveral", summary: "whether a target with several actions opens a menu all the same",
            kind: .flag, unit: "", defaultValue: .flag(isOn), source: source)
    }

    /// In the scanner menu a target's custom actions stand in the top level, its gestures one level down.
    static func menuOrder(source: String) -> Setting {
        Setting(
            key: "menuOrder", summary: "the parts of the menu of a target in the order in which it is scanned",
            kind: .sequence(ScanTiming.MenuPart.allCases.map(\.rawValue)), unit: "",
            defaultValue: .word("tap,actions,gestures,exit"), source: source)
    }

    /// Matters in tasks only: a single activation begins with the scan.
    static func afterActivation(_ place: ScanTiming.AfterActivation, source: String) -> Setting {
        Setting(
            key: "afterActivation",
            summary: "where the scan goes on after an activation: at the same item, or at the top",
            kind: .choice(ScanTiming.AfterActivation.allCases.map(\.rawValue)), unit: "",
            defaultValue: .word(place.rawValue), source: source)
    }

    static let dissolveSingles = Setting(
        key: "dissolveSingles", summary: "whether a group with one stop gives way to it", kind: .flag, unit: "",
        defaultValue: .flag(true), source: undocumented)

    static func smallestRow(_ count: Int, source: String) -> Setting {
        Setting(
            key: "smallestRow", summary: "the fewest stops that make a row a group of its own",
            kind: .integer(1...100), unit: "", defaultValue: .number(Double(count)), source: source)
    }

    static let groupItems = Setting(
        key: "groupItems",
        summary: "what the system groups without being told: nothing, containers, or rows as well",
        kind: .choice(["off", "containers", "rows"]), unit: "", defaultValue: .word("containers"),
        source: undocumented)

    /// How often presses go wrong, and what a wrong activation costs.
    static let errors: [Setting] = [
        Setting(
            key: "miss", summary: "the chance to miss the wanted highlight; it comes round again",
            kind: .number(0...0.95), unit: "", defaultValue: .number(0), source: "parameter of the person"),
        Setting(
            key: "unwanted", summary: "the chance of an unwanted press at each other highlight",
            kind: .number(0...0.95), unit: "", defaultValue: .number(0), source: "parameter of the person"),
        Setting(
            key: "undo", summary: "what putting a wrong activation right costs, before all starts over",
            kind: .number(0...1000), unit: "expected activations", defaultValue: .number(1), source: ours),
    ]

    /// The rule that every automatic scan has: the person reacts while the highlight stays.
    static func reactionStaysBelowInterval(_ settings: Settings) -> String? {
        guard settings.number("reaction") >= settings.number("interval") else { return nil }
        return
            "reaction (\(SettingValue.number(settings.number("reaction"))) s) must stay below interval (\(SettingValue.number(settings.number("interval"))) s)"
    }
}
