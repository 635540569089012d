/// A part of a page with what its table of contents says of it.
struct PagePart {
    /// The id of the heading; nil for a part that the table of contents leaves out.
    var id: String?
    var title: String
    /// The place of the access method whose choice shows the part; nil for a part that always stands there.
    var method: Int?
    var markup: Markup
}

/// The table of contents, which stands beside a page on wide screens.
enum Contents {
    /// The links to some parts, in their order; nothing for a page of fewer than three.
    static func markup(_ parts: [PagePart]) -> Markup {
        let links = parts.compactMap { part -> Markup? in
            guard let id = part.id, !part.markup.isEmpty else { return nil }
            let method: Markup = part.method.map { " class=\"method \(MethodChooser.style($0))\"" } ?? ""
            return "<li\(method)><a href=\"#\(id)\"><bdi>\(part.title.shown(60))</bdi></a></li>\n"
        }
        guard links.count > 2 else { return "" }
        return "<nav class=\"contents\" aria-label=\"\(say.contents)\"><ol>\n\(links)</ol></nav>\n"
    }
}
