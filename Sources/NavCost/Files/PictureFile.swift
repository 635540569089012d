import LayoutModel
public import CostReport
public import LayoutFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads pictures of screens.
public enum PictureFile {
    /// The largest picture that is read, in bytes.
    static let largest: UInt64 = 64_000_000

    /// The picture in a file.
    ///
    /// - Throws: it is no regular file, is larger than 64 MB, cannot be read, or is neither a PNG nor a JPEG.
    public static func read(_ path: String) throws(FormatError) -> ScreenPicture {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        guard let facts = try? FileManager.default.attributesOfItem(atPath: target) else {
            throw FormatError(path: path, message: "cannot be opened: no such file; check the path and its rights")
        }
        guard facts[.type] as? FileAttributeType == .typeRegular else {
            throw FormatError(path: path, message: "is no regular file; name a PNG or JPEG picture")
        }
        if (facts[.size] as? UInt64) ?? 0 > largest {
            throw FormatError(path: path, message: "the picture is larger than 64 MB; make it smaller")
        }
        guard let picture = ScreenPicture(try TextFile.bytes(of: path)) else {
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
        return ["png", "jpg", "jpeg"].lazy.compactMap { try? read("\(path[..<dot]).\($0)") }.first
    }
}
