/// A text that the script of a page shows.
enum ScriptText: String, CaseIterable {
    case reach, outline, presses, steps, predicted, told, reached, somethingElse, thatWas, start, stop, stopped, noCost
    case scanStopped, wayOut, wayOutOf, menuOf, place, exit, sessionSoFar, session, filtered, targets, picture, copy,
        copyOf,
        copied
    case percent

    /// The forms of a text by the plural categories of its language (CLDR: one, few, many, other ...); most have one.
    struct Forms: ExpressibleByStringLiteral {
        let forms: [(category: String, text: String)]

        init(one: String, other: String) { forms = [("one", one), ("other", other)] }
        init(stringLiteral text: String) { forms = [("other", text)] }
    }

    /// All texts of a language as one value for the script, with what stands before fractions.
    static func json(_ language: PageLanguage) -> String {
        var members: [(String, JSONValue)] = [("point", .text(language.numbers.point))]
        for text in allCases {
            let forms = language.texts.script(text).forms
            members.append(
                (
                    text.rawValue,
                    forms.count == 1
                        ? .text(forms[0].text) : .object(JSONMembers(forms.map { ($0.category, .text($0.text)) }))
                ))
        }
        return JSONValue.object(JSONMembers(members)).text(indented: false)
    }
}
