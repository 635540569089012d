import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// What the commands write of a made-up layout, each input in one of the outputs.
struct LayoutOutputs {
    private let choice: LayoutJob.Choice
    private let options: OutputOptions

    init(_ choice: LayoutJob.Choice) {
        self.choice = choice
        var options = OutputOptions(showsAll: choice.search & 8 != 0)
        options.heading = PageHeading(
            title: choice.search & 16 != 0 ? "A & B" : "", author: choice.search & 32 != 0 ? "<C>" : "",
            logo: choice.search & 64 != 0 ? Self.picture : nil, language: choice.language)
        options.style = choice.search & 32 != 0 ? .terminal : .plain
        options.part = choice.search & 64 != 0 ? RunPart(number: 1, count: 2) : nil
        options.link = choice.search & 128 != 0 ? "https://example.org/a b|\u{E9}?c=<d>" : nil
        options.isRaw = choice.outputs & 16 != 0
        options.people = choice.person % 16 == 6
        options.treeKinds = choice.outputs & 128 != 0 ? TreeKind.allCases : nil
        self.options = options
    }

    func write(_ analysis: LayoutAnalysis) {
        if choice.requiresCoding { FuzzJob.requireSameAfterCoding(analysis) }
        if let writer = choice.output.analysis?(options) { _ = writer.text([analysis]) }
        _ = choice.output.trees?([analysis], options)
        _ = AnalysisText().answers(analysis)
    }

    func write(_ found: LayoutSuggestions) {
        if choice.requiresCoding { FuzzJob.requireSameAfterCoding(found) }
        _ = choice.output.suggestions?(found, options)
    }

    func writePage(_ analysis: LayoutAnalysis, _ found: LayoutSuggestions?, findings: [ScreenExamination]) {
        var page = LayoutPage(analysis, suggestions: found, findings: findings)
        page.heading = options.heading
        if choice.search & 8 != 0 {
            page.picture = Self.picture
            for name in analysis.screens.flatMap(\.screen.elements).compactMap(\.picture) {
                page.cells[name] = choice.search & 128 != 0 ? Self.largePicture : Self.picture
            }
        }
        _ = Output.html.page?(page)
        if choice.search & 128 != 0 { for screen in page.screens { _ = AnalysisHTML.page(screen) } }
        let entries = page.screens.enumerated().map { place, screen in
            var entry = IndexHTML.Entry(file: "\(place).html", row: IndexRow(screen))
            entry.change = choice.search & 16 != 0 ? "a change \(place).html" : nil
            return entry
        }
        _ = IndexHTML.page(entries, heading: page.heading)
    }

