/// The way to a page when presses go wrong: the expected cost, and the chance that something is destroyed.
///
/// A way may go on as another does that is not known yet, even as itself: then it is a linear equation in those ways, from
/// which they are eliminated one by one.
struct PageArrival {
    /// The cost and the wrong activations until the highlight is at the first item of the page, or goes on elsewhere.
    var outcome = Outcome()
    /// The chance that a destructive target is activated until then.
    var destructive = 0.0
    /// The places where it goes on, each once.
    var goingOn: [GoingOn] = []

    /// A place where a way goes on as the one that begins there.
    struct GoingOn {
        /// The place where the other way begins.
        var place: Int
        /// The chance to go on there, and that of doing so with nothing destroyed.
        var chance, harmless: Double
    }

    /// The way that goes on at a place at once.
    static func goingOn(at place: Int) -> PageArrival {
        PageArrival(goingOn: [GoingOn(place: place, chance: 1, harmless: 1)])
    }

    /// This way, which ends at the end, and then another.
    func then(_ next: PageArrival) -> PageArrival {
        let harmless = 1 - destructive
        return PageArrival(
            outcome: outcome + next.outcome, destructive: destructive + harmless * next.destructive,
            goingOn: next.goingOn.map { GoingOn(place: $0.place, chance: $0.chance, harmless: harmless * $0.harmless) })
    }

    /// This way from a place, which comes back there no more; nil where it never ends.
    func closed(at place: Int) -> PageArrival? {
        guard let index = goingOn.firstIndex(where: { $0.place == place }) else { return self }
        let back = goingOn[index]
        guard back.chance < 1 - 1e-12 else { return nil }
        let (rounds, harmlessRounds) = (1 / (1 - back.chance), 1 / (1 - back.harmless))
        var result = PageArrival(outcome: rounds * outcome, destructive: harmlessRounds * destructive, goingOn: goingOn)
        result.goingOn.remove(at: index)
        for index in result.goingOn.indices {
            result.goingOn[index].chance *= rounds
            result.goingOn[index].harmless *= harmlessRounds
        }
        return result
    }

    /// This way with the one from a place instead of going on there.
    func replacing(_ place: Int, by way: PageArrival) -> PageArrival {
        guard let index = goingOn.firstIndex(where: { $0.place == place }) else { return self }
        var result = self
        let part = result.goingOn.remove(at: index)
        result.outcome = outcome + part.chance * way.outcome
        result.destructive += part.harmless * way.destructive
        result.goOn(way.goingOn, chance: part.chance, harmless: part.harmless)
        return result
    }

    /// Adds places where the way goes on.
    mutating func goOn(_ others: [GoingOn], chance: Double, harmless: Double) {
        for other in others {
            if let known = goingOn.firstIndex(where: { $0.place == other.place }) {
                goingOn[known].chance += chance * other.chance
                goingOn[known].harmless += harmless * other.harmless
            } else {
                goingOn.append(
                    GoingOn(
                        place: other.place, chance: chance * other.chance, harmless: harmless * other.harmless))
            }
        }
    }
}
