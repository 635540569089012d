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
    public static func page(_ page: LayoutPage) -> String { page.heading.language.writing { written(page) } }

    private static func written(_ page: LayoutPage) -> String {
        let (layout, suggestions, findings) = (page.analysis, page.suggestions, page.findings)
        let pictured = layout.screens.firstIndex { $0.screen.isInitial } ?? 0
        let methods = layout.screens.first?.methods ?? []
        let cells = CellLooks(layout.screens.map(\.screen), page.cells)
        let name = page.isOneOfSeveral ? screenTitle(layout) : title(layout)
        let index: Markup =
            page.isOneOfSeveral
            ? "<p><a href=\"index.html\">\(say.allScreens(of: "<bdi>\(title(layout).shown(80))</bdi>"))</a></p>\n" : ""
        let screens = layout.screens.indices.map { place -> (view: ScreenView, parts: [PagePart]) in
            let own = suggestions?.screens.filter { $0.before.screen.id == layout.screens[place].screen.id }
            let found = findings.first { $0.screen == layout.screens[place].screen.id }
            let view = ScreenView(
                layout: layout, place: place, suggestions: own ?? [], findings: found,
                picture: place == pictured ? page.picture : nil, cells: cells)
            return (view, parts(of: view))
        }
        let notes = NotesSection.ofLayout(layout.notes)
        let last = [
            PagePart(id: "notes", title: say.notesOnFile, markup: notes),
            PagePart(id: "parameters", title: say.assumptions, markup: ParametersSection.markup(methods)),
        ]
        // A page of several screens leads to each; a page of one to its parts.
        let linked =
            screens.count == 1
            ? screens[0].parts
            : screens.map {
                PagePart(id: "s\($0.view.place + 1)-title", title: self.name(of: $0.view.screen), markup: "-")
            }
        return HTMLDocument(
            title: page.heading.windowTitle(say.pageTitle(name.shown(100))),
            header: """
                \(page.heading.markup)<p class="kicker">\(say.costReport) <span class="path">\(layout.path.shown())</span></p>
                <h1><bdi>\(name.shown(100))</bdi></h1>
                \(index)\(summary(layout))\
                \(MethodChooser.markup(methods.map(\.method)))
                """,
            main: (page.picture?.definition ?? "") + cells.definition
                + screens.map { screen($0.view, $0.parts) }.joined()
                + (screens.isEmpty ? "<p class=\"lead\">\(say.noScreen)</p>\n" : "") + notes,
            contents: Contents.markup(linked + last), footer: last[1].markup + colophon
        ).text
    }

    /// What the layout is called, on its page and in lists of pages.
    static func title(_ layout: LayoutAnalysis) -> String {
        if !layout.name.isEmpty { return layout.name }
        if layout.screens.count == 1, !layout.screens[0].screen.label.isEmpty { return layout.screens[0].screen.label }
        // Where the file lies says nothing in a title.
        return layout.path.split(separator: "/").last.map(String.init) ?? layout.path
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
    static var colophon: Markup {
        "<p class=\"colophon\">\(say.colophon(navcostVersion))</p>\n\(ParametersSection.words)"
    }

    /// The parts of a screen, those of all methods beside each other; a page shows those of the chosen method.
    private static func parts(of view: ScreenView) -> [PagePart] {
        let screen = view.screen
        let id = "s\(view.place + 1)"
        guard !screen.targets.isEmpty else {
            let nothing: Markup =
                "<p class=\"lead\">\(say.noTarget)</p>\n"
            return [PagePart(title: "", markup: nothing)]
                + ReportSection.ofScreen.map { $0.part(view, idPrefix: "\(id)-", level: 3) }
        }
        let methods = view.methods
        let answers = methods.map { method -> Markup in
            MethodPart.markup(
                method.method, at: method.place, title: "\(method.method.pageTitle) <code>\(method.method.id)</code>",
                id: method.id("title"), ReportSection.answer.markup(method, idPrefix: "", level: 4))
        }
        var result = [PagePart(id: "\(id)-title", title: say.answer, markup: answers.joined())]
        result += ReportSection.ofAnswer.map { $0.part(view, idPrefix: "\(id)-", level: 3) }
        let waits = PageSize.waits(methods)
        for (number, method) in methods.enumerated() {
            let own = ReportSection.ofMethod.map {
                $0.part(method, idPrefix: method.id(""), level: 4, method: method.place)
            }
            let details = MethodPart.parts(
                own, method.method, at: method.place, title: "\(say.inDetail(method.method.pageTitle))",
                id: method.id("details"))
            result += waits && number > 0 ? PageSize.waiting(details, method.method) : details
        }
        return result + ReportSection.ofScreen.map { $0.part(view, idPrefix: "\(id)-", level: 3) }
    }

    private static func screen(_ view: ScreenView, _ parts: [PagePart]) -> Markup {
        let isOnly = view.layout.screens.count == 1
        let id = "s\(view.place + 1)"
        return """
            <section class="screen-part" id="\(id)">
            <h2 id="\(id)-title"\(if: isOnly, " class=\"unseen\"")>\(isOnly ? say.theScreen : "")<bdi>\(name(of: view.screen).shown(100))</bdi></h2>
            \(parts.map(\.markup))</section>

            """
    }

    private static func name(of screen: ScreenAnalysis) -> String {
        screen.screen.label.isEmpty ? screen.screen.id : screen.screen.label
    }
}
