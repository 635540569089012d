import BenchmarkProblems
import Foundation
import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

/// One question that every contender answers.
struct Case: Sendable {
    /// The layout's name, without a folder of the machine.
    var name: String
    var weights: Weights
    var objective: Objective
    var constraints: Constraints
    var mix: MethodMix
    var screen: Screen
    /// Whether solvers are asked, too.
    var isForSolvers = false

    var problem: GroupingProblem { GroupingProblem(screen, mix, constraints) }
}

/// The questions of a run.
struct ProblemSet {
    /// The project's folder.
    let root: String
    /// Whether the run must be over within a minute.
    let isShort: Bool

    /// The free question of theory: groups of up to nine, whatever belongs together.
    private func free(depth: Int) -> Constraints {
        var constraints = Constraints()
        constraints.kind = .none
        constraints.depth = depth
        return constraints
    }

    /// Every question, those without constraints first.
    func cases() throws -> [Case] {
        var result: [Case] = []
        let samples = try layouts(in: "\(root)/Samples").filter { !isShort || $0.name.hasPrefix("Keyboard") }
        for (name, layout) in samples {
            let own = layout.screens[0].elements.contains { $0.weight != 1 }
            // Free questions about a screen after its change are those about the screen before it, as are the solvers'.
            let isTwin = samples.contains { $0.name == name + "Before" }
            for weights in Weights.allCases where !isShort || weights == (own ? .own : .zipf) {
                add(name, layout, weights, isUsual: weights == .own, isFree: !isTwin, to: &result) {
                    $0.isForSolvers = !isTwin && (weights == .zipf || weights == .own && own)
                }
            }
        }
        for count in isShort ? [40] : [40, 60, 100, 200] {
            let layout = Layout(name: "buttons", platform: .ios, screens: [.buttons(count)])
            add("\(count) buttons", layout, .zipf, isUsual: false, isFree: true, to: &result) { $0.isForSolvers = true }
        }
        if !isShort {
            for (name, layout) in corpus() {
                add(name, layout, .zipf, isUsual: true, isFree: true, to: &result) { $0.isForSolvers = true }
            }
        }
        return result.filter { $0.constraints.kind == .none } + result.filter { $0.constraints.kind == .natural }
    }

    private func add(
        _ name: String, _ layout: Layout, _ weights: Weights, isUsual: Bool, isFree: Bool, to cases: inout [Case],
        _ change: (inout Case) -> Void
    ) {
        let platform = layout.platform
        let scan = MethodMix.single(.iosSwitchAuto, .stepsAndPresses, platform: platform)
        // The largest screen says most.
        let count = { (screen: Screen) in scan.main.analysis(screen).targets.count }
        guard let screen = layout.screens.max(by: { count($0) < count($1) }), count(screen) >= 8 else { return }
        let weighted = screen.weighted(weights, for: scan, seed: 7)
        func add(_ mix: MethodMix, _ constraints: Constraints, _ change: (inout Case) -> Void) {
            var one = Case(
                name: name, weights: weights, objective: mix.objective, constraints: constraints, mix: mix,
                screen: weighted)
            change(&one)
            cases.append(one)
        }
        if isFree { add(scan, free(depth: 1), change) }
        if isFree, weights == .zipf { add(scan, free(depth: 2)) { _ in } }
        guard weights != .random else { return }
        add(scan, Constraints()) { _ in }
        // What `suggest` does without options.
        let usual = AccessMethod.usual(on: platform)[0]
        if isUsual { add(.single(usual, .seconds, platform: platform), Constraints()) { _ in } }
    }

    // MARK: Files

    private func layouts(in folder: String) throws -> [(name: String, layout: Layout)] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".xml") }.map {
            (String($0.dropLast(4)), try Session().read(.file("\(folder)/\($0)")).layout)
        }
    }

    /// Layouts of other projects, where they are present as the tests expect them; of each format the one with most targets
    /// that has no more than 120.
    private func corpus() -> [(name: String, layout: Layout)] {
        let corpus = ProcessInfo.processInfo.environment["NAVCOST_CORPUS"] ?? "\(root)/../shared/corpus"
        let formats = [
            "android_layout", "fxml", "grid3", "gtkbuilder", "html", "interface_builder", "onscreen_keyboards", "qt_ui",
            "uiautomator", "wx_xrc", "xaml", "xcuitest",
        ]
        return formats.flatMap { format -> [(name: String, layout: Layout)] in
            let files = (FileManager.default.enumerator(atPath: "\(corpus)/\(format)")?.allObjects ?? [])
                .compactMap { $0 as? String }.sorted()
            let read = files.compactMap { file -> (name: String, layout: Layout, count: Int)? in
                guard let layout = try? Session().read(.file("\(corpus)/\(format)/\(file)")).layout else { return nil }
                let scan = MethodMix.single(.iosSwitchAuto, .stepsAndPresses, platform: layout.platform)
                let count = layout.screens.map { scan.main.analysis($0).targets.count }.max() ?? 0
                let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
                return 8...120 ~= count ? ("\(format)/\(name)", layout, count) : nil
            }
            return read.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(1).map { ($0.name, $0.layout) }
        }
    }
}
