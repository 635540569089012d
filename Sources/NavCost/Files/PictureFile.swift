import LayoutModel
public import CostReport
public import LayoutFormats

/// Reads pictures of screens.
public enum PictureFile {
    /// The picture in a file.
    ///
    /// - Throws: it is no regular file, is larger than 64 MB, cannot be read, or is neither a PNG nor a JPEG.
    public static func read(_ path: String) throws(FormatError) -> ScreenPicture {
        guard let picture = ScreenPicture(try SideFile.bytes(of: path)) else {
            throw FormatError(path: path, message: "this is neither a PNG nor a JPEG picture; save it as one")
        }
        return picture
    }

    /// The largest logo, in bytes: every page holds it.
    static let largestLogo = 1_000_000

    /// The logo in a file.
    ///
    /// - Throws: as for pictures, or it is larger than 1 MB.
    public static func readLogo(_ path: String) throws(FormatError) -> ScreenPicture {
        let logo = try read(path)
        guard logo.bytes.count <= largestLogo else {
            throw FormatError(
                path: path, message: "is larger than 1 MB, and every page would hold it; save a smaller logo")
        }
        return logo
    }

    /// The picture that lies beside the source of a running app under its name, as tools write both: `page.xml` and
    /// `page.png`. Nil where there is none, or where the layout does not say where things are.
    static func beside(_ source: InputSource, _ layout: ImportedLayout) -> ScreenPicture? {
        let hasFrames = layout.layout.screens.contains { $0.elements.contains { $0.frame != nil } }
        guard layout.formatTraits.isSnapshot, hasFrames, case .file(let path) = source else { return nil }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard let dot = path[slash...].lastIndex(of: "."), dot > slash else { return nil }
        // Whoever wrote the source may have made the picture a link.
        let folder = slash > path.startIndex ? String(path[..<slash]) : "."
        return ["png", "jpg", "jpeg"].lazy.map { "\(path[..<dot]).\($0)" }
            .filter { SideFile.isInside($0, folder: folder) }.compactMap { try? read($0) }.first
    }
}
