import AccessCost
import LayoutModel

extension Rule {
    /// A control shows only a picture, and has only one name.
    ///
    /// People who speak to the screen, or find by name, must guess what a picture is called: "Prefs", "Settings" or
    /// "Gear". With further input labels, each of these works.
    ///
    /// The rule applies to iOS, iPadOS and Mac Catalyst, where input labels exist. It checks icons, and controls that
    /// hold a picture and no text: they should have at least two input labels. A button in which the file shows nothing
    /// at all cannot be told: it may show a picture or its label.
    static let inputLabels = Rule(
        code: "input-labels", title: "a picture with fewer than two input labels",
        message: "{target} shows a picture only and has {count} input labels",
        remedy: "add the names by which people may call it as input labels",
        source: "Apple, WWDC 2019, What's new in accessibility; UIAccessibility, accessibilityUserInputLabels",
        affects: [.voice], touches: [.labelInName],
        examine: { screen, examination in
            guard screen.platform?.hasInputLabels == true else { return }
            for target in screen.targets {
                let element = screen.screen[target.element]
                guard element.inputLabels.count < 2 else { continue }
                let inside = screen.screen.elements[(target.element.rawValue + 1)..<element.subtreeEnd]
                let holdsPicture = inside.contains { ($0.role == .image || $0.role == .icon) && !$0.isHidden }
                let holdsText = inside.contains { ($0.role == .staticText || $0.role == .heading) && !$0.isHidden }
                switch element.role {
                case .icon where !holdsText:
                    examination.found(.note, at: [target.element], ["count": .count(element.inputLabels.count)])
                case .button, .menuButton, .popUpButton, .toggle, .checkbox, .link, .tab, .segment:
                    if holdsPicture, !holdsText {
                        examination.found(.note, at: [target.element], ["count": .count(element.inputLabels.count)])
                    } else if inside.isEmpty, element.role == .button || element.role == .menuButton {
                        examination.cannotTell("the file does not show what is in it", at: [target.element])
                    }
                default: continue
                }
            }
        })
}
