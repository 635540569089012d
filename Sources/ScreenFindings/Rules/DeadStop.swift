import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// The cursor lands on something that says nothing and does nothing.
    ///
    /// A screen reader stops on a separator or an unnamed decoration and stays silent. Listeners wonder what they
    /// missed, and pay for a stop each time.
    ///
    /// The rule checks separators, empty texts, and small or thin pictures and views that have no label, no value and
    /// no action. A larger picture without a label cannot be told: it may be content whose label is missing in the
    /// file. Neither can an element that reacts, by the file's word, but has no label and does not say to what. On
    /// large screens, only as many stops are tried as are quick to compute (2 to 24).
    static let deadStop = Rule(
        code: "dead-stop", title: "a stop that says and does nothing",
        message:
            "{target} says nothing and does nothing; without the stop {method} takes {improved} on average instead of {now}",
        remedy: "take it out of accessibility",
        source: "Apple, UIAccessibility, isAccessibilityElement; WCAG 2.2, 1.1.1, decoration",
        affects: [.screenReader, .switches], touches: [.nonTextContent],
        examine: { screen, examination in
            let skips = screen.changes.filter { $0.kind == .skip }
            screen.find(savingsOf: skips, &examination)
            let candidates = Set(skips.flatMap(\.targets))
            let readers = screen.methods.filter(\.isReader)
            for index in screen.indices where screen.isExposed(index) && !candidates.contains(screen.screen[index].id) {
                let element = screen.screen[index]
                guard element.label.allSatisfy(\.isWhitespace), element.value?.isEmpty ?? true, element.leadsTo == nil,
                    element.actions.isEmpty, element.subtreeEnd == index.rawValue + 1
                else { continue }
                if element.role == .image || element.role == .other, element.interactive == true {
                    examination.cannotTell("it reacts, but the file has no label and does not say to what", at: [index])
                } else if element.role == .image, element.interactive != true, !readers.isEmpty {
                    examination.cannotTell("it may be content whose label is missing in the file", at: [index])
                }
            }
        })
}
