extension Parameter<Double> {
    /// Seconds that an item of a menu stays highlighted where the screen itself is not scanned item by item.
    public static var menuInterval: Self {
        .init("menuInterval", "how long an item of a menu stays highlighted", 0.01...60, unit: "s", absent: 1)
    }
    /// The part of the visible extent that one scroll moves the view by.
    public static var scrollPage: Self {
        .init("scrollPage", "the part of what is visible that one scroll moves the view by", 0.05...1, absent: 0.9)
    }
}

extension Parameter<Bool> {
    /// Whether the menu stays open after a scroll.
    public static var scrollRepeat: Self {
        .init(
            "scrollRepeat", "whether the menu stays open after a scroll, so that selecting again scrolls on",
            absent: true)
    }
}

extension MethodParameter {
    static let scrollPage = MethodParameter(.scrollPage, 0.9, source: DefaultSource.ours)

    /// How scanning scrolls.
    static func scanScrolling(_ menu: ScanScrollMenu, source: String, repeating: String) -> [MethodParameter] {
        [
            scrollPage, .init(.scrollMenu, menu, source: source), .init(.scrollRepeat, true, source: repeating),
        ]
    }
}
