extension Platform {
    /// Android on televisions.
    public static let androidTV = Platform(
        "android-tv",
        Traits(
            name: "Android TV", screenReader: "android-talkback", toolkits: ["android-xml", "kotlin"],
            changes: [.merge, .skip], ownGestures: [.longPress]))
}
