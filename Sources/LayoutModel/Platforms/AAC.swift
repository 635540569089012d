extension Platform {
    /// Communication boards and on-screen keyboards. Every cell is there to be chosen, so none is skipped; cells may change
    /// places, rows become scan blocks, and keys lead to other pages.
    public static let aac = Platform(
        "aac", Traits(name: "AAC", changes: [.moveCells, .scanBlock, .pageJump], hasScrollingRoles: false))
}
