import AccessCost
import LayoutModel

extension Rule {
    /// Something goes away before people get to it.
    ///
    /// An "Undo" that shows for five seconds is of no use to people who need twenty to reach it.
    ///
    /// The rule compares the timeouts of targets, at most 8 of a screen, with the time of each requested method from
    /// the start of the screen: the 95th percentile of up to 2,000 simulated uses with the person's errors, three times
    /// their mean where uses are too long to be simulated, or the cost itself where nothing goes wrong. It is an error
    /// where the mean is too long as well. For an element that is only read, the file does not tell how long reading
    /// takes.
    static let timeout = Rule(
        code: "timeout", title: "it goes away too early",
        message: "{target} goes away after {limit}; 95 of 100 uses by {method} take up to {time}",
        remedy: "let it stay until it is dismissed, or let people choose how long it stays",
        source: "WCAG 2.2, 2.2.1",
        affects: [.time, .switches, .screenReader], touches: [.timingAdjustable],
        examine: { screen, examination in
            var tried = 0
            for index in screen.indices where screen.isExposed(index) {
                guard let limit = screen.screen[index].timeout else { continue }
                guard let place = screen.targets.firstIndex(where: { $0.element == index }) else {
                    examination.cannotTell("how long it takes to read is not known", at: [index])
                    continue
                }
                tried += 1
                guard tried <= 8 else { break }
                var worst: (own: CheckedScreen.MethodOnScreen, time: Double)?
                var isKnown = true
                for own in screen.methods where own.tree.costs[place].status == .reached {
                    let time = RouteFinder(screen.analysis, own.method, own.tree).seconds(within: 0.95, to: place)
                    isKnown = isKnown && time != nil
                    if let time, time > max(limit, worst?.time ?? 0) { worst = (own, time) }
                }
                guard let worst else {
                    if !isKnown {
                        examination.cannotTell("uses with errors are too long to be simulated", at: [index])
                    }
                    continue
                }
                let mean = (worst.own.tree.errors?.costs[place]?.cost ?? worst.own.tree.costs[place].cost)?.seconds ?? 0
                examination.found(
                    mean > limit ? .error : .warning, at: [index], method: worst.own.id,
                    ["limit": .figure(limit, .seconds), "time": .figure(worst.time, .seconds)])
            }
        })
}
