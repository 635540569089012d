import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias X = XAMLSource

@Suite struct XAMLFormatTests {
    @Test func namespacesTellTheDialect() throws {
        let button = "<Button Content=\"_Go\"/>"
        let desktop = try X.read(X.wpf(button)).layout
        #expect(desktop.platform == .windows)
        #expect(desktop.screens[0].label == "Win")
        #expect(fullDump(desktop.screens[0], ids: false) == "button \"Go\" mnemonic:G")
        #expect(try X.read(X.winui(button)).layout.platform == .windows)
        #expect(try X.tree(X.winui(button)) == "button \"_Go\"")
        // {x:Bind} is WinUI's alone.
        #expect(try X.tree(X.wpf(button + "<TextBlock Text=\"{x:Bind Title}\"/>")) == "button \"_Go\"")
        let phone = try X.read(X.maui("<Button Text=\"Go\"/>"))
        #expect(phone.layout.platform == nil)
        #expect(messages(phone, .assumed).count == 1)
        let forms = "<ContentPage xmlns=\"http://xamarin.com/schemas/2014/forms\"><Button Text=\"Go\"/></ContentPage>"
        #expect(try X.tree(forms) == "button \"Go\"")
    }

    @Test func filesWithoutScreensAreRefused() {
        for root in ["ResourceDictionary", "Application", "DataTemplate"] {
            let xml = Array("<\(root) \(X.presentation) \(X.language)/>".utf8)
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
        let imported = try X.read(X.wpf(views))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
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
        let imported = try X.read(X.wpf(views).replacing("<StackPanel>", with: resources + "<StackPanel>"))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
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
        let imported = try X.read(X.wpf(views))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
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
        let imported = try X.read(X.wpf(views).replacing("<StackPanel>", with: bindings + "<StackPanel>"))
        #expect(
            fullDump(imported.layout.screens[0], ids: false) == """
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
            try X.tree(X.winui(modern)) == """
                button "Save" key:Control-Shift-S mnemonic:S
                button "Share"
                button "Add"
                """)
    }

    @Test func dialogsAndOddFiles() throws {
        #expect(
            try X.tree(
                X.winui(
                    "<TextBlock Text=\"Sure?\"/>", root: "ContentDialog",
                    more: "PrimaryButtonText=\"Yes\" CloseButtonText=\"No\"")) == """
                    staticText "Sure?"
                    button "Yes"
                    button "No"
                    """)
        let odd = try X.read(
            X.wpf(
                "<local:Chart xmlns:local=\"clr-namespace:App\"/><local:BigButton xmlns:local=\"clr-namespace:App\" Content=\"Go\"/>"
                    + "<Grid x:Name=\"same\"><Button x:Name=\"same\" Content=\"1\"/><Button x:Name=\"same\" Content=\"2\"/></Grid>",
                more: "FocusManager.FocusedElement=\"{Binding ElementName=gone}\""))
        #expect(
            fullDump(odd.layout.screens[0]) == """
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
        let empty = try X.read(X.wpf(""))
        #expect(messages(empty) == ["the file holds nothing that people can stop on x1"])
        let conditional =
            "<Page \(X.presentation) xmlns:c=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation?IsApiContractPresent(Windows.Foundation.UniversalApiContract,7)\" xmlns:l=\"using:A\"><c:Button Content=\"New\"/></Page>"
        #expect(try X.tree(conditional) == "button \"New\"")
    }
}
