import Testing

@testable import CostReport

/// How figures are written.
@Suite struct NumberTests {
    @Test(
        arguments: [
            (0.0, 0.0), (1.0 / 3, 0.333333), (2.0 / 3, 0.666667), (123456.5, 123457), (1234567, 1234570),
            (-5.1538461538, -5.15385),
            (0.00001234565, 0.0000123457), (999999.5, 1000000), (2.2250738585072014e-308, 2.22507e-308), (26, 26),
        ] as [(Double, Double)])
    func sixSignificantDigits(value: Double, expected: Double) { #expect(rounded(value) == expected) }

    @Test(
        arguments: [
            (0.0, "0"), (5.1538, "5.15"), (13.5, "13.5"), (2, "2"), (0.0456, "0.0456"), (999.6, "1000"),
            (1234.4, "1234"),
            (-1.234, "-1.23"), (0.1 + 0.2, "0.3"), (9.995, "10"), (4.5675, "4.57"), (1e-7, "0.0000001"), (100, "100"),
            (999_999.5, "1000000"), (-123_456.4, "-123456"), (1e20, "100000000000000000000"),
        ] as [(Double, String)])
    func threeSignificantDigitsForPeople(value: Double, text: String) { #expect(shortNumber(value) == text) }

    @Test func widthCountsWideCharactersTwice() {
        #expect(displayWidth("abc") == 3)
        #expect(displayWidth("日本") == 4)
        #expect(displayWidth("e\u{301}") == 1)
        #expect(displayWidth("\u{1F600}") == 2)
        #expect(cut("日本語", to: 5) == "日本…")
        #expect(cut("日本語", to: 6) == "日本語")
    }

    @Test func wrappingKeepsTheWidthAndTheWords() {
        let text = "one two three four five"
        #expect(wrapped(text, width: 9, indent: "  ") == ["one two", "  three", "  four", "  five"])
        #expect(wrapped("", width: 9) == [])
    }

    @Test func percentages() {
        #expect(percentChange(from: 10, to: 5) == "-50%")
        #expect(percentChange(from: 10, to: 10.01) == "=")
        #expect(percentChange(from: 0, to: 0) == "=")
        #expect(percentChange(from: 0, to: 1) == "")
    }
}
