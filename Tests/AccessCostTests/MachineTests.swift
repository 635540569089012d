import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// Moves that no best route makes, but errors of use and the scan player do: loops, ways out, ways back.
@Suite struct MachineTests {
    /// "a" and a group of "b" and "c".
    private func context(_ method: AccessMethod, _ values: [String: String]) throws -> MachineContext {
        let fixture = try Fixture(
            #"<element id="a" role="button"/><group id="g" container="list"><element id="b" role="button"/><element id="c" role="button"/></group>"#,
            platform: .macCatalyst)
        return MachineContext(
            screen: fixture.screen, tree: fixture.tree(.grouped, by: method, set: values),
            parameters: Fixture.settings(method, values))
    }

    private func moves(_ machine: any AccessMachine, from state: MachineState) -> [Move] {
        var moves: [Move] = []
        machine.visitMoves(from: state) { moves.append($0) }
        return moves
    }

    /// The names of what is highlighted while nobody presses, from a stop on.
    private func watch(_ values: [String: String], from stop: StopIndex, moves count: Int) throws -> String {
        let context = try context(.aacRowColumn, values)
        let machine = try #require(AccessMethod.aacRowColumn.machine(context) as? ScanMachine)
        // Nothing opens a menu, so that the items of the scan are the stops.
        var state = machine.highlight(stop)
        var names = ""
        for _ in 0...count {
            guard let item = machine.item(at: state) else { return names + "." }
            names += context.tree.stops[item.node].element.map { context.screen[$0].id } ?? "x"
            guard let wait = moves(machine, from: state).first(where: { $0.name == "Wait" }) else { return names + "!" }
            #expect(wait.actor == .clock)
            #expect(wait.cost.presses == 0)
            #expect(wait.cost.wait == wait.cost.seconds)
            state = wait.target
            // A step is a highlight shown: none is shown when the scan gives up.
            #expect(wait.cost.steps == (machine.item(at: state) == nil ? 0 : 1))
        }
        return names
    }

    @Test(
        "after its loops the scan stops, goes one level up, or to the top; at the top it stops",
        arguments: [
            ("stop", "bcbc."), ("up", "bcbcgag."), ("top", "bcbcagag."),
        ])
    func loops(policy: String, seen: String) throws {
        #expect(try watch(["cycles": "2", "afterCycles": policy], from: 2, moves: 20).hasPrefix(seen.prefix(5)))
        #expect(try watch(["cycles": "2", "afterCycles": policy], from: 0, moves: 20) == "agag.")
        #expect(
            try watch(["cycles": "1", "afterCycles": policy], from: 2, moves: 2).hasPrefix(
                "bc\(seen.dropFirst(4).first!)"))
    }

    @Test("without a limit a list goes round and round; the exit is one more stop in it")
    func endlessRings() throws {
        #expect(try watch(["cycles": "0"], from: 2, moves: 6) == "bcbcbcb")
        #expect(try watch(["cycles": "0"], from: 0, moves: 4) == "agaga")
        #expect(try watch(["cycles": "0", "exit": "last"], from: 2, moves: 6) == "bcxbcxb")
        #expect(try watch(["cycles": "0", "exit": "first"], from: 2, moves: 6) == "xbcxbcx")
    }

    @Test("the pause is made on the first item of a list, each time round")
    func firstItemDelay() throws {
        let context = try context(.aacRowColumn, ["cycles": "0", "interval": "2", "firstItemDelay": "0.5"])
        let machine = AccessMethod.aacRowColumn.machine(context)
        let waits = (0..<4).map { stop in moves(machine, from: stop).first { $0.name == "Wait" }?.cost.wait }
        #expect(waits == [2.5, 2, 2.5, 2])
    }

    @Test("a scan that has given up is started again by a press")
    func startingAgain() throws {
        let context = try context(.aacRowColumn, ["cycles": "1", "afterCycles": "stop"])
        let machine = AccessMethod.aacRowColumn.machine(context)
        let ended = try #require(moves(machine, from: 1).first { $0.name == "Wait" }?.target)
        let again = moves(machine, from: ended)
        #expect(again.map(\.name) == ["Start"])
        #expect(again.map(\.target) == [0])
        #expect(again[0].cost.presses == 1 && again[0].cost.steps == 1)
    }

    @Test("a manual scan goes round as well, both ways")
    func manualRing() throws {
        let context = try context(.iosSwitchManual, ["switchBack": "on", "exit": "last", "activation": "always"])
        let machine = AccessMethod.iosSwitchManual.machine(context)
        func go(_ name: String, _ state: Int) -> Int? { moves(machine, from: state).first { $0.name == name }?.target }
        // Stops: a, g, b, c, exit.
        #expect([0, 1].map { go("Next", $0) } == [1, 0])
        #expect([0, 1].map { go("Previous", $0) } == [1, 0])
        #expect([2, 3, 4].map { go("Next", $0) } == [3, 4, 2])
        #expect([2, 3, 4].map { go("Previous", $0) } == [4, 2, 3])
        #expect(go("Select", 1) == 2)
        #expect(go("Select", 4) == 1)
    }

    @Test("VoiceOver on the Mac: siblings, into a group and out of it, and no move round the ends")
    func voiceOver() throws {
        let machine = AccessMethod.macVoiceOver.machine(try context(.macVoiceOver, [:]))
        func text(_ state: Int) -> [String] {
            moves(machine, from: state).filter { $0.name != "VO-Space" }.map { "\($0.name) \($0.target)" }.sorted()
        }
        // Stops: a, g, b, c.
        #expect(text(0) == ["VO-Right 1"])
        #expect(text(1) == ["VO-Left 0", "VO-Shift-Down 2"])
        #expect(text(2) == ["VO-Right 3", "VO-Shift-Up 1"])
        #expect(text(3) == ["VO-Left 2", "VO-Shift-Up 1"])
        #expect(!moves(machine, from: 1).contains { $0.name == "VO-Space" })
        #expect(moves(machine, from: machine.start).map(\.target) == [0])
        let keys = Dictionary(
            (0..<4).flatMap { moves(machine, from: $0) }.map { ($0.name, $0.cost.keystrokes) }, uniquingKeysWith: { $1 }
        )
        #expect(
            keys == ["VO-Right": 3, "VO-Left": 3, "VO-Shift-Down": 4, "VO-Shift-Up": 4, "VO-Space": 3])
    }
}
