import LayoutModel

extension LayoutFormat {
    /// XAML of WPF, WinUI and UWP, .NET MAUI and Xamarin.Forms: a window, page, dialog or control is one screen.
    ///
    /// What the app fills in while it runs (bindings, templates, styles, resources) is not in the file and is noted. Frames
    /// are known only where the file fixes them; the order is that of the file, or of the tab indices.
    /// Sources: Microsoft, "Keyboard navigation in WPF", "Keyboard interactions" and "Access keys" (Windows apps), "Build
    /// accessible apps with semantic properties" (.NET MAUI).
    public static let xaml = LayoutFormat(
        id: "xaml", summary: "XAML of WPF, WinUI and UWP, .NET MAUI, Xamarin.Forms",
        roots: "any root in the namespace of one of them",
        tells: [.order, .labels, .shortcuts, .containers], fileEndings: ["xaml"],
        recognises: { head in XAMLDialect(namespaces: head.namespaces + [head.root.namespace]) != nil },
        reading: .tree { (tree, sink) throws(FormatError) in
            let document = XAMLDocument(tree)
            let root = tree.root
            if let reason = XAMLDocument.noScreens[root.name] {
                throw root.error(reason)
            }
            let reader = XAMLReader(document, sink.notes)
            let screen = reader.read()
            sink.notes = reader.notes
            sink.layout.name = screen.label
            sink.layout.platform = document.dialect.platform
            sink.add(screen)
        })
}

/// Which of the frameworks a file is for.
enum XAMLDialect: Sendable {
    case wpf, winui, maui, forms

    /// The dialect that namespaces betray; WPF and WinUI share one, and WinUI alone has `using:`.
    init?(namespaces: [String]) {
        if namespaces.contains("http://schemas.microsoft.com/dotnet/2021/maui") {
            self = .maui
        } else if namespaces.contains("http://xamarin.com/schemas/2014/forms") {
            self = .forms
        } else if namespaces.contains(where: { $0.hasPrefix(Self.presentation) }) {
            self = namespaces.contains { $0.hasPrefix("using:") } ? .winui : .wpf
        } else {
            return nil
        }
    }

    private static let presentation = "http://schemas.microsoft.com/winfx/2006/xaml/presentation"

    /// The platform; apps of MAUI and Xamarin run on several.
    var platform: Platform? { self == .wpf || self == .winui ? .windows : nil }
    /// Whether it runs on phones as well as on desktops.
    var isCrossPlatform: Bool { self == .maui || self == .forms }
}

/// A XAML file with its names and texts.
struct XAMLDocument {
    let tree: MarkupTree
    let dialect: XAMLDialect
    private let named: [String: MarkupNode]
    private let texts: [String: String]
    /// The labels of WPF by the name of what they are for.
    let labelOf: [String: MarkupNode]

    init(_ tree: MarkupTree) {
        self.tree = tree
        var namespaces = Set(tree.namespaces + [tree.root.namespace])
        var usesBind = false
        var (named, texts, labels) = ([String: MarkupNode](), [String: String](), [String: MarkupNode]())
        for node in [tree.root] + Array(tree.root.descendants) {
            namespaces.insert(node.namespace)
            for attribute in node.attributes where !usesBind {
                usesBind = attribute.value.hasPrefix("{x:Bind") || attribute.value.hasPrefix("{ThemeResource")
            }
            if let name = node.xamlName, named[name] == nil { named[name] = node }
            if node.name == "String", let key = node.xaml("Key") { texts[key] = singleLine(node.text) }
            if node.name == "Label", let target = node["Target"].flatMap(Self.reference), labels[target] == nil {
                labels[target] = node
            }
        }
        if usesBind { namespaces.insert("using:") }
        dialect = XAMLDialect(namespaces: Array(namespaces)) ?? .wpf
        (self.named, self.texts, labelOf) = (named, texts, labels)
    }

    /// The element of a name, nil where there is none.
    func element(_ name: String) -> MarkupNode? { named[name] }

    /// A text in the resources of the file.
    func resource(_ key: String) -> String? { texts[key] }

    /// The name in a markup extension that refers to an element: {Binding ElementName=x}, {x:Reference x}, {x:Bind x}.
    static func reference(_ value: String) -> String? {
        guard value.hasPrefix("{"), value.hasSuffix("}") else { return nil }
        let parts = value.dropFirst().dropLast().split { " ,".contains($0) }.map(String.init)
        guard let kind = parts.first else { return nil }
        if let part = parts.first(where: { $0.hasPrefix("ElementName=") || $0.hasPrefix("Name=") }) {
            return part.split(separator: "=").last.map(String.init)
        }
        return ["x:Reference", "x:Bind"].contains(kind) && parts.count == 2 ? parts[1] : nil
    }

    /// Roots that hold no screen, with what to do.
    static let noScreens: [String: String] = [
        "ResourceDictionary":
            "the file holds styles and templates (ResourceDictionary) but no screen; name the file of a window, page or control",
        "Application": "the file holds the app's resources but no screen; name the file of a window, page or control",
        "DataTemplate": "the file holds a template but no screen; name the file of a window, page or control",
    ]
}

extension MarkupNode {
    /// An attribute of the language itself, as x:Name.
    func xaml(_ name: String) -> String? {
        for attribute in attributes
        where attribute.name.local == name && attribute.name.namespace.hasPrefix("http://schemas.microsoft.com/winfx/")
        {
            return attribute.value
        }
        return nil
    }

    /// The name by which the file refers to it.
    var xamlName: String? { (xaml("Name") ?? self["Name"]).flatMap { $0.isEmpty ? nil : $0 } }

    /// Whether it is an element that sets a property of the one around it, as Button.Content.
    var isProperty: Bool { name.contains(".") }

    /// The element that sets a property, by the name after its last dot.
    func property(_ name: String) -> MarkupNode? {
        children.first { child in
            child.isProperty && child.name.hasSuffix(name)
                && child.name.utf8.dropLast(name.utf8.count).last == UInt8(ascii: ".")
        }
    }
}
