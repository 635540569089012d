/// What is asked of a comparison of a layout before and after a change.
public struct CompareRequest: Hashable, Codable, Sendable {
    /// What is asked of both analyses.
    public var analysis: AnalysisRequest

    /// A comparison of two analyses.
    public init(_ analysis: AnalysisRequest = AnalysisRequest()) { self.analysis = analysis }
}
