import LayoutModel

/// Reads the objects of a resource file, as they are on Windows.
extension MarkupNode {
    /// Whether something is there on Windows: it names no platform, or that one among others.
    var isOnWindows: Bool {
        guard let stated = self["platform"] else { return true }
        return stated.split { $0 == "|" || $0 == " " }.contains { $0 == "win" || $0 == "msw" }
    }

    /// The objects and references directly inside, those of other platforms left out.
    var xrcObjects: [MarkupNode] {
        children.filter { ($0.name == "object" || $0.name == "object_ref") && $0.isOnWindows }
    }

    /// The element of a parameter; nil where it is not stated.
    func xrcParameter(_ name: String) -> MarkupNode? { children.first { $0.name == name && $0.isOnWindows } }

    /// A parameter's text with its escapes read and "&" before the underlined letter; nil where it is not stated.
    ///
    /// Source: wxWidgets, wxXmlResourceHandlerImpl::GetNodeText ("_" marks the letter, "__" is "_").
    func xrcText(_ name: String) -> String? {
        guard let raw = xrcParameter(name)?.text else { return nil }
        var result = ""
        let letters = Array(raw)
        var index = 0
        while index < letters.count {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            index += 2
            switch (letters[index - 2], next) {
            case ("_", "_"?): result.append("_")
            case ("\\", "n"?), ("\\", "r"?): result.append("\n")
            case ("\\", "t"?): result.append("\t")
            case ("\\", "\\"?): result.append("\\")
            case (let letter, _):
                result.append(letter == "_" ? "&" : letter)
                index -= 1
            }
        }
        return result
    }

    /// A text parameter in one line, its markers read.
    func xrcLabel(_ name: String) -> MnemonicText {
        MnemonicText(singleLine(xrcText(name) ?? ""), marker: "&")
    }

    /// A parameter's truth.
    func xrcFlag(_ name: String) -> Bool? { xrcParameter(name).map { trimmed($0.text) == "1" } }

    /// The words of a style.
    var xrcStyle: Set<String> {
        Set((xrcParameter("style")?.text ?? "").split { $0 == "|" || isXMLSpace($0) }.map(String.init))
    }

    /// A pair of numbers, in pixels; nil where it is not stated. Dialog units are turned into pixels.
    func xrcPair(_ name: String, _ notes: inout FormatNotes) -> (Double, Double)? {
        guard var text = xrcParameter(name).map({ trimmed($0.text) }) else { return nil }
        let isInUnits = text.hasSuffix("d")
        if isInUnits { text.removeLast() }
        let parts = text.split(separator: ",").compactMap { Double(trimmed(String($0))) }
        guard parts.count == 2, parts.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        guard isInUnits else { return (parts[0], parts[1]) }
        notes.add(
            .assumed, "places in dialog units are taken as 1.5 by 1.625 pixels each (MS Shell Dlg, 8 points)",
            line: line)
        return (parts[0] * 1.5, parts[1] * 1.625)
    }
}
