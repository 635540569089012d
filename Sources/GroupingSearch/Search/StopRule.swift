/// When a search ends.
public struct StopRule: Sendable {
    /// How far a climb has come.
    public struct State: Sendable {
        /// The moves tried.
        public var moves = 0
        /// The moves tried since the best plan was found.
        public var idle = 0
    }

    /// Why a search ended before it was done.
    public enum Reason: String, Hashable, Sendable, Codable {
        /// The time that it was given is over.
        case timeLimit
        /// Somebody interrupted it.
        case interrupted
    }

    /// What a rule says.
    public enum Verdict: Sendable {
        case goOn, done
        case cut(Reason)
    }

    /// Asked after every move.
    public let verdict: @Sendable (State) -> Verdict

    /// After a number of moves; the same for every run.
    public static func moves(_ count: Int) -> StopRule {
        StopRule { $0.moves >= count ? .done : .goOn }
    }

    /// At a point in time. The clock is read at every 64th move, or at every move where moves are slow.
    public static func deadline(_ instant: ContinuousClock.Instant, everyMove: Bool = false) -> StopRule {
        StopRule { state in
            (everyMove || state.moves % 64 == 0) && ContinuousClock.now >= instant ? .cut(.timeLimit) : .goOn
        }
    }

    /// When the task that searches is cancelled.
    public static let cancellation = StopRule { _ in Swift.Task.isCancelled ? .cut(.interrupted) : .goOn }

    /// When the first of some rules says so.
    public static func first(of rules: [StopRule]) -> StopRule {
        StopRule { state in
            for rule in rules {
                let verdict = rule.verdict(state)
                if case .goOn = verdict { continue }
                return verdict
            }
            return .goOn
        }
    }
}
