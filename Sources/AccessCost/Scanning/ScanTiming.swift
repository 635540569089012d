/// How scanning is driven.
enum ScanTechnique: Sendable {
    /// The highlight moves by itself; a press selects.
    case auto
    /// The highlight moves while the switch is held; letting go selects.
    case inverse
    /// A press moves the highlight, another switch selects.
    case manual
    /// A press moves the highlight, staying selects.
    case dwell
}

/// The numbers that decide what a scan costs, taken from a method's settings.
struct ScanTiming: Sendable {
    /// What happens when a target is selected.
    enum Activation: String, CaseIterable, Sendable {
        case menu, autoTap, always
    }

    /// A part of the scanner menu.
    enum MenuPart: String, CaseIterable, Sendable {
        case tap, actions, gestures, exit
    }

    /// Where the scan goes when its loops are used up.
    enum AfterLoops: String, CaseIterable, Sendable {
        case stop, up, top
    }

    /// Where the scan goes on after an action has been done and the screen has stayed.
    enum AfterActivation: String, CaseIterable, Sendable {
        case item, top
    }

    var technique: ScanTechnique
    /// Seconds a highlight stays, its prompt included.
    var interval = 0.0
    /// Seconds that the first item of a list stays longer.
    var firstItemPause = 0.0
    /// Seconds from the highlight to the press.
    var reaction = 0.0
    /// Seconds that a press takes.
    var press = 0.0
    /// Seconds of staying that select.
    var dwell = 0.0
    /// Whether a press starts the scan.
    var startsWithPress = false
    /// Whether there is a switch that moves back.
    var hasBack = false
    /// Passes through a list before the scan gives up, nil for no limit.
    var loops: Int?
    var afterLoops = AfterLoops.stop
    var afterActivation = AfterActivation.top
    var activation = Activation.menu
    /// Seconds until the tap happens by itself.
    var autoTapDelay = 0.0
    /// The parts of the scanner menu in the order in which it is scanned.
    var menuOrder: [MenuPart] = [.tap, .actions, .gestures, .exit]
    /// Whether a target with several actions opens a menu although `activation` is `always`.
    var opensMenuForSeveral = false

    init(_ technique: ScanTechnique, _ settings: Settings) {
        self.technique = technique
        func number(_ key: String) -> Double { settings.has(key) ? settings.number(key) : 0 }
        func flag(_ key: String) -> Bool { settings.has(key) && settings.flag(key) }
        interval = number("interval") + number("prompt")
        firstItemPause = number("firstItemPause")
        reaction = number("reaction")
        press = number("press")
        dwell = number("dwell")
        startsWithPress = flag("start")
        hasBack = flag("switchBack")
        let limit = settings.has("loops") ? settings.integer("loops") : 0
        loops = limit == 0 ? nil : limit
        if settings.has("afterLoops") { afterLoops = AfterLoops(rawValue: settings.word("afterLoops"))! }
        if settings.has("afterActivation") {
            afterActivation = AfterActivation(rawValue: settings.word("afterActivation"))!
        }
        if settings.has("activation") { activation = Activation(rawValue: settings.word("activation"))! }
        autoTapDelay = number("autoTapDelay")
        opensMenuForSeveral = flag("menuForSeveral")
        if settings.has("menuOrder") { menuOrder = settings.words("menuOrder").compactMap(MenuPart.init) }
    }

    /// What selecting the highlighted stop costs.
    var select: Cost {
        switch technique {
        case .auto, .inverse: Cost(presses: 1, seconds: reaction)
        case .manual: Cost(presses: 1, seconds: press)
        case .dwell: Cost(wait: dwell, seconds: dwell)
        }
    }

    /// What moving the highlight on from a stop costs, without the step that it makes.
    func advance(fromFirst: Bool) -> Cost {
        switch technique {
        case .auto, .inverse:
            let wait = interval + (fromFirst ? firstItemPause : 0)
            return Cost(wait: wait, seconds: wait)
        case .manual, .dwell: return Cost(presses: 1, seconds: press)
        }
    }

    /// What the press costs that starts the scan.
    var startPress: Cost {
        technique == .auto || technique == .inverse
            ? Cost(presses: 1, seconds: reaction) : Cost(presses: 1, seconds: press)
    }

    /// How a target is activated that has so many things that can be done with it.
    func activation(ofActions count: Int) -> Activation {
        activation == .always && opensMenuForSeveral && count > 1 ? .menu : activation
    }

    /// The words that routes use.
    var words: (advance: String, select: String) {
        switch technique {
        case .auto: ("Wait", "Press")
        case .inverse: ("Wait", "Release")
        case .manual: ("Next", "Select")
        case .dwell: ("Next", "Dwell")
        }
    }
}
