#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whether the tests that have a short and a long form run in the long one, as `make test-long` does.
public let isLongForm = ProcessInfo.processInfo.environment["NAVCOST_LONG"] != nil

/// How many cases a random test has, in the short form and in the long one.
public func cases(_ short: Int, long: Int) -> Int { isLongForm ? long : short }
