import LayoutModel

/// What the next target in a direction is.
public enum RemoteRule: String, ParameterChoice {
    /// As the platform does it.
    case platform
    case beam, nearest
    /// As `nearest`, but what touches the beam lies in it: Android up to 4.2.
    case touching
    /// As `nearest`, but what the same container holds comes first: Jetpack Compose.
    case siblings
    /// The spatial navigation of browsers.
    case spatial
    /// The three strategies of XY focus in WinUI and Avalonia.
    case projection, rectilinear, direction

    /// How the next target is found on a platform; where it is not known, as on Android.
    func focus(on platform: Platform?) -> Platform.RemoteFocus {
        switch self {
        case .platform: platform?.remoteFocus ?? .nearest
        case .beam: .beam
        default: .nearest
        }
    }
}

/// Where the focus is when the screen opens.
public enum StartFocus: String, ParameterChoice {
    /// Before the first stop of the loop.
    case before
    /// On the screen's initial focus; on the first stop where there is none.
    case focus
}

extension Parameter<Double> {
    /// Seconds that a keystroke takes.
    public static var keystrokeTime: Self {
        .init("keystrokeTime", "the time of one keystroke", 0.01...10, unit: "s", absent: 0.28)
    }
    /// Seconds of thinking before a new kind of move.
    public static var mentalTime: Self {
        .init("mentalTime", "the time to think before a new kind of move", 0...60, unit: "s", absent: 0)
    }
    /// Seconds of a swipe.
    public static var swipe: Self { touch("swipe", "the time of one swipe", 0.17) }
    /// Seconds of a swipe that scrolls a page.
    public static var pageSwipe: Self {
        touch("pageSwipe", "the time of a swipe with several fingers, which scrolls a page", 0.17)
    }
    /// Seconds of a tap.
    public static var tap: Self { touch("tap", "the time of one tap", 0.45) }
    /// Seconds of a double tap.
    public static var doubleTap: Self {
        .init("doubleTap", "the time of a double tap", 0.01...20, unit: "s", absent: 0.9)
    }
    /// Seconds that holding adds to a double tap.
    public static var hold: Self {
        .init("hold", "how much longer a double tap takes that is held", 0...10, unit: "s", absent: 0.5)
    }
    /// Seconds of a turn of the rotor, or a change of the reading control.
    public static var turn: Self { touch("turn", "the time of one turn of the rotor", 0.45) }

    private static func touch(_ key: String, _ summary: String, _ seconds: Double) -> Self {
        .init(key, summary, 0.01...10, unit: "s", absent: seconds)
    }
}

extension Parameter<Int> {
    /// The keys that make up VO.
    public static var voKeys: Self {
        .init(
            "voKeys", "the keys that make up VO: 2 for Control-Option, 1 for Caps Lock", 1...2, unit: "keys", absent: 2)
    }
    /// The browser's own stops that the Tab loop passes.
    public static var browserStops: Self {
        .init(
            "browserStops", "the browser's own stops between the last of the page and the first", 0...100,
            unit: "stops", absent: 0)
    }
    /// The fewest letters that a person types to find a name.
    public static var findLetters: Self {
        .init(
            "findLetters", "the fewest letters of a name that people type to find it; a shorter name is typed whole",
            1...50, unit: "letters", absent: 3)
    }
    /// Turns of the rotor that bring containers.
    public static var containerTurns: Self {
        .init("containerTurns", "turns of the rotor that bring containers", 1...20, absent: 1)
    }
    /// Turns of the rotor that bring an element's actions.
    public static var actionTurns: Self {
        .init("actionTurns", "turns of the rotor that bring an element's actions", 0...20, absent: 0)
    }
    /// The position of Actions in the menu.
    public static var menuPlace: Self { .init("menuPlace", "the place of Actions in the menu", 1...20, absent: 1) }
}

