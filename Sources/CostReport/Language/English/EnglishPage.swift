/// What stands around the parts of a page.
extension EnglishTexts {
    var skipToAnswer: String { "Skip to the answer" }
    var contents: String { "Contents" }
    var logo: String { "Logo" }
    func by(_ author: Markup) -> Markup { "By \(author)" }
    func allScreens(of name: Markup) -> Markup { "All screens of \(name)" }
    func pageTitle(_ name: String) -> String { "\(name) - what it costs to reach its targets" }
    var costReport: String { "Cost report" }
    var theScreen: String { "The screen " }
    var noScreen: String { "There is no screen in this layout." }
    var noTarget: String { "There is no target: nothing on this screen reacts to activation." }
    var notesOnFile: String { "Notes on the file" }
    func noteTimes(_ count: Int) -> String { " (\(count) times)" }
    func firstInLine(_ line: Int) -> String { ", first in line \(line)" }
    var assumptions: String { "Assumptions" }
    func colophon(_ version: String) -> Markup {
        "navcost \(version). The figures are those of <code>navcost analyze</code>; every term is explained below the parameters."
    }
    var accessMethod: String { "Access method" }
    var reachedBy: String { "Reached by" }
    func inDetail(_ method: String) -> String { "\(method), in detail" }
    func detailsNeedScript(_ method: String, _ command: String) -> Markup {
        """
        The details of \(method) need a script on a page as large as this; without one \
        <code>navcost \(command) --format html</code> writes them.
        """
    }
    var moreOnPage: String { "The page itself has more." }
    var sameAsTable: String { "The same as a table" }
    var parametersTitle: String { "Parameters, sources and assumptions" }
    var parametersLead: Markup {
        """
        Costs are those of the best route without errors, unless a line above says otherwise. A file is one moment of one \
        screen: what scrolls in, moves or appears later is not in it. Where a vendor does not document a value, the default \
        is a parameter; <code>--set KEY=VALUE</code> changes it.
        """
    }
    var parameter: String { "Parameter" }
    var value: String { "Value" }
    var source: String { "Source" }
    func setForReport(_ standard: String) -> String { "set for this report; the default is \(standard)" }
    var terms: String { "Terms" }
    var termList: [(word: String, meaning: String)] {
        [
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
    }
}

/// The index of a report.
extension EnglishTexts {
    var indexWindow: String { "Cost reports" }
    var indexTitle: String { "What it costs to reach a target" }
    var indexLead: String {
        "Each report says what the targets of a screen cost people who use a switch, a keyboard, a remote or a screen reader; here stands the answer for its first access method."
    }
    var filterScreens: String { "Filter screens" }
    var screensUnit: String { "screens" }
    func showScreens(_ count: Int, not shown: Int) -> String {
        "Show all \(count) screens, not the first \(shown) alone"
    }
    func indexCaption(_ screens: String) -> String {
        "\(screens): seconds that an average target takes now, as suggested, and at least (lower bound); the targets that are reached; the findings; the slowest target"
    }
    var screen: String { "Screen" }
    var nowSeconds: String { "Now, s" }
    var suggestedSeconds: String { "Suggested, s" }
    var boundSeconds: String { "Lower bound, s" }
    var reached: String { "Reached" }
    var slowest: String { "Slowest" }
    var asItIsCell: String { "as it is" }
    var noTargetCell: String { "no target" }
}
