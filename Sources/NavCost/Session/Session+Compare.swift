public import AccessCost
public import LayoutFormats
import LayoutModel

extension Session {
    /// Compares a layout before and after a change by the same methods: those asked for, or those that fit the platform of
    /// the layout after it.
    ///
    /// A named action is compared as a goal: where one side does not have it, its targets are activated there.
    /// - Throws: as `analyze`.
    public func compare(
        _ before: ImportedLayout, _ after: ImportedLayout, _ request: CompareRequest, details: AnalysisDetails = []
    ) throws(NavCostError) -> Comparison {
        var before = before
        if let platform = after.layout.platform { before.layout.platform = platform }
        let name = request.analysis.actionName
        let has = [before, after].map { side in
            name.map { Self.actionNames(side.layout.screens).contains($0) } ?? true
        }
        // Where neither side has it, the layout after the change is the one that says so.
        func sideRequest(_ has: Bool, _ other: Bool) -> AnalysisRequest {
            var own = request.analysis
            if !has, other { own.action = nil }
            return own
        }
        let details = details.union(.actions)
        let new = try analyze(after, sideRequest(has[1], has[0]), details: details)
        let old = try analyze(before, sideRequest(has[0], has[1]), details: details)
        var comparison = Comparison(
            before: old, after: new, action: name, removalsAreMeant: request.removedGoals == .ok)
        let platform = after.layout.platform
        comparison.findConclusions(
            try NavCostError.wrap { () throws(RequestError) in
                try request.analysis.plan(for: platform, scan: after.layout.scanSettings).plan
            })
        return comparison
    }
}
