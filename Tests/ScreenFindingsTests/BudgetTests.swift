import AccessCost
import LayoutFormats
import LayoutModel
import ScreenFindings
import TestSupport
import Testing

/// Budgets and baselines over a list of buttons scanned at one second a step: button i costs (i - 1) s + 0.65 s.
@Suite struct BudgetTests {
    private static func analysis(_ count: Int, ids: [String]? = nil, weights: [Double] = []) -> LayoutAnalysis {
        var screen = Screen(id: "main", label: "Main", width: 400, height: 2000)
        for number in 0..<count {
            var element = Element(role: .button, id: ids?[number] ?? "b\(number + 1)", label: "Button \(number + 1)")
            element.frame = Frame(x: 0, y: Double(number) * 50, width: 100, height: 40)
            if weights.indices.contains(number) { element.weight = weights[number] }
            screen.close(screen.open(element, in: nil))
        }
        let request = AnalysisPlan(methods: [.init(.iosSwitchAuto)], action: .none)
        return LayoutAnalysis(
            path: "a.xml", format: "navcost", name: "", platform: .ios,
            screens: [Analyzer.analyze(screen, platform: .ios, request)], notes: [])
    }

    private static func baseline(of analysis: LayoutAnalysis) -> Baseline {
        var baseline = Baseline(name: "base.csv")
        for screen in analysis.screens {
            for method in screen.methods {
                for (target, cost) in zip(screen.targets, method.tree(.grouped)!.costs) {
                    let key = Baseline.Key(
                        layout: "a.xml", screen: screen.screen.id, method: method.method.id, target: target.id)
                    let isNew = baseline.add(
                        key, .init(label: target.label, weight: target.weight, cost: cost.cost))
                    #expect(isNew)
                }
            }
        }
        return baseline
    }

    private func answers(_ budget: Budget, _ analysis: LayoutAnalysis, _ baseline: Baseline? = nil) -> [BudgetAnswer] {
        BudgetCheck([budget], baseline: baseline, layout: "a.xml").answers(analysis)
    }

    @Test func anAbsoluteBudgetIsTheMeanOrTheDearest() throws {
        let five = Self.analysis(5)
        // 0.65 + (0 + 1 + 2 + 3 + 4) / 5, and 4.65.
        let mean = try #require(answers(Budget(.expected, .seconds, .absolute(2.65)), five).first)
        #expect(mean.isKept)
        #expect(abs(mean.now! - 2.65) < 1e-9)
        #expect(!answers(Budget(.expected, .seconds, .absolute(2.6)), five)[0].isKept)
        let worst = answers(Budget(.worst, .steps, .absolute(4)), five)[0]
        #expect(worst.now == 5)
        #expect(worst.finding?.places.first?.id == "b5")
        #expect(answers(Budget(.worst, .keystrokes, .absolute(0)), five).isEmpty, "scanning has no keystrokes")
        #expect(answers(Budget(.worst, .steps, .absolute(1), screen: "other"), five).isEmpty)
        #expect(answers(Budget(.worst, .steps, .absolute(1), method: "tv-remote"), five).isEmpty)
    }

    @Test func weightsCount() {
        let two = Self.analysis(2, weights: [3, 1])
        #expect(abs(answers(Budget(.expected, .steps, .absolute(9)), two)[0].now! - 1.25) < 1e-12)
    }

    @Test func aTargetHasABudgetOfItsOwn() {
        let five = Self.analysis(5)
        #expect(answers(Budget(.expected, .steps, .absolute(3), target: "b3"), five)[0].isKept)
        let broken = answers(Budget(.expected, .steps, .absolute(2.9), target: "b3"), five)[0]
        #expect(broken.now == 3)
        #expect(broken.finding?.places.map(\.id) == ["b3"])
        #expect(answers(Budget(.expected, .steps, .absolute(3), target: "none"), five).isEmpty)
    }

    @Test func aTargetThatIsNotReachedFailsItsBudget() {
        var analysis = Self.analysis(3)
        let tree = analysis.screens[0].methods[0].trees.firstIndex { $0.kind == .grouped }!
        analysis.screens[0].methods[0].trees[tree].costs[1].status = .unreachable
        analysis.screens[0].methods[0].trees[tree].costs[1].cost = nil
        let answer = answers(Budget(.expected, .steps, .absolute(99), target: "b2"), analysis)[0]
        #expect(!answer.isKept)
        #expect(answer.now == nil)
        // Means leave it out; against a baseline that reached it, it is lost.
        #expect(answers(Budget(.expected, .steps, .absolute(2)), analysis)[0].isKept)
        let lost = answers(Budget(.expected, .steps, .share(9)), analysis, Self.baseline(of: Self.analysis(3)))[0]
        #expect(!lost.isKept)
        #expect(lost.finding?.places.map(\.id) == ["b2"])
    }

