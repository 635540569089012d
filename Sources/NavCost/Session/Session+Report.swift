public import AccessCost
public import CostReport
public import LayoutFormats

extension Session {
    /// What pages of a report show beyond costs.
    private static let pageDetails: AnalysisDetails = [.routes, .actions]

    /// The page of an input, with its project settings: costs, what is suggested, and what is found.
    ///
    /// - Parameter searches: whether changes are searched for, as `suggest` does at its defaults.
    public func page(
        of source: InputSource, _ request: AnalysisRequest, searches: Bool = true
    ) async throws(NavCostError) -> LayoutPage {
        try await page(of: source, ready: ProjectSettingsCache(self).request(request, for: source), searches: searches)
    }

    /// The pages of inputs, made side by side and handed over in order.
    ///
    /// - Parameter take: takes the page of an input, or why there is none; what it throws ends the run.
    public func pages(
        of inputs: Inputs, _ request: AnalysisRequest, searches: Bool = true, progress: ((Progress) -> Void)? = nil,
        _ take: (Result<(page: ReportFolder.Page, analysis: LayoutAnalysis), NavCostError>) throws -> Void
    ) async throws {
        let settings = ProjectSettingsCache(self)
        try await forEach(inputs, progress: progress) { (source) throws(NavCostError) in
            try settings.request(request, for: source)
        } _: { (source, request) throws(NavCostError) in
            let page = try await page(of: source, ready: request, searches: searches)
            return (page: ReportFolder.Page(page), analysis: page.analysis)
        } _: {
            try take($0)
        }
    }

    private func page(
        of source: InputSource, ready request: AnalysisRequest, searches: Bool
    ) async throws(NavCostError) -> LayoutPage {
        let layout = try read(source, format: request.inputFormat)
        let analysis = try analyze(layout, request, details: Self.pageDetails)
        let suggestions =
            searches ? try await reportSuggestions(layout, analysis, request, details: Self.pageDetails) : nil
        return LayoutPage(analysis, suggestions: suggestions, findings: try findings(layout, analysis, request))
    }
}
