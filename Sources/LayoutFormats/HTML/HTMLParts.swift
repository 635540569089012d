import LayoutModel

/// The stops inside one control: the fields of dates and times, and the button that opens their picker.
///
/// Source: what Tab stops on in Chromium in English of the United States: 4 in a date, 4 in a time, 7 in both, 3 in a month or week.
enum HTMLParts {
    /// The names of the parts, the button last; none where the control is one stop or none.
    static func names(_ node: MarkupNode, _ focus: HTMLFocus, _ element: Element) -> [String] {
        guard node.name == "input", focus.isFocusable, focus.tabIndex >= 0, element.isEnabled, !element.isHidden else {
            return []
        }
        let date = ["Month", "Day", "Year"]
        let time = ["Hours", "Minutes"] + (hasSeconds(node) ? ["Seconds"] : []) + ["AM/PM"]
        let fields: [String]? =
            switch node["type"]?.lowercased() {
            case "date": date
            case "time": time
            case "datetime-local": date + time
            case "month": ["Month", "Year"]
            case "week": ["Week", "Year"]
            default: nil
            }
        guard let fields else { return [] }
        return node["readonly"] == nil ? fields + ["Show picker"] : fields
    }

    /// Whether a time is told with its seconds.
    private static func hasSeconds(_ node: MarkupNode) -> Bool {
        if let step = node["step"].flatMap({ decimalNumber($0.utf8) }), step > 0, step.remainder(dividingBy: 60) != 0 {
            return true
        }
        let time = (node["value"] ?? "").split(separator: "T").last ?? ""
        let parts = time.split(separator: ":")
        return parts.count > 2 && parts[2].contains { $0 != "0" && $0 != "." }
    }

    /// The control as a group of its parts.
    static func draft(of draft: HTMLDraft, _ parts: [String], _ notes: inout FormatNotes) -> HTMLDraft {
        var group = Element(.group, role: draft.element.role, label: draft.element.label)
        group.container = .semanticGroup
        group.value = draft.element.value
        var result = HTMLDraft(element: group, node: draft.node)
        for (index, name) in parts.enumerated() {
            let isButton = name == "Show picker"
            var element = Element(role: isButton ? .button : .stepper, label: name)
            element.isAdjustable = !isButton
            element.tabIndex = draft.element.tabIndex
            if index == 0 { (element.accessKey, element.shortcut) = (draft.element.accessKey, draft.element.shortcut) }
            var part = HTMLDraft(element: element, node: draft.node, isTarget: true)
            part.tabPlaces = draft.tabPlaces
            part.part = index + 1
            result.children.append(part)
        }
        notes.add(
            .assumed, "the fields of dates and times are those of Chromium in English; browsers and languages differ",
            at: draft.node)
        return result
    }
}
