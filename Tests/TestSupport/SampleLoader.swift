public import LayoutFormats

/// The layouts in the project's `Samples` folder.
public enum SampleLoader {
    /// The folder, found from where this file stands.
    public static let folder: String = {
        let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return (parts + ["Samples"]).joined(separator: "/")
    }()

    /// Reads a sample by its name without the ending, as "RoastedBeans".
    public static func layout(_ name: String) throws -> ImportedLayout {
        try LayoutReader.read(.file("\(folder)/\(name).xml"))
    }
}
