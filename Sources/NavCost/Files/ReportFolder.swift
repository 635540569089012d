import AccessCost
public import CostReport
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of HTML reports: a page for each layout, and an index that leads to them.
public struct ReportFolder {
    /// The path as it was given.
    public let path: String
    private var entries: [IndexHTML.Entry] = []
    /// The names that are taken, in lower case: not every disk tells capitals apart.
    private var taken: Set<String> = ["index.html"]

    /// A folder, which is made where it is missing.
    ///
    /// - Throws: it cannot be made.
    public init(_ path: String) throws(OutputError) {
        self.path = path
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw OutputError(
                path: path, message: "cannot be made a folder; check that no file has its name, and its rights")
        }
    }

    /// The page of a layout as text; several can be made side by side.
    public struct Page: Sendable {
        let path: String
        let text: String
        let card: IndexHTML.Card

        /// The text of a page.
        public init(_ page: LayoutPage) {
            path = page.analysis.path
            text = AnalysisHTML.page(page)
            card = IndexHTML.Card(page.analysis)
        }
    }

    /// Writes a page; the file is called as the layout's, with a number behind it where that is taken.
    ///
    /// - Returns: the path of the page.
    /// - Throws: it cannot be written.
    public mutating func add(_ page: Page) throws(OutputError) -> String {
        let file = name(for: page.path)
        try TextFile.write(page.text, to: "\(path)/\(file)")
        entries.append(IndexHTML.Entry(file: file, card: page.card))
        return "\(path)/\(file)"
    }

    /// Writes the index of what was added; nothing where that is nothing.
    ///
    /// - Throws: it cannot be written.
    public func finish() throws(OutputError) {
        guard !entries.isEmpty else { return }
        try TextFile.write(IndexHTML.page(entries), to: "\(path)/index.html")
    }

    private mutating func name(for input: String) -> String {
        let last = input == "-" ? "standard-input" : FilePath(input).lastComponent?.stem ?? "layout"
        var name = "\(last).html"
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(last)-\(number).html"
            number += 1
        }
        return name
    }
}
