import AccessCost
import GroupingSearch
import LayoutModel

extension Rule {
    /// A carousel is many stops where one adjustable element would do.
    ///
    /// Each picture and both arrows are passed on the route to everything after them. One adjustable element is one
    /// stop, and people who want to browse swipe up and down.
    ///
    /// Three or more alike items in one row are taken for a carousel where they lie between a back and a forward
    /// button, or above page dots, on iOS, Mac Catalyst and Android. The severity compares what the other targets of
    /// the screen cost now with the screen that has one element instead. In a file without frames, what page dots
    /// belong to is unknown.
    static let carousel = Rule(
        code: "carousel", title: "a carousel that should be adjustable",
        message: "the carousel that begins with {target} is {stops} stops where one adjustable element would do",
        remedy: "make one adjustable element of it, with what is shown as its value",
        source: "Apple, WWDC 2018, Deliver an exceptional accessibility experience; UIAccessibilityTraits.adjustable",
        affects: [.screenReader, .switches], touches: [],
        examine: { screen, examination in
            for change in screen.changes where change.kind == .adjustable {
                guard let elements = screen.elements(of: change),
                    let changed = change.apply(to: screen.screen, platform: screen.platform)
                else { continue }
                let saving = screen.sharedSaving(changed, without: Set(change.targets))
                var values: [String: FindingValue] = ["stops": .count(elements.count)]
                if let saving {
                    values["now"] = .figure(saving.now, .seconds)
                    values["improved"] = .figure(saving.improved, .seconds)
                }
                examination.found(
                    saving.map { .costing($0.now, insteadOf: $0.improved) } ?? .note, at: elements,
                    method: saving?.method, values)
            }
            guard examination.findingCount == 0, !screen.hasFrames else { return }
            let dots = screen.indices.filter { screen.isExposed($0) && screen.screen[$0].role == .pageIndicator }
            if !dots.isEmpty {
                examination.cannotTell("the file has no frames: what the page dots belong to is unknown", at: dots)
            }
        })
}
