import AccessCost
import LayoutModel

extension ReportSection where Subject == MethodView {
    /// The scan of the drawn screen, to be driven with one's own finger; only for methods that scan lists of stops.
    static var player: ReportSection {
        ReportSection("try", "Try it") { view in
            let panes = PlayerData.panes(view)
            return panes.isEmpty ? "" : PlayerSection(targets: view.screen.targets, panes: panes).markup
        }
    }
}

extension ReportSection where Subject == ComparisonView {
    /// The scan of the screen before beside that after the change.
    static var player: ReportSection {
        ReportSection("try", "Try it") { view in
            let panes = PlayerData.panes(view)
            let targets = view.pair.targets.map { place -> AnalysedTarget in
                let goals = view.pair.goals[place]
                let old = view.before.screen.targets[goals.before.target].label
                var target = view.after.screen.targets[goals.after.target]
                if target.label != old { target.label += " (was \(old))" }
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
    private var switches: [(move: String, name: String, key: String)] {
        let states = panes.flatMap(\.table.states)
        let hasNext = states.contains { $0.next != nil }
        let selects = states.contains { $0.select != nil && $0.item != nil }
        var result: [(String, String, String)] = []
        if hasNext { result.append(("next", "Next", "Space")) }
        if selects {
            result.append(("select", hasNext ? "Select" : isHeld ? "Hold" : "Press", hasNext ? "Enter" : "Space"))
        }
        if states.contains(where: { $0.back != nil }) { result.append(("back", "Previous", "Left arrow")) }
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
            <label>A highlight stays <input class="interval" type="number" min="0.1" max="10" step="0.1" \
            value="\(table.interval)"> s</label>

            """ : ""
        let session: Markup =
            table.interval > 0
            ? """
            <p class="session"></p>
            <p class="hint">A highlight is wanted where the fastest route to the target begins with a press. A press that comes \
            after its highlight counts as a missed selection, and as an accidental one where it selects something else.</p>
            <p><a class="save" download="person.yml" hidden>Save person.yml</a></p>

            """ : ""
        let keys = switches.map { "\($0.key): \($0.name)" }.joined(separator: ", ")
        return """
            <p class="hint">Scan the screen yourself: press Start, wait for the highlight, and \
            \(isHeld ? "hold and let go of the switch" : "press the switch") by key, button or tap. Keys: \(keys).</p>
            <noscript><p class="hint">This part needs a script, which is switched off.</p></noscript>
            <div class="player" hidden>
            <div class="controls">
            <label>Target <select class="want"><option value="">at random, by weight</option>\(options)</select></label>
            \(speed)<label><input class="speak" type="checkbox"> Speak each highlight</label>
            <button type="button" class="draw">New random target</button>
            </div>
            <p class="wanted" aria-live="polite"></p>
            <div class="panes">
            \(panes.map(pane))</div>
            \(session)<div class="data" hidden>\(PlayerData.json(targets, panes))</div>
            </div>

            """
    }

    private func pane(_ pane: PlayerData.Pane) -> Markup {
        let buttons = switches.map { entry -> Markup in
            "<button type=\"button\" class=\"switch\" data-move=\"\(entry.move)\" disabled>\(entry.name)</button>"
        }
        let rows = ["presses", "steps", "seconds"].map { figure -> Markup in
            "<tr><th scope=\"row\">\(figure)</th><td class=\"n you\" data-figure=\"\(figure)\">0</td><td class=\"n said\" data-figure=\"\(figure)\">-</td></tr>"
        }
        let name = pane.title
        let endless: Markup =
            pane.table.countsPasses ? "" : "<p class=\"hint\">Here the scan goes round without end.</p>\n"
        return """
            <div class="pane" data-tree="\(pane.key)">
            <h5>\(name)</h5>
            <div class="scroll stage" tabindex="0" role="group" aria-label="\(name), scanned screen"></div>
            <p class="now">Not started.</p>
            <ol class="menu" hidden></ol>
            <div class="switches"><button type="button" class="start">Start</button>\(buttons)</div>
            \(endless)<table class="small"><caption class="unseen">\(name): what you did, and what is predicted</caption>
            <thead><tr><td></td><th scope="col" class="n">you</th><th scope="col" class="n">predicted</th></tr></thead>
            <tbody>\(rows)</tbody></table>
            <p class="result" role="status"></p>
            </div>

            """
    }
}
