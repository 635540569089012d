import CostReport
import LayoutFormats
import LayoutModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the pictures of boards' cells: from the layout itself, its archive, or its folder.
enum CellPictureFiles {
    /// The pictures that the cells of a layout name, by name; those that are not there, or are neither PNG nor JPEG, are left out.
    ///
    /// O(cells + bytes of the pictures and of the archive).
    static func read(_ layout: ImportedLayout, from source: InputSource) -> [String: ScreenPicture] {
        let names = Set(layout.layout.screens.lazy.flatMap(\.elements).compactMap(\.picture))
        let inside = names.filter { $0.hasPrefix("data:") }
        var pictures: [String: ScreenPicture] = [:]
        for name in inside { pictures[name] = decoded(name).flatMap(ScreenPicture.init) }
        let files = names.subtracting(inside)
        guard !files.isEmpty else { return pictures }
        // What cannot be read has no pictures, and has told so when it was read as a layout.
        if let entries = (try? ArchiveFiles.read(files, of: source)).flatMap(\.self) {
            for (name, bytes) in entries { pictures[name] = ScreenPicture(bytes) }
        } else if case .file(let path) = source {
            for name in files { pictures[name] = picture(name, beside: path) }
        }
        return pictures
    }

    /// The bytes of an address that holds them (RFC 2397), in base 64; nil for any other.
    private static func decoded(_ address: String) -> [UInt8]? {
        guard let comma = address.firstIndex(of: ","), address[..<comma].lowercased().hasSuffix(";base64"),
            let data = Data(base64Encoded: String(address[address.index(after: comma)...]))
        else { return nil }
        return Array(data)
    }

    /// A picture in the folder of a layout or below it; of the settings of a set of boards, beside its folder as well.
    private static func picture(_ name: String, beside path: String) -> ScreenPicture? {
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let folder = slash > path.startIndex ? String(path[..<slash]) : "./"
        let isOfSet = name.hasPrefix("../Grids/")
        let file = folder + name
        // Whoever wrote the layout may have made the picture a link, or named a file elsewhere.
        guard !name.hasPrefix("/"), !name.dropFirst(isOfSet ? 3 : 0).split(separator: "/").contains(".."),
            SideFile.isInside(file, folder: isOfSet ? folder + ".." : folder), let bytes = try? SideFile.bytes(of: file)
        else { return nil }
        return ScreenPicture(bytes)
    }
}
