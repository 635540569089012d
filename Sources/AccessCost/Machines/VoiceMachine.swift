import LayoutModel

/// Speech: a command names a target, or numbers are shown and one is said.
///
/// States: what has been done with a stop (activation and each action), the same while numbers stand beside the bearers
/// of a shared name, the menu of a stop's actions, and for each page numbers on everything, and its start.
struct VoiceMachine: AccessMachine {
    /// What a system understands.
    struct Commands: Sendable {
        /// The word before a name that activates: "Tap".
        var activate: String
        /// The words before a name that make a gesture.
        var gestures: [LayoutModel.Gesture: String]
        /// The words before a name that open the menu of its actions; nil where there is none.
        var actionsMenu: String?
        /// What puts a number on everything.
        var showNumbers = "Show numbers"
    }

    private let context: MachineContext
    private let commands: Commands
    private let names: SpokenNames
    private let actions: ActionPlaces
    private let secondsPerWord: Double
    private let recognition: Double

    init(_ context: MachineContext, _ commands: Commands) {
        self.context = context
        self.commands = commands
        names = SpokenNames(context.tree, on: context.screen)
        actions = ActionPlaces(context)
        secondsPerWord = 60 / context.parameters[.speakingRate]
        recognition = context.parameters[.recognition]
    }

    private var stopCount: Int { context.tree.stops.count }
    private var goalCount: Int { stopCount + actions.count }
    /// Numbers stand beside the bearers of the name that was said for a goal.
    private var asked: MachineState { goalCount }
    private var menus: MachineState { 2 * goalCount }
    private var numbered: MachineState { menus + stopCount }
    private var pages: Int { context.tree.scrolling?.pages.count ?? 1 }
    var start: MachineState { numbered + pages }
    var stateCount: Int { start + pages }

    /// What has been scrolled stays so.
    func resume(after stop: StopIndex, action: Int) -> MachineState {
        start + (context.tree.scrolling?.page(of: stop) ?? 0)
    }

    func goal(of stop: StopIndex) -> MachineState { stop }
    func goal(of stop: StopIndex, action: Int) -> MachineState? {
        guard action > 0 else { return goal(of: stop) }
        guard let index = actions.place(of: stop, action: action), command(for: index) != nil else { return nil }
        return stopCount + index
    }

    /// The command that an action begins with; nil where there is none for it.
    private func command(for index: Int) -> String? {
        let action = actions.places[index].action
        guard action.kind == .gesture else { return commands.actionsMenu }
        return LayoutModel.Gesture(rawValue: action.name).flatMap { commands.gestures[$0] }
    }

    private func say(_ text: String, words: Double, to target: MachineState, _ family: RouteFamily) -> Move {
        Move(
            "\"\(text)\"", by: .person,
            cost: Cost(commands: 1, words: words, seconds: words * secondsPerWord + recognition), to: target,
            family: family)
    }

    private func say(_ verb: String, _ name: String, to target: MachineState, _ family: RouteFamily) -> Move {
        say(
            "\(verb) \(name)", words: SpokenWords.count(verb) + SpokenWords.count(name), to: target,
            family)
    }

    private func say(_ number: Int, after verb: String? = nil, to target: MachineState) -> Move {
        say(
            verb.map { "\($0) \(number)" } ?? "\(number)",
            words: (verb.map { SpokenWords.count($0) } ?? 0) + SpokenWords.count(number), to: target, .numbers)
    }

    func visitMoves(from state: MachineState, _ visit: (Move) -> Void) {
        switch state {
        case ..<asked: break
        case ..<menus: visitNumber(ofGoal: state - asked, visit)
        case ..<numbered: visitActions(of: state - menus, visit)
        case ..<start: visitTargets(on: state - numbered, visit, byName: false)
        default:
            let page = state - start
            visitTargets(on: page, visit, byName: true)
            visit(
                say(commands.showNumbers, words: SpokenWords.count(commands.showNumbers), to: numbered + page, .numbers)
            )
            visitScrolls(from: page, visit)
        }
    }

    private func visitScrolls(from page: Int, _ visit: (Move) -> Void) {
        guard let scrolling = context.tree.scrolling else { return }
        for (track, entry) in scrolling.tracks.enumerated() {
            for (isForward, target) in [
                (true, scrolling.pages[page].next[track]), (false, scrolling.pages[page].previous[track]),
            ] {
                guard let target else { continue }
                visit(
                    say(
                        "Scroll \(entry.direction(isForward: isForward).rawValue)", words: 2, to: start + target, .pages
                    ))
            }
        }
    }

    /// The first command for each goal: by the name of its target, or by its number where numbers are shown.
    private func visitTargets(on page: Int, _ visit: (Move) -> Void, byName: Bool) {
        for stop in context.tree.stops(on: page) where context.tree.stops[stop].kind == .target {
            visitTarget(stop, goal: stop, end: stop, commands.activate, isPlain: true, .names, byName, visit)
            var opensMenu = true
            for index in actions[stop] {
                guard let command = command(for: index) else { continue }
                let isGesture = actions.places[index].action.kind == .gesture
                guard isGesture || opensMenu else { continue }
                // One menu holds all actions.
                if !isGesture { opensMenu = false }
                visitTarget(
                    stop, goal: stopCount + index, end: isGesture ? stopCount + index : menus + stop, command,
                    isPlain: false, isGesture ? .gestures : .actions, byName, visit)
            }
        }
    }

    private func visitTarget(
        _ stop: StopIndex, goal: MachineState, end: MachineState, _ command: String, isPlain: Bool,
        _ family: RouteFamily, _ byName: Bool, _ visit: (Move) -> Void
    ) {
        if !byName {
            guard !isNamedAsFast(stop, command, isPlain: isPlain) else { return }
            visit(say(names.number(of: stop), after: isPlain ? nil : command, to: end))
        } else {
            switch names[stop] {
            case .own(let name): visit(say(command, name, to: end, family))
            case .shared(let name, _, _): visit(say(command, name, to: asked + goal, family))
            case .missing, nil: break
            }
        }
    }

    /// Whether the name of a target takes no longer than its number on everything does, so that nobody shows numbers.
    private func isNamedAsFast(_ stop: StopIndex, _ command: String, isPlain: Bool) -> Bool {
        guard context.routes?.contains(.names) ?? true, let name = names[stop], let text = name.text else {
            return false
        }
        var (words, count) = (SpokenWords.count(command) + SpokenWords.count(text), 1.0)
        if case .shared(_, let number, _) = name {
            words += SpokenWords.count(number)
            count += 1
        }
        let numbered =
            SpokenWords.count(commands.showNumbers) + SpokenWords.count(names.number(of: stop))
            + (isPlain ? 0 : SpokenWords.count(command))
        return (words - numbered) * secondsPerWord + (count - 2) * recognition <= 1e-9
    }

    /// A number among those beside the bearers of a shared name.
    private func visitNumber(ofGoal goal: Int, _ visit: (Move) -> Void) {
        let stop = goal < stopCount ? goal : actions.places[goal - stopCount].stop
        guard case .shared(_, let number, _)? = names[stop] else { return }
        let isAction = goal >= stopCount && actions.places[goal - stopCount].action.kind == .action
        visit(say(number, to: isAction ? menus + stop : goal))
    }

    private func visitActions(of stop: StopIndex, _ visit: (Move) -> Void) {
        for index in actions[stop] where actions.places[index].action.kind == .action {
            visit(say(commands.activate, actions.places[index].action.name, to: stopCount + index, .actions))
        }
    }
}
