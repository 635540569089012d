import LayoutFormats
import LayoutModel
import TestSupport
import Testing

/// Storyboards and xibs for tests, written by hand.
enum InterfaceBuilder {
    /// An iOS storyboard of scenes.
    static func storyboard(_ scenes: String, initial: String = "", device: String = "retina4_7") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="\(initial)"><device id="\(device)" orientation="portrait"/>
        <scenes>\(scenes)</scenes></document>
        """
    }

    /// A scene of one controller.
    static func scene(_ controller: String) -> String {
        "<scene><objects>\(controller)<placeholder placeholderIdentifier=\"IBFirstResponder\"/></objects></scene>"
    }

    /// A view controller whose view holds the given views.
    static func controller(_ id: String, _ views: String, more: String = "", inside: String = "") -> String {
        """
        <viewController id="\(id)" \(more)><view key="view" id="\(id)-view">\(frame(0, 0, 375, 667))
        <subviews>\(views)</subviews></view>\(inside)</viewController>
        """
    }

    /// A xib of iOS.
    static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
        """
    }

    /// A xib of macOS.
    static func mac(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects><customObject id="-2" userLabel="File's Owner"/>\(objects)</objects></document>
        """
    }

    /// A storyboard of macOS.
    static func macStoryboard(_ scenes: String, initial: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa" \
        initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
        """
    }

    /// A window whose content is 200 by 100.
    static func window(_ views: String, more: String = "", connections: String = "", inside: String = "") -> String {
        """
        <window title="Win" id="win" \(more)><rect key="contentRect" x="163" y="199" width="200" height="100"/>
        <view key="contentView" id="content">\(frame(0, 0, 200, 100))<subviews>\(views)</subviews></view>
        \(inside)<connections>\(connections)</connections></window>
        """
    }

    /// A frame.
    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y).0\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A button of iOS.
    static func button(_ id: String, _ title: String, y: Int = 0, more: String = "", inside: String = "") -> String {
        "<button id=\"\(id)\" \(more)>\(frame(10, y, 100, 30))<state key=\"normal\" title=\"\(title)\"/>\(inside)</button>"
    }

    /// A text of iOS.
    static func label(_ id: String, _ text: String, y: Int = 0, inside: String = "") -> String {
        """
        <label userInteractionEnabled="NO" text="\(text)" id="\(id)">\(frame(10, y, 100, 20))\(inside)</label>
        """
    }

    /// A push button of macOS.
    static func push(
        _ id: String, _ title: String, y: Int = 0, cell: String = "", more: String = "", inside: String = ""
    )
        -> String
    {
        """
        <button id="\(id)">\(frame(10, y, 80, 20))<buttonCell key="cell" type="push" title="\(title)" id="\(id)-cell" \(more)>\
        \(cell)</buttonCell>\(inside)</button>
        """
    }

    /// What is connected to an object.
    static func connections(_ inside: String) -> String { "<connections>\(inside)</connections>" }

    /// A segue.
    static func segue(_ destination: String, _ kind: String = "show", more: String = "") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more)/>"
    }

    /// Reads it, and checks that nothing is lost in navcost's own format.
    static func read(_ xml: String) throws -> ImportedLayout {
        let imported = try LayoutReader.read(.bytes(Array(xml.utf8), path: "Main.storyboard"))
        #expect(imported.format == "interface-builder")
        try expectSameAfterConversion(imported.layout)
        return imported
    }

    /// The screen with an id as text.
    static func dump(_ imported: ImportedLayout, _ id: String? = nil, frames: Bool = false) throws -> String {
        let screen = try #require(imported.layout.screens.first { id == nil || $0.id == id })
        return fullDump(screen, frames: frames)
    }
}
