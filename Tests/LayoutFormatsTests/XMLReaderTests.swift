import Testing

@testable import LayoutFormats

/// The streaming reader: places, encodings, chunk borders and refusals.
@Suite struct XMLReaderTests {
    private func reader(_ text: String) throws -> XMLReader { try XMLReader(.bytes(Array(text.utf8), path: "t.xml")) }

    private func failure(_ bytes: [UInt8]) -> FormatError? {
        do {
            var reader = try XMLReader(.bytes(bytes, path: "t.xml"))
            while try reader.next() != .endOfDocument {}
            return nil
        } catch {
            return error
        }
    }

    @Test func placesAreThoseOfTheTagAndTheValue() throws {
        var reader = try reader("<a>\n  <b x='1'\n     yy=\"2\"/>\n</a>")
        #expect(try reader.next() == .start)
        #expect((reader.line, reader.column, reader.place) == (1, 1, 0))
        #expect(try reader.next() == .start)
        #expect((reader.line, reader.column, reader.place) == (2, 3, 1))
        let first = reader.error("", attribute: 0)
        #expect((first.line, first.column) == (2, 9))
        let second = reader.error("", attribute: 1)
        #expect((second.line, second.column) == (3, 10))
        #expect(reader.attribute("yy") == "2")
    }

    @Test func attributesAreHandedOverInPlaceAndInOrder() throws {
        var reader = try reader("<a>t<b x=' 1.50 ' y='a&amp;b' z=''/><c/></a>")
        var read: [String] = []
        var numbers: [Double?] = []
        while true {
            let event = try reader.next()
            if event == .endOfDocument { break }
            try reader.eachAttribute { index, number, value throws(FormatError) in
                #expect(reader.attributeNameID(at: index) == number)
                read.append("\(index) \(reader.attributeName(at: index).local)=\(value.text)")
                numbers.append(value.decimalNumber)
            }
        }
        #expect(read == ["0 x= 1.50 ", "1 y=a&b", "2 z="])
        #expect(numbers == [1.5, nil, nil])
        #expect(throws: FormatError.self) {
            var reader = try self.reader("<a x='1' y='2'/>")
            _ = try reader.next()
            try reader.eachAttribute { index, _, _ throws(FormatError) in
                #expect(index == 0)
                throw reader.error("stop", attribute: index)
            }
        }
    }

    @Test func placesAmongSiblingsCountByName() throws {
        var reader = try reader("<a><b/><c/><b><b/></b><b/></a>")
        var places: [String] = []
        while true {
            let event = try reader.next()
            if event == .endOfDocument { break }
            if event == .start { places.append("\(reader.name.local)\(reader.place)") }
        }
        #expect(places == ["a0", "b1", "c1", "b2", "b1", "b3"])
    }

    /// Every event, whatever the border between two pieces of the input cuts through.
    @Test(arguments: [65_470, 65_520, 65_536, 65_540]) func chunkBordersChangeNothing(filler: Int) throws {
        let text = "<a>" + String(repeating: " ", count: filler) + "<b c='\u{1F600}é'>text &amp; more</b>\n<b/>tail</a>"
        var reader = try reader(text)
        var events: [String] = []
        loop: while true {
            switch try reader.next() {
            case .start: events.append("<\(reader.name.local) \(reader.attribute("c") ?? "")")
            case .end: events.append(">")
            case .text: events.append(reader.text)
            case .endOfDocument: break loop
            }
        }
        #expect(events == ["<a ", "<b \u{1F600}é", "text & more", ">", "<b ", ">", "tail", ">"])
    }

    @Test func namespacesAreKnownByTheirAddress() throws {
        var reader = try reader("<a xmlns='urn:x' xmlns:p='urn:y' p:b='1' b='2'/>")
        _ = try reader.next()
        #expect(reader.name == XMLName(namespace: "urn:x", local: "a"))
        #expect(reader.attribute("b") == "2")
        #expect(reader.attributeName(at: 0) == XMLName(namespace: "urn:y", local: "b"))
    }

    @Test func firstChildIsSeenFromTheRoot() throws {
        var with = try reader("<a><!-- x --><?pi y?> text <b/></a>")
        _ = try with.next()
        #expect(try with.firstChild()?.local == "b")
        #expect(try with.next() == .text)
        var without = try reader("<a/>")
        _ = try without.next()
        #expect(try without.firstChild() == nil)
    }

    /// The same document in encodings that libxml2 knows.
    @Test func encodings() throws {
        let body = "<a b='é'>ü</a>"
        let latin =
            Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + body.unicodeScalars.map { UInt8($0.value) }
        let utf16 = "<?xml version='1.0' encoding='UTF-16'?>\(body)".utf16
        let little: [UInt8] = [0xFF, 0xFE] + utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(body.utf8)
        for bytes in [latin, little, big, marked, Array(body.utf8)] {
            var reader = try XMLReader(.bytes(bytes, path: "t.xml"))
            #expect(try reader.next() == .start)
            #expect(reader.attribute("b") == "é")
            #expect(try reader.next() == .text)
            #expect(reader.text == "ü")
        }
    }

    /// Each refusal with its place and the word that tells it from the others.
    @Test(arguments: [
        ("", 1, "empty"), ("  \n", 1, "white space"), ("hello", 1, "not XML"),
        ("<a>\n<b></a>", 2, "mismatch"), ("<a><b>", 1, "ends before"), ("<a b='1' b='2'/>", 1, "redefined"),
        ("<a>\n&nbsp;</a>", 2, "'&nbsp;' is refused"), ("<a b='&nbsp;'/>", 1, "'&nbsp;' is refused"),
        ("<!DOCTYPE a [<!ENTITY e 'x'>]>\n<a>&e;</a>", 2, "'&e;' is refused"),
        ("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/hostname'>]>\n<a>&e;</a>", 2, "'&e;' is refused"),
        ("<!DOCTYPE a [<!ENTITY % p SYSTEM 'p.dtd'> %p;]>\n<a/>", 1, "'&p;' is refused"),
        ("<?xml version='1.0' encoding='klingon'?><a/>", 1, "klingon"),
        ("<a>\u{1}</a>", 1, "invalid Char"),
    ])
    func refusals(text: String, line: Int, word: String) throws {
        let error = try #require(failure(Array(text.utf8)))
        #expect(error.line == line)
        #expect(error.column != nil)
        #expect(error.message.contains(word), "\(error)")
        #expect(!error.description.contains("\n"))
    }

    @Test func bytesThatAreNotTheDeclaredEncoding() throws {
        let error = try #require(
            failure(Array("<?xml version='1.0' encoding='UTF-8'?>\n<a>caf".utf8) + [0xE9] + Array("</a>".utf8)))
        #expect(error.line == 2)
        #expect(error.message.contains("UTF-8"))
        #expect(failure(Array("<a>".utf8) + [0] + Array("</a>".utf8))?.message.contains("0x0") == true)
    }

    @Test func depthEndsAtTheLimit() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<a>\n", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        #expect(failure(nested(256)) == nil)
        let error = try #require(failure(nested(257)))
        #expect(error.line == 257)
        #expect(error.message.contains("256"))
    }

    @Test func attributesEndAtTenMegabytes() throws {
        #expect(failure(Array("<a b='\(String(repeating: "x", count: 1_000_000))'/>".utf8)) == nil)
        let error = try #require(failure(Array("<a b='\(String(repeating: "x", count: 10_500_000))'/>".utf8)))
        #expect(error.message.contains("10 MB"))
    }

    @Test func whatStandsAroundTheDocumentIsTold() throws {
        var reader = try reader("dumped to: x\n<a/>\nbye")
        #expect(reader.textBefore == "dumped to: x\n")
        #expect(try reader.next() == .start)
        #expect(reader.line == 2)
        #expect(try reader.next() == .end)
        #expect(try reader.next() == .endOfDocument)
        #expect(reader.trailingContent?.line == 3)
    }

    /// The grammar of numbers is that of the schema: no plus, no names, no hexadecimal, and exact values.
    @Test(arguments: [
        ("0", 0), ("-1.5", -1.5), ("0.1", 0.1), ("1e3", 1000), ("1E-2", 0.01), ("123456789012345", 123456789012345),
        ("3.14159265358979323846", 3.141592653589793), ("1234567890123456768", 1_234_567_890_123_456_768),
    ])
    func numbers(text: String, value: Double) { #expect(decimalNumber(text.utf8) == value) }

    @Test(arguments: ["", "-", "+1", "1.", ".5", "nan", "inf", "0x10", "1e", "1e999", "1 2", "--1", "1,5"])
    func notNumbers(text: String) { #expect(decimalNumber(text.utf8) == nil) }
}
