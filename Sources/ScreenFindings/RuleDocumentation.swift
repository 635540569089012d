// Written by `make rules` from the comments in Rules/; change those.

/// The comments above the rules, by code.
enum RuleDocumentation {
    static let texts: [String: String] = [
        "merge-title": #"""
            A title and its value are two stops where one would say both.

            A reader speaks "Roast", and a swipe later "Dark": whoever listens has to keep the first in mind, and pays a stop for
            every pair. One element with the title as its label and the value as its value is read at once and stepped over at
            once.

            Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same columns;
            a text is taken for the label of the control behind it where that has none of its own. Only platforms on which
            elements can be made one are looked at; a file without frames and colons cannot tell.
            """#,
    ]
}
