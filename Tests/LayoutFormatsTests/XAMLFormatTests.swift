import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private let language = "xmlns:x=\"http://schemas.microsoft.com/winfx/2006/xaml\""
private let presentation = "xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\""

/// A window of WPF.
private func wpf(_ inside: String, more: String = "") -> String {
    "<Window \(presentation) \(language) Title=\"Win\" \(more)><StackPanel>\(inside)</StackPanel></Window>"
}

/// A page of WinUI.
private func winui(_ inside: String, root: String = "Page", more: String = "") -> String {
    "<\(root) \(presentation) \(language) xmlns:local=\"using:App\" \(more)><StackPanel>\(inside)</StackPanel></\(root)>"
}

/// A page of MAUI.
private func maui(_ inside: String, more: String = "", properties: String = "") -> String {
    """
    <ContentPage xmlns="http://schemas.microsoft.com/dotnet/2021/maui" xmlns:x="http://schemas.microsoft.com/winfx/2009/xaml" \(more)>\
    \(properties)<VerticalStackLayout>\(inside)</VerticalStackLayout></ContentPage>
    """
}

private func read(_ xml: String) throws -> ImportedLayout {
    let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "Main.xaml"))
    #expect(imported.format == "xaml")
    try expectSameAfterConversion(imported.layout)
    return imported
}

private func tree(_ xml: String, frames: Bool = false, ids: Bool = false) throws -> String {
    screenDump(try read(xml).layout.screens[0], ids: ids, frames: frames)
}

@Suite struct XAMLFormatTests {
    @Test func namespacesTellTheDialect() throws {
        let button = "<Button Content=\"_Go\"/>"
        let desktop = try read(wpf(button)).layout
        #expect(desktop.platform == .windows)
        #expect(desktop.screens[0].label == "Win")
        #expect(screenDump(desktop.screens[0], ids: false) == "button \"Go\" mnemonic:G")
        #expect(try read(winui(button)).layout.platform == .windows)
        #expect(try tree(winui(button)) == "button \"_Go\"")
        // {x:Bind} is WinUI's alone.
        #expect(try tree(wpf(button + "<TextBlock Text=\"{x:Bind Title}\"/>")) == "button \"_Go\"")
        let phone = try read(maui("<Button Text=\"Go\"/>"))
        #expect(phone.layout.platform == nil)
        #expect(messages(phone, .assumed).count == 1)
        let forms = "<ContentPage xmlns=\"http://xamarin.com/schemas/2014/forms\"><Button Text=\"Go\"/></ContentPage>"
        #expect(try tree(forms) == "button \"Go\"")
    }

    @Test func filesWithoutScreensAreRefused() {
        for root in ["ResourceDictionary", "Application", "DataTemplate"] {
            let xml = Array("<\(root) \(presentation) \(language)/>".utf8)
            let error = #expect(throws: FormatError.self) { try LayoutReader.read(.bytes(xml, path: "App.xaml")) }
            #expect(error?.message.contains("no screen") == true)
            #expect(error?.line == 1)
        }
    }

