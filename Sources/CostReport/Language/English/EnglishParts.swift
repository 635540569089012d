import AccessCost

/// The table of methods, tasks, notes, targets, the distribution and the tree.
extension EnglishTexts {
    var allMethods: String { "All access methods" }
    var methodsCaption: String {
        "One flat list → the screen as it is; gains and losses are never averaged over methods"
    }
    var method: String { "Method" }
    var stops: String { "Stops" }
    var averageSeconds: String { "Average, s" }
    var change: String { "Change" }
    var worstSeconds: String { "Worst, s" }
    var unreachableHead: String { "Unreachable" }
    func cannotTell(_ count: Int, of all: Int) -> String { "cannot tell: \(count) of \(all)" }

    var tasks: String { "Tasks" }
    var tasksCaption: Markup {
        "Seconds, flat → each method's own tree; each activation from where the one before has left the cursor"
    }
    var task: String { "Task" }
    var seconds: String { "Seconds" }
    var leftOut: String { "Left out, and notes" }
    func noStops(for method: String, _ parts: String) -> String { "No stops for \(method): \(parts)." }

    var everyTarget: String { "Every target" }
    var target: String { "Target" }
    var weight: String { "Weight" }
    var bars: String { "Bars" }
    var bestRoute: String { "Best route" }
    var filterTargets: String { "Filter targets" }
    func filterSlowest(_ count: Int) -> String { "Filter the \(count) slowest targets" }
    func targetsCaption(_ targets: String, without: Int, trees: (TreeKind, TreeKind)?, _ legend: String) -> String {
        let missing = without == 0 ? "" : ", \(without) without a cost at the end"
        let beside = trees.map { ": \(tree($0.0)) beside \(tree($0.1))" } ?? ""
        return "\(targets), slowest first\(missing)\(beside)\(legend)"
    }
    var unreachableMark: String { "✕ unreachable" }
    var cannotTellMark: String { "? cannot tell" }
    func saveAll(_ targets: String) -> String { "Save all \(targets) as CSV" }
    func showTargets(_ count: Int, not shown: Int) -> String {
        "Show \(count) targets, not the slowest \(shown) alone"
    }
    func average(byWeight: Bool, of fraction: String?) -> String {
        "Average\(byWeight ? ", by weight" : "")\(fraction.map { ", of \($0)" } ?? "")"
    }
    func listening(_ share: String) -> String { " (\(share) listening)" }

    var distribution: String { "Distribution" }
    var distributionDrawing: String { "Distribution, drawing" }
    var distributionLabel: String { "How many targets cost how many seconds; the same as a table below." }
    var distributionHint: String { "Bars count targets; the dashed line is the expected cost." }
    var targetsBySeconds: String { "Targets by seconds" }
    var slowerSeries: String { ", slower" }

    var accessTree: String { "The access tree" }
    var treeHint: String { "What the cursor lands on, in order. A group shows the average of the targets in it." }
    func allStops(_ stops: String) -> String { "All \(stops)" }
    func onAverage(_ seconds: String, _ clause: String) -> String { ", \(seconds) s on average\(clause)" }
    func scrolledIn(_ legs: [String]) -> String { "Scrolled \(legs.joined(separator: ", "))" }
    func scrolledLeg(_ leg: String, in container: String) -> String { "\(leg) in \(container)" }
    func listedAbove(_ stops: String) -> String { "\(stops), listed in the table above" }
    var nothing: String { "Nothing." }
    var group: String { "group" }
    var scrolls: String { "scrolls" }
    var exit: String { "exit" }
    var readOnly: String { "read only" }
}

/// The drawings of a screen.
extension EnglishTexts {
    var screenByCost: String { "The screen by cost" }
    var colours: String { "Colours" }
    var legendHint: String {
        "Each target is coloured by its seconds, which stand in it; numbers show the order of the scan, outlines the groups."
    }
    func drawing(_ name: String) -> String { "\(name), drawing" }
    func caption(_ name: String, _ stops: String, _ cost: String) -> String { "\(name): \(stops)\(cost)." }
    func drawingLabel(_ screen: String, _ tree: TreeKind, _ stops: String) -> String {
        "\(screen) \(treeWords(tree)): \(stops) in scan order. The costs are in the table."
    }
    var enlarged: String { "Enlarged, so that its cells can be read: it scrolls." }
    var noPlaces: String {
        "The layout does not say where things are: the boxes stand in visiting order, not in place."
    }
    func notDrawn(_ pages: String) -> String { "\(pages) not drawn." }
    var foldLine: String { "The dashed line is around what is visible before scrolling." }
    func picturesLeftOut(_ cells: String) -> String {
        "Without the pictures of \(cells), as the page would be too large."
    }
    var stretched: String { "The picture has other proportions than the screen and is stretched." }
    var onlyColours: String { "Too many stops for labels: only the colours are drawn." }
    func outside(_ stops: String) -> String { "\(stops) outside of what is shown." }
    func scrolledPage(_ legs: [String]) -> String { "scrolled \(legs.joined(separator: ", "))" }
    var newGroup: String { "New group: " }
    var moved: String { ", moved" }
    var newGroupsAreThick: String { "new groups have thick outlines and a plus sign" }
    var dissolvedAreDotted: String { "dissolved groups have dotted outlines" }
    var movedAreFramed: String { "moved cells are framed" }
}

/// The scan player.
extension EnglishTexts {
    var tryIt: String { "Try it" }
    func was(_ name: String) -> String { " (was \(name))" }
    func switchName(_ name: PlayerSwitch) -> String {
        switch name {
        case .next: "Next"
        case .select: "Select"
        case .hold: "Hold"
        case .press: "Press"
        case .back: "Previous"
        }
    }
    func key(_ key: PlayerKey) -> String {
        switch key {
        case .space: "Space"
        case .enter: "Enter"
        case .left: "Left arrow"
        }
    }
    func scanYourself(isHeld: Bool, _ keys: String) -> String {
        "Scan the screen yourself: press Start, wait for the highlight, and \(isHeld ? "hold and let go of the switch" : "press the switch") by key, button or tap. Keys: \(keys)."
    }
    var needsScript: String { "This part needs a script, which is switched off." }
    func highlightStays(_ field: Markup) -> Markup { "A highlight stays \(field) s" }
    var sessionHint: String {
        "A highlight is wanted where the fastest route to the target begins with a press. A press that comes after its highlight counts as a missed selection, and as an accidental one where it selects something else."
    }
    func save(_ file: String) -> String { "Save \(file)" }
    var atRandom: String { "at random, by weight" }
    var speakHighlights: String { "Speak each highlight" }
    var newRandomTarget: String { "New random target" }
    var endlessScan: String { "Here the scan goes round without end." }
    func scannedScreen(_ name: String) -> String { "\(name), scanned screen" }
    var notStarted: String { "Not started." }
    var start: String { "Start" }
    func paneCaption(_ name: String) -> String { "\(name): what you did, and what is predicted" }
    var you: String { "you" }
    var predicted: String { "predicted" }
}
