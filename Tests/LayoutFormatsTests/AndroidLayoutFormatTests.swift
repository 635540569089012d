import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private let namespaces =
    "xmlns:android='http://schemas.android.com/apk/res/android' xmlns:app='http://schemas.android.com/apk/res-auto' xmlns:tools='http://schemas.android.com/tools'"

/// Attributes without prefix are Android's.
private func view(_ name: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<\(name) \(attributes)>\(inside)</\(name)>"
}

private func layout(
    _ inside: String, root: String = "LinearLayout", _ attributes: String = "android:orientation='vertical'"
) -> String {
    "<\(root) \(namespaces) \(attributes)>\(inside)</\(root)>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "main.xml"))
    #expect(imported.format == "android-layout")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func tree(_ inside: String, ids: Bool = false) throws -> String {
    screenDump(try read(layout(inside)).layout.screens[0], ids: ids)
}

@Suite struct AndroidLayoutFormatTests {
    @Test func classesSayWhatReacts() throws {
        #expect(
            try tree(
                """
                <TextView android:text='Title' android:accessibilityHeading='true'/><Button android:text='Pay'/>
                <ImageButton android:contentDescription='Back'/><ImageView android:contentDescription='Logo'/>
                <ImageView android:contentDescription='@null'/><CheckBox android:text='Gift' android:checked='true'/>
                <com.google.android.material.materialswitch.MaterialSwitch android:text='Dark'/><SeekBar/>
                <EditText android:hint='Name'/><EditText android:hint='PIN' android:inputType='numberPassword' android:text='1'/>
                <EditText android:hint='City' android:text='Rome'/><TextView android:text='More' android:onClick='more'/>
                <Button android:text='Off' android:enabled='false'/><Button android:text='Dull' android:clickable='false'/>
                <TextView android:text='Hold' android:longClickable='true'/><View/><Space/>
                """) == """
                    heading "Title" heading
                    button "Pay"
                    button "Back"
                    image "Logo"
                    checkbox "Gift" =on
                    toggle "Dark" =off
                    slider adjustable
                    textField "Name"
                    secureTextField "PIN" private
                    textField "City" =Rome
                    button "More"
                    button "Off" disabled
                    button "Dull" inert
                    button "Hold" longPress
                    """)
    }

    @Test func cardsSpeakForWhatTheyHold() throws {
        let card = view(
            "LinearLayout", "android:id='@+id/card' android:clickable='true'",
            "<TextView android:text='Espresso'/><TextView android:text='2 €'/><TextView android:text='gone' android:visibility='gone'/>"
        )
        let screen = try read(layout(card + "<Button android:id='@id/b' android:text='Add'/>")).layout.screens[0]
        let stops = screen.stops
        #expect(stops.map(\.label) == ["Espresso, 2 €", "Add"])
        #expect(stops.map(\.id) == ["card", "b"])
        #expect(
            screen.source(of: ElementIndex(screen.elements.firstIndex { $0.id == "b" }!)) == "/LinearLayout/Button[1]")
    }

    @Test func whatIsHiddenOrUnimportantIsNoStop() throws {
        let imported = try read(
            layout(
                """
                <Button android:text='a' android:visibility='gone'/><Button android:text='b' android:visibility='invisible'/>
                <Button android:text='c' android:alpha='0'/><Button android:text='d' tools:visibility='gone'/>
                <Button android:text='e' android:importantForAccessibility='no'/>
                <FrameLayout android:importantForAccessibility='noHideDescendants'><TextView android:text='f'/></FrameLayout>
                <TextView android:text='g' android:importantForAccessibility='no'/><Button android:text='h' android:visibility='@{x}'/>
                """))
        #expect(imported.layout.screens[0].stops.map(\.label) == ["d", "h"])
        #expect(imported.layout.screens[0].elements.filter(\.isHidden).map(\.label) == ["a", "b", "c"])
        #expect(imported.layout.screens[0].elements.filter { $0.accessible == false }.map(\.label) == ["e", "f", "g"])
        #expect(
            messages(imported).contains("what is gone or invisible at first is taken as hidden; code may show it x3"))
        #expect(messages(imported).contains("values that are bound to data are not known x1"))
    }

    @Test func labelsComeFromElsewhereToo() throws {
        #expect(
            try tree(
                """
                <TextView android:text='Name' android:labelFor='@+id/name'/><EditText android:id='@id/name'/>
                <com.google.android.material.textfield.TextInputLayout android:hint='Mail'><EditText/></com.google.android.material.textfield.TextInputLayout>
                <Button android:text='@string/not_there'/>
                """) == """
                    staticText "Name"
                    textField "Name"
                    textField "Mail"
                    button "not there"
                    """)
    }

    @Test func traversalAttributesOrderSiblings() throws {
        let rows = """
            <Button android:id='@+id/c' android:text='3' android:accessibilityTraversalAfter='@id/b'/>
            <Button android:id='@+id/b' android:text='2' android:accessibilityTraversalAfter='@+id/a'/>
            <Button android:id='@+id/a' android:text='1'/><Button android:id='@+id/z' android:text='0' android:accessibilityTraversalBefore='@id/c'/>
            """
        #expect(try read(layout(rows)).layout.screens[0].stops.map(\.label) == ["1", "2", "0", "3"])
        let circle =
            "<Button android:id='@+id/a' android:text='1' android:accessibilityTraversalAfter='@id/b'/><Button android:id='@+id/b' android:text='2' android:accessibilityTraversalAfter='@id/a'/><Button android:text='3' android:accessibilityTraversalAfter='@id/x'/>"
        let imported = try read(layout(circle))
        #expect(imported.layout.screens[0].stops.map(\.label) == ["2", "1", "3"])
        #expect(messages(imported, .ignored).count == 2)
    }

    @Test func nextFocusLeadsByDirection() throws {
        let imported = try read(
            layout(
                """
                <Button android:id='@+id/a' android:text='a' android:nextFocusDown='@id/b' android:nextFocusUp='@null' android:nextFocusLeft='@id/a' android:nextFocusRight='@id/x' android:nextFocusForward='@+id/b'/>
                <Button android:id='@+id/b' android:text='b'/>
                """))
        #expect(
            imported.layout.screens[0].elements[0].next
                == NextFocus(up: "a", down: "b", left: "a", right: nil, forward: "b"))
        #expect(messages(imported, .ignored) == ["nextFocus names 'x', which is not on the screen x1"])
    }

    @Test func includesAndStringsAreReadNextToTheFile() throws {
        let folder = try TemporaryFolder([
            "res/layout/main.xml": layout(
                "<include layout='@layout/row' android:id='@+id/first'/><include layout='@layout/row' android:visibility='gone'/><include layout='@layout/many'/><include layout='@layout/gone'/><include layout='@layout/main'/><include layout='@android:layout/x'/>"
            ),
            "res/layout/row.xml": "<Button \(namespaces) android:id='@+id/row' android:text='@string/buy'/>",
            "res/layout/many.xml":
                "<merge \(namespaces)><Button android:text='two'/><include layout='@layout/main'/><CheckBox android:text='three' android:enabled='@bool/off'/></merge>",
            "res/values/strings.xml": "<resources><string name='buy'>Don\\'t \"buy\"\\nnow</string></resources>",
            "res/values/flags.xml": "<resources><bool name='off'>false</bool></resources>",
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/res/layout/main.xml"))
        let screen = imported.layout.screens[0]
        #expect(screen.stops.map(\.label) == ["Don't buy now", "two"])
        #expect(screen.elements.filter(\.isHidden).count >= 1)
        #expect(screen.stops[0].id == "first")
        #expect(screen.elements.contains { $0.label == "three" && !$0.isEnabled })
        let notes = messages(imported, .ignored)
        #expect(notes.contains { $0.hasPrefix("'main' includes itself") })
        #expect(notes.contains { $0.hasPrefix("the included layout 'gone' is not next to the file") })
        #expect(notes.contains { $0.hasPrefix("an include names no layout of the app") })
    }

    @Test func framesAreEstimatedInLinesAndStacks() throws {
        let screen = try read(
            layout(
                "<TextView android:layout_width='match_parent' android:layout_height='100dp' android:text='t'/><LinearLayout android:layout_width='match_parent' android:layout_height='50dp'><Button android:layout_width='0dp' android:layout_height='match_parent' android:layout_weight='1' android:text='a'/><Button android:layout_width='0dp' android:layout_height='match_parent' android:layout_weight='2' android:layout_marginLeft='11dp' android:text='b'/></LinearLayout>"
            )
        ).layout.screens[0]
        let frames = screen.elements.filter { $0.role == .button }.map(\.frame)
        // 411 - 11 = 400 dp are shared one to two.
        #expect(
            frames == [
                Frame(x: 0, y: 100, width: 400.0 / 3, height: 50),
                Frame(x: 400.0 / 3 + 11, y: 100, width: 800.0 / 3, height: 50),
            ])
        let unknown = try read(
            layout("<Button android:text='a'/>", root: "androidx.constraintlayout.widget.ConstraintLayout", ""))
        #expect(unknown.layout.screens[0].elements[0].frame == nil)
        #expect(messages(unknown).contains { $0.hasPrefix("positions are not in the file") })
    }

    @Test func wrappersAndTelevisionsAreKnown() throws {
        let data =
            "<layout \(namespaces)><data><variable name='x' type='y'/></data><LinearLayout tools:context='.MainActivity'><Button android:text='a'/></LinearLayout></layout>"
        let imported = try read(data)
        #expect(imported.layout.screens[0].label == "MainActivity" && imported.layout.platform == .android)
        let tv = try read(
            layout(
                "<androidx.leanback.widget.BrowseFrameLayout><Button android:text='a'/></androidx.leanback.widget.BrowseFrameLayout>"
            ))
        #expect(tv.layout.platform == .androidTV)
        let unknown = try read(
            layout("<ViewStub/><fragment android:name='x'/><ListView/><Button style='@style/x' android:text='b'/>"))
        #expect(messages(unknown).count == 6)
    }

    @Test("what is no layout says so", arguments: ["menu", "manifest", "vector", "selector", "navigation"])
    func otherResources(root: String) {
        #expect { try read("<\(root) \(namespaces)><item/></\(root)>") } throws: { error in
            "\(error)".hasPrefix("main.xml:1:1: error: <\(root)> is a") && "\(error)".contains("not a layout")
        }
    }

    @Test func readersAndClustersAreTold() throws {
        #expect(
            try tree(
                """
                <LinearLayout android:screenReaderFocusable='true'><TextView android:text='a'/><TextView android:text='b'/></LinearLayout>
                <LinearLayout android:accessibilityPaneTitle='Pane'><Button android:text='c'/><Button android:text='d'/></LinearLayout>
                <LinearLayout android:keyboardNavigationCluster='true'><Button android:text='e'/></LinearLayout>
                <LinearLayout android:touchscreenBlocksFocus='true'><Button android:text='f'/></LinearLayout>
                <TextView android:text='g' android:accessibilityLiveRegion='polite'/>
                <TextView android:text='h' android:focusable='true' android:focusableInTouchMode='true'/>
                <FrameLayout android:importantForAccessibility='auto'><Button android:text='i' android:importantForAccessibility='yes'/></FrameLayout>
                """) == """
                    other "a, b"
                      staticText "a"
                      staticText "b"
                    [group] "Pane"
                      button "c"
                      button "d"
                    [group]
                      button "e"
                    [group]
                      button "f"
                    staticText "g"
                    staticText "h"
                    button "i"
                    """)
    }

    @Test func containersKeepWhatBelongsTogether() throws {
        #expect(
            try tree(
                """
                <RadioGroup><RadioButton android:text='a' android:checked='true'/><RadioButton android:text='b'/></RadioGroup>
                <com.google.android.material.tabs.TabLayout><com.google.android.material.tabs.TabItem android:text='c'/><com.google.android.material.tabs.TabItem android:text='d'/></com.google.android.material.tabs.TabLayout>
                <FrameLayout android:descendantFocusability='blocksDescendants'><TextView android:focusable='true' android:text='e'/></FrameLayout>
                """) == """
                    [group]
                      [radioGroup]
                        radioButton "a" selected
                        radioButton "b"
                      [tabBar]
                        tab "c"
                        tab "d"
                      staticText "e"
                    """)
    }
}