    @Test func namesComeInThisOrder() throws {
        let views = """
            <Button AutomationProperties.Name="Said" Content="Seen"/>
            <TextBlock x:Name="caption" Text="Caption"/>
            <TextBox AutomationProperties.LabeledBy="{Binding ElementName=caption}" Text="abc"/>
            <Label Target="{Binding ElementName=mail}" Content="_Mail"/><TextBox x:Name="mail" ToolTip="tip"/>
            <Button><StackPanel><Image Source="a.png"/><TextBlock Text="Inside"/></StackPanel></Button>
            <Button><Button.Content>Element</Button.Content></Button>
            <Button ToolTip="Only a tip"/>
            <CheckBox Content="Snake__case _On" IsChecked="True"/>
            <Button Content="&#xE711;"/>
            <Button><AutomationProperties.Name>Attached</AutomationProperties.Name></Button>
            <TextBox AutomationProperties.LabeledBy="{Binding ElementName=gone}"/>
            """
        let imported = try read(wpf(views))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                button "Said"
                staticText "Caption"
                textField "Caption" =abc
                staticText "Mail"
                textField "Mail" mnemonic:M
                button "Inside"
                button "Element"
                button "Only a tip"
                checkbox "Snake_case On" =on mnemonic:O
                button
                button "Attached"
                textField
                """)
        #expect(messages(imported) == ["a label is said to be 'gone', which is not in the file x1"])
        #expect(imported.layout.screens[0].elements[4].id == "mail")
    }

    @Test func whatTheAppFillsInIsNotKnown() throws {
        let views = """
            <Button Content="{Binding Title}" IsEnabled="{Binding CanGo}" Visibility="{Binding Shown}"/>
            <TextBlock Text="{StaticResource Known}"/><Button Content="{StaticResource Other}"/><Button Content="{}{braces}"/>
            <Button x:Uid="Send" Content="Send"/>
            """
        let resources =
            "<Window.Resources><String x:Key=\"Known\">From here</String><Style><Setter Property=\"IsTabStop\" Value=\"False\"/></Style></Window.Resources>"
        let imported = try read(wpf(views).replacing("<StackPanel>", with: resources + "<StackPanel>"))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                button
                staticText "From here"
                button
                button "{braces}"
                button "Send"
                """)
        #expect(
            messages(imported) == [
                "a style or trigger sets whether elements are shown or take the focus; it is not followed x1",
                "a text that the app fills in while it runs (a binding or resource) is not known x2",
                "what 'Visibility' is bound to is not known; its default is taken x1",
                "what 'IsEnabled' is bound to is not known; its default is taken x1",
                "x:Uid may set other texts from resources, which are not read x1",
            ])
    }

    @Test func statesAndAccessibility() throws {
        let views = """
            <Button Content="A" IsEnabled="False"/><Button Content="B" Visibility="Collapsed"/><Button Content="C" Visibility="Hidden"/>
            <StackPanel IsEnabled="False"><Button Content="D"/></StackPanel><Button Content="E" IsTabStop="False"/>
            <Button Content="F" Focusable="False"/><Button Content="G" AutomationProperties.AccessibilityView="Raw"/>
            <TextBlock Text="H" AutomationProperties.HeadingLevel="Level2"/><PasswordBox/><Slider/>
            <Image Source="x.png"/><Image AutomationProperties.Name="Chart"/><Button Content="I" IsEnabled="maybe"/>
            """
        let imported = try read(wpf(views))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                button "A" disabled
                button "B" hidden
                button "C" hidden
                [group] disabled
                  button "D"
                button "E" tab:-1
                button "F" tab:-1
                button "G" inaccessible
                heading "H" heading
                secureTextField private
                slider adjustable
                image inaccessible
                image "Chart"
                button "I"
                """)
        #expect(messages(imported) == ["IsEnabled is 'maybe', not True or False x1"])
    }

    @Test func chordsAndAccessKeys() throws {
        let bindings = """
            <Window.InputBindings><KeyBinding Key="F" Modifiers="Control" Command="{Binding Find}"/>
            <KeyBinding Gesture="Ctrl+Shift+OemPlus" Command="Zoom"/><KeyBinding Key="Q" Command="Nothing"/></Window.InputBindings>
            """
        let views = """
            <Button Content="Find" Command="{Binding Find}"/><Button Command="Zoom" Content="Zoom"/><Button Command="ApplicationCommands.Copy"/>
            <Button Content="OK" IsDefault="True"/><Button Content="No" IsCancel="True"/><Button Command="local:Main.SendAllCommand"/>
            """
        let imported = try read(wpf(views).replacing("<StackPanel>", with: bindings + "<StackPanel>"))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                button "Find" key:Control-F
                button "Zoom" key:Control-Shift-+
                button "Copy" key:Control-C
                button "OK" key:Return
                button "No" key:Escape
                button "Send All"
                """)
        #expect(
            messages(imported) == [
                "a command's name stands for a label that the app gives it x1",
                "a key binding's command belongs to no element of the file x1",
            ])
        let modern = """
            <Button Content="Save" AccessKey="s"><Button.KeyboardAccelerators><KeyboardAccelerator Key="S" Modifiers="Control,Shift"/></Button.KeyboardAccelerators></Button>
            <AppBarButton Label="Share" Icon="Share"/><AppBarButton Icon="Add"/>
            """
        #expect(
            try tree(winui(modern)) == """
                button "Save" key:Control-Shift-S mnemonic:S
                button "Share"
                button "Add"
                """)
    }

    @Test func containers() throws {
        let views = """
            <GroupBox Header="_Sort"><StackPanel><RadioButton Content="Up" IsChecked="True"/><RadioButton Content="Down"/></StackPanel></GroupBox>
            <Grid><RadioButton Content="a" GroupName="g"/><Button Content="x"/><RadioButton Content="b" GroupName="g"/><RadioButton Content="c" GroupName="h"/></Grid>
            <Expander Header="More"><Button Content="In"/></Expander>
            <TabControl SelectedIndex="1"><TabItem Header="One"><Button Content="1"/></TabItem><TabItem Header="Two"><Button Content="2"/></TabItem></TabControl>
            <ListBox><ListBoxItem>Red</ListBoxItem><TextBlock Text="Blue"/><StackPanel><TextBlock Text="Green"/><Button Content="Mix"/></StackPanel></ListBox>
            <ListView ItemsSource="{Binding All}"><ListView.ItemTemplate><DataTemplate><Button Content="Never"/></DataTemplate></ListView.ItemTemplate></ListView>
            <ComboBox SelectedIndex="0"><ComboBoxItem>First</ComboBoxItem><ComboBoxItem>Second</ComboBoxItem></ComboBox>
            <TreeView><TreeViewItem Header="Root" IsExpanded="True"><TreeViewItem Header="Leaf"/></TreeViewItem><TreeViewItem Header="Closed"><TreeViewItem Header="Hid"/></TreeViewItem></TreeView>
            <ToolBar><Button Content="T"/><Separator/><Button Content="U"/></ToolBar>
            <TextBlock>See <Hyperlink>the <Bold>terms</Bold></Hyperlink> now</TextBlock>
            """
        let imported = try read(wpf(views))
        #expect(
            screenDump(imported.layout.screens[0], ids: false) == """
                [group] "Sort"
                  [radioGroup]
                    radioButton "Up" selected
                    radioButton "Down"
                [group]
                  [radioGroup]
                    radioButton "a"
                    radioButton "b"
                  button "x"
                  radioButton "c"
                [group]
                  disclosure "More" =collapsed
                  [group] hidden
                    button "In"
                [group]
                  [tabGroup] container:semanticGroup
                    tab "One"
                    tab "Two" selected
                  [group] hidden
                    button "1"
                  button "2"
                [list]
                  listItem "Red"
                  listItem "Blue"
                  [listItem]
                    staticText "Green"
                    button "Mix"
                [list]
                  listItem
                popUpButton =First
                [tree]
                  treeItem "Root"
                  treeItem "Leaf"
                  treeItem "Closed"
                  [group] hidden
                    treeItem "Hid"
                [toolbar]
                  button "T"
                  button "U"
                staticText "See the terms now"
                link "the terms"
                """)
        #expect(
            messages(imported) == [
                "how many items a list has is not in the file; one stands for them, its texts unknown x1",
                "the items of a closed list box were left out x1",
            ])
    }

    @Test func menusAreGroupsInTheirBar() throws {
        let menu = """
            <Menu><MenuItem Header="_File"><MenuItem Header="_Open" InputGestureText="Ctrl+O"/><Separator/>
            <MenuItem Header="_Recent"><MenuItem Header="One"/></MenuItem></MenuItem><MenuItem Header="_Help"/></Menu>
            <Button Content="B"><Button.ContextMenu><ContextMenu><MenuItem Header="Hidden"/></ContextMenu></Button.ContextMenu></Button>
            """
        #expect(
            try tree(wpf(menu)) == """
                [menuBar]
                  [menu] "File"
                    menuItem "Open" key:Control-O
                    [menu] "Recent"
                      menuItem "One"
                  menuBarItem "Help" mnemonic:H
                button "B"
                """)
    }

    @Test func pagesOfPhones() throws {
        let views = """
            <Label Text="Total" SemanticProperties.HeadingLevel="Level1"/><Entry Placeholder="Name"/><Entry IsPassword="True" Placeholder="Password"/>
            <Switch IsToggled="True" SemanticProperties.Description="Sync"/><Image Source="bot.png" SemanticProperties.Description="A robot"/>
            <ImageButton Source="add_icon.png"/><Picker Title="Colour"/><BoxView IsVisible="False"/><Label Text="Secret" IsVisible="False"/>
            <Border AutomationProperties.IsInAccessibleTree="False"><Button Text="In"/></Border>
            <Frame><Label Text="Tap"><Label.GestureRecognizers><TapGestureRecognizer/></Label.GestureRecognizers></Label></Frame>
            """
        let bar = "<ContentPage.ToolbarItems><ToolbarItem Text=\"Save\"/></ContentPage.ToolbarItems>"
        #expect(
            try tree(maui(views, more: "Title=\"Page\"", properties: bar)) == """
                [navigationBar]
                  heading "Page" heading
                  button "Save"
                [group]
                  heading "Total" heading
                  textField "Name"
                  secureTextField "Password" private
                  toggle "Sync" =on
                  image "A robot"
                  button "add icon"
                  popUpButton "Colour"
                  staticText "Secret" hidden
                  button "In"
                  staticText "Tap" reacts
                """)
        let shell = """
            <Shell xmlns="http://schemas.microsoft.com/dotnet/2021/maui" Title="App"><TabBar><ShellContent Title="Home"/><Tab Title="Find"/></TabBar></Shell>
            """
        #expect(try tree(shell) == "[tabBar]\n  tab \"Home\" selected\n  tab \"Find\"")
    }

    @Test func fixedPlacesAreFrames() throws {
        let canvas = """
            <Canvas><Button Content="A" Canvas.Left="10" Canvas.Top="20" Width="80" Height="30"/><Button Content="B" Canvas.Left="10" Width="80"/>
            <Canvas Canvas.Left="100" Canvas.Top="100" Width="50" Height="50"><Button Content="C" Canvas.Top="5" Width="9" Height="9"/></Canvas>
            <Button Content="Off" Canvas.Left="-500" Canvas.Top="0" Width="9" Height="9"/></Canvas>
            """
        let xml = "<Window \(presentation) Width=\"300\" Height=\"200\">\(canvas)</Window>"
        #expect(
            try tree(xml, frames: true) == """
                button "A" (10,20,80,30)
                button "B"
                button "C" (100,105,9,9)
                button "Off" (-500,0,9,9)
                """)
        #expect(try read(xml).layout.screens[0].width == 300)
    }

    @Test func navigationViewsAndTheirKeys() throws {
        let view = """
            <m:NavigationView xmlns:m="using:Microsoft.UI.Xaml.Controls"><m:NavigationView.MenuItems><m:NavigationViewItem Content="Home"/>
            <m:NavigationViewItem Content="Find"/></m:NavigationView.MenuItems>
            <Button Content="5" local:KeyboardShortcutManager.Character="5"/><Button Content="M" local:KeyboardShortcutManager.VirtualKeyControlChord="M"/>
            </m:NavigationView>
            """
        #expect(
            try tree(winui(view)) == """
                [list]
                  listItem "Home"
                  listItem "Find"
                button "5" key:5
                button "M" key:Control-M
                """)
    }

    @Test func dialogsAndOddFiles() throws {
        #expect(
            try tree(
                winui(
                    "<TextBlock Text=\"Sure?\"/>", root: "ContentDialog",
                    more: "PrimaryButtonText=\"Yes\" CloseButtonText=\"No\"")) == """
                    staticText "Sure?"
                    button "Yes"
                    button "No"
                    """)
        let odd = try read(
            wpf(
                "<local:Chart xmlns:local=\"clr-namespace:App\"/><local:BigButton xmlns:local=\"clr-namespace:App\" Content=\"Go\"/>"
                    + "<Grid x:Name=\"same\"><Button x:Name=\"same\" Content=\"1\"/><Button x:Name=\"same\" Content=\"2\"/></Grid>",
                more: "FocusManager.FocusedElement=\"{Binding ElementName=gone}\""))
        #expect(
            screenDump(odd.layout.screens[0]) == """
                button "Go" #button1
                [group] #group1
                  button "1" #group1.button1
                  button "2" #group1.button2
                """)
        #expect(
            messages(odd) == [
                "a control of the app's own or of a library was left out: what it shows is in another file x1",
                "a class that is not known is taken as what its name ends with x1",
                "the element with the focus is not in the file x1",
            ])
        let empty = try read(wpf(""))
        #expect(messages(empty) == ["the file holds nothing that people can stop on x1"])
        let conditional =
            "<Page \(presentation) xmlns:c=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation?IsApiContractPresent(Windows.Foundation.UniversalApiContract,7)\" xmlns:l=\"using:A\"><c:Button Content=\"New\"/></Page>"
        #expect(try tree(conditional) == "button \"New\"")
    }
}

