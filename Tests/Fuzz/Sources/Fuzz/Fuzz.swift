import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What libFuzzer calls with each input it makes up; the environment names the job.
///
/// A job may refuse its input with an error of ours. Whatever else ends it is a find: a trap, a report of the address
/// sanitizer, a leak, the time limit of run.sh, or `require`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    job(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

private let job: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_JOB"] ?? ""
    if let job = FuzzJob.all[name] { return job }
    let known = FuzzJob.all.keys.sorted().joined(separator: " ")
    fatalError("FUZZ_JOB names no job; known are: \(known)")
}()

/// Ends the process, so that the fuzzer keeps the input.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    fatalError(message())
}

/// An error of ours is one line, however hostile the input is.
func requireOneLine(_ error: any Error) {
    require(!"\(error)".contains(where: \.isNewline), "an error of several lines: \(error)")
}
