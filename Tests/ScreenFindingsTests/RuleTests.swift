import AccessCost
import LayoutFormats
import LayoutModel
import ScreenFindings
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct RuleTests {
    @Test(arguments: RuleCase.all)
    func theLayoutGetsTheAnswerInItsName(_ one: RuleCase) throws {
        let examination = try one.examination()
        #expect(examination.answer == one.answer, "\(examination.findings) \(examination.unclear)")
        for finding in examination.findings { expectSentences(of: finding) }
    }

    /// Two layouts that must trigger it, two near misses that must not, and one of which it cannot tell.
    @Test(arguments: Rule.all.map(\.code))
    func eachRuleHasItsLayouts(_ code: String) {
        let own = RuleCase.all.filter { $0.code == code }
        #expect(own.count { $0.answer == .yes } >= 2)
        #expect(own.count { $0.answer == .no } >= 2)
        #expect(own.count { $0.answer == .cannotTell } >= 1)
    }

    /// An element that goes away is told however long uses with errors take.
    @Test func endlessUsesAreTold() throws {
        let buttons = (1...40).map {
            "<element id='b\($0)' role='button' label='B\($0)' \($0 == 40 ? "timeout='60'" : "")/>"
        }
        let text = "<layout platform='ios'><screen id='s'>\(buttons.joined())</screen></layout>"
        let input = try LayoutReader.read(.bytes(Array(text.utf8), path: "t.xml"))
        var parameters = AccessMethod.iosSwitchAuto.defaults
        #expect(parameters.set("accidental", to: "0.5") == nil)
        let request = AnalysisPlan(methods: [RequestedMethod(.iosSwitchAuto, parameters: parameters)])
        let analysis = LayoutAnalysis(
            path: "", format: input.format, name: "", platform: .ios,
            screens: [Analyzer.analyze(input.layout.screens[0], platform: .ios, request)], notes: [])
        let found = Checker.check(analysis, of: input.layout, format: input.formatTraits, request)
        let examination = try #require(found[0].examinations.first { $0.code == "timeout" })
        #expect(examination.findings.map(\.severity) == [.error] && examination.unclear.isEmpty)
        guard case .figure(let time, .seconds)? = examination.findings.first?.values["time"] else {
            Issue.record("the finding has no time")
            return
        }
        // Years: thirty-nine highlights in a row without an accidental selection.
        #expect(time > 1e8)
    }

    @Test func everyFolderIsOfARule() {
        #expect(Set(RuleCase.all.map(\.code)).subtracting(Rule.all.map(\.code)).isEmpty)
    }

    @Test func codesAreUniqueAndPlain() {
        #expect(Set(Rule.all.map(\.code)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.code.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }, "\(rule.code)")
            for sentence in [rule.title, rule.message, rule.remedy] {
                #expect(!sentence.isEmpty && sentence.last != ".", "\(rule.code): \(sentence)")
            }
        }
    }

    /// The comment above a rule is its documentation: read here in another way than by `make rules`.
    @Test func documentationIsTheCommentAboveTheRule() throws {
        let folder = ProjectFiles.path("Sources/ScreenFindings")
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Rules").sorted().map {
            "Rules/\($0)"
        }
        var codes: [String] = []
        for file in files + ["Budgets/ProjectRules.swift"] {
            let lines = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (number, line) in lines.enumerated() where line.hasSuffix(" = Rule(") {
                let code = try #require(lines[number + 1].split(separator: "\"").dropFirst().first.map(String.init))
                let comment = lines[..<number].reversed().prefix { $0.hasPrefix("    ///") }.reversed()
                let text = comment.map { String($0.dropFirst(7).drop { $0 == " " }) }.joined(separator: "\n")
                let rule = try #require(Rule.named(code), "\(file) has a rule that is not in the list")
                #expect(rule.documentation == text, "run `make rules`")
                #expect(text.count > 200, "\(code) says too little")
                codes.append(code)
            }
        }
        #expect(codes.sorted() == (Rule.all + Rule.ofProject).map(\.code).sorted())
    }

    /// Every name in braces is something that the finding states.
    private func expectSentences(of finding: Finding) {
        let rule = Rule.named(finding.code)!
        for sentence in [rule.message, rule.remedy] {
            for part in sentence.split(separator: "{").dropFirst(sentence.hasPrefix("{") ? 0 : 1) {
                let name = String(part.prefix { $0 != "}" })
                switch name {
                case "target", "targets": #expect(finding.places.first?.id.isEmpty == false, "\(finding.code)")
                case "other": #expect(finding.places.count > 1, "\(finding.code)")
                case "method": #expect(finding.method != nil, "\(finding.code)")
                case "screen": break
                default: #expect(finding.values[name] != nil, "\(finding.code) states no \(name)")
                }
            }
        }
    }
}
