extension Platform {
    /// Android phones and tablets.
    ///
    /// Source for the long press: Android, AccessibilityNodeInfo.ACTION_LONG_CLICK.
    public static let android = Platform(
        "android",
        Traits(
            name: "Android", screenReader: "android-talkback", toolkits: ["android-xml", "kotlin"],
            changes: [.merge, .actions, .adjustable, .skip, .align], ownGestures: [.longPress]))
}
