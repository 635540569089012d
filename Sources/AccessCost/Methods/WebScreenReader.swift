import LayoutModel

extension AccessMethod {
    /// A screen reader in a browser, in browse mode.
    ///
    /// Source: NV Access, NVDA User Guide, "Browse mode" (arrow keys; single letters H, D, F, B, with Shift backwards; the
    /// search ends at the page's ends). JAWS has R for landmarks.
    public static let webScreenReader = AccessMethod(
        id: "web-screen-reader", name: "screen reader in a browser",
        summary:
            "Arrows go from item to item, letters to the next heading, landmark, form field or button; Return acts.",
        platforms: [.web], figures: [.keystrokes, .commands, .seconds],
        parameters: [
            .init(.heading, "H", source: nvda),
            .init(.landmark, "D", source: nvda + "; R in JAWS"),
            .init(.field, "F", source: nvda),
            .init(.button, "B", source: nvda),
        ] + MethodParameter.keyTimes
            + MethodParameter.listening(
                .nameFirst,
                source:
                    "parameter; readers differ: NVDA, open source (speech), speaks the role first where arrows go through a page"
            ),
        trees: [.flat, .grouped], mainTree: .grouped,
        routes: [.items, .headings, .landmarks, .fields, .buttons, .jump],
        rules: { _ in TreeRules(stops: .reader, groups: .landmarks, dissolvesSingles: false, order: .document) },
        machine: { context in
            let values = context.parameters
            return BrowseMachine(
                context,
                [
                    .init(family: .headings, key: values[.heading]) {
                        $0.role == .heading || $0.headingLevel != nil
                    },
                    .init(family: .landmarks, key: values[.landmark]) {
                        $0.landmark != nil || $0.containerType == .landmark
                    },
                    .init(family: .fields, key: values[.field]) { $0.role.isFormField },
                    .init(family: .buttons, key: values[.button]) { $0.role.isButton },
                ])
        }
    )
    .compared(
        with: "Chromium's accessibility tree", "Orca's reading")

    private static let nvda = "NV Access, NVDA User Guide, browse mode"
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
