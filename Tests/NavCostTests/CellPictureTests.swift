import AccessCost
import CostReport
import Foundation
import LayoutFormats
import NavCost
import TestSupport
import Testing

/// The pictures and colours of boards' cells, from the file to the page.
@Suite struct CellPictureTests {
    /// The start of a PNG of a size, as long as is asked.
    private static func png(_ side: Int, bytes: Int = 40) -> [UInt8] {
        let size = [24, 16, 8, 0].map { UInt8(side >> $0 & 255) }
        let start = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + size + size
        return start + [UInt8](repeating: 7, count: max(0, bytes - start.count))
    }

    /// A board of cells with pictures, four in a row.
    private static func board(_ pictures: [String], data: Bool = false) -> String {
        let ids = pictures.indices.map { "\"b\($0)\"" }
        let rows = stride(from: 0, to: ids.count, by: 4).map {
            "[\(ids[$0..<min($0 + 4, ids.count)].joined(separator: ","))]"
        }
        let buttons = pictures.indices.map {
            "{\"id\": \"b\($0)\", \"label\": \"word \($0)\", \"image_id\": \"i\($0)\", \"background_color\": \"#2c82c9\"}"
        }
        let images = pictures.enumerated().map { "{\"id\": \"i\($0)\", \"\(data ? "data" : "path")\": \"\($1)\"}" }
        return """
            {"format": "open-board-0.1", "id": "b", "grid": {"order": [\(rows.joined(separator: ","))]},
            "buttons": [\(buttons.joined(separator: ","))], "images": [\(images.joined(separator: ","))]}
            """
    }

    private func page(_ source: InputSource) async throws -> String {
        let request = AnalysisRequest(methods: [.aacRowColumn])
        let write = try #require(Output.html.page)
        let page = try await Session().page(of: source, request, searches: false)
        return write(page)
    }

    private func count(_ text: String, in page: String) -> Int { page.components(separatedBy: text).count - 1 }

    /// A page holds each picture once, however many cells show it, and the colour of each cell.
    @Test func picturesInTheBoardAreDrawn() async throws {
        let (a, b) = (Data(Self.png(10)).base64EncodedString(), Data(Self.png(20)).base64EncodedString())
        let text = Self.board([a, a, b, "!"].map { "data:image/png;base64,\($0)" }, data: true)
        let page = try await self.page(.bytes(Array(text.utf8), path: "board.obf"))
        #expect(
            count("<image id=\"cell-", in: page) == 2 && count("href=\"data:image/png;base64,\(a)\"", in: page) == 1)
        let drawn = count("<svg class=\"screen", in: page)
        #expect(drawn > 0 && count("href=\"#cell-1\"", in: page) == 2 * drawn)
        #expect(count("href=\"#cell-2\"", in: page) == drawn)
        #expect(count("<path class=\"own\" fill=\"#2c82c9\"", in: page) == 4 * drawn)
    }

    /// A layout brings in pictures of its folder alone, whatever it names.
    @Test func picturesLieInTheFolderOfTheLayout() async throws {
        let names = ["a.png", "deep/b.png", "../c.png", "link.png", "d.txt", "gone.png", "deep/../../c.png"]
        let folder = try TemporaryFolder(["set/board.obf": Self.board(names), "set/d.txt": "private"])
        try folder.write("set/a.png", Self.png(10))
        try folder.write("set/deep/b.png", Self.png(20))
        try folder.write("c.png", Self.png(30))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/set/link.png", withDestinationPath: "\(folder.path)/c.png")
        let page = try await self.page(.file("\(folder.path)/set/board.obf"))
        #expect(count("<image id=\"cell-", in: page) == 2)
        #expect(page.contains("width=\"10\"") && page.contains("width=\"20\"") && !page.contains("width=\"30\""))
        #expect(!page.contains("private"))
    }

    /// What would make a page too large is left out, and the page says so.
    @Test func largePicturesAreLeftOut() async throws {
        let folder = try TemporaryFolder(["board.obf": Self.board((0..<7).map { "\($0).png" })])
        for number in 0..<6 { try folder.write("\(number).png", Self.png(10 + number, bytes: 400_000)) }
        try folder.write("6.png", Self.png(99, bytes: 600_000))
        let page = try await self.page(.file("\(folder.path)/board.obf"))
        #expect(count("<image id=\"cell-", in: page) == 5)
        #expect(page.contains("Without the pictures of 2 cells"))
    }

    #if Archives
        @Test func picturesOfAPackedSetAreDrawn() async throws {
            let grid = """
                <Grid><ColumnDefinitions><ColumnDefinition/></ColumnDefinitions><RowDefinitions><RowDefinition/></RowDefinitions>
                <Cells><Cell><Content><Commands><Command ID="Action.Speak"/></Commands><CaptionAndImage><Caption>tea</Caption>
                <Image>-0-text-0.png</Image></CaptionAndImage><Style><BasedOnStyle>Verb</BasedOnStyle></Style></Content></Cell></Cells></Grid>
                """
            let styles =
                "<StyleData><Styles><Style Key=\"Verb\"><BackColour>#41A85FFF</BackColour></Style></Styles></StyleData>"
            let folder = try TemporaryFolder()
            let path = try folder.write(
                "set.gridset",
                StoredArchive.bytes([
                    (
                        "Settings0/settings.xml",
                        Array("<GridSetSettings><StartGrid>Tea</StartGrid></GridSetSettings>".utf8)
                    ),
                    ("Settings0/Styles/styles.xml", Array(styles.utf8)), ("Grids/Tea/grid.xml", Array(grid.utf8)),
                    ("Grids/Tea/0-0-0-text-0.png", Self.png(10)), ("Grids/Tea/1-0-0-text-0.png", Self.png(20)),
                ]))
            let page = try await self.page(.file(path))
            #expect(count("<image id=\"cell-", in: page) == 1 && page.contains("<image id=\"cell-1\" width=\"10\""))
            #expect(page.contains("fill=\"#41a85f\""))
        }
    #endif
}
