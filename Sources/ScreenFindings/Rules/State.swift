import AccessCost
import LayoutModel

extension Rule {
    /// A control has a state and does not say it.
    ///
    /// "Wi-Fi, switch" leaves listeners to guess whether it is on. People who do not see it must change it to find out.
    ///
    /// The rule checks switches, check boxes, sliders, pickers, pop-up buttons and progress bars: each should have a
    /// value or be selected. Of tabs and segments in one container, one should be selected. Text fields are left out,
    /// as an empty one has no value, and so are radio buttons, as none may have been chosen yet. A file whose elements
    /// have no values at all does not tell, and neither does a file from which a toolkit makes screens, where the app
    /// sets the values when it runs.
    static let state = Rule(
        code: "state", title: "a control that does not say its state",
        message: "{target} has a state, but neither a value nor a selection",
        remedy: "give it a value that says its state as it is now",
        source: "Apple, UIAccessibility, accessibilityValue; WCAG 2.2, 4.1.2",
        affects: [.screenReader], touches: [.nameRoleValue],
        examine: { screen, examination in
            var silent: [ElementIndex] = []
            var sets: [ElementIndex?: [ElementIndex]] = [:]
            for index in screen.indices where screen.isExposed(index) {
                let element = screen.screen[index]
                switch element.role {
                case .toggle, .checkbox, .slider, .stepper, .picker, .datePicker, .comboBox, .popUpButton, .progress:
                    if element.value?.isEmpty ?? true, !element.isSelected { silent.append(index) }
                case .tab, .segment: sets[element.parent, default: []].append(index)
                default: break
                }
            }
            for members in sets.values where members.count > 1 {
                let says = members.contains {
                    screen.screen[$0].isSelected || !(screen.screen[$0].value?.isEmpty ?? true)
                }
                if !says { silent.append(members[0]) }
            }
            silent.sort()
            guard !silent.isEmpty else { return }
            let carriesValues = screen.layout.screens.contains { screen in
                screen.elements.contains { !($0.value?.isEmpty ?? true) || $0.isSelected }
            }
            if !carriesValues {
                examination.cannotTell("no element of the file carries a value", at: silent)
            } else if !screen.format.isSnapshot {
                examination.cannotTell("the app may set the value when it runs", at: silent)
            } else {
                for index in silent { examination.found(.warning, at: [index]) }
            }
        })
}
