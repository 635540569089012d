import ArgumentParser
import NavCost

/// The language of HTML pages, and what stands on top of those that are handed on.
struct HeadingArguments: ParsableArguments {
    @Option(help: ArgumentHelp("The title on top of HTML pages, as 'Review of the shop'.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Who made the report, below its title.", valueName: "text"))
    var author: String?

    @Option(
        help: ArgumentHelp(
            "A PNG or JPEG picture of at most 1 MB on top of HTML pages, which becomes part of them.", valueName: "file"
        ))
    var logo: String?

    @Option(
        help: ArgumentHelp(
            "The language of HTML pages. Default: that of the settings beside the first input, or en.",
            valueName: PageLanguage.knownValues.joined(separator: "|")), completion: .values(PageLanguage.self))
    var language: String?

    /// The heading.
    ///
    /// - Parameters:
    ///   - format: the output that is written; one that is no page shows no heading.
    ///   - source: the input whose project settings state the language where no option does; nil for none.
    /// - Throws: exit status 2, after the error was reported.
    func read(for format: Output = .html, of source: InputSource?, _ session: Session) throws -> PageHeading {
        let given = [("--title", title), ("--author", author), ("--logo", logo)].first { $0.1 != nil }
        if let given, format.page == nil {
            Terminal.error("\(given.0) stands on top of HTML pages; add --format html")
            throw ExitCode(2)
        }
        if language != nil, format.page == nil {
            Terminal.error("--language is that of HTML pages; add --format html")
            throw ExitCode(2)
        }
        let chosen = try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                try language?.value(of: "--language", as: PageLanguage.self)
            }
        }
        let settled = chosen ?? (format.page == nil ? nil : source.flatMap(session.pageLanguage))
        let picture = try reportingErrors { () throws(NavCostError) in
            do throws(FormatError) { return try logo.map(PictureFile.readLogo) } catch { throw .input(error) }
        }
        return PageHeading(title: title ?? "", author: author ?? "", logo: picture, language: settled ?? .english)
    }
}
