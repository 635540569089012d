import LayoutModel

extension ScanSetting {
    /// Why a text holds no settings.
    struct Problem: Error {
        var message: String
    }

    /// Settings as an attribute has them: `KEY=VALUE`, separated by spaces.
    ///
    /// - Throws: a part is not of that form, or a key occurs twice.
    static func list(_ text: String) throws(Problem) -> [ScanSetting] {
        var settings: [ScanSetting] = []
        for part in text.split(whereSeparator: isXMLSpace) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty, pair[0].allSatisfy({ $0.isASCII && $0.isLetter })
            else {
                throw Problem(message: "holds '\(part)', not KEY=VALUE")
            }
            guard !settings.contains(where: { $0.key == pair[0] }) else {
                throw Problem(message: "says '\(pair[0])' twice")
            }
            settings.append(ScanSetting(String(pair[0]), String(pair[1])))
        }
        return settings
    }
}
