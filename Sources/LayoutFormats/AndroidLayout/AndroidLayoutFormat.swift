import LayoutModel

/// The namespaces of Android's XML.
enum AndroidNamespace {
    static let android = "http://schemas.android.com/apk/res/android"
    static let app = "http://schemas.android.com/apk/res-auto"
}

extension LayoutFormat {
    /// A layout of an Android app's sources (`res/layout`), with what it includes from the files next to it.
    ///
    /// Sources: Android, "Layouts in Views", View and LinearLayout (attributes); AccessibilityNodeInfo (labelFor,
    /// traversal); as of a running app, UIAutomator's rules decide what is a stop.
    public static let androidLayout = LayoutFormat(
        id: "android-layout", summary: "Android layout resource (res/layout)",
        roots: "a view, <merge> or <layout> with the namespace of Android's resources",
        tells: [.frames, .order, .labels, .containers],
        recognises: { head in
            head.namespaces.contains(AndroidNamespace.android) || isLikelyView(head)
        },
        reading: .tree { (tree, sink) throws(FormatError) in
            if let reason = AndroidResourceKind.notLayouts[tree.root.name] {
                throw tree.root.error("<\(tree.root.name)> is \(reason), not a layout; name a file of res/layout")
            }
            var reader = AndroidLayoutReader(files: sink.files, notes: sink.notes)
            let screen = reader.screen(of: tree)
            sink.notes = reader.notes
            sink.layout.platform = reader.isForTelevision ? .androidTV : .android
            sink.layout.name = screen.label
            sink.add(screen)
        })

    /// Whether a root without Android's namespace is one of its layouts all the same: they need no attribute.
    private static func isLikelyView(_ head: DocumentHead) -> Bool {
        head.root.namespace.isEmpty
            && ["LinearLayout", "FrameLayout", "RelativeLayout", "merge"].contains(head.root.local)
    }
}

/// The roots of Android's resources that are no layouts.
enum AndroidResourceKind {
    static let notLayouts: [String: String] = [
        "menu": "a menu", "manifest": "a manifest", "vector": "a drawing", "animated-vector": "a drawing",
        "selector": "a list of states", "shape": "a drawing", "layer-list": "a drawing", "ripple": "a drawing",
        "navigation": "a graph of screens", "resources": "a file of values", "set": "an animation",
        "PreferenceScreen": "a list of preferences", "adaptive-icon": "an icon", "animation-list": "an animation",
        "objectAnimator": "an animation", "translate": "an animation", "alpha": "an animation",
        "transitionManager": "a transition", "searchable": "a search's settings",
        "appwidget-provider": "a widget's settings",
    ]
}

/// The values that a layout names: strings and Booleans of the folders next to its own.
struct AndroidResources {
    private var strings: [String: String] = [:]
    private var flags: [String: Bool] = [:]
    private(set) var hasFiles = false

    /// Reads what `values` holds beside the layout's folder; without it names stay unresolved.
    init(_ files: inout IncludeResolver) {
        var notes = FormatNotes()
        for name in files.names(in: "../values") where name.hasSuffix(".xml") {
            guard let document = files.document("../values/\(name)", &notes), document.root.name == "resources" else {
                continue
            }
            hasFiles = true
            for item in document.root.children {
                guard let name = item["name"] else { continue }
                if item.name == "string" { strings[name] = Self.unescaped(item.text) }
                if item.name == "bool" { flags[name] = dumpBoolean(trimmed(item.text)) }
            }
        }
    }

    /// A text as it is shown; nil where it is a name that nothing resolves, or computed.
    func text(_ value: String) -> String? {
        if value.hasPrefix("@{") || value.hasPrefix("@={") || value.hasPrefix("?") { return nil }
        guard value.hasPrefix("@") else { return singleLine(Self.unescaped(value)) }
        return name(of: value, kind: "string").flatMap { strings[$0] }.map(singleLine)
    }

    /// A Boolean; nil where it is a name that nothing resolves, or computed.
    func flag(_ value: String) -> Bool? {
        if let plain = dumpBoolean(value) { return plain }
        return name(of: value, kind: "bool").flatMap { flags[$0] }
    }

    private func name(of value: String, kind: String) -> String? {
        let prefix = "@\(kind)/"
        return value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : nil
    }

    /// Text without Android's escapes and quotes.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") || text.contains("\"") else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" || character == "t" ? " " : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character != "\"" {
                result.append(character)
            }
        }
        return result
    }
}
