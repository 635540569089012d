import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias X = XAMLSource

@Suite struct XAMLContainerTests {
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
        let imported = try X.read(X.wpf(views))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
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
        let unnamed =
            "<Menu><MenuItem Header=\"{Binding Name}\"><MenuItem Header=\"In\"/></MenuItem></Menu><TreeView><TreeViewItem><TreeViewItem Header=\"Leaf\"/></TreeViewItem></TreeView>"
        #expect(
            try X.tree(X.wpf(unnamed)) == """
                [menuBar]
                  [menu]
                    menuItem "In"
                [tree]
                  treeItem
                  [group] hidden
                    treeItem "Leaf"
                """)
        #expect(
            try X.tree(X.wpf(menu)) == """
                [menuBar]
                  [menu] "File" mnemonic:F
                    menuItem "Open" key:Control-O
                    [menu] "Recent"
                      menuItem "One"
                  menuBarItem "Help" mnemonic:H
                button "B"
                """)
    }

    @Test func navigationViewsAndTheirKeys() throws {
        let view = """
            <m:NavigationView xmlns:m="using:Microsoft.UI.Xaml.Controls"><m:NavigationView.MenuItems><m:NavigationViewItem Content="Home"/>
            <m:NavigationViewItem Content="Find"/></m:NavigationView.MenuItems>
            <Button Content="5" local:KeyboardShortcutManager.Character="5"/><Button Content="M" local:KeyboardShortcutManager.VirtualKeyControlChord="M"/>
            </m:NavigationView>
            """
        #expect(
            try X.tree(X.winui(view)) == """
                [list]
                  listItem "Home"
                  listItem "Find"
                button "5" key:5
                button "M" key:Control-M
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
            try X.tree(X.maui(views, more: "Title=\"Page\"", properties: bar)) == """
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
        #expect(try X.tree(shell) == "[tabBar]\n  tab \"Home\" selected\n  tab \"Find\"")
    }

    @Test func fixedPlacesAreFrames() throws {
        let canvas = """
            <Canvas><Button Content="A" Canvas.Left="10" Canvas.Top="20" Width="80" Height="30"/><Button Content="B" Canvas.Left="10" Width="80"/>
            <Canvas Canvas.Left="100" Canvas.Top="100" Width="50" Height="50"><Button Content="C" Canvas.Top="5" Width="9" Height="9"/></Canvas>
            <Button Content="Off" Canvas.Left="-500" Canvas.Top="0" Width="9" Height="9"/></Canvas>
            """
        let xml = "<Window \(X.presentation) Width=\"300\" Height=\"200\">\(canvas)</Window>"
        #expect(
            try X.tree(xml, frames: true) == """
                button "A" (10,20,80,30)
                button "B"
                button "C" (100,105,9,9)
                button "Off" (-500,0,9,9)
                """)
        #expect(try X.read(xml).layout.screens[0].width == 300)
    }
}
