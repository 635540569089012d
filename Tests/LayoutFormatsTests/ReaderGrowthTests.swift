import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// A file of one screen with as many buttons as are asked for.
private struct ManyButtons: CustomTestStringConvertible {
    var format: String
    var head: String
    /// One button, with `#` for its number.
    var button: String
    var tail: String

    var testDescription: String { format }

    func text(_ count: Int) -> String {
        head + (1...count).map { button.replacing("#", with: String($0)) }.joined(separator: "\n") + tail
    }

    static let all = [
        ManyButtons(
            format: "navcost", head: "<layout><screen>", button: "<element role='button' id='b#' label='Button #'/>",
            tail: "</screen></layout>"),
        ManyButtons(
            format: "xcuitest",
            head:
                "<XCUIElementTypeApplication type='XCUIElementTypeApplication' name='A' enabled='true' visible='true'>",
            button:
                "<XCUIElementTypeButton type='XCUIElementTypeButton' name='b#' label='Button #' enabled='true' visible='true' x='0' y='#' width='9' height='1'/>",
            tail: "</XCUIElementTypeApplication>"),
        ManyButtons(
            format: "uiautomator", head: "<hierarchy rotation='0'>",
            button: "<node class='android.widget.Button' clickable='true' text='Button #' bounds='[0,#][9,99999]'/>",
            tail: "</hierarchy>"),
        ManyButtons(
            format: "interface-builder",
            head: "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects><view id='v'><subviews>",
            button:
                "<button id='b#'><rect key='frame' x='0' y='#' width='9' height='1'/><state key='normal' title='Button #'/></button>",
            tail: "</subviews></view></objects></document>"),
        ManyButtons(
            format: "xaml",
            head:
                "<Window xmlns='http://schemas.microsoft.com/winfx/2006/xaml/presentation' xmlns:x='http://schemas.microsoft.com/winfx/2006/xaml'><StackPanel>",
            button: "<Button x:Name='b#' Content='Button #'/>", tail: "</StackPanel></Window>"),
        ManyButtons(
            format: "html", head: "<!DOCTYPE html><html><title>T</title><body>",
            button: "<button id='b#'>Button #</button>", tail: "</body></html>"),
        ManyButtons(
            format: "android-layout",
            head: "<LinearLayout xmlns:android='http://schemas.android.com/apk/res/android'>",
            button: "<Button android:id='@+id/b#' android:text='Button #'/>", tail: "</LinearLayout>"),
        ManyButtons(
            format: "qt", head: "<ui version='4.0'><widget class='QWidget' name='F'><layout class='QVBoxLayout'>",
            button:
                "<item><widget class='QPushButton' name='b#'><property name='text'><string>Button #</string></property></widget></item>",
            tail: "</layout></widget></ui>"),
        ManyButtons(
            format: "gtk",
            head: "<interface><object class='GtkWindow' id='w'><child><object class='GtkBox' id='box'>",
            button:
                "<child><object class='GtkButton' id='b#'><property name='label'>Button #</property></object></child>",
            tail: "</object></child></object></interface>"),
        ManyButtons(
            format: "fxml",
            head:
                "<?import javafx.scene.control.*?><?import javafx.scene.layout.*?><VBox xmlns:fx='http://javafx.com/fxml'><children>",
            button: "<Button fx:id='b#' text='Button #'/>", tail: "</children></VBox>"),
        ManyButtons(
            format: "xrc",
            head:
                "<resource xmlns='http://www.wxwidgets.org/wxxrc'><object class='wxFrame' name='f'><object class='wxBoxSizer'>",
            button:
                "<object class='sizeritem'><object class='wxButton' name='b#'><label>Button #</label></object></object>",
            tail: "</object></object></resource>"),
    ]
}

/// Readers take a time that grows as the file does.
@Suite struct ReaderGrowthTests {
    @Test(arguments: ManyButtons.all) fileprivate func readingIsLinear(_ source: ManyButtons) throws {
        var found: [Int] = []
        let growth = try growthPerDoubling(from: 500, prepare: { Array(source.text($0).utf8) }) { bytes in
            let imported = try LayoutReader.read(.bytes(bytes, path: "t"))
            #expect(imported.format == source.format)
            found.append(imported.layout.screens[0].elements.count { $0.role == .button })
        }
        #expect(found == [500, 1000, 2000, 500, 1000, 2000, 500, 1000, 2000])
        #expect(growth < mostLinearGrowth)
    }
}
