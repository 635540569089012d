/// What stands around the parts of a page, and the index.
protocol FrameTexts {
    var skipToAnswer: String { get }
    var contents: String { get }
    var logo: String { get }
    func by(_ author: Markup) -> Markup
    func allScreens(of name: Markup) -> Markup
    func pageTitle(_ name: String) -> String
    var costReport: String { get }
    var theScreen: String { get }
    var noScreen: String { get }
    var noTarget: String { get }
    var notesOnFile: String { get }
    func noteTimes(_ count: Int) -> String
    func firstInLine(_ line: Int) -> String
    var assumptions: String { get }
    func colophon(_ version: String) -> Markup
    var accessMethod: String { get }
    var reachedBy: String { get }
    func inDetail(_ method: String) -> String
    func detailsNeedScript(_ method: String, _ command: String) -> Markup
    var moreOnPage: String { get }
    var sameAsTable: String { get }
    var parametersTitle: String { get }
    var parametersLead: Markup { get }
    var parameter: String { get }
    var value: String { get }
    var source: String { get }
    func setForReport(_ standard: String) -> String
    var terms: String { get }
    var termList: [(word: String, meaning: String)] { get }

    var indexWindow: String { get }
    var indexTitle: String { get }
    var indexLead: String { get }
    var filterScreens: String { get }
    var screensUnit: String { get }
    func showScreens(_ count: Int, not shown: Int) -> String
    func indexCaption(_ screens: String) -> String
    var screen: String { get }
    var nowSeconds: String { get }
    var suggestedSeconds: String { get }
    var boundSeconds: String { get }
    var reached: String { get }
    var slowest: String { get }
    var asItIsCell: String { get }
    var noTargetCell: String { get }
}
