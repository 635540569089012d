public import LayoutFormats

/// The layouts in the project's `Samples` folder.
public enum SampleLoader {
    /// Reads a sample by its name without the ending, as "RoastedBeans".
    public static func layout(_ name: String) throws -> ImportedLayout {
        try LayoutReader.read(.file(ProjectFiles.path("Samples/\(name).xml")))
    }
}
