// Written by `make assets` from the files in Assets/; change those.

/// The style sheets and the scripts of the pages, each as its file is.
enum EmbeddedAssets {
    /// The hash of the script of a page, which is the four without comments and indents, for its content policy.
    static let scriptHash = "sha256-cu91L3xyLjQWC8CI8hc1ye18iGBJLJF2hgpRFa5p5vA="

    /// The hash of the style sheet of a page, which is these files one after the other, for its content policy.
    static let styleHash = "sha256-2ykdBtGOrgV5qbByPg1kB7EmpQveE1UekflFDSB6vM0="

    /// Every text, by the name of its file.
    static let files = [
        "base.css": baseStyle,
        "choice.css": choiceStyle,
        "drawing.css": drawingStyle,
        "part.css": partStyle,
        "player.css": playerStyle,
        "player.js": playerScript,
        "print.css": printStyle,
        "session.js": sessionScript,
        "table.js": tableScript,
        "waiting.js": waitingScript,
        "widths.css": widthsStyle,
    ]
}
