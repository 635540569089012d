/// Writes the page that leads to the reports of several layouts.
public enum IndexHTML {
    /// The report of a screen and where it stands.
    public struct Entry: Sendable {
        /// The name of its file, in the folder of the index.
        public var file: String
        /// What the index says of it.
        public var row: IndexRow
        /// The page that compares its layout with what it was; nil for none.
        public var change: String?

        /// The report of a screen in a file.
        public init(file: String, row: IndexRow) { (self.file, self.row) = (file, row) }
    }

    /// The page for some reports, in their order: a table that the script makes sortable and puts a filter above. O(screens).
    public static func page(_ entries: [Entry], heading: PageHeading = PageHeading()) -> String {
        heading.language.writing { written(entries, heading) }
    }

    private static func written(_ entries: [Entry], _ heading: PageHeading) -> String {
        let folder = sharedFolder(entries.map(\.row.path))
        // Screens of one layout say once which it is.
        let paths = Set(entries.map(\.row.path))
        let only = entries.count > 1 && paths.count == 1 ? paths.first : nil
        let path: Markup = only.map { " <span class=\"path\">\($0.shown())</span>" } ?? ""
        let rows = entries.enumerated().map { number, entry in
            entry.row.markup(
                file: entry.file, change: entry.change,
                path: only == nil ? String(entry.row.path.dropFirst(folder.count)) : "",
                number: number)
        }
        return HTMLDocument(
            title: heading.windowTitle(say.indexWindow),
            header: """
                \(heading.markup)<p class="kicker">navcost\(path)</p>
                <h1>\(say.indexTitle)</h1>
                <p>\(say.indexLead)</p>
                """,
            main: """
                \(if: rows.count > PageSize.shownRows, everyone(rows.count))<div class="tools"></div>
                <table class="costs index" data-filter="\(say.filterScreens)" data-unit="\(say.screensUnit)">
                <caption>\(say.indexCaption(plural(entries.count, .screen)))</caption>
                <thead>
                <tr><th scope="col" data-sort="text">\(say.screen)</th><th scope="col" class="wide" data-sort="text">\(say.accessMethod)</th>\
                <th scope="col" class="n" data-sort>\(say.nowSeconds)</th><th scope="col" class="n" data-sort>\(say.suggestedSeconds)</th>\
                <th scope="col" class="n wide" data-sort>\(say.boundSeconds)</th><th scope="col" class="n wide" data-sort>\(say.reached)</th>\
                <th scope="col" class="n" data-sort>\(say.findings)</th><th scope="col" class="wide" data-sort="text">\(say.slowest)</th></tr>
                </thead>
                <tbody>
                \(rows)</tbody>
                </table>

                """,
            footer: "<p class=\"colophon\">navcost \(navcostVersion)</p>\n"
        ).text
    }

    /// In long tables the rows behind the first hundred are laid out when they are asked for, script or not.
    private static func everyone(_ count: Int) -> Markup {
        """
        <input type="checkbox" class="every" id="every" autocomplete="off">\
        <label for="every">\(say.showScreens(count, not: PageSize.shownRows))</label>

        """
    }

    /// The folder, with its slash, that all paths begin with; it says nothing that tells them apart.
    private static func sharedFolder(_ paths: [String]) -> String {
        guard var shared = paths.first.map({ $0[...] }) else { return "" }
        for path in paths {
            while !path.hasPrefix(shared) || !(shared.isEmpty || shared.hasSuffix("/")) {
                let rest = shared.dropLast()
                shared = rest.lastIndex(of: "/").map { rest[...$0] } ?? ""
            }
        }
        return String(shared)
    }

    /// A file's name as an address: everything but letters, digits and a few marks in percent notation.
    static func address(of file: String) -> String {
        var result = ""
        for byte in file.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95, 126: result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
