/// Where defaults come from, as several methods name it.
enum DefaultSource {
    static let ours = "parameter, ours; no source"
    static let undocumented = "parameter, not documented by the vendor"
    static let person = "parameter of the person"
    static let switchControl = "Apple, iPhone User Guide, Switch Control"
    static let simpson = "Simpson, Koester, LoPresti 2007: the 0.65 rule"
    static let klm = "keystroke-level model, Card, Moran, Newell 1980"
    static let cogulator = "Cogulator, operators for touch"
}

/// Parameters with the same default in every method that has them.
extension MethodParameter {
    // MARK: Scanning

    /// Published as a share of the interval; where nothing scans by itself it is a number of its own.
    static let reaction = MethodParameter(.reaction, 0.65, of: .interval, source: DefaultSource.simpson)
    /// What an automatic scan asks of a person besides the mean reaction.
    static let lateness = [
        MethodParameter(.reactionTimes, .constant, source: DefaultSource.person),
        MethodParameter(.latePress, .next, source: DefaultSource.ours),
    ]
    static let press = MethodParameter(
        .press, 0.5,
        source: DefaultSource.ours
            + "; measured from press to press: 0.29 s on average of 20 people without, 1.46 s of 10 with motor impairment"
    )
    static let dwell = MethodParameter(.dwell, 1, source: DefaultSource.ours)
    static let dissolveSingles = MethodParameter(.dissolveSingles, true, source: DefaultSource.undocumented)
    static let rowTolerance = MethodParameter(
        .rowTolerance, 8, source: "AccessibilitySnapshot, found by experiment with VoiceOver: 8 on iPhone, 13 on iPad")
    static let groupItems = MethodParameter(.groupItems, .containers, source: DefaultSource.undocumented)
    static let autoTapDelay = MethodParameter(.autoTapDelay, 0.75, source: DefaultSource.switchControl)
    /// The delay in methods whose activation is another one by default.
    static let unusedAutoTapDelay = MethodParameter(
        .autoTapDelay, 0.75, source: "not used unless activation is autoTap")
    /// How often presses go wrong, and what a wrong activation costs.
    static let errors = [
        MethodParameter(.missed, 0, source: DefaultSource.person),
        MethodParameter(.accidental, 0, source: DefaultSource.person),
        MethodParameter(.undo, 1, source: DefaultSource.ours),
    ]

    // MARK: Keys

    static let keystrokeTime = MethodParameter(.keystrokeTime, 0.28, source: DefaultSource.klm + "; 0.08 to 1.2")
    static let mental = MethodParameter(
        .mental, false, source: DefaultSource.klm + ", heuristics 0 to 2; off is ours")
    static let mentalTime = MethodParameter(.mentalTime, 1.35, source: DefaultSource.klm)
    /// What every method with keys has.
    static let keyTimes = [keystrokeTime, mental, mentalTime]

    /// The order of the scanner menu's parts; every method begins with that of methods that do not have the parameter.
    static func menuOrder(source: String) -> MethodParameter {
        MethodParameter(.menuOrder, Parameter.menuOrder.absent, source: source)
    }
}
