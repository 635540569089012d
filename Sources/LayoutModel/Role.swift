/// What kind of thing an element is, in one vocabulary for all platforms.
public enum Role: String, CaseIterable, Hashable, Sendable, Codable {
    // Controls
    case button, link, checkbox, radioButton, toggle, slider, stepper, picker, datePicker, comboBox, popUpButton
    case menuButton, disclosure, segment, tab, key, textField, secureTextField, searchField, textView
    // Members of collections and menus
    case cell, row, listItem, treeItem, menuItem, menuBarItem
    // Content
    case staticText, heading, image, icon, progress, activityIndicator, pageIndicator, scrollBar, separator, video
    case canvas, chart, map, webView
    // Containers
    case group, list, table, collection, tree, grid, radioGroup, segmentedControl, tabGroup, toolbar, navigationBar
    case tabBar, menuBar, menu, scrollView, splitView, form, keyboard, window, dialog, alert, sheet, popover
    case statusBar, application
    /// Anything that the vocabulary has no word for.
    case other

    /// Whether elements of this role respond to interaction unless the file says otherwise.
    public var isInteractive: Bool {
        switch self {
        case .button, .link, .checkbox, .radioButton, .toggle, .slider, .stepper, .picker, .datePicker, .comboBox,
            .popUpButton, .menuButton, .disclosure, .segment, .tab, .key, .textField, .secureTextField, .searchField,
            .textView, .cell, .row, .listItem, .treeItem, .menuItem, .menuBarItem, .icon:
            true
        default:
            false
        }
    }

    /// Whether a container of this role is a widget of the toolkit, whose members the system groups by itself.
    public var isNativeGroup: Bool {
        switch self {
        case .list, .table, .collection, .tree, .grid, .radioGroup, .segmentedControl, .tabGroup, .toolbar,
            .navigationBar, .tabBar, .menuBar, .menu:
            true
        default: false
        }
    }

    /// The directions in which a widget of this role scrolls where the file does not say it; nil for others.
    public var defaultScroll: ScrollAxis? {
        switch self {
        case .scrollView, .collection: .both
        case .table, .list, .tree: .vertical
        default: nil
        }
    }

    /// The container that elements of this role are by default: bars, tables and collections are semantic groups.
    ///
    /// Source: Apple, "Accessibility design for Mac Catalyst" (WWDC 2020).
    public var defaultContainer: ContainerType {
        switch self {
        case .toolbar, .navigationBar, .tabBar, .menuBar, .segmentedControl, .radioGroup, .keyboard: .semanticGroup
        case .list, .tree, .menu: .list
        case .table, .collection, .grid: .dataTable
        default: .none
        }
    }
}

/// How an access technology treats an element that contains others.
public enum ContainerType: String, CaseIterable, Hashable, Sendable, Codable {
    /// A container of things that belong together.
    case semanticGroup
    /// An ordered list.
    case list
    /// A landmark of a page.
    case landmark
    /// Rows and columns.
    case dataTable
    /// Only a box for layout: assistive technology does not see it.
    case none
}

/// How a container's children are visited by directional and scanning technologies (UIKit's navigation style).
public enum NavigationStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// The system decides.
    case automatic
    /// Each child is a stop of its own.
    case separate
    /// The children are entered as one group.
    case combined
}

/// Where the focus lands when it enters a group.
public enum EntryPoint: String, CaseIterable, Hashable, Sendable, Codable {
    /// The first child.
    case first
    /// The child that had the focus last.
    case lastFocused
    /// The selected child.
    case selected
}

/// A region of a page that screen readers can jump to (WAI-ARIA landmark roles).
public enum Landmark: String, CaseIterable, Hashable, Sendable, Codable {
    case banner, complementary, contentinfo, form, main, navigation, region, search
}

/// What makes a hidden element show itself.
public enum Reveal: String, CaseIterable, Hashable, Sendable, Codable {
    /// Activating it.
    case tap
    /// The cursor landing on it.
    case focus
}

/// A touch gesture that an element understands besides activation.
public enum Gesture: String, CaseIterable, Hashable, Sendable, Codable {
    case doubleTap, longPress, swipeUp, swipeDown, swipeLeft, swipeRight, pinch, rotate, drag, scroll
}
