/// What happens when a target is selected.
public enum ScanActivation: String, ParameterChoice {
    case menu, autoTap, always
}

/// What moves the highlight on.
public enum ScanAdvance: String, ParameterChoice {
    /// Time: each highlight stays for the interval.
    case time
    /// A press of a second switch.
    case press
}

/// What the highlight goes over before single stops.
public enum ScanLines: String, ParameterChoice {
    case rows, columns
}

/// A part of the scanner menu.
public enum ScanMenuPart: String, ParameterChoice {
    case tap, actions, gestures, scroll, exit
}

/// Where scanning offers scrolling.
public enum ScanScrollMenu: String, ParameterChoice {
    /// In a menu of its own, which the menu of a stop inside the container opens.
    case submenu
    /// In the menu of a stop inside the container.
    case menu
    /// In the menu of the container, which is a stop.
    case container
}

/// Where the scan goes when its cycles are used up.
public enum ScanCyclesEnd: String, ParameterChoice {
    case stop, up, top
}

/// Where the scan goes on after an action has been done and the screen has stayed.
public enum ScanResumption: String, ParameterChoice {
    case item, top
}

/// What a system groups without being told.
public enum ItemGrouping: String, ParameterChoice {
    case off, containers, rows
}

/// The passes of a gliding cursor on each axis.
public enum GlidePrecision: String, ParameterChoice {
    case single, refined, precise

    /// The number of passes.
    var passes: Int {
        switch self {
        case .single: 1
        case .refined: 2
        case .precise: 3
        }
    }
}

extension TreeRules.Exit: ParameterChoice {}
extension TreeRules.Rows: ParameterChoice {}

extension Parameter<Double> {
    /// Seconds that a highlight stays.
    public static var interval: Self {
        .init("interval", "how long a highlight stays", 0.01...60, unit: "s", absent: 0)
    }
    /// Seconds that the first item of a list stays longer.
    public static var firstItemDelay: Self {
        .init("firstItemDelay", "how much longer the first item of a list stays", 0...60, unit: "s", absent: 0)
    }
    /// Seconds from the highlight to the press.
    public static var reaction: Self {
        .init(
            "reaction", "from the highlight to the press; stays below the interval", 0...60, unit: "s", absent: 0)
    }
    /// Seconds that a press takes.
    public static var press: Self { .init("press", "the time of one press", 0...60, unit: "s", absent: 0) }
    /// Seconds of staying that select.
    public static var dwell: Self {
        .init("dwell", "how long staying on an item selects it", 0...60, unit: "s", absent: 0)
    }
    /// Seconds until the tap happens by itself.
    public static var autoTapDelay: Self {
        .init("autoTapDelay", "how long the system waits before it taps by itself", 0...60, unit: "s", absent: 0)
    }
    /// The chance of a missed selection.
    public static var missed: Self {
        .init(
            "missed", "the chance of a missed selection: the highlight passes unused and comes round again", 0...0.95,
            absent: 0)
    }
    /// The chance of an accidental selection at each other highlight.
    public static var accidental: Self {
        .init("accidental", "the chance of an accidental selection at each other highlight", 0...0.95, absent: 0)
    }
    /// What putting a wrong activation right costs.
    public static var undo: Self {
        .init(
            "undo", "what putting a wrong activation right costs, before all starts over", 0...1000,
            unit: "expected activations", absent: 1)
    }
    /// Points in a second that the gliding cursor moves.
    public static var speed: Self {
        .init("speed", "how fast the gliding cursor moves", 1...10_000, unit: "points/s", absent: 100)
    }
    /// Points in a second that the fine line moves.
    public static var fineSpeed: Self {
        .init("fineSpeed", "how fast the fine line moves", 1...10_000, unit: "points/s", absent: 10)
    }
    /// Points by which tops differ that are of different rows.
    public static var rowTolerance: Self {
        .init(
            "rowTolerance",
            "by how much tops differ that are of different rows; on screens of an iPad's size 13/8 of it", 0...1000,
            unit: "points", absent: 8)
    }
    /// The breadth of the gliding band in points.
    public static var band: Self {
        .init("band", "how broad the gliding band is", 1...1000, unit: "points", absent: 50)
    }
}

