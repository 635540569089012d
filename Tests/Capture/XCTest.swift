// swift-format-ignore-file
// The declarations of XCTest that the capture uses, so that it can be type-checked where they are not. Nothing runs here.
public struct FrameStub: Sendable { public var minX = 0.0, minY = 0.0, width = 0.0, height = 0.0 }
@MainActor public protocol XCUIElementSnapshot {
    var elementType: XCUIElement.ElementType { get }
    var label: String { get }
    var value: Any? { get }
    var frame: FrameStub { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var children: [any XCUIElementSnapshot] { get }
}
@MainActor open class XCUIElement {
    public enum ElementType: UInt, Sendable {
        case button, toolbarButton, radioButton, checkBox, popUpButton, comboBox, menuButton, key, stepper, picker
        case pickerWheel, `switch`, toggle, link, image, icon, searchField, staticText, textField, secureTextField
        case datePicker, textView, menuItem, menuBarItem, cell, slider, tab, disclosureTriangle, alert, sheet, dialog
        case popover, radioGroup, keyboard, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, collectionView
        case segmentedControl, scrollView, menu, menuBar
    }
    public func snapshot() throws -> any XCUIElementSnapshot { fatalError("only for type-checking") }
}
open class XCUIApplication: XCUIElement {}
