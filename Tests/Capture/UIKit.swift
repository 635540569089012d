// swift-format-ignore-file
// The declarations of UIKit that the capture and the code of suggestions use, so that both can be type-checked where UIKit
// is not. Nothing runs here.
@_exported import Foundation

public struct CGSizeStub: Sendable { public var width = 0.0, height = 0.0 }
public struct CGRectStub: Sendable {
    public var minX = 0.0, minY = 0.0, width = 0.0, height = 0.0
    public var size = CGSizeStub()
}
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let button = Self(rawValue: 1), link = Self(rawValue: 2), image = Self(rawValue: 4)
    public static let selected = Self(rawValue: 8), keyboardKey = Self(rawValue: 32), staticText = Self(rawValue: 64)
    public static let notEnabled = Self(rawValue: 256), searchField = Self(rawValue: 1024)
    public static let adjustable = Self(rawValue: 4096), header = Self(rawValue: 65536)
}
public final class UIAccessibilityCustomAction: NSObject {
    public var name = ""
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
    public init(name: String, actionHandler: @escaping ActionHandler) {}
}
@MainActor public protocol UIAccessibilityIdentification { var accessibilityIdentifier: String? { get } }
@MainActor extension NSObject {
    public var isAccessibilityElement: Bool { get { false } set {} }
    public var accessibilityLabel: String? { get { nil } set {} }
    public var accessibilityValue: String? { get { nil } set {} }
    public var accessibilityFrame: CGRectStub { CGRectStub() }
    public var accessibilityTraits: UIAccessibilityTraits { get { [] } set {} }
    public var accessibilityElements: [Any]? { get { nil } set {} }
    public var accessibilityElementsHidden: Bool { false }
    public var accessibilityViewIsModal: Bool { false }
    public var accessibilityContainerType: UIAccessibilityContainerType { get { .none } set {} }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { .automatic } set {} }
    public var accessibilityRespondsToUserInteraction: Bool { get { false } set {} }
    public var accessibilityUserInputLabels: [String]! { get { nil } set {} }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { nil } set {} }
}
@MainActor open class UIView: NSObject, UIAccessibilityIdentification {
    public enum LayoutDirection { case leftToRight, rightToLeft }
    public var isHidden: Bool { false }
    public var alpha: Double { 1 }
    public var subviews: [UIView] { [] }
    public var bounds: CGRectStub { CGRectStub() }
    public var accessibilityIdentifier: String? { nil }
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection { .leftToRight }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
}
open class UIWindow: UIView { public var isKeyWindow: Bool { false } }
open class UIScene: NSObject {}
@MainActor public final class UIWindowScene: UIScene { public var windows: [UIWindow] { [] } }
@MainActor public final class UIApplication {
    public static let shared = UIApplication()
    public var connectedScenes: Set<UIScene> { [] }
}
public final class UINavigationBar: UIView {}
public final class UITabBar: UIView {}
public final class UIToolbar: UIView {}
public final class UITableView: UIView {}
public final class UICollectionView: UIView {}
public final class UISegmentedControl: UIView {}
public final class UISwitch: UIView {}
public final class UISlider: UIView {}
public final class UITextView: UIView {}
public final class UITableViewCell: UIView {}
public final class UICollectionViewCell: UIView {}
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Self(rawValue: 64), valueChanged = Self(rawValue: 4096)
    }
    public func sendActions(for events: Event) {}
}
public final class UIButton: UIControl {}
public final class UILabel: UIView { public var text: String? }
@MainActor public final class UIAlertAction {
    public enum Style: Int { case `default`, cancel, destructive }
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}
@MainActor public final class UIAlertController: UIViewController {
    public enum Style: Int { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
    public func addAction(_ action: UIAlertAction) {}
}
@MainActor open class UIViewController: NSObject {
    public var view: UIView! { nil }
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}
public final class UITextField: UIView { public var isSecureTextEntry: Bool { false } }
