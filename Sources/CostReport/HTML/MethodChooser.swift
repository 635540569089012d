import AccessCost

/// Radio buttons that choose whose sections are shown: style alone, so that it works without a script.
///
/// A browser that does not know `:has` shows the sections of all methods.
enum MethodChooser {
    /// The buttons; nothing where there is no choice.
    static func markup(_ methods: [AccessMethod]) -> Markup {
        guard methods.count > 1 else { return "" }
        let buttons = methods.enumerated().map { place, method -> Markup in
            """
            <label><input type="radio" name="method" id="m-\(method.id)" value="\(method.id)" autocomplete="off"\
            \(if: place == 0, " checked")><span>\(method.pageTitle)</span></label>

            """
        }
        return """
            <form class="chooser" aria-label="\(say.accessMethod)"><fieldset>
            <legend>\(say.reachedBy)</legend>
            \(buttons)</fieldset></form>

            """
    }

    /// The rules that hide what is not chosen. They look into the header alone, which is complete before long tables come.
    static func style(_ methods: [AccessMethod]) -> String {
        guard methods.count > 1 else { return "" }
        return methods.map { method in
            ".top:has(#m-\(method.id):checked)~main .method:not([data-method=\"\(method.id)\"]){display:none}\n"
        }.joined()
    }
}
