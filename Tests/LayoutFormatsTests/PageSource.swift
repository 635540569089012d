/// One tag of a page source; what is not given is left out, as drivers do.
func pageTag(
    _ type: String, _ label: String? = nil, _ frame: (Int, Int, Int, Int)? = (0, 0, 100, 40), _ more: String = "",
    _ inside: String = ""
) -> String {
    let name = label.map { " name=\"\($0)\" label=\"\($0)\"" } ?? ""
    let place = frame.map { " x=\"\($0.0)\" y=\"\($0.1)\" width=\"\($0.2)\" height=\"\($0.3)\"" } ?? ""
    return
        "<XCUIElementType\(type) type=\"XCUIElementType\(type)\"\(name)\(place) \(more)>\(inside)</XCUIElementType\(type)>"
}

/// The frame of the whole screen of these page sources.
let wholeScreen = (0, 0, 400, 800)

/// A page source of an application.
func pageOfApp(_ windows: String) -> String { pageTag("Application", "Shop", wholeScreen, "", windows) }

/// A page source of an application with one window.
func pageOfWindow(_ inside: String) -> String { pageOfApp(pageTag("Window", nil, wholeScreen, "", inside)) }