    /// The header of a PNG of 40 x 30 pixels, which is all of a picture that is read.
    private static let header: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 30,
    ]
    private static let picture = ScreenPicture(header + [UInt8](repeating: 0, count: 16))
    /// One that is too large for a page.
    private static let largePicture = ScreenPicture(header + [UInt8](repeating: 0, count: 600_000))

    /// What could be changed is not made twice, nor on a screen that lacks what it names; its code is written for every platform,
    /// whatever the layout is for.
    func tryChanges(_ layout: Layout, _ analysis: LayoutAnalysis) {
        for (screen, costs) in zip(layout.screens, analysis.screens) where screen.id == costs.screen.id {
            for change in ScreenChange.candidates(on: screen, platform: layout.platform, analysis: costs) {
                for platform in Platform.allCases {
                    _ = SuggestionCode.code(for: change, on: screen, platform: platform)
                }
                require(
                    change.apply(to: Screen(id: "other"), platform: layout.platform) == nil,
                    "\(change) is made on an empty screen")
                let once = change.apply(to: screen, platform: layout.platform)
                require(
                    once.flatMap { change.apply(to: $0, platform: layout.platform) } == nil, "\(change) is made twice")
            }
        }
    }

    /// Holds a layout to rules and to budgets, some of which name what is not there.
    func check(_ input: ImportedLayout, _ request: AnalysisRequest) throws {
        let budgets = try [
            "expected.seconds=1", "worst.steps=3 screen=s0", "worst.seconds=0 target=e1",
            "expected.presses=2 screen=s9",
        ].map { try Budget($0) }
        let suppressions = [
            Suppression(code: "slip", reason: "known"), Suppression(code: "no-groups", target: "e1", reason: "rare"),
            Suppression(code: "spoken-name", target: "s0/e1", reason: "old"),
            Suppression(code: "no-such-rule", screen: "s1", reason: "old"),
        ]
        let checked = CheckRequest(request, budgets: budgets, suppressions: suppressions, failsFrom: .warning)
        try write(report(input, checked))
    }

    private func report(_ input: ImportedLayout, _ request: CheckRequest) throws -> CheckReport {
        let path = FuzzJob.file(Array(LayoutWriter.xml(input.layout).utf8))
        return try LayoutJob.waiting {
            try await Session().check(Inputs(sources: [.file(path)]), request) { requireOneLine($0) }
        }
    }

    private func write(_ report: CheckReport) {
        if choice.requiresCoding { FuzzJob.requireSameAfterCoding(report) }
        LayoutJob.requireNumbers(CheckJSON.document(report))
        LayoutJob.requireNumbers(CheckSARIF.document(report))
        _ = choice.output.check?(report, options)
    }

    /// A layout keeps to the baseline that is written of it.
    func checkBaseline(_ input: ImportedLayout, _ request: AnalysisRequest) throws {
        let plain = try report(input, CheckRequest(request))
        let suffix = ".csv"
        let path = FuzzJob.file([], suffix: suffix)
        let baseline = BaselineFile.text(plain.layouts.map(\.analysis), at: path)
        _ = FuzzJob.file(Array(baseline.utf8), suffix: suffix)
        let held = try report(input, CheckRequest(request, baseline: path))
        let broken = held.findings.filter { $0.code == Rule.budget.code || $0.code == Rule.baseline.code }
        require(broken.isEmpty, "a layout breaks its own baseline: \(broken[0])\n\(baseline)")
        write(held)
    }

    /// Compares a layout with itself, which changes nothing, and with another one: as suggested, else with what could be changed.
    func compare(_ input: ImportedLayout, _ suggested: Layout?, _ request: AnalysisRequest) throws {
        let compared = CompareRequest(request, removedGoals: choice.search & 8 == 0 ? .fail : .ok)
        let same = try Session().compare(input, input, compared)
        require(
            same.addedScreens.isEmpty && same.removedScreens.isEmpty
                && same.screens.allSatisfy { $0.added.isEmpty && $0.removed.isEmpty }, "a layout differs from itself")
        var other = input
        other.layout = suggested ?? changed(input.layout)
        write(try Session().compare(input, other, compared))
    }

    private func write(_ comparison: Comparison) {
        if choice.requiresCoding { FuzzJob.requireSameAfterCoding(comparison) }
        LayoutJob.requireNumbers(ComparisonJSON.document(comparison))
        choice.output.comparison?(comparison, options) { _ in }
    }

    /// A layout changed as chosen, and without its last elements.
    private func changed(_ layout: Layout) -> Layout {
        var layout = choice.variant.changed(layout)
        for place in layout.screens.indices {
            guard let last = layout.screens[place].elements.indices.last.map(ElementIndex.init) else { continue }
            layout.screens[place][last].label += choice.search & 128 != 0 ? "2" : ""
            layout.screens[place][last].isHidden = choice.search & 64 != 0
        }
        if choice.search & 16 != 0 { state(&layout) }
        return layout
    }

    /// Says of some elements and actions what they take the place of, and calls the last of several screens something else.
    private func state(_ layout: inout Layout) {
        for place in layout.screens.indices {
            let ids = layout.screens[place].elements.map(\.id)
            let acting = layout.screens[place].elements.first { !$0.actions.isEmpty }
            let action = acting.map { "\($0.id)/\($0.actions[0].name.lowercased())" }
            for index in layout.screens[place].elements.indices.map(ElementIndex.init).suffix(3) {
                let stated = [ids.first, index.rawValue % 2 == 0 ? action : "nothing"].compactMap(\.self)
                layout.screens[place][index].sameAs = stated.joined(separator: " ")
                for number in layout.screens[place][index].actions.indices {
                    layout.screens[place][index].actions[number].sameAs = action ?? ids.last
                }
            }
        }
        if layout.screens.count > 1 { layout.screens[layout.screens.count - 1].id += "-new" }
    }
}
