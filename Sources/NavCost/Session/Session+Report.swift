public import AccessCost
public import CostReport
public import GroupingSearch
public import LayoutFormats
public import ScreenFindings

extension Session {
    /// What pages of a report show beyond costs.
    private static let pageDetails: AnalysisDetails = [.routes, .actions]

    /// The page of an input, with its project settings: costs, what is suggested, and what is found.
    ///
    /// - Parameters:
    ///   - searches: whether changes are searched for, as `suggest` does at its defaults.
    ///   - picture: what is drawn behind the first screen; nil for the picture that lies beside the source of a running app.
    ///   - heading: the language of the page, in which groups that are suggested have their labels, and what stands on top of it.
    public func page(
        of source: InputSource, _ request: AnalysisRequest, searches: Bool = true, picture: ScreenPicture? = nil,
        heading: PageHeading = PageHeading()
    ) async throws(NavCostError) -> LayoutPage {
        let ready = try ProjectSettingsCache(self).request(request, for: source)
        return try await page(of: source, ready: ready, searches: searches, picture, heading)
    }

    /// The pages of inputs, made side by side and handed over in order.
    ///
    /// - Parameters:
    ///   - heading: what stands on top of each page.
    ///   - take: takes the page of an input, or why there is none; what it throws ends the run.
    public func pages(
        of inputs: Inputs, _ request: AnalysisRequest, searches: Bool = true, picture: ScreenPicture? = nil,
        heading: PageHeading = PageHeading(), progress: ((Progress) -> Void)? = nil,
        _ take: (Result<(page: ReportFolder.Page, analysis: LayoutAnalysis), NavCostError>) throws -> Void
    ) async throws {
        let settings = ProjectSettingsCache(self)
        try await forEach(inputs, progress: progress) { (source) throws(NavCostError) in
            try settings.request(request, for: source)
        } _: { (source, request) throws(NavCostError) in
            let page = try await page(of: source, ready: request, searches: searches, picture, heading)
            return (page: ReportFolder.Page(page), analysis: page.analysis)
        } _: {
            try take($0)
        }
    }

    private func page(
        of source: InputSource, ready request: AnalysisRequest, searches: Bool, _ picture: ScreenPicture?,
        _ heading: PageHeading
    ) async throws(NavCostError) -> LayoutPage {
        let layout = try read(source, format: request.inputFormat)
        let analysis = try analyze(layout, request, details: Self.pageDetails)
        let suggestions =
            searches
            ? try await reportSuggestions(layout, analysis, request, heading.language, details: Self.pageDetails) : nil
        var page = LayoutPage(
            analysis, suggestions: suggestions, findings: try findings(layout, analysis, request),
            picture: picture ?? PictureFile.beside(source, layout))
        page.cells = CellPictureFiles.read(layout, from: source)
        page.heading = heading
        return page
    }

    /// The page of what was searched already, with a picture: the given one, else the one beside the source.
    public func page(
        _ suggestions: LayoutSuggestions, of source: InputSource, _ layout: ImportedLayout,
        findings: [ScreenExamination], _ picture: ScreenPicture?
    ) -> LayoutPage {
        var page = LayoutPage(
            suggestions.analysis, suggestions: suggestions, findings: findings,
            picture: picture ?? PictureFile.beside(source, layout))
        page.cells = CellPictureFiles.read(layout, from: source)
        return page
    }
}
