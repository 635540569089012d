import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private func document(_ inside: String, root: String = "VBox", attributes: String = "") -> String {
    "<?xml version=\"1.0\"?><?import javafx.scene.control.*?>\n<\(root) xmlns=\"http://javafx.com/javafx/8\" xmlns:fx=\"http://javafx.com/fxml/1\" \(attributes)>\(inside)</\(root)>"
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "view.fxml"))
    #expect(imported.format == "fxml")
    #expect(imported.layout.platform == .java)
    try expectSameAfterConversion(imported.layout)
    return imported
}

/// What is in the root of the first screen.
private func dump(_ xml: String) throws -> String {
    let lines = screenDump(try read(xml).layout.screens[0], keys: true).split(separator: "\n")
    return lines.dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

@Suite struct FXMLFormatTests {
    @Test func whatControlsSay() throws {
        let xml = document(
            """
            <children><Label text="_Name" mnemonicParsing="true" labelFor="$name"/><TextField fx:id="name" text="Ann"/>
            <PasswordField fx:id="secret" promptText="Password"/>
            <Button fx:id="go" text="_Go" defaultButton="true"/><Button fx:id="plain" text="a_b" mnemonicParsing="false"/>
            <Button fx:id="off" text="Off" disable="true"/><Button fx:id="gone" text="Gone" visible="false"/>
            <Button fx:id="skip" text="Skip" focusTraversable="false"/><Button fx:id="icon"><tooltip><Tooltip text="Bold"/></tooltip></Button>
            <Button fx:id="spoken" text="x" accessibleText="Spoken" cancelButton="true"/>
            <CheckBox fx:id="check" selected="true" text="\\_Check"/><ListView fx:id="list"/><Region/></children>
            """, attributes: "prefWidth=\"300\" prefHeight=\"200\"")
        #expect(
            try dump(xml) == """
                staticText "Name" #group1.staticText1
                textField "Name" #name =Ann _N
                secureTextField "Password" #secret private
                button "Go" #go _G ^Return
                button "a_b" #plain
                button "Off" #off disabled
                button "Gone" #gone hidden
                button "Skip" #skip @-1
                button "Bold" #icon
                button "Spoken" #spoken ^Escape
                checkbox "Check" #check =on _C
                list #list reacts @0
                """)
        let screen = try read(xml).layout.screens[0]
        #expect([screen.width, screen.height] == [300, 200])
        #expect(screen.readingOrder == .document)
    }

    @Test func radioButtonsOfAToggleGroupBelongTogether() throws {
        let xml = document(
            """
            <RadioButton fx:id="a" text="A"><toggleGroup><ToggleGroup fx:id="group"/></toggleGroup></RadioButton>
            <Slider fx:id="s" value="3"/><RadioButton fx:id="b" text="B" selected="true" toggleGroup="$group"/>
            """)
        #expect(
            try dump(xml) == """
                [radioGroup] #group1.radioGroup1
                  radioButton "A" #a
                  radioButton "B" #b selected
                slider #s =3 adjustable
                """)
    }

    @Test func menusAndTheirKeys() throws {
        let xml = document(
            """
            <MenuBar fx:id="bar"><menus><Menu text="_File"><items><MenuItem fx:id="open" text="_Open" accelerator="Shortcut+O"/>
            <SeparatorMenuItem/><MenuItem fx:id="quit" text="Quit"><accelerator>
            <KeyCodeCombination alt="UP" code="Q" control="DOWN" meta="UP" shift="DOWN" shortcut="UP"/></accelerator></MenuItem>
            <Menu text="More"><CheckMenuItem fx:id="wrap" text="Wrap"/></Menu></items></Menu></menus></MenuBar>
            <MenuButton fx:id="button" text="Add"><items><MenuItem fx:id="row" text="Row"/></items></MenuButton>
            """)
        #expect(
            try dump(xml) == """
                [menuBar] #bar
                  [menu] "File" #bar.menu1 _F
                    menuItem "Open" #open ^Control-O
                    menuItem "Quit" #quit ^Control-Shift-Q
                    [menu] "More" #bar.menu1.menu1
                      menuItem "Wrap" #wrap =off
                menuButton "Add" #button
                """)
        let screens = try read(xml).layout.screens
        #expect(screens.map(\.id) == ["main", "button.menu"])
        #expect(screens[0].elements.last?.leadsTo == "button.menu")
        #expect(screenDump(screens[1]) == "[menu] \"Add\" #menu1\n  menuItem \"Row\" #row")
    }

    @Test func pagesAndPanes() throws {
        let xml = document(
            """
            <TabPane fx:id="tabs"><tabs><Tab text="One"><content><Button fx:id="a" text="A"/></content></Tab>
            <Tab fx:id="two" text="Two"><Button fx:id="b" text="B"/></Tab></tabs></TabPane>
            <TitledPane fx:id="pane" text="Pane" expanded="false"><content><Button fx:id="c" text="C"/></content></TitledPane>
            """)
        #expect(
            try dump(xml) == """
                [group] #group1.group1
                  [tabGroup] #tabs
                    tab "One" #tabs.tab1 selected
                    tab "Two" #two
                  button "A" #a
                  button "B" #b hidden
                [group] #group1.group2
                  disclosure "Pane" #pane =closed
                  button "C" #c hidden
                """)
    }

    @Test func filesAreIncludedFromTheirOwnFolders() throws {
        let part = "<HBox xmlns:fx=\"http://javafx.com/fxml\"><Button fx:id=\"%\" text=\"%\"/>&</HBox>"
        func file(_ name: String, _ more: String = "") -> String {
            part.replacing("%", with: name).replacing("&", with: more)
        }
        let folder = try TemporaryFolder([
            "main.fxml": document("<fx:include source=\"parts/one.fxml\"/><fx:include source=\"gone.fxml\"/>"),
            "parts/one.fxml": file("one", "<fx:include source=\"two.fxml\"/>"),
            "parts/two.fxml": file("two", "<fx:include source=\"../parts/one.fxml\"/>"),
        ])
        let imported = try LayoutReader.read(.file("\(folder.path)/main.fxml"))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [group]
                  [group]
                    button "one"
                    [group]
                      button "two"
                """)
        #expect(
            messages(imported) == [
                "'parts/one.fxml' includes itself x1", "the file refers to 'gone.fxml', which is not there x1",
            ])
    }

    @Test func whatIsNotKnownIsNoted() throws {
        let imported = try read(
            document("<Label text=\"%key\" labelFor=\"$gone\"/><com.acme.Dial/><Button text=\"${name}\"/>"))
        #expect(
            messages(imported) == [
                "a label is for 'gone', which is not there x1",
                "texts are keys of a resource bundle; the keys are taken as labels x2",
                "what Dial does is not known; it is taken as a box x1",
                "a text is bound to something else; it is not known x2",
            ])
    }
}
