import LayoutModel

/// Reads the interface objects of WatchKit: groups, buttons and tables without frames, in the order of the file.
struct IBWatchReader: IBViewReader {
    let project: IBProject
    let number: Int

    func read(_ scene: IBScene) -> IBContent {
        var content = IBContent()
        content.parts = items(of: scene.node)
        let pages = project.related(scene.key, ["nextPage"])
        if !pages.isEmpty {
            note(.assumed, "a page is followed by another, reached by a swipe; no element leads there", scene.node)
        }
        return content
    }

    private func items(of node: MarkupNode) -> [WidgetDraft] {
        node.elements(in: "items").compactMap(part)
    }

    private func part(_ node: MarkupNode) -> WidgetDraft? {
        var part = WidgetDraft(Element(id: node["id"] ?? ""), at: node)
        part.element.isHidden = node.says("hidden") || node.number("alpha") == 0
        part.element.isEnabled = !node.denies("enabled")
        part.element.set(IBNames.controls[node.name])
        switch node.name {
        case "button":
            let inside = node.part("contentGroup").map { items(of: $0) } ?? []
            let texts = joinedLabel(inside.flatMap(\.spokenLabels))
            let image = inside.lazy.compactMap(\.pictureName).first ?? node["backgroundImage"]
            part.element.label = node.string("title") ?? (texts.isEmpty ? image.map(IBNames.picture) ?? "" : texts)
            if node["title"] == nil, texts.isEmpty, image != nil {
                note(.assumed, "a button has a picture and no title; the picture's name stands for its label", node)
            }
        case "label":
            part.element.label = node.string("text") ?? ""
            if part.element.label.isEmpty { return nil }
        case "imageView":
            part.element.accessible = false
            part.element.label = node["image"].map(IBNames.picture) ?? ""
        case "switch":
            part.element.label = node.string("title") ?? ""
            part.element.setOn(node.says("on"))
        case "slider", "picker", "date", "timer", "paymentButton", "authorizationAppleIDButton": break
        case "separator", "spriteKitScene", "scnScene", "inlineMovie", "movie", "activityRing", "hmCamera": return nil
        case "map": part.element.role = .map
        case "table":
            part.element = part.element.asContainer(.table)
            part.children = items(of: node)
            note(.assumed, "how many rows a table has is not in the file; one of each kind is shown", node)
        case "tableRow":
            part.element.role = .cell
            part.children = node.part("rootItem").map { items(of: $0) } ?? []
            if part.children.flatMap(\.actingParts).isEmpty {
                part.element.label = joinedLabel(part.children.flatMap(\.spokenLabels))
            } else {
                part.element = part.element.asContainer(.cell)
            }
        default:
            part.element.become(.group)
            part.onlyLaysOut = !part.element.isHidden
            part.children = items(of: node)
        }
        part.applyAccessibility(&project.notes)
        lead(node, &part.element)
        return part.onlyLaysOut && part.children.isEmpty ? nil : part
    }
}

extension WidgetDraft {
    /// What the first picture inside shows.
    fileprivate var pictureName: String? {
        node.name == "imageView" ? node["image"] : children.lazy.compactMap(\.pictureName).first
    }
}
