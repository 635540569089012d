import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

/// The views of one scene as text.
private func tree(_ views: String, frames: Bool = false) throws -> String {
    try IB.dump(IB.read(IB.storyboard(IB.scene(IB.controller("vc", views)))), frames: frames)
}

@Suite struct InterfaceBuilderFormatTests {
    @Test func kindsOfDocuments() throws {
        let view = "<view id=\"v\">\(IB.frame(0, 0, 9, 9))<subviews>\(IB.button("b", "B"))</subviews></view>"
        let runtimes: [(String, String, Platform)] = [
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", .ios),
            ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", .tvos),
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", .mac),
        ]
        for (type, runtime, platform) in runtimes {
            let xml = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"><objects>\(view)</objects></document>"
            #expect(try IB.read(xml).layout.platform == platform)
        }
        let other = Array("<document type=\"letter\"><objects/></document>".utf8)
        #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(other, path: "x.xib")) }
    }

    @Test func watchInterfacesAreTakenAsIOS() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" initialViewController="c">
            <scenes><scene><objects><controller id="c" title="Run"><items>
            <label text="12 km" id="km"/><group id="g"><items><button title="Stop" id="stop"/>
            <button id="go"><group key="contentGroup" id="gg"><items><imageView image="play_now" id="i"/></items></group></button>
            </items></group></items></controller></objects></scene></scenes></document>
            """
        let imported = try IB.read(xml)
        #expect(imported.layout.platform == .ios)
        #expect(imported.layout.screens[0].readingOrder == .document)
        #expect(imported.layout.screens[0].isInitial)
        #expect(
            try IB.dump(imported) == """
                staticText "12 km" #km
                [group] #g
                  button "Stop" #stop
                  button "play now" #go
                """)
        #expect(messages(imported, .assumed).first?.contains("watchOS") == true)
    }

    @Test func oldArchivesAreRefused() throws {
        let xml = Array(
            "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"8.00\"><data/></archive>".utf8)
        let error = #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(xml, path: "Old.xib")) }
        #expect(error?.line == 1)
        #expect(error?.message.contains("open it in a newer Xcode") == true)
        let empty = Array(IB.storyboard("").utf8)
        let none = #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(empty, path: "Empty.storyboard")) }
        #expect(none?.message.contains("there is no view") == true)
    }

    @Test func framesAddUp() throws {
        let inner =
            "<view id=\"box\">\(IB.frame(20, 100, 300, 200))<subviews>\(IB.button("a", "A", y: 5))"
            + "\(IB.button("b", "B", y: 50))</subviews></view>" + IB.button("c", "C", y: 400)
        #expect(
            try tree(inner, frames: true) == """
                [group] #box (20,100,300,200)
                  button "A" #a (30,105,100,30)
                  button "B" #b (30,150,100,30)
                button "C" #c (10,400,100,30)
                """)
        let imported = try IB.read(IB.storyboard(IB.scene(IB.controller("vc", inner))))
        #expect([imported.layout.screens[0].width, imported.layout.screens[0].height] == [375, 667])
        #expect(
            imported.layout.screens[0].source(of: ElementIndex(1))
                == "/document/scenes[1]/scene[1]/objects[1]/viewController[1]/view[1]/subviews[1]/view[1]/subviews[1]/button[1]"
        )
    }

    @Test func classesDecideWhatIsAnElement() throws {
        let views =
            IB.button("b", "Save") + IB.label("l", "Total")
            + "<textField placeholder=\"Mail\" text=\"a@b\" id=\"t\">\(IB.frame(0, 1, 9, 9))</textField>"
            + "<textField placeholder=\"Password\" text=\"x\" id=\"p\">\(IB.frame(0, 2, 9, 9))<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>"
            + "<switch on=\"YES\" id=\"s\">\(IB.frame(0, 3, 9, 9))</switch>"
            + "<slider value=\"0.5\" id=\"v\">\(IB.frame(0, 4, 9, 9))</slider>"
            + "<imageView image=\"logo\" id=\"i\">\(IB.frame(0, 5, 9, 9))</imageView>"
            + "<stepper id=\"st\">\(IB.frame(0, 6, 100, 9))</stepper>"
            + "<textView editable=\"NO\" text=\"Terms\" id=\"tv\">\(IB.frame(0, 7, 9, 9))</textView>"
            + "<textView id=\"te\">\(IB.frame(0, 8, 9, 9))<string key=\"text\">Hello\n you</string></textView>"
            + "<pageControl id=\"pc\">\(IB.frame(0, 9, 9, 9))</pageControl>"
            + "<label id=\"none\">\(IB.frame(0, 0, 9, 9))</label>"
        #expect(
            try tree(views) == """
                button "Save" #b
                staticText "Total" #l
                textField "Mail" #t =a@b
                secureTextField "Password" #p private
                toggle #s =on
                slider #v =0.5 adjustable
                image "logo" #i inaccessible
                [group] #st
                  button "Decrement" #st.button1
                  button "Increment" #st.button2
                staticText "Terms" #tv
                textView #te =Hello you
                pageIndicator #pc reacts adjustable
                """)
    }

    @Test func buttonsSayTheirTitleOrPicture() throws {
        func button(_ id: String, _ more: String, _ inside: String) -> String {
            "<button id=\"\(id)\" \(more)>\(IB.frame(0, 0, 9, 9))\(inside)</button>"
        }
        let views =
            button("a", "", "<state key=\"normal\"><string key=\"title\">Two\nlines</string></state>")
            + button("b", "", "<buttonConfiguration key=\"configuration\" title=\"Styled\" style=\"plain\"/>")
            + button("c", "", "<state key=\"normal\" image=\"square.and.arrow.up\" catalog=\"system\"/>")
            + button("d", "", "<state key=\"normal\" image=\"zoom_in\"/>")
            + button("e", "buttonType=\"infoLight\"", "")
            + button("f", "role=\"destructive\"", "<state key=\"normal\" title=\"Erase\"/>")
            + button(
                "g", "",
                "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"Rich\"/></attributedString></state>"
            )
        #expect(
            try tree(views) == """
                button "Two lines" #a
                button "Styled" #b
                button "Share" #c
                button "zoom in" #d
                button "More Info" #e
                button "Erase" #f destructive
                button "Rich" #g
                """)
    }

    @Test func viewsThatTheDeviceDoesNotHaveAreLeftOut() throws {
        let masks = """
            <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
            <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
            <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
            """
        let views =
            "<view id=\"v\">\(IB.frame(0, 0, 50, 50))<subviews>\(IB.button("a", "Pad"))\(IB.button("b", "Phone"))</subviews>\(masks)</view>"
        let scene = IB.scene(IB.controller("vc", views))
        #expect(try IB.dump(IB.read(IB.storyboard(scene))) == "button \"Phone\" #b")
        #expect(try IB.dump(IB.read(IB.storyboard(scene, device: "ipad9_7"))) == "button \"Pad\" #a")
    }

    @Test func segmentsShareTheWidth() throws {
        let view = """
            <segmentedControl selectedSegmentIndex="1" id="s">\(IB.frame(10, 0, 90, 30))<segments><segment title="Day"/>
            <segment image="week_view"/><segment title="Year" enabled="NO"/></segments></segmentedControl>
            """
        #expect(
            try tree(view, frames: true) == """
                [segmentedControl] #s (10,0,90,30)
                  segment "Day" #s.segment1 (10,0,30,30)
                  segment "week view" #s.segment2 (40,0,30,30) selected
                  segment "Year" #s.segment3 (70,0,30,30) disabled
                """)
    }

    @Test func oddFilesGiveNotes() throws {
        let views =
            "<button misplaced=\"YES\" id=\"a\"><state key=\"normal\" title=\"Nowhere\"/></button>"
            + "<button id=\"a\"><rect key=\"frame\" x=\"0\" y=\"nan\" width=\"1\" height=\"1\"/><state key=\"normal\" title=\"Again\"/></button>"
            + "<button id=\"z\">\(IB.frame(0, 0, 0, 0))</button>"
            + "<strangeView id=\"q\">\(IB.frame(0, 0, 9, 9))<subviews>\(IB.button("in", "In"))</subviews></strangeView>"
            + IB.button("far", "Far", y: 2000)
        let imported = try IB.read(IB.storyboard(IB.scene(IB.controller("vc", views))))
        #expect(
            try IB.dump(imported) == """
                button "Nowhere" #button1
                button "Again" #button2
                button #z
                button "In" #in
                button "Far" #far
                """)
        #expect(imported.layout.screens[0].elements[0].frame == nil)
        #expect(imported.layout.screens[0].elements[1].frame == nil)
        #expect(
            messages(imported) == [
                "an id stands at two objects; what refers to it means the first x1",
                "a frame is marked as out of date in the file; the screen will look otherwise x1",
                "a view has no frame in the file; its place is not known x2",
                "'strangeView' is not known; taken as a box around what it holds x1",
            ])
    }
}
