import LayoutModel

/// What the names in storyboards and xibs mean to people.
enum IBNames {
    /// The views of all kits that are one element, where their name tells what it is.
    static let controls = WidgetClass.table(
        "",
        [
            "button colorWell paymentButton authorizationAppleIDButton": .control(.button),
            "switch": .control(.toggle), "slider": .control(.slider), "datePicker": .control(.datePicker),
            "pickerView picker": .control(.picker, adjustable: true), "pathControl": .control(.popUpButton),
            "pageControl": .control(.pageIndicator, adjustable: true), "label date timer": .display(.staticText),
            "imageView": .display(.image), "progressView": .display(.progress),
            "activityIndicatorView": .display(.activityIndicator),
        ])

    /// The label of an image without one: its name, with spaces for separators.
    static func picture(_ name: String) -> String {
        if let known = symbols[name] { return known }
        var words = name
        if words.hasPrefix("NS"), words.hasSuffix("Template") { words = String(words.dropFirst(2).dropLast(8)) }
        return words.split { "._-".contains($0) }.joined(separator: " ")
    }

    /// The label that UIKit gives a bar button or tab of the system; nil for a space.
    static func systemItem(_ name: String) -> String {
        switch name {
        case "action": "Share"
        case "trash": "Delete"
        case "fastForward": "Fast Forward"
        case "pageCurl": "Page Curl"
        case "topRated": "Top Rated"
        case "mostRecent": "Most Recent"
        case "mostViewed": "Most Viewed"
        default: name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// The label of an item that the system puts into toolbars of windows; nil where it is a space or not known.
    static func toolbarItem(_ name: String) -> String? {
        switch name {
        case "NSToolbarPrintItem": "Print"
        case "NSToolbarShowColorsItem": "Colors"
        case "NSToolbarShowFontsItem": "Fonts"
        case "NSToolbarToggleSidebarItem": "Toggle Sidebar"
        case "NSToolbarToggleInspectorItem": "Toggle Inspector"
        case "NSToolbarCustomizeToolbarItem": "Customize"
        case "NSToolbarCloudSharingItem": "Share"
        case "NSToolbarWritingToolsItem": "Writing Tools"
        default: nil
        }
    }

    /// The controllers that show what others hold.
    static let containers: Set<String> = ["navigationController", "tabBarController", "tabViewController"]

    /// Objects that stand for scenes of other storyboards.
    static let references: Set<String> = ["viewControllerPlaceholder", "controllerPlaceholder"]

    /// Whether objects of a name are controllers, whose views are screens.
    static func isController(_ name: String) -> Bool {
        references.contains(name) || name == "controller" || name == "application"
            || name.hasSuffix("Controller") && !dataControllers.contains(name)
    }

    private static let dataControllers: Set<String> = [
        "arrayController", "objectController", "treeController", "dictionaryController", "userDefaultsController",
        "searchDisplayController",
    ]

    /// Whether objects at the top of a file or scene are no views: helpers, formatters, gestures.
    static func isHelper(_ name: String) -> Bool {
        helpers.contains(name) || dataControllers.contains(name) || name.hasSuffix("Recognizer")
            || name.hasSuffix("Formatter")
    }

    private static let helpers: Set<String> = [
        "placeholder", "customObject", "exit", "barButtonItem", "tabBarItem", "navigationItem",
        "viewControllerPlaceholder",
        "controllerPlaceholder", "pasteboard", "menuItem", "toolbarItem", "managedObjectContext",
    ]

    /// The pictures of the system whose spoken name is not their name.
    private static let symbols: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "gear": "Settings",
        "gearshape": "Settings",
        "square.and.arrow.up": "Share", "magnifyingglass": "Search", "chevron.left": "Back", "chevron.right": "Forward",
        "ellipsis": "More", "square.and.pencil": "Compose", "arrow.clockwise": "Refresh", "info.circle": "Info",
        "questionmark.circle": "Help", "line.3.horizontal": "Menu", "NSAddTemplate": "add",
    ]
}
