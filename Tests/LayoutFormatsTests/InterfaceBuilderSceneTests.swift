import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

@Suite struct InterfaceBuilderSceneTests {
    @Test func containersLeadToWhatTheyShow() throws {
        let bar = "<navigationBar key=\"navigationBar\" id=\"bar\">\(IB.frame(0, 20, 375, 44))</navigationBar>"
        let add = """
            <navigationItem key="navigationItem" title="Coffees" id="item"><barButtonItem key="leftBarButtonItem" systemItem="edit" id="edit"/>
            <rightBarButtonItems><barButtonItem systemItem="add" id="add">\(IB.connections(IB.segue("new", "presentation")))</barButtonItem>
            <barButtonItem image="filter_on" id="filter"/></rightBarButtonItems></navigationItem>
            """
        let xml = IB.storyboard(
            IB.scene(
                "<navigationController id=\"nav\">\(bar)\(IB.connections(IB.segue("list", "relationship", more: "relationship=\"rootViewController\"")))</navigationController>"
            )
                + IB.scene(
                    IB.controller(
                        "list", IB.button("go", "Go", y: 100, inside: IB.connections(IB.segue("detail"))), inside: add))
                + IB.scene(IB.controller("detail", IB.label("text", "Text", y: 100), more: "title=\"Detail\""))
                + IB.scene(
                    IB.controller(
                        "new",
                        IB.button(
                            "done", "Done",
                            inside: IB.connections(IB.segue("x", "unwind", more: "unwindAction=\"back:\""))))
                ),
            initial: "nav")
        let imported = try IB.read(xml)
        #expect(imported.layout.screens.map(\.id) == ["list", "detail", "new"])
        #expect(imported.layout.screens.map(\.label) == ["Coffees", "Detail", ""])
        #expect(imported.layout.screens.map(\.isInitial) == [true, false, false])
        #expect(
            try IB.dump(imported, "list", frames: true) == """
                [navigationBar] #bar (0,20,375,44)
                  button "Edit" #edit (0,20,44,44)
                  heading "Coffees" #bar.heading1 (125,20,125,44) heading
                  button "filter on" #filter (271,20,44,44)
                  button "Add" #add (315,20,44,44) leadsTo:new
                button "Go" #go (10,100,100,30) leadsTo:detail
                """)
        #expect(
            try IB.dump(imported, "detail") == """
                [navigationBar] #bar
                  button "Coffees" #bar.button1 leadsTo:list
                  heading "Detail" #bar.heading1 heading
                staticText "Text" #text
                """)
        #expect(try IB.dump(imported, "new") == "button \"Done\" #done leadsTo:list")
    }

    @Test func everyScreenOfATabShowsTheTabBar() throws {
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" id="bar">\(IB.frame(0, 0, 375, 49))</tabBar>\(IB.connections(
                IB.segue("a", "relationship", more: "relationship=\"viewControllers\"")
                    + IB.segue("b", "relationship", more: "relationship=\"viewControllers\"")))</tabBarController>
            """
        let xml = IB.storyboard(
            IB.scene(tabs)
                + IB.scene(
                    IB.controller(
                        "a", IB.button("x", "X"), inside: "<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"ta\"/>"))
                + IB.scene(
                    IB.controller(
                        "b", IB.button("y", "Y"),
                        inside: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"tb\"/>")),
            initial: "tabs")
        let imported = try IB.read(xml)
        #expect(imported.layout.screens.map(\.isInitial) == [true, false])
        #expect(
            try IB.dump(imported, "b", frames: true) == """
                button "Y" #y (10,0,100,30)
                [tabBar] #bar (0,618,375,49)
                  tab "Home" #ta (0,618,187,49) leadsTo:a
                  tab "Search" #tb (187,618,187,49) leadsTo:b selected
                """)
    }

    @Test func embeddedScenesStandInTheirContainer() throws {
        let container =
            "<containerView id=\"c\">\(IB.frame(0, 300, 375, 200))\(IB.connections(IB.segue("inner", "embed")))</containerView>"
        let xml = IB.storyboard(
            IB.scene(IB.controller("outer", IB.button("a", "A", y: 10) + container))
                + IB.scene(IB.controller("inner", IB.button("b", "B", y: 10))))
        let imported = try IB.read(xml)
        #expect(imported.layout.screens.map(\.id) == ["outer"])
        #expect(
            try IB.dump(imported, frames: true) == """
                button "A" #a (10,10,100,30)
                button "B" #b (10,310,100,30)
                """)
    }

    @Test func embeddingInACircleEnds() throws {
        func scene(_ id: String, _ other: String) -> String {
            let container =
                "<containerView id=\"c\(id)\">\(IB.frame(0, 300, 375, 200))\(IB.connections(IB.segue(other, "embed")))</containerView>"
            return IB.scene(IB.controller(id, IB.button("b\(id)", id) + container))
        }
        let imported = try IB.read(IB.storyboard(scene("p", "q") + scene("q", "p") + scene("s", "s")))
        #expect(messages(imported, .ignored).contains("a scene is embedded in itself x2"))
        #expect(try IB.dump(imported, "p") == "button \"p\" #bp\nbutton \"q\" #bq")
    }

    @Test func scenesThatMultiplyInOneAnotherEnd() throws {
        let scenes = (0..<40).map { place -> String in
            let container =
                "<containerView>\(IB.frame(0, 0, 9, 9))\(IB.connections(IB.segue("s\(place + 1)", "embed")))</containerView>"
            return IB.scene(IB.controller("s\(place)", IB.button("b\(place)", "B") + container + container))
        }
        let xml = IB.storyboard(scenes.joined() + IB.scene(IB.controller("s40", IB.label("end", "End"))))
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "Many.storyboard"))
        #expect(imported.layout.screens[0].elements.count < 3_000)
        #expect(messages(imported, .dropped).contains { $0.hasPrefix("scenes are embedded in one another too often") })
    }

    @Test func containersInACircleEnd() throws {
        func nav(_ id: String, _ root: String) -> String {
            IB.scene(
                "<navigationController id=\"\(id)\">\(IB.connections(IB.segue(root, "relationship", more: "relationship=\"rootViewController\"")))</navigationController>"
            )
        }
        let xml = IB.storyboard(
            nav("n1", "n2") + nav("n2", "n1")
                + IB.scene(IB.controller("vc", IB.button("b", "B", inside: IB.connections(IB.segue("n1"))))),
            initial: "n1")
        let imported = try IB.read(xml)
        #expect(try IB.dump(imported) == "button \"B\" #b")
        #expect(!imported.layout.screens[0].isInitial)
    }

    @Test func seguesThatLeadNowhereGiveNotes() throws {
        let gesture = """
            <imageView id="i">\(IB.frame(0, 0, 9, 9))<accessibility key="accessibilityConfiguration" label="Map"><bool key="isElement" value="YES"/></accessibility>
            \(IB.connections("<outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"oc\"/>"))</imageView>
            """
        let scene = """
            <scene><objects>\(IB.controller("vc", IB.button("b", "B", inside: IB.connections(IB.segue("gone"))) + gesture, inside: IB.connections(IB.segue("two", more: "identifier=\"s\""))))
            <tapGestureRecognizer id="tap">\(IB.connections(IB.segue("two")))</tapGestureRecognizer></objects></scene>
            """
        let imported = try IB.read(IB.storyboard(scene + IB.scene(IB.controller("two", IB.label("l", "Two")))))
        #expect(
            try IB.dump(imported, "vc") == """
                button "B" #b
                image "Map" #i reacts leadsTo:two
                """)
        #expect(
            messages(imported, .ignored) == [
                "a segue leads to 'gone', which is no scene of the file x1",
                "a segue of a whole scene is followed by code, not by people x1",
            ])
        #expect(
            messages(imported, .error) == [
                "a screen shows something, but holds nothing that people can act on x1"
            ])
    }

    @Test("what a file's name holds that XML cannot, the name of its layout does not hold") func controlInTheFileName()
        throws
    {
        let main = IB.storyboard(IB.scene(IB.controller("home", IB.button("a", "A"))), initial: "home")
        let layout = try LayoutReader.read(.bytes(Array(main.utf8), path: "f/a\u{1}b.storyboard")).layout
        #expect(layout.name == "a\u{FFFD}b")
        try expectSameAfterConversion(layout)
    }

    @Test func otherStoryboardsBelongToTheLayout() throws {
        func reference(_ name: String, _ more: String = "") -> String {
            IB.scene("<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"ref-\(name)\" \(more)/>")
        }
        func go(_ id: String, _ name: String) -> String {
            IB.button(id, name, inside: IB.connections(IB.segue("ref-\(name)")))
        }
        let main = IB.storyboard(
            IB.scene(IB.controller("home", go("a", "Other") + go("b", "Gone") + go("c", "Deep")))
                + reference("Other", "referencedIdentifier=\"second\"") + reference("Gone") + reference("Deep"),
            initial: "home")
        let other = IB.storyboard(
            IB.scene(IB.controller("home", IB.button("x", "X")))
                + IB.scene(IB.controller("sec", go("y", "Main"), more: "storyboardIdentifier=\"second\""))
                + reference("Main"))
        let deep = IB.storyboard(IB.scene(IB.controller("deep", IB.button("d", "D"))), initial: "deep")
        let folder = try TemporaryFolder([
            "Main.storyboard": main, "Other.storyboard": other, "Base.lproj/Deep.storyboard": deep,
        ])
        let imported = try LayoutReader.read(.file(folder.path + "/Main.storyboard"))
        try expectSameAfterConversion(imported.layout)
        #expect(imported.layout.screens.map(\.id) == ["home", "home~", "sec", "deep"])
        #expect(
            try IB.dump(imported, "home") == """
                button "Other" #a leadsTo:sec
                button "Gone" #b
                button "Deep" #c leadsTo:deep
                """)
        #expect(try IB.dump(imported, "sec") == "button \"Main\" #y leadsTo:home")
        #expect(
            messages(imported, .ignored) == [
                "the storyboard 'Gone' is not next to the file; what leads there leads nowhere x1"
            ])
    }
}
