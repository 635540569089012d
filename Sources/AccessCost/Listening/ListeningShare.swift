/// How much of the cheapest routes is spent listening.
enum ListeningShare {
    /// The seconds on the route to each state that a person who does not listen would not need. O(states + moves).
    ///
    /// - Parameters:
    ///   - machine: the machine of a person who listens, by which the routes were found.
    ///   - silent: the same machine of one who does not: it visits the same moves in the same order.
    static func seconds(
        _ machine: any AccessMachine, _ silent: any AccessMachine, _ routes: CheapestRoutes
    ) -> ContiguousArray<Double> {
        routes.sums(machine, of: part(silent))
    }

    /// The same on the route to one state, from those that are known where the search began. O(moves of the route).
    static func seconds(
        _ machine: any AccessMachine, _ silent: any AccessMachine, _ routes: CheapestRoutes, to state: MachineState,
        known: ContiguousArray<Double>
    ) -> Double {
        routes.sum(machine, to: state, from: { known[$0] }, of: part(silent))
    }

    /// The seconds of a move above those of a person who does not listen.
    private static func part(_ silent: any AccessMachine) -> (MachineState, Int, Move) -> Double {
        var origin = -1
        var silentSeconds: [Double] = []
        return { state, index, move in
            if state != origin {
                origin = state
                silentSeconds.removeAll(keepingCapacity: true)
                silent.visitMoves(from: state) { silentSeconds.append($0.cost.seconds) }
            }
            return max(0, move.cost.seconds - silentSeconds[index])
        }
    }
}
