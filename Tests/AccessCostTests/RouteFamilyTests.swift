import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// The kinds of moves that methods say they have, which `--routes` and the time to think go by.
@Suite struct RouteFamilyTests {
    /// A screen with something for each kind of move.
    private static let content = """
        <element id="skip" role="link" label="Skip to results" jumpsTo="results" x="0" y="0" width="40" height="20"/>
        <group id="bar" container="semanticGroup" landmark="navigation" navigationStyle="combined" x="0" y="20" width="300" height="40">
          <element id="open" role="button" label="Open" shortcut="Command-O" mnemonic="O" x="0" y="20" width="40" height="40"/>
          <element id="save" role="button" label="Save" accessKey="s" x="60" y="20" width="40" height="40"/>
        </group>
        <group id="results" landmark="main" container="list" x="0" y="80" width="300" height="400">
          <element id="title" role="heading" heading="1" label="Results" x="0" y="80" width="300" height="40"/>
          <element id="name" role="textField" label="Name" x="0" y="120" width="300" height="40"/>
          <element id="row" role="cell" label="Row" x="0" y="160" width="300" height="40"><action name="Delete"/></element>
          <element id="volume" role="slider" label="Volume" adjustable="true" x="0" y="200" width="300" height="40"/>
        </group>
        <element id="end" role="button" label="End" gestures="longPress" x="0" y="900" width="40" height="40"/>
        """

    /// The kinds of moves out of all states of a method's machine that moves lead to.
    private static func families(_ method: AccessMethod, _ kind: TreeKind, _ fixture: Fixture) -> Set<RouteFamily> {
        let context = MachineContext(
            screen: fixture.screen, tree: fixture.tree(kind, by: method), parameters: method.defaults,
            platform: fixture.platform)
        let machine = method.bareMachine(context)
        var found: Set<RouteFamily> = []
        var (known, next) = (Set([machine.start]), [machine.start])
        while let state = next.popLast() {
            machine.visitMoves(from: state) { move in
                if let family = move.family { found.insert(family) }
                if known.insert(move.target).inserted { next.append(move.target) }
            }
        }
        return found
    }

    @Test("a method makes moves of the kinds that it names", arguments: AccessMethod.all)
    func kindsAreNamed(method: AccessMethod) throws {
        for platform in method.platforms {
            let fixture = try Fixture(Self.content, platform: platform, screen: #"width="300" height="600""#)
            for kind in method.trees {
                let others = Self.families(method, kind, fixture).subtracting(method.routes)
                #expect(others.isEmpty || method.routes.isEmpty, "\(platform), \(kind): \(others)")
            }
        }
    }

    @Test(
        "on from a skip link is a jump, which takes time to think where that is counted",
        arguments: [
            (AccessMethod.iosKeyboard, 2.0), (.macKeyboard, 2), (.webKeyboard, 2),
            // The focus begins on the link.
            (.desktopKeyboard, 1),
        ])
    func skipLinksAreJumps(method: AccessMethod, units: Double) throws {
        // The target is far from both ends, so that the jump is the cheapest way with time to think, too.
        let fixture = try Fixture(
            #"<element id="skip" role="link" jumpsTo="m"/>"#
                + "abcdefghijklmnopqrstuvwxyz".map { #"<element id="\#($0)" role="button" label="\#($0)"/>"# }.joined(),
            platform: method.platforms[0])
        #expect(Self.families(method, .flat, fixture).contains(.jump) && method.routes.contains(.jump))
        func seconds(_ values: [String: String]) throws -> Double {
            let analysis = fixture.analysis(method, set: values, routes: [.tab, .jump])
            let target = try #require(analysis.targets.firstIndex { $0.id == "m" })
            return try #require(analysis.methods[0].tree(.flat)?.costs[target].cost).seconds
        }
        // Tab to the link is one unit, the jump from it another.
        let thought = try seconds(["mental": "on", "mentalTime": "1"]) - seconds([:])
        #expect(abs(thought - units) < 1e-9, "\(thought) s")
    }
}
