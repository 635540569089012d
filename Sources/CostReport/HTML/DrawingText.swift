import LayoutModel

/// What is written into a box of a drawing: its number, its name, its cost, as far as there is room for each.
///
/// The name goes before the cost, which the tables have, too.
struct DrawingText {
    /// The texts as markup.
    private(set) var markup = Markup.empty
    /// Where texts stand, so that nothing is put over them.
    private(set) var frames: [Frame] = []

    /// The width of a character, as a share of the height of letters.
    static let character = 0.58
    private let letter: Double

    /// The texts of a box.
    ///
    /// - Parameters:
    ///   - number: the position among its siblings; nil for what is not focusable.
    ///   - note: what stands in the lower corner before the cost; nil for none.
    init(name: String, cost: String?, number: Int?, note: String? = nil, in frame: Frame, letter: Double) {
        self.letter = letter
        let columns = frame.width < 4.2 * letter
        let isLow = frame.height < 2.7 * letter
        guard frame.height >= 1.2 * letter else { return }
        let hasNumber =
            number != nil && frame.width >= 1.7 * letter && frame.height >= (columns ? 3.9 : 1.5) * letter
        if let number, hasNumber { badge(number, at: Self.numberPlace(in: frame, letter: letter)) }
        let bottom = frame.maxY - letter * 0.35
        if columns {
            // One below the other: number, name, cost.
            let hasName = write(
                name, from: frame.x + letter * 0.15, to: frame.maxX - letter * 0.15,
                at: frame.y + letter * (hasNumber ? 2.6 : 1.1), isCentred: true)
            if let cost, !hasName || frame.height >= letter * (hasNumber ? 3.9 : 2.4) {
                write(cost, from: frame.x, to: frame.maxX, at: bottom, isCentred: true, isCost: true)
            }
            return
        }
        let start = frame.x + letter * (!hasNumber ? 0.5 : number.map { $0 > 99 } == true ? 2.3 : 2)
        let line = frame.y + letter * (frame.height < 1.6 * letter ? 1.05 : 1.25)
        let costWidth = cost.map { Self.width($0) * letter + letter * 0.6 } ?? 0
        let sharesLine = isLow && frame.maxX - start - costWidth >= 3 * Self.character * letter
        // Bold digits are wider, and a space tells them from the name.
        let end = frame.maxX - (sharesLine ? costWidth + letter * 0.5 : 0) - letter * 0.2
        if hasNumber, Self.width(name) * letter > end - start, frame.height >= 3.9 * letter {
            // Below its number a name has the whole width.
            write(
                name, from: frame.x + letter * 0.3, to: frame.maxX - letter * 0.2, at: frame.y + letter * 2.6,
                isCentred: false)
        } else {
            write(name, from: start, to: end, at: line, isCentred: false)
        }
        guard !isLow || sharesLine || name.isEmpty else { return }
        if let cost {
            write(
                cost, from: frame.maxX - costWidth, to: frame.maxX - letter * 0.3, at: isLow ? line : bottom,
                isCentred: false, isCost: true)
        }
        if let note, !isLow, frame.width - costWidth >= (Self.width(note) + 0.8) * letter {
            write(
                note, from: frame.x + letter * 0.4, to: frame.maxX - costWidth, at: bottom, isCentred: false,
                isCost: true)
        }
    }

    /// What the texts at the top and at the bottom of a box leave free between them.
    func free(in frame: Frame) -> Frame {
        let (above, below) = (frames.filter { $0.midY < frame.midY }, frames.filter { $0.midY >= frame.midY })
        let top = max(frame.y, above.map(\.maxY).max() ?? frame.y) + letter * 0.15
        let bottom = min(frame.maxY, below.map(\.y).min() ?? frame.maxY) - letter * 0.15
        return Frame(
            x: frame.x + letter * 0.45, y: top, width: frame.width - letter * 0.6, height: max(0, bottom - top))
    }

    /// Where the number of a box stands, and the line of the order goes.
    static func numberPlace(in frame: Frame, letter: Double) -> Point {
        if frame.width < 4.2 * letter {
            return Point(x: frame.midX, y: frame.height >= 3.9 * letter ? frame.y + letter * 0.85 : frame.midY)
        }
        return Point(x: frame.x + letter * 0.95, y: frame.y + min(letter * 0.9, frame.height / 2))
    }

    private static func width(_ text: String) -> Double { Double(displayWidth(text)) * character }

    /// Writes as much of a text as has room; false where that is nothing.
    @discardableResult
    private mutating func write(
        _ text: String, from left: Double, to right: Double, at base: Double, isCentred: Bool, isCost: Bool = false
    ) -> Bool {
        let room = Int((right - left) / (Self.character * letter) + 1e-6)
        guard !text.isEmpty, room >= 3 || displayWidth(text) <= max(room, 0) || isCost else { return false }
        let shown = isCost ? text : cutMiddle(text, to: room)
        let width = Self.width(shown) * letter
        let start = isCentred ? (left + right - width) / 2 : left
        frames.append(Frame(x: start, y: base - letter * 0.95, width: width, height: letter * 1.2))
        let x = svgCoordinate(isCentred ? (left + right) / 2 : isCost ? left : start)
        markup += """
            <text\(if: isCost, " class=\"cost\"") x="\(x)" y="\(svgCoordinate(base))"\(if: isCentred, " text-anchor=\"middle\"")>\(shown)</text>
            """
        return true
    }

    private mutating func badge(_ number: Int, at point: Point) {
        let radius = letter * (number > 99 ? 1 : 0.75)
        frames.append(Frame(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
        let (x, y) = (svgCoordinate(point.x), svgCoordinate(point.y))
        markup += """
            <g class="badge"><circle cx="\(x)" cy="\(y)" r="\(svgCoordinate(radius))"/>\
            <text x="\(x)" y="\(svgCoordinate(point.y + letter * 0.33))" text-anchor="middle">\(number)</text></g>
            """
    }
}
