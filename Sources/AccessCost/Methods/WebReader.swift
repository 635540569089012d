import LayoutModel

/// The screen reader with which a page is read.
public enum WebReader: String, ParameterChoice {
    case nvda, jaws, voiceover
}

extension Parameter<WebReader> {
    /// The screen reader with which a page is read.
    public static var reader: Self {
        .init(
            "reader",
            "the screen reader: NVDA with the letters stated here; JAWS, which has R for landmarks; VoiceOver with chords of its own, and none for landmarks",
            absent: .nvda)
    }
}

extension Parameter<Bool> {
    /// Whether arrows go from line to line of a page, and Tab from control to control.
    public static var screenLayout: Self {
        .init(
            "screenLayout",
            "whether Down and Up go from line to line as the page shows them, Control-Right and Control-Left from word to word on a line, and Tab from control to control; NVDA alone has it",
            absent: false)
    }
}

extension WebReader {
    /// The keys with which it goes over a page.
    ///
    /// Sources: NV Access, NVDA User Guide, "Browse mode"; Freedom Scientific, JAWS keystrokes for web pages; Apple, VoiceOver User
    /// Guide for Mac, "Browse webpages": buttons are among the controls, and landmarks are reached by the rotor alone, which is not
    /// counted. Lines: NVDA User Guide, "Use screen layout"; JAWS and VoiceOver have each control by itself.
    func keys(_ values: ParameterValues) -> BrowseMachine.Keys {
        guard self == .voiceover else {
            let landmark = self == .jaws ? Chord("R", keystrokes: 1) : values[.landmark]
            let hasLines = self == .nvda && values[.screenLayout]
            let controls = BrowseMachine.Kind(family: .tab, key: "Tab") {
                $0.kind == .element && $0.isEnabled && $0.tabIndex ?? ($0.role.isInteractive ? 0 : -1) >= 0
            }
            return BrowseMachine.Keys(
                next: "Down", previous: "Up", words: hasLines ? ("Control-Right", "Control-Left") : nil, act: "Return",
                kinds: (hasLines ? [controls] : []) + [
                    .init(family: .headings, key: values[.heading], isOne: { $0.isHeading }),
                    .init(family: .landmarks, key: landmark) {
                        $0.landmark != nil || $0.containerType == .landmark
                    },
                    .init(family: .fields, key: values[.field]) { $0.role.isFormField },
                    .init(family: .buttons, key: values[.button]) { $0.role.isButton },
                ])
        }
        let vo = values[.voKeys]
        func chord(_ name: String, _ keys: Int) -> Chord { Chord("VO-\(name)", keystrokes: vo + keys) }
        return BrowseMachine.Keys(
            next: chord("Right", 1), previous: chord("Left", 1), act: chord("Space", 1),
            kinds: [
                .init(
                    family: .headings, key: chord("Command-H", 2), back: chord("Command-Shift-H", 3),
                    isOne: { $0.isHeading }),
                .init(family: .fields, key: chord("Command-J", 2), back: chord("Command-Shift-J", 3)) {
                    $0.role.isFormField
                },
            ])
    }
}

extension Role {
    /// Whether screen readers count it among buttons.
    var isButton: Bool {
        switch self {
        case .button, .toggle, .menuButton, .popUpButton, .disclosure: true
        default: false
        }
    }

    /// Whether screen readers count it among form fields; buttons and tabs are.
    ///
    /// Source for tabs: NVDA, issue 10432 of its repository.
    var isFormField: Bool {
        switch self {
        case .checkbox, .radioButton, .slider, .stepper, .picker, .datePicker, .comboBox, .segment, .tab: true
        default: isText || isButton
        }
    }
}
