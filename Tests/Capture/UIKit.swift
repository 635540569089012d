// swift-format-ignore-file
// The declarations of UIKit that the capture uses, so that it can be type-checked where UIKit is not. Nothing runs here.
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
public final class UIAccessibilityCustomAction: NSObject { public var name = "" }
@MainActor public protocol UIAccessibilityIdentification { var accessibilityIdentifier: String? { get } }
@MainActor extension NSObject {
    public var isAccessibilityElement: Bool { false }
    public var accessibilityLabel: String? { nil }
    public var accessibilityValue: String? { nil }
    public var accessibilityFrame: CGRectStub { CGRectStub() }
    public var accessibilityTraits: UIAccessibilityTraits { [] }
    public var accessibilityElements: [Any]? { nil }
    public var accessibilityElementsHidden: Bool { false }
    public var accessibilityViewIsModal: Bool { false }
    public var accessibilityContainerType: UIAccessibilityContainerType { .none }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { .automatic }
    public var accessibilityRespondsToUserInteraction: Bool { false }
    public var accessibilityUserInputLabels: [String]? { nil }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { nil }
}
@MainActor open class UIView: NSObject, UIAccessibilityIdentification {
    public enum LayoutDirection { case leftToRight, rightToLeft }
    public var isHidden: Bool { false }
    public var alpha: Double { 1 }
    public var subviews: [UIView] { [] }
    public var bounds: CGRectStub { CGRectStub() }
    public var accessibilityIdentifier: String? { nil }
    public var effectiveUserInterfaceLayoutDirection: LayoutDirection { .leftToRight }
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
public final class UITextField: UIView { public var isSecureTextEntry: Bool { false } }