@Suite struct XAMLTabOrderTests {
    private func places(_ xml: String) throws -> [String: Int] {
        let elements = try read(xml).layout.screens[0].elements
        return Dictionary(
            elements.compactMap { element in element.tabIndex.map { (element.label, $0) } }, uniquingKeysWith: { $1 })
    }

    @Test func withoutTabIndicesTheFileIsTheOrder() throws {
        #expect(try places(wpf("<Button Content=\"a\"/><Button Content=\"b\"/>")).isEmpty)
    }

    @Test func tabIndicesComeFirstAcrossPlainBoxes() throws {
        let views = """
            <Button Content="a"/><StackPanel><Button Content="b" TabIndex="2"/><Button Content="c" TabIndex="1"/></StackPanel>
            <Button Content="d" TabIndex="2"/><Button Content="e" IsTabStop="False" TabIndex="0"/>
            """
        #expect(try places(wpf(views)) == ["c": 1, "b": 2, "d": 3, "a": 4, "e": -1])
    }

    @Test(arguments: ["Local", "Cycle", "Contained", "Once"])
    func scopesStayTogether(mode: String) throws {
        let views = """
            <Button Content="a" TabIndex="3"/><StackPanel TabIndex="2" KeyboardNavigation.TabNavigation="\(mode)">
            <Button Content="b" TabIndex="9"/><Button Content="c" TabIndex="8"/></StackPanel><Button Content="d" TabIndex="1"/>
            """
        #expect(try places(wpf(views)) == ["d": 1, "c": 2, "b": 3, "a": 4])
    }

    @Test func nothingStopsInAClosedBox() throws {
        let views = """
            <Button Content="a"/><StackPanel KeyboardNavigation.TabNavigation="None"><Button Content="b"/></StackPanel><Button Content="c"/>
            """
        #expect(try places(wpf(views)) == ["b": -1])
    }

    @Test func controlsOfWinUIAreScopes() throws {
        let views = """
            <Button Content="a" TabIndex="5"/><UserControl><StackPanel><Button Content="b" TabIndex="1"/></StackPanel></UserControl>
            <StackPanel><Button Content="c" TabIndex="2"/></StackPanel>
            """
        #expect(try places(winui(views)) == ["c": 1, "a": 2, "b": 3])
    }
}
