/// For whom the pages of a report are made: their language, and on top of each a title, an author, a logo.
public struct PageHeading: Hashable, Sendable {
    /// The title of the report; empty for none.
    public var title: String
    /// Who made the report; empty for nobody in particular.
    public var author: String
    /// The logo, which becomes part of each page; nil for none.
    public var logo: ScreenPicture?
    /// The language of the texts.
    public var language = PageLanguage.english

    /// A heading by its parts.
    public init(
        title: String = "", author: String = "", logo: ScreenPicture? = nil, language: PageLanguage = .english
    ) {
        (self.title, self.author, self.logo, self.language) = (title, author, logo, language)
    }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { title.isEmpty && author.isEmpty && logo == nil }

    /// The line above everything else.
    var markup: Markup {
        guard !isEmpty else { return "" }
        let picture = logo.map { logo -> Markup in
            """
            <img class="logo" src="\(Markup(asset: logo.address))" alt="\(author.isEmpty ? say.logo : author.shown(80))" \
            width="\(logo.width)" height="\(logo.height)">
            """
        }
        let name: Markup = title.isEmpty ? "" : "<span class=\"report\"><bdi>\(title.shown(200))</bdi></span>"
        let maker: Markup =
            author.isEmpty ? "" : "<span class=\"author\">\(say.by("<bdi>\(author.shown(200))</bdi>"))</span>"
        return "<p class=\"heading\">\(picture ?? "")\(name)\(maker)</p>\n"
    }

    /// The title of a window, the report's before the page's.
    func windowTitle(_ page: String) -> String { title.isEmpty ? page : "\(title.shown(100)): \(page)" }
}
