import AccessCost
import LayoutModel

extension Rule {
    /// Private information is shown on a slow screen.
    ///
    /// People who need minutes for a screen show it to bystanders for minutes: an account number, a message, a
    /// diagnosis.
    ///
    /// The rule checks shown elements that the file calls private, without password fields, which show dots. It is a
    /// finding where the mean over the screen's targets is above 10 seconds (P) by a requested method; the finding
    /// names the slowest one. Above a minute it is a warning, else a note. Where a method's costs are unknown, the time
    /// cannot be told.
    static let privacy = Rule(
        code: "private", title: "private information on a slow screen",
        message: "{target} is private and stays in sight: one use of the screen takes {now} on average by {method}",
        remedy: "hide it until it is asked for, or make the screen quicker",
        source: "WCAG 2.2, 2.2.1, in reverse",
        affects: [.time, .switches], touches: [],
        examine: { screen, examination in
            let elements = screen.indices.filter {
                screen.isExposed($0) && screen.screen[$0].isPrivate && screen.screen[$0].role != .secureTextField
                    && screen.screen[$0].reveals == nil
            }
            guard !elements.isEmpty else { return }
            let means = screen.methods.compactMap { own in own.tree.expected.map { (id: own.id, seconds: $0.seconds) } }
            guard let slowest = means.max(by: { $0.seconds < $1.seconds }), slowest.seconds > 10 else {
                if screen.methods.contains(where: { $0.tree.costs.contains { $0.status == .unknown } }) {
                    examination.cannotTell("how long the screen takes is not known", at: elements)
                }
                return
            }
            let seconds = slowest.seconds
            for index in elements {
                examination.found(
                    seconds > 60 ? .warning : .note, at: [index], method: slowest.id,
                    ["now": .figure(seconds, .seconds)])
            }
        })
}
