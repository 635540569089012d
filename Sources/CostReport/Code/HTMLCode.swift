import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// HTML with WAI-ARIA; tags are those of the roles.
    ///
    /// An element of the code stands for the page's element of its id, which keeps what else it has and gets the attributes
    /// besides; new are boxes, and the scripts and dialogs after them. Where an order is listed, containers move as wholes.
    /// Buttons become a toolbar, one Tab stop with arrows inside it; fields a fieldset; what else there is a named group.
    /// Sources: HTML standard (accesskey, dialog, fieldset); WAI-ARIA Authoring Practices, "Toolbar pattern", "Developing
    /// a keyboard interface" (roving tabindex); WCAG 2.2, technique H67 (alt="").
    static let html = CodeToolkit(id: "html", name: "HTML") { subject in
        switch subject.change.kind {
        case .moveCells: return nil
        case .group: return group(subject)
        // The order of the page is the order of its elements.
        case .order: return subject.targets.map { element($0) }.lines
        case .skip:
            let isImage = subject.target.role == .image
            return element(subject.target, isImage ? " alt=\"\"" : " aria-hidden=\"true\"")
        case .shortcut:
            guard let key = subject.shortcut?.key, key.count == 1 else { return nil }
            return element(subject.target, " accesskey=\"\(CodeText.xml(key.lowercased()))\"")
        case .confirm:
            let answer = CodeText.xml(subject.answer)
            return [
                element(subject.target, " onclick=\"this.nextElementSibling.showModal()\""),
                "<dialog aria-label=\"\(CodeText.xml(subject.question))\" onclose=\"if (this.returnValue === 'confirm') { /* What the button did. */ }\">",
                "  <form method=\"dialog\">",
                "    <p>\(CodeText.xml(subject.question))</p>", "    <button autofocus=\"\">Cancel</button>",
                "    <button value=\"confirm\">\(answer)</button>", "  </form>", "</dialog>",
            ].lines
        // A box without a role is no group; pages have no merged elements, custom actions, or further names.
        case .ungroup, .merge, .actions, .gestureActions, .mnemonic, .inputLabel, .adjustable: return nil
        }
    }

    private static let buttons: Set<Role> = [.button, .menuButton, .toggle]
    private static let fields: Set<Role> = [
        .checkbox, .radioButton, .textField, .secureTextField, .searchField, .textView, .slider, .picker, .popUpButton,
        .datePicker,
    ]

    private static func group(_ subject: CodeSubject) -> String {
        let id = subject.box.map { $0.idIsDerived ? "" : " id=\"\(CodeText.htmlID($0.id))\"" } ?? ""
        let label = CodeText.xml(subject.label)
        if subject.targets.allSatisfy({ fields.contains($0.role) }) {
            return
                (["<fieldset\(id)>", "  <legend>\(label)</legend>"] + subject.targets.map { "  \(element($0))" } + [
                    "</fieldset>"
                ]).lines
        }
        guard subject.targets.allSatisfy({ buttons.contains($0.role) }) else {
            return
                (["<div\(id) role=\"group\" aria-label=\"\(label)\">"] + subject.targets.map { "  \(element($0))" } + [
                    "</div>"
                ]).lines
        }
        let members = subject.targets.enumerated().map { place, member in
            "  " + element(member, " tabindex=\"\(place == 0 ? 0 : -1)\"")
        }
        return
            (["<div\(id) role=\"toolbar\" aria-label=\"\(label)\">"] + members + ["</div>", "<script>"] + roving + [
                "</script>"
            ]).lines
    }

    /// The arrows of a toolbar, which end at its ends: one member is in the Tab order, the one that had the focus last.
    private static let roving = [
        "  document.currentScript.previousElementSibling.addEventListener(\"keydown\", function (event) {",
        "    const ahead = getComputedStyle(this).direction === \"rtl\" ? -1 : 1;",
        "    const step = { ArrowRight: ahead, ArrowLeft: -ahead }[event.key];",
        "    const items = Array.from(this.querySelectorAll(\"[tabindex]\"));",
        "    const next = items[items.indexOf(document.activeElement) + step];", "    if (!next) return;",
        "    document.activeElement.tabIndex = -1;", "    next.tabIndex = 0;", "    next.focus();",
        "    event.preventDefault();", "  });",
    ]

    private static func element(_ element: Element, _ attributes: String = "") -> String {
        let id = " id=\"\(CodeText.htmlID(element.id))\""
        let text = CodeText.xml(element.label)
        let input = { (type: String) in "<input\(id) type=\"\(type)\" aria-label=\"\(text)\"\(attributes)/>" }
        switch element.role {
        case .button, .menuButton, .toggle: return "<button\(id)\(attributes)>\(text)</button>"
        case .link: return "<a\(id) href=\"#\"\(attributes)>\(text)</a>"
        case .image:
            let alt = attributes.contains("alt=") ? "" : " alt=\"\(text)\""
            return "<img\(id)\(alt)\(attributes)/>"
        case .checkbox: return input("checkbox")
        case .radioButton: return input("radio")
        case .textField: return input("text")
        case .secureTextField: return input("password")
        case .searchField: return input("search")
        case .slider: return input("range")
        case .datePicker: return input("date")
        case .textView: return "<textarea\(id) aria-label=\"\(text)\"\(attributes)></textarea>"
        case .picker, .popUpButton, .comboBox: return "<select\(id) aria-label=\"\(text)\"\(attributes)></select>"
        case .separator: return "<hr\(id)\(attributes)/>"
        default: return "<div\(id)\(attributes)>\(text)</div>"
        }
    }
}
