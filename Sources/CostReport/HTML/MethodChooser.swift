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
            <label><input type="radio" name="method" class="\(style(place))" id="m-\(method.id)" value="\(method.id)" autocomplete="off"\
            \(if: place == 0, " checked")><span>\(method.pageTitle)</span></label>

            """
        }
        return """
            <form class="chooser" aria-label="\(say.accessMethod)"><fieldset>
            <legend>\(say.reachedBy)</legend>
            \(buttons)</fieldset></form>

            """
    }

    /// The class of a method's button and of its sections, by its place among the methods of the page: the style sheet hides what is
    /// not chosen. It has rules for 64 methods, which look into the header alone, as that is complete before long tables come.
    static func style(_ place: Int) -> Markup { "m\(place + 1)" }
}
