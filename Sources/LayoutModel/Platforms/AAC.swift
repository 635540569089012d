extension Platform {
    /// Communication boards and on-screen keyboards. Every cell is there to be chosen, so none is skipped; cells may change
    /// places.
    public static let aac = Platform("aac", Traits(name: "AAC", changes: [.moveCells], hasScrollingRoles: false))
}
