/// What the script of a page says; `{0}` and the like stand for what it fills in. A text with forms is chosen by its first number.
extension EnglishTexts {
    func script(_ text: ScriptText) -> ScriptText.Forms {
        switch text {
        case .reach: "Reach: "
        case .outline: "Outline of the screen"
        case .presses: .init(one: "{0} press", other: "{0} presses")
        case .steps: .init(one: "{0} step", other: "{0} steps")
        case .predicted: " Predicted: {0}, {1}, {2} s."
        case .told: "{0}, {1}, {2} s"
        case .reached: "Reached: {0}.{1}"
        case .somethingElse: "Something else was done: {0}. Start again."
        case .thatWas: "That was {0}: {1}. Start again."
        case .start: "Start"
        case .stop: "Stop"
        case .stopped: "Stopped."
        case .noCost: "no cost"
        case .scanStopped: "The scan has stopped; the switch starts it again."
        case .wayOut: "Way out"
        case .wayOutOf: "{0} of {1}"
        case .menuOf: "{0}, menu of {1}"
        case .place: "{0} of {1}: {2}"
        case .exit: "Exit"
        case .sessionSoFar: "Your session: {0} of {1} targets."
        case .session:
            "Your session: {0} targets. Mean reaction {1} s, standard deviation {2} s. Missed selections {3}, accidental selections {4}. Mean error of the prediction {5}."
        case .filtered: "{0} of {1} {2}"
        case .targets: "targets"
        case .picture: "Opacity of the picture"
        case .copy: "Copy"
        case .copyOf: "Copy: {0}"
        case .copied: "Copied"
        case .percent: "{0} %"
        }
    }
}
