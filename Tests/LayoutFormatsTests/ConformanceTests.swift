import LayoutFormats
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the suite is; nil leaves the test out.
private let conformanceSuite = ProcessInfo.processInfo.environment["NAVCOST_XMLCONF"]

/// The W3C's XML conformance suite through our reader; `make test-conformance` fetches it and says where it is.
///
/// What is not well-formed must be refused, what is well-formed must be read, whether valid or not. What differs by design
/// stands in `Conformance/differences.txt`, each with its reason, and nothing else may differ.
@Suite(.enabled(if: conformanceSuite != nil)) struct ConformanceTests {
    /// A test of the suite.
    private struct Case {
        var id: String
        var type: String
        var path: String
        /// The version of XML or of its namespaces that it is for.
        var version: String
        var takesNamespaces: Bool
    }

    /// What the reader made of a file.
    private enum Outcome: Equatable {
        case read
        case refused(String)

        var isRead: Bool { self == .read }
    }

    @Test func everyCaseIsAsTheSuiteSays() throws {
        let cases = try Self.cases(in: conformanceSuite!)
        #expect(cases.count > 2_000)
        let expected = try Self.differences()
        var met: Set<String> = []
        var counts: [String: Int] = [:]
        var reasons: [String: Int] = [:]
        for test in cases {
            // The reader is one for XML 1.0 with namespaces.
            guard !test.version.hasSuffix("1.1"), test.takesNamespaces else {
                counts["of XML 1.1 or without namespaces, not looked at", default: 0] += 1
                continue
            }
            let outcome = Self.read(test.path)
            if test.type == "error" {
                counts["errors that a reader may leave aside", default: 0] += 1
                continue
            }
            let isRight = outcome.isRead == (test.type != "not-wf")
            if isRight {
                counts[test.type == "not-wf" ? "not well-formed and refused" : "well-formed and read", default: 0] += 1
            } else if case .refused(let message) = outcome, message.contains("is refused: only the five predefined") {
                reasons["well-formed, but uses entities of its own, which are refused", default: 0] += 1
            } else if let difference = expected.first(where: { $0.covers(test.id) }) {
                met.insert(difference.id)
                reasons[difference.reason, default: 0] += 1
            } else {
                Issue.record("\(test.id) (\(test.type)): \(outcome) \(test.path)")
            }
        }
        let unmet = expected.map(\.id).filter { !met.contains($0) }
        #expect(unmet.isEmpty, "no difference any more")
        for (what, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count) \(what)") }
        for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("\(count) by design: \(reason)") }
    }

    private static func read(_ path: String) -> Outcome {
        do {
            var reader = try XMLReader(.file(path))
            while try reader.next() != .endOfDocument {}
            // The formats refuse these, or say that they were there.
            if !reader.textBefore.isEmpty { return .refused("text before the XML") }
            if reader.trailingContent != nil { return .refused("something behind the XML") }
            if let prefix = reader.undeclaredPrefixes.first { return .refused("the prefix \(prefix) is not declared") }
            return .read
        } catch {
            return .refused("\(error)")
        }
    }

    /// The tests of all catalogues that the suite's own names in its entities.
    private static func cases(in folder: String) throws -> [Case] {
        let list = String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/xmlconf.xml")), as: UTF8.self)
        let catalogues = list.matches(of: /<!ENTITY [a-z0-9.-]+\s+SYSTEM "([^"]+)">/).map { String($0.1) }
        return try catalogues.flatMap { name -> [Case] in
            let path = "\(folder)/\(name)"
            let base = path[..<path.lastIndex(of: "/")!]
            // Some catalogues are lists of elements without one around them.
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
            let body = text.replacing(/<\?xml[^>]*\?>/, with: "").replacing(/<!DOCTYPE[^>\[]*(\[[^\]]*\])?>/, with: "")
            var reader = try XMLReader(.bytes(Array("<all>\(body)</all>".utf8), path: path))
            var cases: [Case] = []
            while true {
                let event = try reader.next()
                if event == .endOfDocument { return cases }
                guard event == .start, reader.name.local == "TEST", let uri = reader.attribute("URI") else { continue }
                cases.append(
                    Case(
                        id: reader.attribute("ID") ?? uri, type: reader.attribute("TYPE") ?? "", path: "\(base)/\(uri)",
                        version: reader.attribute("RECOMMENDATION") ?? reader.attribute("VERSION") ?? "",
                        takesNamespaces: reader.attribute("NAMESPACE") != "no"))
            }
        }
    }

    /// A line of the list of differences: the id of a test, or how ids begin before a "*", and the reason.
    private struct Difference {
        var id: String
        var reason: String

        func covers(_ test: String) -> Bool { id.hasSuffix("*") ? test.hasPrefix(id.dropLast()) : test == id }
    }

    private static func differences() throws -> [Difference] {
        let text = try ProjectFiles.text("Tests/LayoutFormatsTests/Conformance/differences.txt")
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            return Difference(id: words[0], reason: words[1])
        }
    }
}
