import LayoutModel

/// One storyboard or xib with its objects by id.
struct IBDocument {
    /// The framework that it is for.
    enum Kind { case touch, cocoa, watch }

    let tree: MarkupTree
    let kind: Kind
    let platform: Platform
    let isStoryboard: Bool
    /// The size of the device that the views were drawn on, nil where the file names none that is known.
    let canvas: (width: Double, height: Double)?
    private let objects: [String: MarkupNode]
    private let sizeClasses: Set<String>

    init(_ tree: MarkupTree, _ notes: inout FormatNotes) {
        self.tree = tree
        let root = tree.root
        let type = (root["type"] ?? "") + " " + (root["targetRuntime"] ?? "")
        if type.contains("WatchKit") || type.contains("watchKit") {
            (kind, platform) = (.watch, .ios)
            notes.add(.assumed, "the file is for watchOS; its access methods are taken as those of iOS", at: root)
        } else if type.contains("AppleTV") {
            (kind, platform) = (.touch, .tvos)
        } else if type.contains("CocoaTouch") {
            (kind, platform) = (.touch, .ios)
        } else {
            (kind, platform) = (.cocoa, .mac)
        }
        isStoryboard = root.child("scenes") != nil
        var objects: [String: MarkupNode] = [:]
        for node in root.descendants {
            guard let id = node["id"], !id.isEmpty, node.name != "device", node.name != "variation" else { continue }
            if objects[id] == nil {
                objects[id] = node
            } else {
                notes.add(.ignored, "an id stands at two objects; what refers to it means the first", at: node)
            }
        }
        self.objects = objects
        let device = root.child("device")
        let isLandscape = device?["orientation"] == "landscape"
        let size = device?["id"].flatMap { Self.devices[$0] }
        canvas = size.map { isLandscape ? (max($0, $1), min($0, $1)) : ($0, $1) }
        let isLarge =
            device?["id"]?.hasPrefix("ipad") == true || root["targetRuntime"]?.hasSuffix("iPad") == true
        sizeClasses = [
            isLarge ? "widthClass=regular" : "widthClass=compact",
            !isLarge && isLandscape ? "heightClass=compact" : "heightClass=regular",
        ]
    }

    /// The object of an id, nil where there is none.
    func object(_ id: String?) -> MarkupNode? { id.flatMap { objects[$0] } }

    // MARK: What the size of the device changes

    /// An attribute's value for the device that the file names: variations for its size classes win.
    func value(_ node: MarkupNode, _ name: String) -> String? {
        var value = node[name]
        for variation in variations(of: node) {
            if let other = variation[name], name != "key" { value = other }
        }
        return value
    }

    /// The ids of the views inside one that are not there on the device that the file names.
    func absentViews(in node: MarkupNode) -> Set<String> {
        var absent: Set<String> = []
        for variation in variations(of: node) {
            for mask in variation.children where mask.name == "mask" && mask["key"] == "subviews" {
                for entry in mask.children {
                    guard let id = entry["reference"] else { continue }
                    if entry.name == "exclude" { absent.insert(id) } else { absent.remove(id) }
                }
            }
        }
        return absent
    }

    private func variations(of node: MarkupNode) -> [MarkupNode] {
        guard kind == .touch else { return [] }
        let all = node.children.filter { $0.name == "variation" }
        return all.filter { $0["key"] == "default" }
            + all.filter { variation in
                guard let key = variation["key"], key != "default" else { return false }
                return key.split(separator: "-").allSatisfy { sizeClasses.contains(String($0)) }
            }
    }

    /// The sizes of the devices that Interface Builder draws on, upright, in points.
    private static let devices: [String: (Double, Double)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
        "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
        "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932), "ipad9_7": (768, 1024),
        "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194),
        "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366), "appleTV": (1920, 1080),
    ]
}

// MARK: - Reading objects

extension MarkupNode {
    /// Whether an attribute is YES.
    func says(_ name: String) -> Bool { self[name] == "YES" }

    /// Whether an attribute is NO.
    func denies(_ name: String) -> Bool { self[name] == "NO" }

    /// The part of an object that a key names.
    func part(_ key: String) -> MarkupNode? { children.first { $0["key"] == key } }

    /// A text: an attribute, or a string or attributed string of that key.
    func string(_ key: String) -> String? {
        if let value = self[key] { return singleLine(value) }
        for child in children where child["key"] == key {
            switch child.name {
            case "string", "mutableString": return singleLine(child.text)
            default: break
            }
        }
        let attributed = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
        guard let child = part(attributed) else { return nil }
        let pieces = child.descendants.filter { $0.name == "fragment" }.map {
            $0["content"] ?? $0.part("content")?.text ?? ""
        }
        return singleLine(pieces.joined())
    }

    /// The rectangle of a key, nil where it is not there as a whole.
    func rectangle(_ key: String = "frame") -> Frame? {
        guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == key }) else { return nil }
        let sides = ["x", "y", "width", "height"].map { rect[$0].flatMap { decimalNumber($0.utf8) } }
        guard let x = sides[0], let y = sides[1], let width = sides[2], let height = sides[3],
            sides.allSatisfy({ abs($0 ?? 0) < 1e9 })
        else { return nil }
        return Frame(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    /// A number in an attribute.
    func number(_ name: String) -> Double? {
        self[name].flatMap { decimalNumber($0.utf8) }.flatMap { abs($0) < 1e9 ? $0 : nil }
    }

    /// The elements in the first one of a name.
    func elements(in name: String) -> [MarkupNode] { child(name).map { Array($0.children) } ?? [] }

    /// What is connected to an object, of one kind.
    func connections(_ name: String) -> [MarkupNode] { elements(in: "connections").filter { $0.name == name } }

    /// The id that an outlet names.
    func outlet(_ property: String) -> String? {
        connections("outlet").first { $0["property"] == property }?["destination"]
    }
}
