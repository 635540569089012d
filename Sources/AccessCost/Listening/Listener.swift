import LayoutModel

/// What is heard at each stop by a person on the way to a target.
struct Listener: Sendable {
    let times: ListeningTimes
    /// Seconds at each stop that is passed: until the first word that differs from what the target is called.
    let passing: @Sendable (StopIndex) -> Double
    /// Seconds more until the name has been heard in full, before the stop is acted on.
    let rest: @Sendable (StopIndex) -> Double
}
