extension Platform {
    /// Communication boards and on-screen keyboards. Every cell is there to be chosen, so none is skipped.
    public static let aac = Platform("aac", Traits(name: "AAC", changes: [], hasScrollingRoles: false))
}
