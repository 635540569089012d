import AccessCost
public import CostReport
import LayoutModel
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
    /// What stands on top of its index.
    public var heading = PageHeading()
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

    /// The pages of a layout as texts, one for each of its screens; those of several layouts can be made side by side.
    public struct Page: Sendable {
        let path: String
        let screens: [(name: String, text: String, row: IndexRow)]

        /// The texts of a layout's pages.
        public init(_ page: LayoutPage) {
            path = page.analysis.path
            screens = page.screens.map { own in
                (own.isOneOfSeveral ? own.analysis.screens[0].screen.id : "", AnalysisHTML.page(own), IndexRow(own))
            }
        }
    }

    /// Writes the pages of a layout; a file is called as the layout's, with the id of the screen where there are several, and a
    /// number behind it where that is taken.
    ///
    /// - Returns: the path of the page, and of the first of several.
    /// - Throws: one cannot be written.
    public mutating func add(_ page: Page) throws(OutputError) -> String {
        var first: String?
        for screen in page.screens {
            let file = name(for: page.path, screen: screen.name)
            try TextFile.write(screen.text, to: "\(path)/\(file)")
            entries.append(IndexHTML.Entry(file: file, row: screen.row))
            if first == nil { first = file }
        }
        return "\(path)/\(first ?? "index.html")"
    }

    /// The path of the page to look at first: the index, or the one page that there is; nil where nothing was added.
    public var firstPage: String? {
        entries.isEmpty ? nil : "\(path)/\(entries.count == 1 ? entries[0].file : "index.html")"
    }

    /// Writes the page of a comparison, to which the index leads from the layout after the change.
    ///
    /// - Returns: the path of the page.
    /// - Throws: it cannot be written.
    public mutating func add(_ comparison: Comparison) throws(OutputError) -> String {
        let file = name(for: comparison.after.path, screen: "change")
        try TextFile.write(ComparisonHTML.page(comparison, heading: heading), to: "\(path)/\(file)")
        for index in entries.indices where entries[index].row.layoutPath == comparison.after.path {
            entries[index].change = file
        }
        return "\(path)/\(file)"
    }

    /// Writes the index of what was added; nothing where that is nothing.
    ///
    /// - Throws: it cannot be written.
    public func finish() throws(OutputError) {
        guard !entries.isEmpty else { return }
        try TextFile.write(IndexHTML.page(entries, heading: heading), to: "\(path)/index.html")
    }

    private mutating func name(for input: String, screen: String) -> String {
        let stem = input == "-" ? "standard-input" : FilePath(input).lastComponent?.stem ?? "layout"
        // Ids may hold what is no part of a file's name.
        let id = screen.prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" }
        let last = id.isEmpty ? stem : "\(stem)-\(String(id))"
        var name = "\(last).html"
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(last)-\(number).html"
            number += 1
        }
        return name
    }
}
