/// What is asked of a comparison of a layout before and after a change.
public struct CompareRequest: Hashable, Codable, Sendable {
    /// What removed goals are.
    public enum RemovedGoals: String, CaseIterable, Hashable, Codable, Sendable {
        /// The change means to remove them.
        case ok
        /// They are regressions.
        case fail
    }

    /// What is asked of both analyses.
    public var analysis: AnalysisRequest
    /// What removed goals are.
    public var removedGoals: RemovedGoals

    /// A comparison of two analyses.
    public init(_ analysis: AnalysisRequest = AnalysisRequest(), removedGoals: RemovedGoals = .fail) {
        self.analysis = analysis
        self.removedGoals = removedGoals
    }
}
