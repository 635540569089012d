import LayoutModel

extension WidgetDraft {
    /// Applies what the file says of an object's accessibility: its configuration, then attributes set at run time.
    ///
    /// A list of traits replaces the class's own.
    mutating func applyAccessibility(_ notes: inout FormatNotes) {
        if let configuration = node.part("accessibilityConfiguration") ?? node.child("accessibility") {
            if let label = configuration.string("label") ?? configuration.string("description") {
                element.label = label
            }
            if let traits = configuration.part("traits") { apply(traits: traits) }
            let stated = configuration.children.first { $0.name == "bool" && $0["key"] == "isElement" }?["value"]
            if let stated = stated ?? configuration["isElement"] { makeElement(stated == "YES") }
        }
        for attribute in node.child("userDefinedRuntimeAttributes")?.children.filter({ $0["keyPath"] != nil }) ?? [] {
            let held = attribute.part("value")
            apply(
                attribute["keyPath"] ?? "",
                attribute["value"] ?? held?["value"] ?? held.map { singleLine($0.text) } ?? "",
                line: attribute.line, &notes)
        }
        if element.isAccessibilityElement, element.kind == .group { element.kind = .element }
    }

    private mutating func makeElement(_ isElement: Bool) {
        element.accessible = isElement
        if isElement {
            element.kind = .element
            onlyLaysOut = false
            if element.role == .group { element.role = .other }
        }
        if element.isAccessibilityElement == (element.kind == .element) { element.accessible = nil }
    }

    private mutating func apply(traits: MarkupNode) {
        if traits.says("notEnabled") { element.isEnabled = false }
        if traits.says("selected") { element.isSelected = true }
        if traits.says("adjustable") { element.isAdjustable = true }
        if traits.says("header") { element.headingLevel = 1 }
        guard Self.generalRoles.contains(element.role) else { return }
        let reacts = element.role == .button || element.interactive == true
        let roles: [(String, Role)] = [
            ("button", .button), ("link", .link), ("searchField", .searchField), ("keyboardKey", .key),
            ("adjustable", .slider), ("header", .heading), ("staticText", .staticText), ("image", .image),
        ]
        let role = roles.first { traits.says($0.0) }?.1 ?? .other
        element.role = role == .other && element.role == .group ? .group : role
        // What a touch does does not change with what is said of it.
        element.interactive = reacts && !element.role.isInteractive ? true : nil
    }

    /// The roles that say no more than the traits do.
    private static let generalRoles: Set<Role> = [.button, .staticText, .image, .group, .other, .heading, .cell]

    private mutating func apply(_ name: String, _ value: String, line: Int, _ notes: inout FormatNotes) {
        let isOn = ["YES", "true", "1"].contains(value)
        let value = singleLine(value)
        switch name {
        case "accessibilityLabel": element.label = value
        case "accessibilityValue": element.value = value
        case "isAccessibilityElement": makeElement(isOn)
        case "accessibilityElementsHidden", "hidden", "isHidden":
            if isOn { element.isHidden = true }
            onlyLaysOut = false
        case "enabled", "isEnabled": element.isEnabled = isOn
        case "accessibilityViewIsModal":
            element.isModal = isOn
            onlyLaysOut = false
        case "shouldGroupAccessibilityChildren":
            guard isOn else { return }
            element.container = element.container ?? .semanticGroup
            onlyLaysOut = false
        case "accessibilityNavigationStyle":
            element.navigationStyle = value == "2" ? .combined : value == "1" ? .separate : .automatic
            onlyLaysOut = false
        case "accessibilityContainerType":
            let types: [String: ContainerType] = [
                "0": .none, "1": .dataTable, "2": .list, "3": .landmark, "4": .semanticGroup,
            ]
            element.container = types[value]
            onlyLaysOut = false
        case "accessibilityRespondsToUserInteraction": element.interactive = isOn
        case "accessibilityTraits":
            notes.add(.ignored, "traits set as a number at run time are not followed", line: line)
        default: break
        }
    }
}
