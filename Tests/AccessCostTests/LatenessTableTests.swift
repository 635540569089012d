import TestSupport
import Testing

@testable import AccessCost

/// The table of People.md: what is later than an interval in measured series, beside what the engine says.
@Suite struct LatenessTableTests {
    /// One row of the table.
    private struct Row {
        var distribution: ReactionDistribution
        var interval: Double
        var trials: Double
        var seen, said, normal: Double

        init?(_ line: Substring) {
            let cells = line.split(separator: "|").map { cell in
                var text = cell
                while text.first == " " { text.removeFirst() }
                while text.last == " " { text.removeLast() }
                return String(text)
            }
            guard cells.count == 8, let interval = Double(cells[3]), let trials = Double(cells[4]) else { return nil }
            let shape = cells[1].split(separator: ",").compactMap { Double($0.drop { $0 == " " }) }
            let shares = cells[5...].compactMap { Double($0.dropLast(2)) }
            guard shape.count == 3, shares.count == 3 else { return nil }
            distribution = .exGaussian(mu: shape[0], sigma: shape[1], tau: shape[2])
            (self.interval, self.trials) = (interval, trials)
            (seen, said, normal) = (shares[0] / 100, shares[1] / 100, shares[2] / 100)
        }
    }

    private func rows() throws -> [Row] {
        let text = try ProjectFiles.text("Sources/NavCost/NavCost.docc/People.md")
        return text.split(separator: "\n").compactMap { Row($0) }
    }

    @Test func theTableIsTheEngines() throws {
        let rows = try rows()
        #expect(rows.count == 7 * 4)
        for row in rows {
            #expect(abs(row.distribution.late(after: row.interval) - row.said) < 0.0001, "\(row)")
        }
    }

    /// Within 1.5 percentage points and two standard errors of the difference; as many trials were fitted as compared.
    @Test func measuredLatenessIsPredicted() throws {
        for row in try rows() {
            let variance = max(row.said * (1 - row.said), row.seen * (1 - row.seen))
            let error = (2 * variance / row.trials).squareRoot()
            #expect(abs(row.said - row.seen) <= 0.015 + 2 * error, "\(row)")
        }
    }

    /// What a normal distribution would say is off by more, over all rows.
    @Test func theNormalDistributionIsWorse() throws {
        let rows = try rows()
        func squares(_ share: (Row) -> Double) -> Double {
            rows.reduce(0) { $0 + (share($1) - $1.seen) * (share($1) - $1.seen) }
        }
        #expect(squares(\.said) < squares(\.normal))
    }
}
