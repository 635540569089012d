import AccessCost
import CostReport
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

/// Comparisons of files as people have them: without ids, with actions, and with themselves.
@Suite struct ComparedLayoutsTests {
    private static let labels = ["Save", "Open", "Close", "Print"]

    private static func html(_ labels: [String]) -> String {
        "<!DOCTYPE html><html><body>\(labels.map { "<button>\($0)</button>" }.joined())</body></html>"
    }

    private static func uiautomator(_ labels: [String]) -> String {
        let buttons = labels.enumerated().map { place, label in
            """
            <node index="\(place)" text="\(label)" resource-id="" class="android.widget.Button" package="p" content-desc="" \
            checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
            scrollable="false" long-clickable="false" password="false" selected="false" \
            bounds="[0,\(place * 100)][400,\(place * 100 + 90)]" />
            """
        }
        return """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">\
            <node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="p" content-desc="" \
            checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" \
            scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][400,900]">\
            \(buttons.joined())</node></hierarchy>
            """
    }

    private static func xcuitest(_ labels: [String]) -> String {
        let buttons = labels.enumerated().map { place, label in
            """
            <XCUIElementTypeButton type="XCUIElementTypeButton" name="\(label)" label="\(label)" enabled="true" \
            visible="true" accessible="true" x="0" y="\(place * 50)" width="200" height="44" index="\(place)"/>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" \
            label="App" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">\
            \(buttons.joined())</XCUIElementTypeApplication>
            """
    }

    private func compare(
        _ before: String, _ after: String, _ request: CompareRequest = CompareRequest()
    ) throws -> Comparison {
        let layouts = try [before, after].map { try Session().read(.bytes(Array($0.utf8), path: "t.xml")) }
        return try Session().compare(layouts[0], layouts[1], request)
    }

    /// A button before the others shifts every derived id: it is the one that is added, and the others are themselves.
    @Test(arguments: [html, uiautomator, xcuitest])
    func anInsertedButtonIsTheOneThatIsAdded(_ file: @Sendable ([String]) -> String) throws {
        let pair = try compare(file(Self.labels), file(["New"] + Self.labels)).screens[0]
        #expect(pair.added.map { pair.after.targets[$0.target].label } == ["New"])
        #expect(pair.removed.isEmpty)
        #expect(pair.goals.map { pair.before.targets[$0.before.target].label } == Self.labels)
        #expect(pair.goals.map { pair.after.targets[$0.after.target].label } == Self.labels)
        #expect(pair.goals.allSatisfy { $0.matchedBy == .alignment })
        let gone = try compare(file(["New"] + Self.labels), file(Self.labels)).screens[0]
        #expect(gone.removed.map { gone.before.targets[$0.target].label } == ["New"])
    }

    /// Converted, a derived id stays one.
    @Test func convertedFilesAreComparedAsTheirOriginals() throws {
        let files = try [Self.labels, ["New"] + Self.labels].map {
            LayoutWriter.xml(try Session().read(.bytes(Array(Self.html($0).utf8), path: "t.html")).layout)
        }
        let pair = try compare(files[0], files[1]).screens[0]
        #expect(pair.added.map { pair.after.targets[$0.target].label } == ["New"])
    }

    /// Analysed with the same request, both sides are what `analyze` says of them.
    @Test(arguments: ["RoastedBeans", "ShapeShuffleHome", "ShapeShuffleGame", "DogGallery", "SwiftPlaygrounds"])
    func theChangeIsTheDifferenceOfTwoAnalyses(name: String) throws {
        let (before, after) = (try SampleLoader.layout("\(name)Before"), try SampleLoader.layout(name))
        let session = Session()
        let comparison = try session.compare(before, after, CompareRequest())
        #expect(comparison.before == (try session.analyze(before, AnalysisRequest(), details: .actions)))
        #expect(comparison.after == (try session.analyze(after, AnalysisRequest(), details: .actions)))
        for pair in comparison.screens {
            for place in pair.before.methods.indices {
                for tree in pair.before.methods[place].trees {
                    guard let new = pair.after.methods[place].tree(tree.kind) else { continue }
                    for goals in pair.targets.map({ pair.goals[$0] }) {
                        #expect(pair.before.cost(of: goals.before, on: tree) == tree.costs[goals.before.target])
                        #expect(pair.after.cost(of: goals.after, on: new) == new.costs[goals.after.target])
                    }
                }
            }
        }
    }

    private func expectNoChange(_ layout: ImportedLayout) throws {
        let comparison = try Session().compare(layout, layout, CompareRequest())
        #expect(comparison.addedScreens.isEmpty && comparison.removedScreens.isEmpty)
        for pair in comparison.screens {
            #expect(pair.added.isEmpty && pair.removed.isEmpty, "\(layout.path)")
            #expect(pair.goals.allSatisfy { $0.before == $0.after }, "\(layout.path)")
            for place in pair.before.methods.indices {
                for figure in Figure.allCases {
                    let shift = pair.shift(of: figure, method: place)
                    #expect(shift.slower.isEmpty && shift.faster.isEmpty && shift.unreachable.isEmpty)
                    #expect(shift.lost.isEmpty && shift.same.count + shift.unknown.count == pair.goals.count)
                }
                for kind in TreeKind.allCases {
                    guard let expected = pair.expected(method: place, tree: kind) else { continue }
                    #expect(expected.before == expected.after)
                }
            }
        }
    }

    @Test(arguments: ProjectFiles.samples) func aSampleComparedWithItself(name: String) throws {
        try expectNoChange(Session().read(.file(ProjectFiles.path("Samples/\(name)"))))
    }

    @Test(
        .enabled(if: Corpus.folder != nil, "needs a folder of real layouts: set NAVCOST_CORPUS"),
        arguments: Corpus.formats.map(\.folder))
    func aRealFileComparedWithItself(format: String) throws {
        for path in Corpus.files(of: format) {
            guard let layout = try? Session().read(.file(path)) else { continue }
            try expectNoChange(layout)
        }
    }

    /// The goals of the talks are on both sides of their samples.
    @Test func theSamplesHaveTheSameGoals() throws {
        for name in ["RoastedBeans", "ShapeShuffleHome", "ShapeShuffleGame", "DogGallery", "SwiftPlaygrounds"] {
            let comparison = try Session().compare(
                SampleLoader.layout("\(name)Before"), SampleLoader.layout(name), CompareRequest())
            for pair in comparison.screens {
                #expect(pair.missed.isEmpty, "\(name)")
                #expect(pair.notes.isEmpty, "\(name): \(pair.notes)")
            }
            #expect(!comparison.before.summary.isEmpty && !comparison.after.summary.isEmpty)
        }
        let dogs = try Session().compare(
            SampleLoader.layout("DogGalleryBefore"), SampleLoader.layout("DogGallery"), CompareRequest()
        ).screens[0]
        let names = dogs.goals.map { pair in
            [(pair.before, dogs.before), (pair.after, dogs.after)].map { goal, screen in
                screen.targets[goal.target].id + (screen.action(of: goal).map { "/\($0.name)" } ?? "")
            }.joined(separator: "=")
        }
        for name in [
            "photos-previous=photos/Previous photos", "photo-5=photos", "photos-next=photos/More photos",
            "call-1=shelter-1/Call", "map-4=shelter-4/Map", "adopt=adopt",
        ] {
            #expect(names.contains(name), "\(names)")
        }
    }

    // MARK: One action

    private func action(_ name: String, _ before: String, _ after: String) throws -> Comparison {
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto], action: .named(name)))
        return try Session().compare(SampleLoader.layout(before), SampleLoader.layout(after), request)
    }

    /// Pin is a button of its own before, and an action after; the costs are those of the analyses of either.
    @Test func anActionOfOneSideIsComparedWithTheTargetOfTheOther() throws {
        let comparison = try action("Pin", "CardButtons", "ShapeShuffleGame")
        let pair = comparison.screens[0]
        #expect(pair.goals.count == 12 && pair.removed.isEmpty && pair.added.isEmpty)
        let session = Session()
        let plain = try session.analyze(
            SampleLoader.layout("CardButtons"), AnalysisRequest(methods: [.iosSwitchAuto])
        ).screens[0]
        let named = try session.analyze(
            SampleLoader.layout("ShapeShuffleGame"), AnalysisRequest(methods: [.iosSwitchAuto], action: .named("Pin"))
        ).screens[0]
        for goals in pair.goals {
            #expect(pair.before.targets[goals.before.target].label.hasPrefix("Pin card"))
            #expect(pair.after.action(of: goals.after)?.name == "Pin")
            for kind in [TreeKind.flat, .grouped] {
                #expect(
                    pair.before.cost(of: goals.before, on: pair.before.methods[0].tree(kind)!).cost
                        == plain.methods[0].tree(kind)!.costs[goals.before.target].cost)
                #expect(
                    pair.after.cost(of: goals.after, on: pair.after.methods[0].tree(kind)!).cost
                        == named.methods[0].tree(kind)!.costs[goals.after.target].cost)
            }
        }
        #expect(pair.expected(method: 0, tree: .flat)?.count == 12)
    }

    /// Both sides have the action on some targets, and one of them as a target on the other side.
    @Test func mixedKindsOfOneAction() throws {
        let before =
            "<layout platform='ios'><screen><element id='a' role='cell' label='Ann'><action name='Call'/></element><element id='b' role='cell' label='Bob'/><element id='cb' role='button' label='Call Bob'/></screen></layout>"
        let after = before.replacing(
            "label='Bob'/><element id='cb' role='button' label='Call Bob'/>",
            with: "label='Bob'><action name='Call'/></element>")
        let request = CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto], action: .named("Call")))
        let pair = try compare(before, after, request).screens[0]
        let tree = try #require(pair.before.methods[0].tree(.flat))
        let plain = try compare(before, after, CompareRequest(AnalysisRequest(methods: [.iosSwitchAuto]))).screens[0]
        let activation = try #require(plain.before.methods[0].tree(.flat)).costs[2]
        #expect(pair.goals.map { pair.before.cost(of: $0.before, on: tree).status } == [.reached, .reached])
        #expect(pair.before.cost(of: pair.goals[1].before, on: tree).cost == activation.cost)
    }

    @Test func anActionThatOneSideLacksIsRemoved() throws {
        let pair = try action("Pin", "ShapeShuffleGame", "ShapeShuffleHome").screens[0]
        #expect(pair.goals.isEmpty && pair.removed.count == 12)
        #expect(throws: NavCostError.self) { try action("Juggle", "ShapeShuffleGame", "ShapeShuffleHome") }
    }
}
