extension ScanErrors {
    /// Passing the item that is wanted: it is selected, missed, or pressed for too late.
    ///
    /// - Parameters:
    ///   - selected: what selecting it leads to.
    ///   - ends: whether selecting it never comes back to it, as an exit item.
    ///   - isLastPass: whether the cycles of its list are used up after its last item.
    func wantedPassage(_ node: Int, to selected: Outcome, ends: Bool = false, isLastPass: Bool) -> Passage {
        let tried = 1 - model.missed
        guard let split = presses?.split(at: node) else {
            return ends ? leavingPassage(node, selecting: tried) : passage(node, selecting: tried, to: selected)
        }
        let advance = machine.advance(from: node)
        var inTime = selected + Outcome(Cost(seconds: split.inTime - timing.reaction))
        var late = tried * split.late
        let onTime = tried - late
        let again = ends ? 0 : inTime.up
        if !ends { inTime.up = 0 }
        let rest = 1 - onTime * again
        var sum = onTime * inTime
        var factor = 1 - tried
        let next = tree.next(after: node) ?? (isLastPass ? nil : tree.first(ofListWith: node))
        if let next, model.lateness?.press == .next {
            let press = Cost(seconds: split.afterwards - advance.wait - timing.reaction)
            let before = Outcome(advance) + step + Outcome(press)
            if next != node, tree.nodes[next].kind == .exit {
                var left = before + Outcome(timing.select) + step
                left.up = 1
                sum = sum + late * left
            } else {
                // The only item of its list comes round at once.
                var chosen = before + (next == node ? selected : wrongSelection(next))
                let back = ends && next == node ? 0 : chosen.up
                if back > 0 { chosen.up = 0 }
                // What comes after the piece begins with the step to the next item, which has been made.
                sum = sum + late * (chosen + (-back) * step)
                factor += late * back
            }
            late = 0
        }
        // A withheld press lets the highlight pass.
        sum = sum + (late + 1 - tried) * Outcome(advance)
        return Passage(constant: (1 / rest) * sum, factor: (factor + late) / rest)
    }
}
