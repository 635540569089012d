import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// Android's views in Kotlin, with AndroidX.
    ///
    /// Sources: AndroidX, ViewCompat (addAccessibilityAction, setScreenReaderFocusable, setAccessibilityDelegate),
    /// AccessibilityNodeInfoCompat; Android, View, AlertDialog.
    static let kotlin = CodeToolkit(id: "kotlin", name: "Kotlin") { subject in
        var names = CodeNames(.camel, reserved: CodeNames.kotlin, for: subject)
        let all = subject.targets.map { names[$0] }
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
        // A group is a view in the layout.
        case .group, .ungroup: return nil
        case .order:
            return zip(all, all.dropFirst()).flatMap { before, after in
                ["\(after).accessibilityTraversalAfter = \(before).id", "\(before).nextFocusForwardId = \(after).id"]
            }.lines
        case .merge:
            guard let pair = subject.pair, pair.isControl else { return nil }
            let fields: Set<Role> = [.textField, .secureTextField, .searchField, .textView]
            let name = fields.contains(pair.value.role) ? "hint" : "contentDescription"
            return ["\(names[pair.value]).\(name) = \(CodeText.kotlin(subject.label))", hidden(names[pair.title])].lines
        case .actions:
            let actions = zip(subject.actionNames, all.dropFirst()).map { name, button in
                "ViewCompat.addAccessibilityAction(\(all[0]), \(CodeText.kotlin(name))) { _, _ -> \(button).performClick() }"
            }
            return (actions + all.dropFirst().map(hidden)).lines
        case .gestureActions:
            let view = names.new("target", "")
            let actions = subject.change.gestureActionNames.flatMap { name in
                [
                    "    ViewCompat.addAccessibilityAction(\(view), \(CodeText.kotlin(name))) { _, _ ->",
                    "        // What the gesture does now.", "        true", "    }",
                ]
            }
            return (["for (\(view) in listOf(\(all.joined(separator: ", ")))) {"] + actions + ["}"]).lines
        case .skip: return hidden(all[0])
        case .adjustable: return adjustable(subject, &names)
        case .confirm:
            return [
                "// Before anything happens:", "AlertDialog.Builder(\(all[0]).context)",
                "    .setTitle(\(CodeText.kotlin(subject.question)))",
                "    .setNegativeButton(android.R.string.cancel, null)",
                "    .setPositiveButton(\(CodeText.kotlin(subject.answer))) { _, _ -> /* What \(all[0]) does now. */ }",
                "    .show()",
            ].lines
        // Views have no chord of their own and no further names.
        case .shortcut, .mnemonic, .inputLabel, .heading, .skipLink, .earlier, .roving, .radioGroup: return nil
        // A row is made in the layout.
        case .align: return nil
        }
    }

    private static func hidden(_ name: String) -> String {
        "\(name).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"
    }

    private static func adjustable(_ subject: CodeSubject, _ names: inout CodeNames) -> String? {
        let carousel = subject.carousel
        guard let on = carousel.on, let back = carousel.back else { return nil }
        let view = names.new(subject.label, "carousel")
        let parts = [back, on].map { hidden(names[$0]) }
        return
            (["\(view).contentDescription = \(CodeText.kotlin(subject.label))"] + parts + [
                "ViewCompat.setAccessibilityDelegate(\(view), object : AccessibilityDelegateCompat() {",
                "    override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfoCompat) {",
                "        super.onInitializeAccessibilityNodeInfo(host, info)",
                "        info.className = \"android.widget.SeekBar\"",
                "        info.addAction(AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_FORWARD)",
                "        info.addAction(AccessibilityNodeInfoCompat.AccessibilityActionCompat.ACTION_SCROLL_BACKWARD)",
                "    }", "",
                "    override fun performAccessibilityAction(host: View, action: Int, args: Bundle?): Boolean =",
                "        when (action) {",
                "            AccessibilityNodeInfoCompat.ACTION_SCROLL_FORWARD -> \(names[on]).performClick()",
                "            AccessibilityNodeInfoCompat.ACTION_SCROLL_BACKWARD -> \(names[back]).performClick()",
                "            else -> super.performAccessibilityAction(host, action, args)", "        }", "})",
            ]).lines
    }
}
