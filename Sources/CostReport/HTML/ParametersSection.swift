import AccessCost

/// The parameters of each method with their sources, and the terms of the report.
enum ParametersSection {
    static func markup(_ methods: [MethodAnalysis]) -> Markup {
        guard !methods.isEmpty else { return "" }
        let parts = methods.map { method -> Markup in
            let rows = method.method.parameters.map { row($0, method.parameters) }
            return """
                <details><summary>\(method.method.name.capitalisedStart)</summary>
                <table class="parameters">
                <caption>\(method.method.summary)</caption>
                <thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead>
                <tbody>
                \(rows)</tbody></table></details>

                """
        }
        return """
            <section class="part parameters">
            <h2 id="parameters">Parameters, sources and assumptions</h2>
            <p>Costs are those of the best route without errors, unless a line above says otherwise. A file is one moment of one \
            screen: what scrolls in, moves or appears later is not in it. Where a vendor does not document a value, the default \
            is a parameter; <code>--set KEY=VALUE</code> changes it.</p>
            \(parts)</section>

            """
    }

    private static func row(_ parameter: MethodParameter, _ values: ParameterValues) -> Markup {
        let value = values.value(of: parameter)
        let isChanged = value != parameter.defaultValue
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        let source = isChanged ? "set for this report; the default is \(parameter.defaultValue)" : parameter.source
        return """
            <tr\(if: isChanged, " class=\"changed\"")><th scope="row">\(parameter.summary) <code>\(parameter.key)</code></th>\
            <td>\(value.description)\(unit)</td><td>\(source)</td></tr>

            """
    }

    /// The terms of the report.
    static let words: Markup = {
        let words: [(String, String)] = [
            ("target", "an element that a person can act on"),
            ("stop", "what the cursor of an access method lands on"),
            ("group", "a stop that can be entered; what it holds is visited on its own"),
            ("scan step", "one highlight shown; the highlight on which the person presses counts"),
            ("press", "one activation of a switch"),
            ("keystroke, command", "one physical key; one chord or gesture"),
            ("expected cost", "the mean over the targets that have a cost, by how often each is wanted"),
            ("flat", "the tree in which every container is dissolved"),
            ("grouped, rows, blocks, halves", "trees in which containers, rows, blocks or parts are entered"),
        ]
        let items = words.map { word, meaning -> Markup in "<dt>\(word)</dt><dd>\(meaning)</dd>\n" }
        return
            "<details class=\"words\"><summary>Terms</summary>\n<dl>\n\(items)</dl></details>\n"
    }()
}