extension Parameter<Bool> {
    /// Whether mental preparation is counted.
    public static var mental: Self {
        .init("mental", "whether time to think is counted before each new kind of move", absent: false)
    }
    /// Whether Find also takes letters inside a name, and the focus walks on from what it found.
    public static var findNeighbours: Self {
        .init(
            "findNeighbours",
            "whether people also find by letters inside a name, and walk on from a neighbour that they found",
            absent: false)
    }
    /// Whether the Tab loop is closed.
    public static var wrap: Self { .init("wrap", "whether Tab goes from the last stop to the first", absent: true) }
    /// Whether Tab reaches more than texts and lists.
    public static var keyboardNavigation: Self {
        .init("keyboardNavigation", "whether Tab reaches all controls, or texts and lists alone", absent: true)
    }
}

extension Parameter<StartFocus> {
    /// Where the focus is when the screen opens.
    public static var startFocus: Self {
        .init(
            "start",
            "where the focus is at first: before the first stop, or on the initial focus (else the first stop)",
            absent: .before)
    }
}

extension Parameter<RemoteRule> {
    /// What the next target in a direction is.
    public static var rule: Self {
        .init(
            "rule",
            "the next target: in the beam alone (tvOS), nearest with beam preference (Android; touching up to 4.2, siblings first in Compose), by spatial navigation (browsers), by a strategy of XY focus (WinUI, Avalonia), or as the platform",
            absent: .platform)
    }
}

extension Parameter<Chord> {
    /// Moves to the next stop.
    public static var next: Self { keys("next", "moves to the next group or single stop", "Tab") }
    /// Moves to the previous stop.
    public static var previous: Self { keys("previous", "moves to the previous one", "Shift-Tab", 2) }
    /// Activates.
    public static var activate: Self { keys("activate", "activates", "Space") }
    /// Opens finding by name.
    public static var find: Self { keys("find", "opens finding by name", "Tab-F", 2) }
    /// Ends finding by name.
    public static var findDone: Self { keys("findDone", "moves the focus to what was found", "Return") }
    /// Opens the custom actions.
    public static var actions: Self { keys("actions", "opens the custom actions", "Tab-Z", 2) }
    /// Opens the gestures.
    public static var gestures: Self { keys("gestures", "opens the gestures", "Tab-G", 2) }
    /// Moves on where Tab is typed into a text.
    public static var leaveText: Self {
        keys("leaveText", "Tab's stand-in where Tab is typed into a text", "Control-Tab", 2)
    }
    /// Moves back where Shift-Tab does not.
    public static var leaveTextBackwards: Self {
        keys("leaveTextBackwards", "Shift-Tab's stand-in there", "Control-Shift-Tab", 3)
    }
    /// Opens the menu bar, or moves the focus to it.
    public static var menuBar: Self { keys("menuBar", "the key that opens the menu bar", "F10") }
    /// Held for mnemonics.
    public static var mnemonicModifier: Self { keys("mnemonicModifier", "the keys held for a mnemonic", "Alt") }
    /// Held for access keys.
    public static var accessKeyModifier: Self { keys("accessKeyModifier", "the keys held for an access key", "Alt") }
    /// Goes to the next heading.
    public static var heading: Self {
        keys("heading", "goes to the next heading; with Shift to the one before", "H")
    }
    /// Goes to the next landmark.
    public static var landmark: Self { keys("landmark", "goes to the next landmark", "D") }
    /// Goes to the next form field.
    public static var field: Self { keys("field", "goes to the next form field", "F") }
    /// Goes to the next button.
    public static var button: Self { keys("button", "goes to the next button", "B") }

    private static func keys(_ key: String, _ summary: String, _ chord: String, _ keystrokes: Int = 1) -> Self {
        .init(key, summary, absent: Chord(chord, keystrokes: keystrokes))
    }
}

extension ParameterValues {
    /// The seconds of thinking before a new kind of move, 0 where they are not counted.
    var countedMentalTime: Double { self[.mental] ? self[.mentalTime] : 0 }
}
