public import LayoutFormats

/// The layouts in the project's `Samples` folder, and those in `Layouts` here that only tests use.
public enum SampleLoader {
    /// Reads a sample by its name without the ending, as "RoastedBeans".
    public static func layout(_ name: String) throws -> ImportedLayout {
        let folder = testLayouts.contains(name) ? "Tests/TestSupport/Layouts" : "Samples"
        return try LayoutReader.read(.file(ProjectFiles.path("\(folder)/\(name).xml")))
    }

    /// The names of the layouts that only tests use.
    private static let testLayouts: Set = ["CardButtons", "Puzzle", "PuzzleBefore"]
}
