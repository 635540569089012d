import LayoutModel
import TestSupport

@testable import AccessCost

/// Screens of 320 x 440 points on which targets must be scrolled to.
enum ScrolledLayouts {
    static let size = "width='320' height='440'"

    /// What a method works on, tree by tree.
    static func contexts(
        _ content: String, _ method: AccessMethod, _ settings: ParameterValues, platform: Platform = .ios
    ) throws -> [MachineContext] {
        let fixture = try Fixture(content, platform: platform, screen: size)
        return RandomCases.contexts(fixture.screen, platform, method, settings)
    }

    /// A bar of two buttons above a list whose second page holds a strip of cards that scrolls sideways.
    static let nested = """
        <group id="bar" role="toolbar" label="Bar" x="0" y="0" width="320" height="40">
          <element id="back" role="button" label="Back" x="0" y="0" width="100" height="40"/>
          <element id="clear" role="button" label="Clear" destructive="true" x="200" y="0" width="100" height="40"/>
        </group>
        <group id="list" scrolls="vertical" x="0" y="40" width="320" height="400">
          <element id="top" role="button" label="Top" x="0" y="40" width="320" height="100"/>
          <group id="strip" scrolls="horizontal" x="0" y="500" width="320" height="100">
            <element id="near" role="button" label="Near" x="0" y="500" width="100" height="100"/>
            <element id="far" role="button" label="Far" x="400" y="500" width="100" height="100"/>
          </group>
          <element id="end" role="button" label="End" x="0" y="1000" width="320" height="60"/>
        </group>
        """

    /// A strip of cards with a gap wider than it between them, in a list: on a page of the gap nothing in the strip shows.
    static let gap = """
        <group id="list" scrolls="vertical" x="0" y="40" width="320" height="200">
          <group id="strip" scrolls="horizontal" x="0" y="100" width="320" height="60">
            <element id="near" role="button" label="Near" x="0" y="100" width="100" height="60"/>
            <element id="far" role="button" label="Far" x="700" y="100" width="100" height="60"/>
          </group>
          <element id="row" role="button" label="Row" x="0" y="160" width="320" height="44"/>
          <element id="end" role="button" label="End" x="0" y="900" width="320" height="44"/>
        </group>
        """

    /// A strip that is taller than the list around it, with a card that shows only further down, of which the menu of a page is left
    /// open on its way back up: the page behind that menu leads into the same menu again.
    ///
    /// - Parameter firstCard: where the first card begins.
    static func wayBack(firstCard y: Int) -> String {
        """
        <group id="list" scrolls="vertical" x="0" y="40" width="320" height="200">
          <group id="strip" scrolls="horizontal" x="0" y="60" width="320" height="600">
            <element id="first" role="button" x="0" y="\(y)" width="100" height="60"/>
            <element id="low" role="button" x="400" y="300" width="100" height="60"/>
            <element id="last" role="button" destructive="true" x="700" y="60" width="100" height="60"/>
          </group>
          <element id="row" role="button" x="0" y="200" width="320" height="30"/>
        </group>
        """
    }

    /// A list or two that scroll, with a strip of cards in each.
    static func random(_ numbers: inout SeededNumbers) -> String {
        var count = 0
        func element(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ numbers: inout SeededNumbers) -> String {
            count += 1
            let isDestructive = Int.random(in: 0..<6, using: &numbers) == 0
            return """
                <element id="e\(count)" role="button" x="\(x)" y="\(y)" width="\(width)" height="\(height)"\
                \(isDestructive ? " destructive='true'" : "")/>
                """
        }
        return (0..<Int.random(in: 1...2, using: &numbers)).map { list in
            let top = list * 220
            let apart = [110, 330, 700].randomElement(using: &numbers)!
            let cards = (0..<Int.random(in: 2...3, using: &numbers)).map {
                element($0 * apart, top + 60, 100, 60, &numbers)
            }
            let rowsApart = [60, 180, 400].randomElement(using: &numbers)!
            let rows = (0..<Int.random(in: 1...3, using: &numbers)).map {
                element(0, top + 130 + $0 * rowsApart, 300, 44, &numbers)
            }
            return """
                <group id="l\(list)" scrolls="vertical" x="0" y="\(top)" width="320" height="200">
                  <group id="s\(list)" scrolls="horizontal" x="0" y="\(top + 60)" width="320" height="60">
                    \(cards.joined())
                  </group>
                  \(rows.joined())
                </group>
                """
        }.joined()
    }

    /// Rows far below each other, each page of which shows a strip of cards beyond the right edge.
    static func manyPages(rows: Int) -> String {
        let cells = (0..<rows).map {
            "<element id='r\($0)' role='cell' label='R' x='0' y='\($0 * 396)' width='320' height='44'/>"
        }
        return """
            <group id="list" scrolls="vertical" x="0" y="0" width="320" height="440">
              <group id="strip" scrolls="horizontal" x="0" y="100" width="320" height="100">
                <element id="near" role="button" label="Near" x="0" y="100" width="100" height="100"/>
                <element id="far" role="button" label="Far" x="900" y="100" width="100" height="100"/>
              </group>
              \(cells.joined())
            </group>
            """
    }
}
