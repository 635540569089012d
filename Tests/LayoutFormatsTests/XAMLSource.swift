import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// XAML files for tests, written by hand.
enum XAMLSource {
    static let language = "xmlns:x=\"http://schemas.microsoft.com/winfx/2006/xaml\""
    static let presentation = "xmlns=\"http://schemas.microsoft.com/winfx/2006/xaml/presentation\""

    /// A window of WPF.
    static func wpf(_ inside: String, more: String = "") -> String {
        "<Window \(presentation) \(language) Title=\"Win\" \(more)><StackPanel>\(inside)</StackPanel></Window>"
    }

    /// A page of WinUI.
    static func winui(_ inside: String, root: String = "Page", more: String = "") -> String {
        "<\(root) \(presentation) \(language) xmlns:local=\"using:App\" \(more)><StackPanel>\(inside)</StackPanel></\(root)>"
    }

    /// A page of MAUI.
    static func maui(_ inside: String, more: String = "", properties: String = "") -> String {
        """
        <ContentPage xmlns="http://schemas.microsoft.com/dotnet/2021/maui" xmlns:x="http://schemas.microsoft.com/winfx/2009/xaml" \(more)>\
        \(properties)<VerticalStackLayout>\(inside)</VerticalStackLayout></ContentPage>
        """
    }

    /// Reads it, and checks that nothing is lost in navcost's own format.
    static func read(_ xml: String) throws -> ImportedLayout {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "Main.xaml"))
        #expect(imported.format == "xaml")
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    /// The elements of its screen as text.
    static func tree(_ xml: String, frames: Bool = false, ids: Bool = false) throws -> String {
        fullDump(try read(xml).layout.screens[0], ids: ids, frames: frames)
    }
}
