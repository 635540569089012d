import LayoutModel

/// How the cells of a grid set look: the colours of its styles, and the files of their pictures.
struct GridLooks: Sendable {
    /// The colour of each style by its name.
    private let colours: [String: String]
    /// The folder of a grid's pictures as its layout names it, with "/" at the end; empty for the layout's own.
    private let folder: String

    init(colours: [String: String] = [:], folder: String = "") { (self.colours, self.folder) = (colours, folder) }

    /// The looks of a set that lies in a folder; without the file of its styles cells have their own colours alone.
    static func read(folder: String, _ files: inout IncludeResolver) -> GridLooks {
        var notes = FormatNotes()
        let name = "\(folder)Settings0/Styles/styles.xml"
        guard files.has(name), let root = files.document(name, &notes)?.root, root.name == "StyleData" else {
            return GridLooks()
        }
        var colours: [String: String] = [:]
        for style in root.child("Styles").map({ Array($0.children) }) ?? [] {
            guard let key = style["Key"], let colour = style.child("BackColour").flatMap({ CellColour.hex($0.text) })
            else { continue }
            colours[key] = colour
        }
        return GridLooks(colours: colours)
    }

    /// The looks of one grid of the set.
    func of(folder: String) -> GridLooks { GridLooks(colours: colours, folder: folder) }

    /// Gives an element the looks of its cell.
    func add(_ content: MarkupNode?, x: Int, y: Int, to element: inout Element) {
        func text(_ group: String, _ name: String) -> String? {
            (content?.child(group)?.child(name)).map { singleLine($0.text) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        element.colour =
            text("Style", "BackColour").flatMap(CellColour.hex) ?? text("Style", "BasedOnStyle").flatMap { colours[$0] }
        // "[library]name" is a symbol of a library that the set does not hold.
        guard let name = text("CaptionAndImage", "Image"), !name.hasPrefix("["), !name.contains("/"),
            !name.contains("\\")
        else { return }
        // A picture of the cell's own is named after its place.
        let file = name.hasPrefix("-") || name.hasPrefix(".") ? "\(x)-\(y)\(name)" : name
        element.picture = folder + file
    }
}
