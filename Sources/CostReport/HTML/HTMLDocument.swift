/// What every page of ours is: one file that asks for nothing else.
struct HTMLDocument {
    /// What the window's title says.
    var title: String
    /// What stands above the rest.
    var header: Markup
    /// What the page is for.
    var main: Markup
    /// The table of contents; nothing for none.
    var contents: Markup = ""
    /// What stands below.
    var footer: Markup
    /// Whether the page has something for the script to do.
    var hasScript = true

    /// The whole file. The policy in its head keeps browsers from asking for anything, and from any script and style but ours.
    ///
    /// Source: W3C, Content Security Policy Level 3, 6.7.3.3.
    var text: String {
        let script: Markup = hasScript ? "<script>\(Markup(asset: Assets.script))</script>\n" : ""
        let language = PageLanguage.current
        let texts: Markup = hasScript ? "<div id=\"texts\" hidden>\(ScriptText.json(language))</div>\n" : ""
        let policy =
            "default-src 'none'; style-src '\(EmbeddedAssets.styleHash)'; script-src '\(EmbeddedAssets.scriptHash)'; img-src data:; base-uri 'none'; form-action 'none'"
        let page: Markup = """
            <!DOCTYPE html>
            <html lang="\(language.id)"\(if: language.direction != "ltr", " dir=\"\(language.direction)\"")>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="generator" content="navcost \(navcostVersion)">
            <title>\(title)</title>
            <link rel="icon" href="data:,">
            <style>\(Markup(asset: Assets.style))</style>
            </head>
            <body>
            <a class="skip" href="#main">\(say.skipToAnswer)</a>
            <header class="top">
            \(header)
            </header>
            <main id="main" tabindex="-1"\(if: !contents.isEmpty, " class=\"beside\"")>
            \(contents)\(main)
            </main>
            <footer class="end">
            \(footer)
            </footer>
            \(texts)\(script)</body>
            </html>

            """
        return page.source
    }
}

/// The style sheet and the script that stand in every page.
enum Assets {
    static let style =
        EmbeddedAssets.baseStyle + EmbeddedAssets.partStyle + EmbeddedAssets.drawingStyle + EmbeddedAssets.playerStyle
        + EmbeddedAssets.printStyle + EmbeddedAssets.choiceStyle + EmbeddedAssets.widthsStyle
    static let script = [
        EmbeddedAssets.tableScript, EmbeddedAssets.sessionScript, EmbeddedAssets.playerScript,
        EmbeddedAssets.waitingScript,
    ].map(compact).joined()

    /// A script without comments of their own lines and without indents, which every page would carry.
    private static func compact(_ script: String) -> String {
        script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") && !$0.isEmpty }
            .joined(separator: "\n") + "\n"
    }
}
