import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The scan of the drawn screen, to be driven with one's own finger; only for methods that scan lists of stops.
    static var player: ReportSection {
        ReportSection("try", say.tryIt) { view in
            let panes = PlayerData.panes(view)
            return panes.isEmpty ? "" : PlayerSection(targets: view.screen.targets, panes: panes).markup
        }
    }
}

extension ReportSection where Subject == ComparisonView {
    /// The scan of the screen before beside that after the change.
    static var player: ReportSection {
        ReportSection("try", say.tryIt) { view in
            let panes = PlayerData.panes(view)
            let targets = view.pair.targets.map { place -> AnalysedTarget in
                let goals = view.pair.goals[place]
                let old = view.before.screen.targets[goals.before.target].label
                var target = view.after.screen.targets[goals.after.target]
                if target.label != old { target.label += say.was(old) }
                return target
            }
            guard panes.count == 2, !targets.isEmpty else { return "" }
            return PlayerSection(targets: targets, panes: panes).markup
        }
    }
}

/// The controls of the player; the script fills them with life, and without one they stay hidden.
struct PlayerSection {
    /// Those that can be chosen.
    let targets: [AnalysedTarget]
    let panes: [PlayerData.Pane]

    /// The switches that the panes have, in the order in which they stand.
    private var switches: [(move: String, name: PlayerSwitch, key: PlayerKey)] {
        let states = panes.flatMap(\.table.states)
        let hasNext = states.contains { $0.next != nil }
        let selects = states.contains { $0.select != nil && $0.item != nil }
        var result: [(String, PlayerSwitch, PlayerKey)] = []
        if hasNext { result.append(("next", .next, .space)) }
        if selects {
            result.append(("select", hasNext ? .select : isHeld ? .hold : .press, hasNext ? .enter : .space))
        }
        if states.contains(where: { $0.back != nil }) { result.append(("back", .back, .left)) }
        return result
    }

    private var isHeld: Bool { panes[0].table.isHeld }

    var markup: Markup {
        let table = panes[0].table
        let options = targets.enumerated().map { place, target -> Markup in
            "<option value=\"\(place)\">\(target.label.shown(60))</option>"
        }
        let speed: Markup =
            table.interval > 0
            ? """
            <label>\(say.highlightStays(interval(table.interval)))</label>

            """ : ""
        let session: Markup =
            table.interval > 0
            ? """
            <p class="session"></p>
            <p class="hint">\(say.sessionHint)</p>
            <p><a class="save" download="person.yml" hidden>\(say.save("person.yml"))</a></p>

            """ : ""
        let keys = switches.map { "\(say.key($0.key)): \(say.switchName($0.name))" }.joined(separator: ", ")
        return """
            <p class="hint">\(say.scanYourself(isHeld: isHeld, keys))</p>
            <noscript><p class="hint">\(say.needsScript)</p></noscript>
            <div class="player" hidden>
            <div class="controls">
            <label>\(say.target) <select class="want"><option value="">\(say.atRandom)</option>\(options)</select></label>
            \(speed)<label><input class="speak" type="checkbox"> \(say.speakHighlights)</label>
            <button type="button" class="draw">\(say.newRandomTarget)</button>
            </div>
            <p class="wanted" aria-live="polite"></p>
            <div class="panes">
            \(panes.map(pane))</div>
            \(session)<div class="data" hidden>\(PlayerData.json(targets, panes))</div>
            </div>

            """
    }

    private func interval(_ seconds: Double) -> Markup {
        """
        <input class="interval" type="number" min="0.1" max="10" step="0.1" \
        value="\(seconds)">
        """
    }

    private func pane(_ pane: PlayerData.Pane) -> Markup {
        let buttons = switches.map { entry -> Markup in
            "<button type=\"button\" class=\"switch\" data-move=\"\(entry.move)\" disabled>\(say.switchName(entry.name))</button>"
        }
        let rows = [Figure.presses, .steps, .seconds].map { figure -> Markup in
            let key = figure.rawValue
            return
                "<tr><th scope=\"row\">\(say.figure(figure))</th><td class=\"n you\" data-figure=\"\(key)\">0</td><td class=\"n said\" data-figure=\"\(key)\">-</td></tr>"
        }
        let name = pane.title
        let endless: Markup =
            pane.table.countsPasses ? "" : "<p class=\"hint\">\(say.endlessScan)</p>\n"
        return """
            <div class="pane" data-tree="\(pane.key)">
            <h5>\(name)</h5>
            <div class="scroll stage" tabindex="0" role="group" aria-label="\(say.scannedScreen(name))"></div>
            <p class="now">\(say.notStarted)</p>
            <ol class="menu" hidden></ol>
            <div class="switches"><button type="button" class="start">\(say.start)</button>\(buttons)</div>
            \(endless)<table class="small"><caption class="unseen">\(say.paneCaption(name))</caption>
            <thead><tr><td></td><th scope="col" class="n">\(say.you)</th><th scope="col" class="n">\(say.predicted)</th></tr></thead>
            <tbody>\(rows)</tbody></table>
            <p class="result" role="status"></p>
            </div>

            """
    }
}