    @Test func whatGrewIsHeldAgainstTheBaselineWithATolerance() {
        let before = Self.baseline(of: Self.analysis(3, ids: ["a", "b", "c"]))
        // Another button first: each of the three is one step later, which is a mean of 3 for 2.
        let after = Self.analysis(4, ids: ["new", "a", "b", "c"])
        let grown = answers(Budget(.expected, .steps, .share(0.1)), after, before)[0]
        #expect(!grown.isKept)
        #expect(grown.before == 2)
        #expect(grown.now == 3)
        #expect(grown.limit == 2.2)
        #expect(grown.finding?.code == "baseline")
        #expect(Set(grown.finding!.places.map(\.id)) == ["a", "b", "c"], "a new target is not to blame")
        #expect(answers(Budget(.expected, .steps, .share(0.5)), after, before)[0].isKept)
        #expect(answers(Budget(.expected, .steps, .more(1)), after, before)[0].isKept)
        #expect(!answers(Budget(.expected, .steps, .more(0.99)), after, before)[0].isKept)
    }

    @Test func aNewTargetDoesNotFailTheOldBudget() {
        let before = Self.baseline(of: Self.analysis(3))
        let longer = Self.analysis(9)
        #expect(answers(Budget(.expected, .steps, .more(0)), longer, before)[0].isKept)
        #expect(answers(Budget(.worst, .steps, .more(0)), longer, before)[0].isKept)
    }

    @Test func theWeightsAreThoseOfTheBaseline() {
        let before = Self.baseline(of: Self.analysis(2, ids: ["a", "b"], weights: [1, 1]))
        let after = Self.analysis(2, ids: ["a", "b"], weights: [1, 9])
        #expect(answers(Budget(.expected, .steps, .more(0)), after, before)[0].isKept)
    }

    @Test func equalCostsAreKeptWhateverIsRounded() {
        // What is written has six digits.
        let analysis = Self.analysis(7, weights: [1, 1, 1, 1, 1, 1, 1 / 3])
        var rounded = Baseline(name: "base.csv")
        for (target, cost) in zip(analysis.screens[0].targets, analysis.screens[0].methods[0].tree(.grouped)!.costs) {
            let key = Baseline.Key(layout: "a.xml", screen: "main", method: "ios-switch-auto", target: target.id)
            let weight = (target.weight * 1e6).rounded() / 1e6
            let isNew = rounded.add(key, .init(label: "", weight: weight, cost: cost.cost))
            #expect(isNew)
        }
        #expect(answers(Budget(.expected, .seconds, .more(0)), analysis, rounded)[0].isKept)
    }

    @Test(arguments: [
        ("8", Budget.Limit.absolute(8)), ("0.5", .absolute(0.5)), ("+10%", .share(0.1)), ("+0.5", .more(0.5)),
        ("+0%", .share(0)),
    ])
    func limitsAreRead(_ text: String, _ limit: Budget.Limit) { #expect(Budget.Limit(text) == limit) }

    @Test(arguments: ["", "-1", "10%", "+", "%", "+%", "nan", "inf", "1e999", "8 s", "++1", "+-1", "0x8"])
    func otherLimitsAreNot(_ text: String) { #expect(Budget.Limit(text) == nil) }

    @Test func suppressionsCoverWhatTheyName() {
        let finding = Finding(
            code: "no-groups", severity: .error, screen: "main",
            places: [FindingLocation(id: "a"), FindingLocation(id: "b")])
        for (suppression, covers) in [
            (Suppression(code: "no-groups", reason: "r"), true), (Suppression(code: "state", reason: "r"), false),
            (Suppression(code: "no-groups", target: "a", reason: "r"), true),
            (Suppression(code: "no-groups", target: "main/b", reason: "r"), true),
            (Suppression(code: "no-groups", target: "other/b", reason: "r"), false),
            (Suppression(code: "no-groups", target: "c", reason: "r"), false),
            (Suppression(code: "no-groups", screen: "main", reason: "r"), true),
            (Suppression(code: "no-groups", screen: "other", reason: "r"), false),
        ] {
            #expect(suppression.covers(finding) == covers, "\(suppression)")
        }
        var use = SuppressionUse([
            Suppression(code: "no-groups", target: "a", reason: "r"), Suppression(code: "state", reason: "r"),
            Suppression(code: "state", target: "gone", reason: "r"),
            Suppression(code: "state", target: "b", reason: "r"),
        ])
        use.note(["main": ["a", "b"]])
        let (kept, suppressed) = use.filter([finding])
        #expect(kept.isEmpty && suppressed.count == 1)
        #expect(use.unused.map(\.severity) == [.warning, .note, .warning])
    }
}
