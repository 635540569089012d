import AccessCost
import GroupingSearch
import ScreenFindings

/// A part of a report: the page is a list of them, so that a new part is one file and one entry.
struct ReportSection<Subject>: Sendable {
    /// The last part of its id.
    let id: String
    /// Its heading; nil for parts that have one of their own, or none.
    let title: String?
    /// What stands below the heading; nothing where there is nothing to say.
    let body: @Sendable (Subject) -> Markup

    init(_ id: String, _ title: String?, _ body: @escaping @Sendable (Subject) -> Markup) {
        (self.id, self.title, self.body) = (id, title, body)
    }

    /// The part with what a table of contents says of it.
    func part(_ subject: Subject, idPrefix: String, level: Int, method: Int? = nil) -> PagePart {
        PagePart(
            id: title == nil ? nil : "\(idPrefix)\(id)", title: title ?? "", method: method,
            markup: markup(subject, idPrefix: idPrefix, level: level))
    }

    /// The part as it stands in the page, with a heading of that level; nothing where it has nothing to say.
    func markup(_ subject: Subject, idPrefix: String, level: Int) -> Markup {
        let body = body(subject)
        guard !body.isEmpty else { return "" }
        guard let title else { return "<div class=\"part \(id)\">\n\(body)</div>\n" }
        let heading = "\(idPrefix)\(id)"
        return """
            <section class="part \(id)">
            <h\(level) id="\(heading)">\(title)</h\(level)>
            \(body)</section>

            """
    }
}

/// The sections of one access method, which a page shows where the method is chosen.
enum MethodPart {
    /// A section with its heading.
    ///
    /// - Parameter place: the place of the method among those of the page.
    static func markup(_ method: AccessMethod, at place: Int, title: Markup, id: String, _ body: Markup) -> Markup {
        head(method, place, title, id) + body + end
    }

    /// Some parts in one section, of which each keeps its entry in the table of contents.
    static func parts(
        _ parts: [PagePart], _ method: AccessMethod, at place: Int, title: Markup, id: String
    ) -> [PagePart] {
        var parts = parts.filter { !$0.markup.isEmpty }
        guard !parts.isEmpty else { return [] }
        parts[0].markup = head(method, place, title, id) + parts[0].markup
        parts[parts.count - 1].markup += end
        return parts
    }

    private static func head(_ method: AccessMethod, _ place: Int, _ title: Markup, _ id: String) -> Markup {
        "<section class=\"method \(MethodChooser.style(place))\" data-method=\"\(method.id)\">\n<h3 id=\"\(id)\">\(title)</h3>\n"
    }

    private static let end: Markup = "</section>\n"
}

extension ReportSection where Subject == MethodView {
    /// What is said of each method on each screen behind its answer, in this order.
    static var ofMethod: [ReportSection] { [.drawing, .player, .targets, .distribution, .tree] }
}

extension ReportSection where Subject == ScreenView {
    /// What is said of each screen between the answers of its methods and their details, in this order.
    static var ofAnswer: [ReportSection] { [.methods, .priorities] }
    /// What is said of each screen behind its methods, in this order.
    static var ofScreen: [ReportSection] { [.findings, .suggestions, .tasks, .notes] }
}

/// One screen of a layout, as a page shows it.
struct ScreenView {
    var layout: LayoutAnalysis
    var place: Int
    /// What is suggested for it, method by method that was searched for.
    var suggestions: [ScreenSuggestions] = []
    /// What the rules say of it; nil where they were not asked.
    var findings: ScreenExamination?
    /// The picture that is drawn behind it.
    var picture: ScreenPicture?
    /// How the cells of its boards look.
    var cells = CellLooks()
    var screen: ScreenAnalysis { layout.screens[place] }
    /// Its methods that have something to show.
    var methods: [MethodView] {
        screen.methods.indices.compactMap { method in
            var view = MethodView(layout, place, method)
            let id = screen.methods[method].method.id
            view?.isSearched = !suggestions.isEmpty
            if let found = suggestions.first(where: { $0.mix.name == id }) {
                view?.found = found
                if found.after.value != found.before.value {
                    view?.suggested = MethodView(layout, found.after.analysis, place, 0).map { [$0] } ?? []
                }
            }
            view?.show(picture, cells)
            return view
        }
    }
}
