import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// Files that no tool writes: they must be read in bounded time and memory, or refused in one line.
@Suite struct HostileInputTests {
    private func read(_ xml: String, _ path: String = "in.xml") throws -> ImportedLayout {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: path))
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    @Test(arguments: ["&#10;", "&#13;&#10;", "&#x85;", "&#x2028;", "1&#10;in.xml:1:1: error: forged"])
    func errorsAreOneLine(value: String) {
        let xml = "<layout><screen id='a'><element x='0' y='0' width='1' height='\(value)'/></screen></layout>"
        #expect { try read(xml) } throws: { error in !"\(error)".contains(where: \.isNewline) }
    }

    @Test(arguments: ["", "<?xml version='1.0'?>\n"]) func blankLinesMayStandBefore(declaration: String) throws {
        let imported = try read(
            "\n \n\(declaration)<layout><screen id='a'><element id='b' role='button'/></screen></layout>")
        #expect(imported.layout.screens[0].elements.map(\.id) == ["b"])
        #expect(imported.notes.map(\.message) == ["white space before the XML was skipped"])
        #expect(throws: FormatError.self) { try read("log\n\(declaration)<layout><screen id='a'/></layout>") }
    }

    @Test(arguments: [50_000, 50_001]) func aNameOfNoEndIsCalledSo(length: Int) throws {
        let name = String(repeating: "n", count: length)
        let xml = "<layout>\n<screen id='a' \(name)='1'/></layout>"
        #expect { try read(xml) } throws: { error in
            guard let error = error as? FormatError, error.line == 2 else { return false }
            return error.message.hasPrefix("a name is longer than 50,000 characters") == (length > 50_000)
        }
    }

    /// Each names the one after it: the order is the reverse, however long the chain is.
    @Test func aLongChainOfTraversalIsFollowed() throws {
        let count = 10_000
        let views = (0..<count).map {
            "<Button android:id='@+id/b\($0)' android:text='\($0)' android:accessibilityTraversalAfter='@id/b\($0 + 1)'/>"
        }
        let imported = try read(
            "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'>\(views.joined())</LinearLayout>")
        let labels = imported.layout.screens[0].elements.filter { $0.role == .button }.map(\.label)
        #expect(labels == (0..<count).reversed().map(String.init))
    }

    @Test func aTraversalCircleIsNoted() throws {
        let views =
            "<Button android:id='@+id/a' android:text='A' android:accessibilityTraversalAfter='@id/b'/>"
            + "<Button android:id='@+id/b' android:text='B' android:accessibilityTraversalAfter='@id/a'/>"
        let imported = try read(
            "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'>\(views)</LinearLayout>")
        #expect(imported.layout.screens[0].elements.compactMap { $0.role == .button ? $0.label : nil } == ["B", "A"])
        #expect(imported.notes.contains { $0.message == "the traversal order goes round in a circle" })
    }

    /// A text of 20,000 letters in the name of each of 2,000 buttons would be 40 MB of names.
    @Test func oneLongTextIsNotInEveryName() throws {
        let buttons = String(repeating: "<button aria-labelledby='long'>B</button>", count: 2_000)
        let words = String(repeating: "<i>word</i> ", count: 4_000)
        let imported = try read(
            "<!doctype html><html><body>\(buttons)<p id='long'>\(words)</p></body></html>", "in.html")
        let labels = imported.layout.screens[0].elements.filter { $0.role == .button }.map(\.label)
        #expect(labels.count == 2_000)
        #expect(Set(labels).count == 1)
        #expect((990...1_000).contains(labels[0].count))
        #expect(labels[0].hasPrefix("word word"))
    }

    @Test func labelsOfOneControlAreNotReadForEachReference() throws {
        let controls = String(
            repeating: "<button id='x' aria-labelledby='x y x'>B</button><label for='x'>l</label>", count: 2_000)
        let imported = try read("<!doctype html><html><body>\(controls)</body></html>", "in.html")
        #expect(imported.layout.screens[0].elements.allSatisfy { $0.label.count <= 2_001 })
    }

    /// A format may make more levels of elements than its file has of tags.
    @Test func whatIsReadNestsNoDeeperThanOurOwnFormat() throws {
        let inside = "<Button Content='In'/>"
        let levels = 118
        let open = String(repeating: "<GroupBox Header='G'><StackPanel><Button Content='B'/>", count: levels)
        let close = String(repeating: "</StackPanel></GroupBox>", count: levels)
        let imported = try XAMLSource.read(XAMLSource.wpf(open + inside + close))
        #expect(imported.layout.screens[0].elements.count { $0.role == .button } == levels + 1)
        let deep = String(repeating: "<group>", count: 253)
        let own = try read(
            "<layout><screen id='a'>\(deep)<element id='x' role='button'/>\(deep.replacing("<", with: "</"))</screen></layout>"
        )
        #expect(own.notes.map(\.message) == ["what is nested deeper than 253 levels is taken to stand side by side"])
        #expect(own.layout.screens[0].elements.count == 254)
    }

    /// A screen that is called nothing could not be led to in our own format.
    @Test(arguments: [
        "<keyboard id='B' format='3.2'><box><panel layer=''><key id='a' label='A'/><key id='layer0' label='L'/></panel></box></keyboard>",
        "<layout><level name=''><row><key name='a' toggle=''/></row></level><level name='b'><row><key name='b' toggle=''/></row></level></layout>",
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0'><scenes><scene><objects><viewController id=''><view key='view' id='v'><subviews><button buttonType='system' id='b'><state key='normal' title='Go'/><connections><segue destination='' kind='show'/></connections></button></subviews></view></viewController></objects></scene></scenes></document>",
    ]) func noScreenIsCalledNothing(xml: String) throws {
        let imported = try read(xml)
        #expect(imported.layout.screens.allSatisfy { screen in screen.elements.allSatisfy { $0.leadsTo != "" } })
    }

    /// Each scene of a tab bar shows the whole bar.
    @Test func aTabBarOfThousandsIsCut() throws {
        let count = 150
        let scenes = (0..<count).map {
            InterfaceBuilder.scene(InterfaceBuilder.controller("V\($0)", "", more: "title=\"T\($0)\""))
        }
        let segues = (0..<count).map {
            "<segue destination=\"V\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\($0)\"/>"
        }
        let bar =
            "<tabBarController id=\"T\"><tabBar key=\"tabBar\" id=\"tb\"/><connections>\(segues.joined())</connections></tabBarController>"
        let imported = try read(
            InterfaceBuilder.storyboard(InterfaceBuilder.scene(bar) + scenes.joined(), initial: "T"), "in.storyboard")
        #expect(imported.layout.screens.count == count)
        #expect(imported.layout.screens.allSatisfy { screen in screen.elements.count { $0.role == .tab } == 100 })
        #expect(imported.notes.contains { $0.message.hasPrefix("a tab bar shows at most 100 tabs") })
    }
}
