/// People whose presses were measured: the mean time of a response, its spread, and the time between two presses.
///
/// Source: Koester's press tests, data/koester_data.xlsx of github.com/nbonaker/ReactionTime (commit 40720046; no licence is
/// stated: these are facts computed from it, one row a person). Each person did tests of one, two and three presses, eight trials of each.
/// `response` is the mean of the three mean responses, `spread` the standard deviation of the logarithm by moments, from the
/// coefficient of variation of the one-press trial (the response alone has none), `press` the time from one press to the next.
enum PressTests {
    static let source =
        "Koester's press tests, github.com/nbonaker/ReactionTime, means of eight trials a test, computed from them"

    /// One person's numbers in seconds; `spread` is a logarithm's standard deviation.
    struct Row {
        var name: String
        var response, spread, press: Double
    }

    /// A population of rows of equal weight, the response lognormal with that mean.
    static func population(_ name: String, _ rows: [Row]) -> Population {
        Population(
            name: name, source: source,
            members: rows.map { row in
                var person = Person()
                person.reactionTimes = .lognormal(mean: row.response, sigma: row.spread)
                person.press = row.press
                return Population.Member(name: row.name, person: person)
            })
    }
}
