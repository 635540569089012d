import LayoutModel

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

/// The numbers that decide what a scan costs, taken from the values of a method's parameters.
struct ScanTiming: Sendable {
    var technique: ScanTechnique
    /// Seconds a highlight stays.
    var interval: Double
    /// Seconds that the first item of a list stays longer.
    var firstItemDelay: Double
    /// Seconds from the highlight to the press, on average.
    var reaction: Double
    /// Seconds that a press takes.
    var press: Double
    /// Seconds of staying that select.
    var dwell: Double
    /// Whether a press starts the scan.
    var startsWithPress: Bool
    /// Whether there is a switch that moves back.
    var hasBack: Bool
    /// Passes through a list before the scan gives up, nil for no limit.
    var cycles: Int?
    var afterCycles: ScanCyclesEnd
    var afterActivation: ScanResumption
    var activation: ScanActivation
    /// Seconds until the tap happens by itself.
    var autoTapDelay: Double
    /// The parts of the scanner menu in the order in which it is scanned.
    var menuOrder: [ScanMenuPart]
    /// Whether a target with several actions opens a menu although `activation` is `always`.
    var opensMenuForSeveral: Bool
    /// How prompts are spoken; nil where nothing is.
    var prompts: ListeningTimes?
    /// Where scrolling is offered.
    var scrollMenu: ScanScrollMenu
    /// Whether the menu stays open after a scroll.
    var scrollRepeat: Bool

    init(_ technique: ScanTechnique, _ values: ParameterValues) {
        self.technique = technique
        interval = values[.interval]
        prompts = technique == .auto || technique == .inverse ? ListeningTimes(values) : nil
        firstItemDelay = values[.firstItemDelay]
        reaction = values[.reactionTimes].mean ?? values[.reaction]
        press = values[.press]
        dwell = values[.dwell]
        startsWithPress = values[.startsWithPress]
        hasBack = values[.switchBack]
        let limit = values[.cycles]
        cycles = limit == 0 ? nil : limit
        afterCycles = values[.afterCycles]
        afterActivation = values[.afterActivation]
        activation = values[.activation]
        autoTapDelay = values[.autoTapDelay]
        opensMenuForSeveral = values[.menuForSeveral]
        // Words are read only where they were changed: each tree has a timing of its own.
        let order = Parameter.menuOrder
        menuOrder = values.changed[order.key] == nil ? order.absent : values[order]
        scrollMenu = values[.scrollMenu]
        scrollRepeat = values[.scrollRepeat]
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
            let wait = interval + (fromFirst ? firstItemDelay : 0)
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
    ///
    /// - Parameter scrolls: whether its menu offers scrolling.
    func activation(ofActions count: Int, scrolls: Bool = false) -> ScanActivation {
        activation == .always && opensMenuForSeveral && (count > 1 || scrolls) ? .menu : activation
    }

    /// What an item of a menu is called that scrolls.
    func word(for option: ScrollOptions.Option) -> String {
        scrollMenu == .container
            ? "Scroll \(option.isForward ? "forward" : "back")" : "Scroll \(option.direction.rawValue)"
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
