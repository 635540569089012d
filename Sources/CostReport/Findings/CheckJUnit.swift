import AccessCost
public import ScreenFindings

/// Writes findings as JUnit XML: a suite a layout, a case for each rule and budget of each screen; a case fails where a
/// finding fails the run, and is skipped where the file does not tell.
///
/// Source: Jenkins' xUnit plugin, junit-10.xsd.
public enum CheckJUnit {
    private struct Case {
        var name: String
        var failures: [String] = []
        var skipped: String?
        var said: [String] = []
    }

    /// The document for a run.
    public static func document(_ report: CheckReport) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"navcost\">\n"
        for layout in report.layouts { append(cases(layout, report), layout.path, &text) }
        if !report.others.isEmpty {
            var one = Case(name: Rule.unusedSuppression.code)
            for finding in report.others { add(finding, "", report, to: &one) }
            append([one], "settings", &text)
        }
        return text + "</testsuites>\n"
    }

    private static func cases(_ layout: LayoutCheck, _ report: CheckReport) -> [Case] {
        var cases: [Case] = []
        for screen in layout.screens {
            for examination in screen.examinations {
                var one = Case(name: "\(screen.screen): \(examination.code)")
                for finding in layout.findings
                where finding.screen == screen.screen && finding.code == examination.code {
                    add(finding, layout.path, report, to: &one)
                }
                if examination.answer == .cannotTell {
                    one.skipped = examination.unclear.map(\.reason).joined(separator: "; ")
                }
                cases.append(one)
            }
        }
        for answer in layout.budgets {
            let about = answer.budget.target.map { ", '\($0)'" } ?? ""
            var one = Case(name: "\(answer.screen): \(answer.budget.name) by \(answer.method)\(about)")
            if let finding = answer.finding, layout.findings.contains(finding) {
                add(finding, layout.path, report, to: &one)
            }
            cases.append(one)
        }
        return cases
    }

    private static func add(_ finding: Finding, _ path: String, _ report: CheckReport, to one: inout Case) {
        let place = CheckText.place(finding, path)
        let text = "\(place): \(FindingWords.message(finding)); to do: \(FindingWords.remedy(finding))"
        if report.fails(finding) { one.failures.append(text) } else { one.said.append(text) }
    }

    private static func append(_ cases: [Case], _ path: String, _ text: inout String) {
        let failures = cases.count { !$0.failures.isEmpty }
        let skipped = cases.count { $0.skipped != nil }
        text +=
            "  <testsuite name=\"\(Markup.escaped(path))\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\">\n"
        for one in cases {
            text +=
                "    <testcase classname=\"\(Markup.escaped(path))\" name=\"\(Markup.escaped(one.name))\" time=\"0\""
            var inner = ""
            if let reason = one.skipped { inner += "      <skipped message=\"\(Markup.escaped(reason))\"/>\n" }
            if !one.failures.isEmpty {
                let message = one.failures.count == 1 ? one.failures[0] : "\(one.failures.count) findings"
                inner +=
                    "      <failure message=\"\(Markup.escaped(message))\">\(Markup.escaped(one.failures.joined(separator: "\n")))</failure>\n"
            }
            if !one.said.isEmpty {
                inner += "      <system-out>\(Markup.escaped(one.said.joined(separator: "\n")))</system-out>\n"
            }
            text += inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n"
        }
        text += "  </testsuite>\n"
    }
}
