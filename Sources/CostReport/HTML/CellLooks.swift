import LayoutModel

/// How the cells of a page's boards look: their own colours, and their pictures, each of which the page holds once.
struct CellLooks {
    /// The most bytes of pictures that a page holds, and of one picture.
    private static let (most, mostOfOne) = (2_000_000, 500_000)

    /// The pictures by the names that cells give them, numbered on the page.
    private var pictures: [String: (number: Int, picture: ScreenPicture)] = [:]
    /// The cells whose pictures are left out, as the page would be too large.
    private(set) var leftOut = 0

    /// The looks of boards that have neither colours nor pictures.
    init() {}

    /// The looks of the cells of some screens, in their order until the page holds as many pictures as it may. O(elements).
    init(_ screens: [Screen], _ pictures: [String: ScreenPicture]) {
        var bytes = 0
        for element in screens.lazy.flatMap(\.elements) {
            guard let name = element.picture, let picture = pictures[name], self.pictures[name] == nil else { continue }
            guard picture.bytes.count <= Self.mostOfOne, bytes + picture.bytes.count <= Self.most else {
                leftOut += 1
                continue
            }
            bytes += picture.bytes.count
            self.pictures[name] = (self.pictures.count + 1, picture)
        }
    }

    /// What a page has to hold once for all drawings that show the pictures.
    var definition: Markup {
        guard !pictures.isEmpty else { return "" }
        let images = pictures.values.sorted { $0.number < $1.number }.map { entry -> Markup in
            let (width, height) = (entry.picture.width, entry.picture.height)
            return """
                <image id="cell-\(entry.number)" width="\(width)" height="\(height)" href="\(Markup(asset: entry.picture.address))"/>

                """
        }
        return """
            <svg class="unseen" width="0" height="0" aria-hidden="true"><defs>
            \(images)</defs></svg>

            """
    }

    /// The picture of a cell, as large as fits into a frame and in its middle; nothing for a cell without one.
    func picture(_ name: String?, in frame: Frame) -> Markup {
        guard let name, let (number, picture) = pictures[name] else { return "" }
        let scale = min(frame.width / Double(picture.width), frame.height / Double(picture.height))
        let x = frame.midX - scale * Double(picture.width) / 2
        let y = frame.midY - scale * Double(picture.height) / 2
        return
            "<use href=\"#cell-\(number)\" transform=\"translate(\(svgCoordinate(x)) \(svgCoordinate(y))) scale(\(scale.description))\"/>"
    }

    /// A strip in the colour of a cell along the left side of a frame; nothing for a cell without one.
    static func strip(_ colour: String?, along frame: Frame, width: Double) -> Markup {
        guard let colour else { return "" }
        return
            "<path class=\"own\" fill=\"\(colour)\" d=\"M\(svgCoordinate(frame.x)) \(svgCoordinate(frame.y))h\(svgCoordinate(width))v\(svgCoordinate(frame.height))h\(svgCoordinate(-width))z\"/>"
    }
}
