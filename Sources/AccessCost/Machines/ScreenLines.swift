import LayoutModel

/// The lines in which a screen reader shows the items of a page, and the places at which its cursor stands.
///
/// What flows in one line of the page is one line, of at most 100 characters; a longer text is several, broken between words.
/// Places are where lines begin, where items begin, and the words before an item that does not begin its line.
/// Source: NVDA, user guide, "Use screen layout" and "Maximum number of characters on one line"; nvaccess/nvda,
/// nvdaHelper/vbufBackends/gecko_ia2: a line ends at a block.
struct ScreenLines: Sendable {
    /// The most characters of a line, in UTF-16.
    private static let limit = 100

    /// The item of each place.
    private(set) var items: ContiguousArray<Int> = []
    /// The line of each place.
    private var lines: ContiguousArray<Int> = []
    /// The first place of each line.
    private var starts: ContiguousArray<Int> = []
    /// The place where each item begins.
    private var beginnings: ContiguousArray<Int> = []

    /// A line for each item. O(items).
    init(count: Int) {
        items = ContiguousArray(0..<count)
        (lines, starts, beginnings) = (items, items, items)
    }

    /// The lines of items, each with its text, and whether nothing between it and the one before begins a line. O(characters).
    init(_ texts: [(text: String, isInline: Bool)]) {
        var column = 0
        // The words since the place where the last item of the line begins: places only where another item begins behind them.
        var pending = 0
        func place(_ item: Int) {
            items.append(item)
            lines.append(starts.count - 1)
        }
        func startLine(_ item: Int) {
            starts.append(items.count)
            place(item)
            (column, pending) = (0, 0)
        }
        for (item, text) in texts.enumerated() {
            let words = Self.words(text.text)
            if starts.isEmpty || !text.isInline || column + words[0] > Self.limit {
                startLine(item)
            } else {
                for _ in stride(from: 1, to: pending, by: 1) { place(item - 1) }
                place(item)
                pending = 0
            }
            beginnings.append(items.count - 1)
            for (number, length) in words.enumerated() {
                if number > 0, column + length > Self.limit { startLine(item) }
                column += length + 1
                pending += 1
            }
        }
    }

    /// The lengths of the words of a text, at least one; a word that is too long for a line is several.
    private static func words(_ text: String) -> [Int] {
        let lengths = text.split(whereSeparator: \.isWhitespace).flatMap { word -> [Int] in
            let length = word.utf16.count
            return Array(repeating: limit, count: length / limit) + (length % limit > 0 ? [length % limit] : [])
        }
        return lengths.isEmpty ? [1] : lengths
    }

    /// The number of places.
    var count: Int { items.count }

    /// The place where an item begins. O(1).
    func place(of item: Int) -> Int { beginnings[item] }

    /// Where the line behind that of a place begins; nil behind the last. O(1).
    func nextLine(after place: Int) -> Int? {
        let line = lines[place] + 1
        return line < starts.count ? starts[line] : nil
    }

    /// Where the line before that of a place begins; nil before the first. O(1).
    func previousLine(before place: Int) -> Int? { lines[place] > 0 ? starts[lines[place] - 1] : nil }

    /// The word behind a place, where it is on the same line. O(1).
    func nextWord(after place: Int) -> Int? {
        place + 1 < count && lines[place + 1] == lines[place] ? place + 1 : nil
    }

    /// The word before a place, where it is on the same line. O(1).
    func previousWord(before place: Int) -> Int? {
        place > 0 && lines[place - 1] == lines[place] ? place - 1 : nil
    }
}
