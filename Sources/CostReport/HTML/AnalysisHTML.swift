public import AccessCost
public import GroupingSearch
import LayoutModel
public import ScreenFindings

/// Writes an analysis as one HTML page that needs nothing else: the answer first, then its reasons, then a player.
///
/// The page computes nothing: every figure is the analysis's own, rounded as in the other outputs.
public enum AnalysisHTML {
    /// The page for one layout, with what is suggested for its screens and found in them where that was asked for.
    ///
    /// O(targets x methods x trees).
    public static func page(
        _ layout: LayoutAnalysis, suggestions: LayoutSuggestions? = nil, findings: [ScreenExamination] = []
    ) -> String {
        page(LayoutPage(layout, suggestions: suggestions, findings: findings))
    }

    /// The page with its parts, a picture of the first screen behind its drawings. O(targets x methods x trees + picture).
    public static func page(_ page: LayoutPage) -> String {
        let (layout, suggestions, findings) = (page.analysis, page.suggestions, page.findings)
        let pictured = layout.screens.firstIndex { $0.screen.isInitial } ?? 0
        let methods = layout.screens.first?.methods.map(\.method) ?? []
        let name = page.isOneOfSeveral ? screenTitle(layout) : title(layout)
        let index: Markup =
            page.isOneOfSeveral
            ? "<p><a href=\"index.html\">All screens of <bdi>\(title(layout).shown(80))</bdi></a></p>\n" : ""
        return HTMLDocument(
            title: "\(name.shown(100)) - what it costs to reach its targets",
            header: """
                <p class="kicker">Cost report <span class="path">\(layout.path.shown())</span></p>
                <h1><bdi>\(name.shown(100))</bdi></h1>
                \(index)\(summary(layout))\
                \(screenList(layout))\(MethodChooser.markup(methods))
                """,
            main: (page.picture?.definition ?? "")
                + layout.screens.indices.map { place in
                    let own = suggestions?.screens.filter { $0.before.screen.id == layout.screens[place].screen.id }
                    let found = findings.first { $0.screen == layout.screens[place].screen.id }
                    return screen(
                        ScreenView(
                            layout: layout, place: place, suggestions: own ?? [], findings: found,
                            picture: place == pictured ? page.picture : nil))
                }.joined()
                + (layout.screens.isEmpty ? "<p class=\"lead\">There is no screen in this layout.</p>\n" : "")
                + NotesSection.ofLayout(layout.notes),
            footer: ParametersSection.markup(layout.screens.first?.methods ?? []) + colophon,
            style: MethodChooser.style(methods)
        ).text
    }

    /// What the layout is called, on its page and in lists of pages.
    static func title(_ layout: LayoutAnalysis) -> String {
        if !layout.name.isEmpty { return layout.name }
        if layout.screens.count == 1, !layout.screens[0].screen.label.isEmpty { return layout.screens[0].screen.label }
        return layout.path
    }

    /// What the only screen is called, with its layout's name where that says more.
    static func screenTitle(_ layout: LayoutAnalysis) -> String {
        guard let screen = layout.screens.first?.screen else { return title(layout) }
        return screen.label.isEmpty ? screen.id : screen.label
    }

    /// The point of the layout in a sentence; nothing where the file has none.
    static func summary(_ layout: LayoutAnalysis) -> Markup {
        layout.summary.isEmpty ? "" : "<p class=\"point\">\(layout.summary.shown(1000))</p>\n"
    }

    /// Who wrote the page.
    static let colophon: Markup =
        "<p class=\"colophon\">navcost \(navcostVersion). The figures are those of <code>navcost analyze</code>; every term is explained below the parameters.</p>\n\(ParametersSection.words)"

    private static func screenList(_ layout: LayoutAnalysis) -> Markup {
        guard layout.screens.count > 1 else { return "" }
        let links = layout.screens.enumerated().map { place, screen -> Markup in
            let name = screen.screen.label.isEmpty ? screen.screen.id : screen.screen.label
            return "<li><a href=\"#s\(place + 1)\"><bdi>\(name.shown(60))</bdi></a></li>\n"
        }
        return "<nav aria-label=\"Screens\"><ul class=\"screens\">\n\(links)</ul></nav>\n"
    }

    private static func screen(_ view: ScreenView) -> Markup {
        let screen = view.screen
        let name = screen.screen.label.isEmpty ? screen.screen.id : screen.screen.label
        let isOnly = view.layout.screens.count == 1
        let id = "s\(view.place + 1)"
        var body = Markup.empty
        if screen.targets.isEmpty {
            body += "<p class=\"lead\">There is no target: nothing on this screen reacts to activation.</p>\n"
        } else {
            for method in view.methods {
                let sections = ReportSection.ofMethod.map { $0.markup(method, idPrefix: method.id(""), level: 4) }
                body += """
                    <section class="method" data-method="\(method.method.id)">
                    <h3 id="\(method.id("title"))">\(method.method.name.capitalisedStart) <code>\(method.method.id)</code></h3>
                    \(sections)</section>

                    """
            }
        }
        body += ReportSection.ofScreen.map { $0.markup(view, idPrefix: "\(id)-", level: 3) }.joined()
        return """
            <section class="screen-part" id="\(id)">
            <h2 id="\(id)-title"\(if: isOnly, " class=\"unseen\"")>\(isOnly ? "The screen " : "")<bdi>\(name.shown(100))</bdi></h2>
            \(body)</section>

            """
    }
}
