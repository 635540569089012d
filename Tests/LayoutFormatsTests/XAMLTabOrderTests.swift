import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias X = XAMLSource

@Suite struct XAMLTabOrderTests {
    private func places(_ xml: String) throws -> [String: Int] {
        let elements = try X.read(xml).layout.screens[0].elements
        return Dictionary(
            elements.compactMap { element in element.tabIndex.map { (element.label, $0) } }, uniquingKeysWith: { $1 })
    }

    @Test func withoutTabIndicesTheFileIsTheOrder() throws {
        #expect(try places(X.wpf("<Button Content=\"a\"/><Button Content=\"b\"/>")).isEmpty)
    }

    @Test func tabIndicesComeFirstAcrossPlainBoxes() throws {
        let views = """
            <Button Content="a"/><StackPanel><Button Content="b" TabIndex="2"/><Button Content="c" TabIndex="1"/></StackPanel>
            <Button Content="d" TabIndex="2"/><Button Content="e" IsTabStop="False" TabIndex="0"/>
            """
        #expect(try places(X.wpf(views)) == ["c": 1, "b": 2, "d": 3, "a": 4, "e": -1])
    }

    @Test(arguments: ["Local", "Cycle", "Contained", "Once"])
    func scopesStayTogether(mode: String) throws {
        let views = """
            <Button Content="a" TabIndex="3"/><StackPanel TabIndex="2" KeyboardNavigation.TabNavigation="\(mode)">
            <Button Content="b" TabIndex="9"/><Button Content="c" TabIndex="8"/></StackPanel><Button Content="d" TabIndex="1"/>
            """
        #expect(try places(X.wpf(views)) == ["d": 1, "c": 2, "b": 3, "a": 4])
    }

    @Test("from the last stop of a box with Cycle Tab goes to its first; other boxes have no ends")
    func aCycleJoinsItsEnds() throws {
        func ends(_ mode: String) throws -> [String: String] {
            let views = """
                <Button x:Name="a"/><StackPanel KeyboardNavigation.TabNavigation="\(mode)">
                <Button x:Name="off" IsEnabled="False"/><Button x:Name="b" TabIndex="9"/><Button x:Name="c" TabIndex="8"/>
                </StackPanel><Button x:Name="d"/>
                """
            let elements = try X.read(X.wpf(views)).layout.screens[0].elements
            let next = elements.compactMap { own in own.next.forward.map { (own.id, $0) } }
            return Dictionary(uniqueKeysWithValues: next)
        }
        #expect(try ends("Cycle") == ["b": "c"])
        #expect(try ends("Local").isEmpty)
    }

    @Test func aGroupOfRadioButtonsTakesTabOnce() throws {
        let radios = "<RadioButton Content=\"a\" GroupName=\"g\"/><RadioButton Content=\"b\" GroupName=\"g\"/>"
        func box(_ inside: String) -> String {
            "<Button/><StackPanel KeyboardNavigation.TabNavigation=\"Once\">\(inside)</StackPanel>"
        }
        #expect(messages(try X.read(X.wpf(box(radios)))) == [])
    }

    @Test func aBoxThatTakesTabOnceIsOneStop() throws {
        let buttons = "<Button Content=\"c\"/><Button Content=\"d\"/>"
        let box =
            "<Button/><StackPanel x:Name=\"box\" KeyboardNavigation.TabNavigation=\"Once\">\(buttons)</StackPanel>"
        let reading = try X.read(X.wpf(box))
        #expect(messages(reading) == [])
        #expect(reading.layout.screens[0].elements.first { $0.id == "box" }?.role == .toolbar)
    }

    @Test func nothingStopsInAClosedBox() throws {
        let views = """
            <Button Content="a"/><StackPanel KeyboardNavigation.TabNavigation="None"><Button Content="b"/></StackPanel><Button Content="c"/>
            """
        #expect(try places(X.wpf(views)) == ["b": -1])
    }

    @Test func controlsOfWinUIAreScopes() throws {
        let views = """
            <Button Content="a" TabIndex="5"/><UserControl><StackPanel><Button Content="b" TabIndex="1"/></StackPanel></UserControl>
            <StackPanel><Button Content="c" TabIndex="2"/></StackPanel>
            """
        #expect(try places(X.winui(views)) == ["c": 1, "a": 2, "b": 3])
    }
}
