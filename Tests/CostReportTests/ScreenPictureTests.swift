import AccessCost
import LayoutFormats
import LayoutModel
import NavCost
import TestSupport
import Testing

@testable import CostReport

/// The sizes of pictures, and where a page draws them.
@Suite struct ScreenPictureTests {
    private func png(_ width: Int, _ height: Int) -> [UInt8] {
        func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + four(width) + four(height)
            + [8, 2, 0, 0, 0, 1, 2, 3, 4]
    }

    /// A JPEG with a comment, a table and fill bytes before its frame.
    private func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC2) -> [UInt8] {
        let two = { (number: Int) in [UInt8(number >> 8), UInt8(number & 255)] }
        return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xFF, frame, 0, 17, 8] + two(height)
            + two(width) + [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xD9]
    }

    @Test func sizesAreThoseOfTheFiles() throws {
        let picture = try #require(ScreenPicture(png(1290, 2796)))
        #expect((picture.mediaType, picture.width, picture.height) == ("image/png", 1290, 2796))
        for frame in [UInt8(0xC0), 0xC2, 0xCF] {
            let picture = try #require(ScreenPicture(jpeg(640, 480, frame: frame)))
            #expect((picture.mediaType, picture.width, picture.height) == ("image/jpeg", 640, 480))
        }
    }

    @Test func whatStatesNoSizeIsNoPicture() {
        let whole = png(10, 10)
        for count in 0..<33 { #expect(ScreenPicture(Array(whole.prefix(count))) == nil, "\(count) bytes") }
        #expect(ScreenPicture(png(0, 10)) == nil && ScreenPicture(png(10, 200_000)) == nil)
        // Huffman tables are no frame, and nothing follows the scan.
        #expect(ScreenPicture(jpeg(10, 10, frame: 0xC4)) == nil)
        #expect(ScreenPicture([0xFF, 0xD8, 0xFF, 0xDA] + jpeg(10, 10)) == nil)
        for count in 0..<24 { #expect(ScreenPicture(Array(jpeg(10, 10).prefix(count))) == nil, "\(count) bytes") }
        #expect(ScreenPicture(Array("GIF89a".utf8)) == nil && ScreenPicture(Array("<svg/>".utf8)) == nil)
    }

    /// Worked by hand: 33 bytes are 44 digits; two and one byte more end with "=" and "==".
    @Test func addressesHoldTheWholeFile() throws {
        let start = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAIAAAAB"
        let address = { (more: [UInt8]) in ScreenPicture(png(1, 2) + more)?.address }
        #expect(address([]) == start + "AgME")
        #expect(address([0xFF]) == start + "AgME/w==")
        #expect(address([0xFF, 0xFE]) == start + "AgME//4=")
    }

    @Test func aPageDrawsItOnceForAllDrawings() throws {
        let xml = """
            <layout platform="ios"><screen id="a" width="200" height="100">
            <element id="b" role="button" label="B" x="0" y="0" width="50" height="50"/></screen>
            <screen id="other" width="200" height="100"><element id="c" role="button" x="0" y="0" width="9" height="9"/></screen></layout>
            """
        let analysis = try Session().analyze(
            Session().read(.bytes(Array(xml.utf8), path: "t.xml")), AnalysisRequest(), details: [.routes, .actions])
        let page = AnalysisHTML.page(LayoutPage(analysis, picture: ScreenPicture(png(400, 200))))
        #expect(page.split(separator: "<image id=\"picture\"").count == 2)
        #expect(page.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
        // Half as large, from the corner; on the first screen alone.
        let uses = page.split(separator: "<use ").dropFirst()
        #expect(!uses.isEmpty && uses.allSatisfy { $0.contains("translate(0 0) scale(0.5 0.5)") })
        let parts = page.split(separator: "id=\"s2\"", maxSplits: 1)
        #expect(parts.count == 2 && !parts[1].contains("<use "))
        #expect(!page.contains("other proportions"))
        let tall = AnalysisHTML.page(LayoutPage(analysis, picture: ScreenPicture(png(200, 400))))
        #expect(tall.contains("The picture has other proportions than the screen and is stretched."))
        #expect(!AnalysisHTML.page(LayoutPage(analysis)).contains("id=\"picture\""))
    }
}
