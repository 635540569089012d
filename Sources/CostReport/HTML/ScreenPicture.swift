import LayoutModel

/// A picture of a screen, which a report draws behind the screen's drawing: PNG or JPEG, embedded in the page.
public struct ScreenPicture: Hashable, Sendable {
    /// The media type (RFC 6838).
    public let mediaType: String
    /// The size in pixels, both from 1.
    public let width, height: Int
    /// The file as it is.
    public let bytes: [UInt8]

    /// Reads the size of a picture; nil where the bytes are neither a PNG nor a JPEG that states one. O(bytes).
    ///
    /// Sources: W3C, PNG, "IHDR"; ITU-T T.81, "Frame header".
    public init?(_ bytes: [UInt8]) {
        if let size = Self.pngSize(bytes) {
            (mediaType, width, height) = ("image/png", size.width, size.height)
        } else if let size = Self.jpegSize(bytes) {
            (mediaType, width, height) = ("image/jpeg", size.width, size.height)
        } else {
            return nil
        }
        guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
        self.bytes = bytes
    }

    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 33, bytes.starts(with: start) else { return nil }
        return (number(bytes[16..<20]), number(bytes[20..<24]))
    }

    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            // The pixels begin, or the file ends, before any frame was stated.
            if marker == 0xDA || marker == 0xD9 { return nil }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[offset + 7..<offset + 9]), number(bytes[offset + 5..<offset + 7]))
            }
            let isAlone = marker == 0x01 || (0xD0...0xD8).contains(marker)
            offset += isAlone ? 2 : 2 + max(2, number(bytes[offset + 2..<offset + 4]))
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// The whole file as an address that a page can hold.
    var address: String {
        var text = "data:\(mediaType);base64,"
        text.reserveCapacity(text.utf8.count + bytes.count / 3 * 4 + 4)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var digits: [UInt8] = []
        digits.reserveCapacity(bytes.count / 3 * 4 + 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            let three = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
            for place in 0..<4 {
                digits.append(place <= count ? letters[three >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return text + String(decoding: digits, as: UTF8.self)
    }

    /// What a page has to hold once for all drawings that show it.
    var definition: Markup {
        """
        <svg class="unseen" width="0" height="0" aria-hidden="true"><defs><image id="picture" width="\(width)" height="\(height)" \
        preserveAspectRatio="none" href="\(Markup(asset: address))"/></defs></svg>

        """
    }

    /// The picture in a drawing, scaled to a frame.
    func use(in frame: Frame) -> Markup {
        let (across, down) = (frame.width / Double(width), frame.height / Double(height))
        return
            "<use class=\"picture\" href=\"#picture\" transform=\"translate(\(svgCoordinate(frame.x)) \(svgCoordinate(frame.y))) scale(\(across.description) \(down.description))\"/>\n"
    }

    /// Whether it is clearly taller or wider than a frame, so that it cannot be of the whole of it.
    func isDistorted(in frame: Frame) -> Bool {
        let ratio = Double(width) / Double(height) / (frame.width / frame.height)
        return ratio > 1.1 || ratio < 1 / 1.1
    }
}