extension Parameter<ScanScrollMenu> {
    /// Where scrolling is offered.
    public static var scrollMenu: Self {
        .init(
            "scrollMenu",
            "where scrolling stands: in a submenu of a stop's menu, in that menu, or in the menu of the container",
            absent: .submenu)
    }
}

extension Parameter<Int> {
    /// Scan cycles through a list before the scan gives up.
    public static var cycles: Self {
        .init("cycles", "scan cycles through a list before the scan gives up; 0 for no limit", 0...20, absent: 0)
    }
    /// The fewest stops of a row.
    public static var smallestRow: Self {
        .init("smallestRow", "the fewest stops that make a row a group of its own", 1...100, absent: 1)
    }
    /// The number of switches of group selection.
    public static var switches: Self {
        .init("switches", "the number of switches, each for one part", 2...10, absent: 2)
    }
}

extension Parameter<Bool> {
    /// Whether a press starts the scan.
    public static var startsWithPress: Self { .init("start", "whether a press starts the scan", absent: false) }
    /// Whether there is a switch that moves back.
    public static var switchBack: Self {
        .init("switchBack", "whether a third switch moves the highlight back", absent: false)
    }
    /// Whether a target with several actions opens a menu although `activation` is `always`.
    public static var menuForSeveral: Self {
        .init("menuForSeveral", "whether a target with several actions opens a menu all the same", absent: false)
    }
    /// Whether a cancel item ends every way of group selection.
    public static var cancelItem: Self {
        .init("cancelItem", "whether a cancel item stands at the end of every way", absent: false)
    }
    /// Whether a group with one stop is replaced by it.
    public static var dissolveSingles: Self {
        .init("dissolveSingles", "whether a group with one stop is replaced by it", absent: true)
    }
}

extension Parameter<ScanActivation> {
    /// What selecting does.
    public static var activation: Self {
        .init(
            "activation", "what selecting does: opens the menu on Tap, taps after a delay, or activates",
            absent: .menu)
    }
}

extension Parameter<[ScanMenuPart]> {
    /// The parts of the scanner menu in the order in which it is scanned: a target's custom actions are in the top
    /// level, its gestures one level down.
    public static var menuOrder: Self {
        .init(
            "menuOrder", "the parts of the menu of a target in the order in which it is scanned",
            absent: [.tap, .actions, .gestures, .scroll, .exit])
    }
}

extension Parameter<ScanAdvance> {
    /// What moves the highlight on.
    public static var advance: Self {
        .init(
            "advance", "what moves the highlight on: time, or a press of a second switch; then cycles do not count",
            absent: .time)
    }
}

extension Parameter<ScanLines> {
    /// What the highlight goes over before single stops.
    public static var lines: Self {
        .init("lines", "what the highlight goes over first: the rows of the board, or its columns", absent: .rows)
    }
}

extension Parameter<ScanCyclesEnd> {
    /// Where the scan goes when its cycles are used up.
    public static var afterCycles: Self {
        .init("afterCycles", "where the scan goes when the cycles of a group are used up", absent: .stop)
    }
}

extension Parameter<ScanResumption> {
    /// Where the scan goes on after an activation. It matters in tasks only: a single activation begins with the scan.
    public static var afterActivation: Self {
        .init(
            "afterActivation", "where the scan goes on after an activation: at the same item, or at the top",
            absent: .top)
    }
}

extension Parameter<TreeRules.Exit> {
    /// Where a group's exit stands.
    public static var exit: Self { .init("exit", "where the way out of a group stands in it", absent: .none) }
}

extension Parameter<TreeRules.Rows> {
    /// When two stops share a row.
    public static var rowsBy: Self {
        .init(
            "rowsBy", "what two stops of a row share: half of a height, the top, or the top and the bottom",
            absent: .overlap)
    }
}

extension Parameter<ItemGrouping> {
    /// What the system groups without being told.
    public static var groupItems: Self {
        .init(
            "groupItems", "what the system groups without being told: nothing, containers, or rows as well",
            absent: .containers)
    }
}

extension Parameter<GlidePrecision> {
    /// The passes of the gliding cursor on each axis.
    public static var precision: Self {
        .init(
            "precision", "how many passes the cursor makes on each axis: one, two or three", absent: .refined)
    }
}
