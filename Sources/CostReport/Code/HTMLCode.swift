import GroupingSearch
import LayoutModel

extension CodeToolkit {
    /// HTML with WAI-ARIA; tags are those of the roles.
    ///
    /// An element of the code stands for the page's element of its id, which keeps what else it has and gets the attributes
    /// besides; new are boxes, and the scripts and dialogs after them. Where an order is listed, containers move as wholes.
    /// A link that skips is the first element of the body. Buttons become a toolbar, one Tab stop with arrows inside it;
    /// fields a fieldset; what else there is a named group. For readers, whose groups are landmarks, each is a region.
    /// Sources: HTML standard (accesskey, dialog, fieldset, radio button group); WAI-ARIA Authoring Practices, "Toolbar
    /// pattern", "Landmark regions", "Developing a keyboard interface" (roving tabindex); WCAG 2.2, techniques H67 (alt=""),
    /// G1 (skip links) and ARIA12 (headings).
    static let html = CodeToolkit(id: "html", name: "HTML") { subject in
        switch subject.change.kind {
        case .moveCells, .scanBlock, .pageJump: return nil
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
        case .heading:
            let level = CodeText.xml(subject.change.label)
            return subject.targets.map { element($0, " role=\"heading\" aria-level=\"\(level)\"") }.lines
        case .skipLink:
            let link =
                "<a id=\"\(CodeText.htmlID(subject.linkID))\" href=\"#\(CodeText.xml(CodeText.htmlID(subject.target.id)))\">\(CodeText.xml(subject.label))</a>"
            // What the page has no id for gets one.
            let main = "<main id=\"\(CodeText.htmlID(subject.target.id))\"></main>"
            return (subject.target.idIsDerived ? [link, main] : [link]).lines
        case .roving:
            guard let box = subject.box else { return nil }
            return roving(subject, "<div id=\"\(CodeText.htmlID(box.id))\" role=\"\(ariaRole(box.role))\">")
        case .radioGroup:
            let name = CodeText.htmlID(subject.targets[0].id)
            let members = subject.targets.map { "  \(element($0, " name=\"\(name)\""))" }
            let label = CodeText.xml(subject.label)
            if let box = subject.box {
                let tag = "<div id=\"\(CodeText.htmlID(box.id))\" role=\"radiogroup\" aria-label=\"\(label)\">"
                return ([tag] + members + ["</div>"]).lines
            }
            return (["<fieldset>", "  <legend>\(label)</legend>"] + members + ["</fieldset>"]).lines
        // Rows are made of data.
        case .align, .earlier: return nil
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
        if subject.isLandmark {
            // What is a landmark already keeps its role; what has another one holds the region.
            let role = subject.box?.landmark == nil ? " role=\"region\"" : ""
            let id = subject.box?.landmark == nil && subject.box?.role != .group ? "" : id
            return
                (["<div\(id)\(role) aria-label=\"\(label)\">"] + subject.targets.map { "  \(element($0))" } + ["</div>"])
                .lines
        }
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
        return roving(subject, "<div\(id) role=\"toolbar\" aria-label=\"\(label)\">")
    }

    /// A container whose members are one Tab stop, on the selected one or the first.
    private static func roving(_ subject: CodeSubject, _ tag: String) -> String {
        let landing = subject.targets.firstIndex { subject.box != nil && $0.isSelected } ?? 0
        let members = subject.targets.enumerated().map { place, member in
            "  " + element(member, " tabindex=\"\(place == landing ? 0 : -1)\"")
        }
        return ([tag] + members + ["</div>", "<script>"] + arrows(subject.box?.role ?? .toolbar) + ["</script>"]).lines
    }

    private static func ariaRole(_ role: Role) -> String {
        switch role {
        case .tabGroup: "tablist"
        case .menuBar: "menubar"
        case .menu: "menu"
        default: "toolbar"
        }
    }

    /// The arrows of a container: one member is in the Tab order, the one that had the focus last. They end at the ends of a
    /// toolbar, go round in tabs and menus, and go up and down in a menu, too.
    private static func arrows(_ role: Role) -> [String] {
        let goesRound = role == .tabGroup || role == .menu || role == .menuBar
        let place = "items.indexOf(document.activeElement) + step"
        let upAndDown = role == .menu ? ", ArrowDown: 1, ArrowUp: -1" : ""
        return [
            "  document.currentScript.previousElementSibling.addEventListener(\"keydown\", function (event) {",
            "    const ahead = getComputedStyle(this).direction === \"rtl\" ? -1 : 1;",
            "    const step = { ArrowRight: ahead, ArrowLeft: -ahead\(upAndDown) }[event.key];",
            "    const items = Array.from(this.querySelectorAll(\"[tabindex]\"));",
            goesRound
                ? "    const next = items[(\(place) + items.length) % items.length];"
                : "    const next = items[\(place)];",
            "    if (!next) return;", "    document.activeElement.tabIndex = -1;", "    next.tabIndex = 0;",
            "    next.focus();", "    event.preventDefault();", "  });",
        ]
    }

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
