import ArgumentParser
import NavCost

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The options of commands that go over many inputs.
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

    /// The options as values.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func resolved() throws -> (jobs: Int, shard: Shard?) {
        do {
            var count = ProcessInfo.processInfo.activeProcessorCount
            if let jobs {
                guard let number = Int(jobs), (1...1024).contains(number) else {
                    throw OptionError("'\(jobs)' is no value for --jobs, which is a whole number from 1 to 1024")
                }
                count = number
            }
            return (count, try shard.map { text throws(OptionError) in try Shard(text) })
        } catch {
            Terminal.error("\(error)")
            throw ExitCode(2)
        }
    }
}

/// Work over many inputs side by side, whose results come in the order of the inputs.
enum Workers {
    /// Does work for each place below a count, so many at a time, and takes the results in order.
    ///
    /// No more than three results a job are there at a time, whatever the first takes.
    static func inOrder<Value: Sendable>(
        _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) async -> Value,
        _ take: (Int, Value) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var (begun, taken) = (0, 0)
            var waiting: [Int: Value] = [:]
            var running = 0
            func begin() {
                while begun < count, running < jobs, begun - taken < 3 * jobs {
                    let place = begun
                    group.addTask { (place, await work(place)) }
                    begun += 1
                    running += 1
                }
            }
            begin()
            while taken < count, let (place, value) = try await group.next() {
                running -= 1
                waiting[place] = value
                while let value = waiting.removeValue(forKey: taken) {
                    try take(taken, value)
                    taken += 1
                }
                begin()
            }
        }
    }
}

/// How far a run over many inputs has come, on a terminal: inputs done, of how many, how fast, and how long it will take.
struct InputProgress {
    private let count: Int
    private let start = ContinuousClock.now
    private var shown = ContinuousClock.now

    init(_ count: Int) { self.count = count }

    /// Shows that so many are done; nothing within a second, and at most five times a second.
    mutating func show(_ done: Int) {
        let now = ContinuousClock.now
        let passed = (now - start).inSeconds
        guard count > 1, passed > 1, (now - shown).inSeconds > 0.2 || done == count else { return }
        shown = now
        let rate = Double(done) / passed
        let left = rate > 0 ? Double(count - done) / rate : 0
        Terminal.progress(
            "\(done) of \(count), \(shortNumber(rate)) a second, \(shortNumber(left.rounded(.up))) s to go")
    }

    /// Takes away what was shown.
    func end() { if count > 1 { Terminal.endProgress() } }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
