#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The growth per doubling that linear work and work of n log n stay below and quadratic work exceeds.
public let mostLinearGrowth = 3.0

/// How many times as much processor time some work takes where its size doubles: the geometric mean of the two doublings
/// from `size` to four times as much. Constant work has 1, linear work 2, quadratic work 4.
///
/// Only the time of the calling thread counts, so neither other tests nor other programs are in it; the work must stay on
/// that thread. The sizes take turns and the smallest time of each counts, so that a cold cache spoils one run at most. On a busy
/// machine other work takes caches and memory bandwidth away, which slows what is large most: where the growth is not below
/// `limit`, further turns are taken, up to `mostRuns`. Work that grows faster stays above it however often it is run.
///
/// - Parameters:
///   - size: The smallest size; the work should take some milliseconds with it, else what does not grow hides what does.
///   - limit: What the growth should be below.
///   - runs: How many times each size is run at least.
///   - mostRuns: How many times each size is run at most.
///   - prepare: Makes what the work is done on; not counted.
///   - work: What is measured.
public func growthPerDoubling<Input>(
    from size: Int, below limit: Double = mostLinearGrowth, runs: Int = 3, mostRuns: Int = 12,
    prepare: (Int) throws -> Input, work: (Input) throws -> Void
) rethrows -> Double {
    func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let inputs = [try prepare(size), try prepare(2 * size), try prepare(4 * size)]
    var least = [Double](repeating: .infinity, count: inputs.count)
    var growth: Double { (least[2] / least[0]).squareRoot() }
    for run in 0..<max(runs, mostRuns) where run < runs || growth >= limit {
        for (number, input) in inputs.enumerated() {
            let start = processorTime()
            try work(input)
            least[number] = min(least[number], processorTime() - start)
        }
    }
    return growth
}
