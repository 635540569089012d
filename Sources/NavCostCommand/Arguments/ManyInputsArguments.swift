import ArgumentParser
import Dispatch
import NavCost

/// The inputs of a command that goes over many, and how it goes over them.
struct ManyInputsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The inputs that are worked on at a time; the result is the same. Default: one a core.", valueName: "n"))
    var jobs: String?

    @Option(
        help: ArgumentHelp(
            "Only the K-th of N parts of the inputs; 'navcost merge' makes one result of the parts'.", valueName: "k/n")
    )
    var shard: String?

    /// The session and the part of the inputs.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func resolved() throws -> (session: Session, shard: Shard?) {
        try reportingErrors { () throws(NavCostError) in
            try reading { () throws(RequestError) in
                let jobs = try jobs.map { (value) throws(RequestError) in try value.number(of: "--jobs", in: 1...1024) }
                return (
                    Session(jobs: jobs),
                    try shard.map { (value) throws(RequestError) in try value.value(of: "--shard") }
                )
            }
        }
    }
}

/// How far a run over many inputs has come, on a terminal: inputs done, of how many, how fast, and how long it will take.
struct InputProgress {
    private let start: ContinuousClock.Instant
    private var shown: ContinuousClock.Instant
    private let waiting: WaitingTime

    init() {
        start = ContinuousClock.now
        shown = start
        waiting = WaitingTime()
    }

    /// Shows how far it is; nothing within a second, and at most five times a second.
    mutating func show(_ progress: Session.Progress) {
        let (done, count) = (progress.done, progress.of)
        let now = ContinuousClock.now
        let passed = (now - start).inSeconds
        guard count > 1 else { return }
        waiting.end()
        guard passed > 1, (now - shown).inSeconds > 0.2 || done == count else { return }
        shown = now
        let rate = Double(done) / passed
        let left = rate > 0 ? Double(count - done) / rate : 0
        Terminal.progress(
            "\(done) of \(count), \((rate * 10).rounded() / 10) a second, \(Int(left.rounded(.up))) s to go")
    }

    /// Takes away what was shown.
    func end() {
        waiting.end()
        if shown > start { Terminal.endProgress() }
    }
}

/// Tells how long the work on one input has taken, from the first second on, while nothing else can be told; on a terminal
/// alone, as a timer takes threads of its own.
struct WaitingTime {
    private let timer: (source: any DispatchSourceTimer, queue: DispatchQueue)?
    private let start = ContinuousClock.now

    init() {
        guard Terminal.showsProgress else {
            timer = nil
            return
        }
        let queue = DispatchQueue(label: "navcost.waiting")
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + 1, repeating: 1)
        source.setEventHandler { [start] in
            Terminal.progress("working, \(Int((ContinuousClock.now - start).inSeconds)) s")
        }
        source.resume()
        timer = (source, queue)
    }

    /// Ends it and takes away what was shown. May be called twice.
    func end() {
        guard let (source, queue) = timer, !source.isCancelled else { return }
        source.cancel()
        // What the timer has begun to write is written by then.
        let isShown = (ContinuousClock.now - start).inSeconds > 0.9
        queue.sync { if isShown { Terminal.endProgress() } }
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
