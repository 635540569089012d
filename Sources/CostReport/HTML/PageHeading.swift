/// What stands on top of every page of a report for whom it is made: a title, an author, a logo.
public struct PageHeading: Hashable, Sendable {
    /// The title of the report; empty for none.
    public var title: String
    /// Who made the report; empty for nobody in particular.
    public var author: String
    /// The logo, which becomes part of each page; nil for none.
    public var logo: ScreenPicture?

    /// A heading by its parts.
    public init(title: String = "", author: String = "", logo: ScreenPicture? = nil) {
        (self.title, self.author, self.logo) = (title, author, logo)
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { title.isEmpty && author.isEmpty && logo == nil }

    /// The line above everything else.
    var markup: Markup {
        guard !isEmpty else { return "" }
        let picture = logo.map { logo -> Markup in
            """
            <img class="logo" src="\(Markup(asset: logo.address))" alt="\(author.isEmpty ? "Logo" : author.shown(80))" \
            width="\(logo.width)" height="\(logo.height)">
            """
        }
        let name: Markup = title.isEmpty ? "" : "<span class=\"report\"><bdi>\(title.shown(200))</bdi></span>"
        let maker: Markup = author.isEmpty ? "" : "<span class=\"author\">By <bdi>\(author.shown(200))</bdi></span>"
        return "<p class=\"heading\">\(picture ?? "")\(name)\(maker)</p>\n"
    }

    /// The title of a window, the report's before the page's.
    func windowTitle(_ page: String) -> String { title.isEmpty ? page : "\(title.shown(100)): \(page)" }
}
