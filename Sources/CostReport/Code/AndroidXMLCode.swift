import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// Layouts of Android's views; tags are those of the roles, their other attributes stay as they are.
    ///
    /// Switch Access groups by the hierarchy of views alone, and TalkBack makes a described group a stop of its own: so a
    /// group is a view around its members and nothing else. Views of a row get the edges of one of them in a ConstraintLayout
    /// that holds all.
    /// Sources: Android, View (importantForAccessibility, accessibilityTraversalAfter, nextFocusForward,
    /// screenReaderFocusable from API 28), "Make apps more accessible", "Group related content"; AndroidX, ConstraintLayout
    /// ("Relative positioning", "Widgets dimension constraints").
    static let androidXML = CodeToolkit(id: "android-xml", name: "Android layout") { subject in
        let names = CodeNames(.snake, reserved: CodeNames.java, for: subject)
        func tag(_ element: Element, _ attributes: [(String, String)] = [], app: [(String, String)] = []) -> String {
            let all = [("id", "@+id/\(names[element])")] + attributes
            let texts = all.map { "android:\($0)=\"\($1)\"" } + app.map { "app:\($0)=\"\($1)\"" }
            return "<\(view(element)) " + texts.joined(separator: " ") + " />"
        }
        func box(_ id: String, _ attributes: [String] = []) -> String {
            let start = [
                "<LinearLayout", "    android:id=\"@+id/\(id)\"", "    android:layout_width=\"wrap_content\"",
                "    android:layout_height=\"wrap_content\"",
            ]
            let orientation = "    android:orientation=\"\(subject.isRow ? "horizontal" : "vertical")\""
            let members = subject.targets.map { "    \(tag($0))" }
            return (start + attributes.map { "    \($0)" } + [orientation + ">"] + members + ["</LinearLayout>"]).lines
        }
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        case .group:
            var names = names
            return box(subject.box.map { names[$0] } ?? names.new(subject.label, "group"))
        case .order:
            return subject.targets.indices.map { place in
                let before =
                    place > 0 ? [("accessibilityTraversalAfter", "@id/\(names[subject.targets[place - 1]])")] : []
                let after =
                    place + 1 < subject.targets.count
                    ? [("nextFocusForward", "@id/\(names[subject.targets[place + 1]])")] : []
                return tag(subject.targets[place], before + after)
            }.lines
        case .merge:
            guard let pair = subject.pair else { return nil }
            var names = names
            guard pair.isControl else {
                return box(names.new(subject.label, "pair"), ["android:screenReaderFocusable=\"true\""])
            }
            let text = CodeText.android(subject.label)
            return [
                tag(pair.title, [("importantForAccessibility", "no")]),
                tag(pair.value, [(isField(pair.value) ? "hint" : "contentDescription", text)]),
            ].lines
        case .skip: return tag(subject.target, [("importantForAccessibility", "no")])
        case .align:
            let anchor = names[subject.target]
            return subject.targets.dropFirst().map { view in
                tag(
                    view, [("layout_height", "0dp")],
                    app: [
                        ("layout_constraintTop_toTopOf", "@id/\(anchor)"),
                        ("layout_constraintBottom_toBottomOf", "@id/\(anchor)"),
                    ])
            }.lines
        case .heading, .skipLink, .earlier, .roving, .radioGroup: return nil
        // The others are made when the app runs: see Kotlin.
        case .ungroup, .actions, .gestureActions, .shortcut, .mnemonic, .inputLabel, .adjustable, .confirm: return nil
        }
    }

    private static func isField(_ element: Element) -> Bool {
        [.textField, .secureTextField, .searchField, .textView].contains(element.role)
    }

    private static func view(_ element: Element) -> String {
        switch element.role {
        case .button: "Button"
        case .staticText, .heading, .link: "TextView"
        case .image, .icon: "ImageView"
        case .toggle: "Switch"
        case .checkbox: "CheckBox"
        case .radioButton: "RadioButton"
        case .slider: "SeekBar"
        case .picker, .popUpButton: "Spinner"
        case .progress: "ProgressBar"
        default: isField(element) ? "EditText" : "View"
        }
    }
}
