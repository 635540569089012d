import AccessCost

/// The parts of a page, its drawings and its player.
protocol PartTexts {
    var allMethods: String { get }
    var methodsCaption: String { get }
    var method: String { get }
    var stops: String { get }
    var averageSeconds: String { get }
    var change: String { get }
    var worstSeconds: String { get }
    var unreachableHead: String { get }
    func cannotTell(_ count: Int, of all: Int) -> String
    var tasks: String { get }
    var tasksCaption: Markup { get }
    var task: String { get }
    var seconds: String { get }
    var leftOut: String { get }
    func noStops(for method: String, _ parts: String) -> String
    var everyTarget: String { get }
    var target: String { get }
    var weight: String { get }
    var bars: String { get }
    var bestRoute: String { get }
    var filterTargets: String { get }
    func filterSlowest(_ count: Int) -> String
    func targetsCaption(_ targets: String, without: Int, trees: (TreeKind, TreeKind)?, _ legend: String) -> String
    var unreachableMark: String { get }
    var cannotTellMark: String { get }
    func saveAll(_ targets: String) -> String
    func showTargets(_ count: Int, not shown: Int) -> String
    func average(byWeight: Bool, of fraction: String?) -> String
    func listening(_ share: String) -> String
    var distribution: String { get }
    var distributionDrawing: String { get }
    var distributionLabel: String { get }
    var distributionHint: String { get }
    var targetsBySeconds: String { get }
    var slowerSeries: String { get }
    var accessTree: String { get }
    var treeHint: String { get }
    func allStops(_ stops: String) -> String
    func onAverage(_ seconds: String, _ clause: String) -> String
    func scrolledIn(_ legs: [String]) -> String
    func scrolledLeg(_ leg: String, in container: String) -> String
    func listedAbove(_ stops: String) -> String
    var nothing: String { get }
    var group: String { get }
    var scrolls: String { get }
    var exit: String { get }
    var readOnly: String { get }

    var screenByCost: String { get }
    var colours: String { get }
    var legendHint: String { get }
    func drawing(_ name: String) -> String
    func caption(_ name: String, _ stops: String, _ cost: String) -> String
    func drawingLabel(_ screen: String, _ tree: TreeKind, _ stops: String) -> String
    var enlarged: String { get }
    var noPlaces: String { get }
    func notDrawn(_ pages: String) -> String
    var foldLine: String { get }
    var stretched: String { get }
    func picturesLeftOut(_ cells: String) -> String
    var onlyColours: String { get }
    func outside(_ stops: String) -> String
    func scrolledPage(_ legs: [String]) -> String
    var newGroup: String { get }
    var moved: String { get }
    var newGroupsAreThick: String { get }
    var dissolvedAreDotted: String { get }
    var movedAreFramed: String { get }

    var tryIt: String { get }
    func was(_ name: String) -> String
    func switchName(_ name: PlayerSwitch) -> String
    func key(_ key: PlayerKey) -> String
    func scanYourself(isHeld: Bool, _ keys: String) -> String
    var needsScript: String { get }
    func highlightStays(_ field: Markup) -> Markup
    var sessionHint: String { get }
    func save(_ file: String) -> String
    var atRandom: String { get }
    var speakHighlights: String { get }
    var newRandomTarget: String { get }
    var endlessScan: String { get }
    func scannedScreen(_ name: String) -> String
    var notStarted: String { get }
    var start: String { get }
    func paneCaption(_ name: String) -> String
    var you: String { get }
    var predicted: String { get }
}
