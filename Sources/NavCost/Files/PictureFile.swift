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
