import LayoutModel

extension Rule {
    /// Custom actions look alike in the scanner menu.
    ///
    /// Switch Control shows a custom action by its picture. An action without a picture shows only the first letter of
    /// its name: "Pin" and "Play" are both P.
    ///
    /// The rule checks the actions without a picture of each shown element on iOS. Only navcost's own format states
    /// pictures; in files of other formats, two actions with the same letter cannot be told apart from two with
    /// pictures.
    static let actionLetters = Rule(
        code: "action-letters", title: "custom actions that show the same letter",
        message: "{names} of {target} are all shown as {letter}",
        remedy: "give each of the actions a picture, or names with different first letters",
        source: "Apple, WWDC 2020, App accessibility for Switch Control",
        affects: [.switches], touches: [.headingsAndLabels],
        examine: { screen, examination in
            guard screen.platform?.showsActionLetters ?? true else { return }
            for index in screen.indices where screen.isExposed(index) {
                let plain = screen.screen[index].actions.filter { $0.image == nil }
                let letters = Dictionary(grouping: plain) { $0.name.first.map { $0.uppercased() } ?? "" }
                for (letter, actions) in letters.sorted(by: { $0.key < $1.key })
                where actions.count > 1 && !letter.isEmpty {
                    guard screen.format.tellsActions else {
                        examination.cannotTell("the file does not say which actions have pictures", at: [index])
                        continue
                    }
                    let names = actions.map { "'\($0.name)'" }.joined(separator: ", ")
                    examination.found(
                        .warning, at: [index], ["names": .text(names), "letter": .text(letter)])
                }
            }
        })
}
