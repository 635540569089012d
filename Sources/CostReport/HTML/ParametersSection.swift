import AccessCost

/// The parameters of each method with their sources, and the terms of the report.
enum ParametersSection {
    /// The parameters of methods, method by method.
    ///
    /// - Parameter isOpen: whether those of the first method are shown at once.
    static func markup(_ methods: [MethodAnalysis], isOpen: Bool = true) -> Markup {
        guard !methods.isEmpty else { return "" }
        let parts = methods.enumerated().map { number, method -> Markup in
            let rows = method.method.parameters.map { row($0, method.parameters) }
            return """
                <details\(if: isOpen && number == 0, " open")><summary>\(method.method.pageTitle)</summary>
                <table class="parameters">
                <caption>\(foreign(method.method.summary))</caption>
                <thead><tr><th scope="col">\(say.parameter)</th><th scope="col">\(say.value)</th><th scope="col">\(say.source)</th></tr></thead>
                <tbody>
                \(rows)</tbody></table></details>

                """
        }
        return """
            <section class="part parameters">
            <h2 id="parameters">\(say.parametersTitle)</h2>
            <p>\(say.parametersLead)</p>
            \(parts)</section>

            """
    }

    private static func row(_ parameter: MethodParameter, _ values: ParameterValues) -> Markup {
        let value = values.value(of: parameter)
        let isChanged = value != parameter.defaultValue
        let unit: Markup = parameter.unit.isEmpty ? "" : " \(foreign(parameter.unit))"
        let source: Markup =
            isChanged ? "\(say.setForReport("\(parameter.defaultValue)"))" : foreign(parameter.source)
        return """
            <tr\(if: isChanged, " class=\"changed\"")><th scope="row">\(foreign(parameter.summary)) <code>\(parameter.key)</code></th>\
            <td>\(value.description)\(unit)</td><td>\(source)</td></tr>

            """
    }

    /// The terms of the report.
    static var words: Markup {
        let items = say.termList.map { word, meaning -> Markup in "<dt>\(word)</dt><dd>\(meaning)</dd>\n" }
        return
            "<details class=\"words\"><summary>\(say.terms)</summary>\n<dl>\n\(items)</dl></details>\n"
    }
}
