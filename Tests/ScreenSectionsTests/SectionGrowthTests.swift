import LayoutModel
import ScreenSections
import TestSupport
import Testing

/// The time that finding sections takes, on screens of several kinds.
@Suite(.serialized) struct SectionGrowthTests {
    /// A made-up screen of many elements.
    enum Kind: String, CaseIterable {
        /// Lists of three with other things beside each.
        case lists
        /// Two columns that share few lines.
        case columns
        /// Cards with a text and a button on each.
        case cards
        /// A container around every two.
        case containers
        /// Places without order.
        case scattered

        func body(_ count: Int) -> String {
            let roles: [Role] = [.button, .link, .textField, .staticText, .image, .toggle]
            func element(_ number: Int, _ role: Role, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
                "<element id=\"e\(number)\" role=\"\(role.rawValue)\" label=\"Thing \(number % 7)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
            }
            return (0..<count).map { number in
                let other = roles[number * 7 % 6]
                switch self {
                case .lists:
                    let (row, place) = (number / 6, number % 6)
                    return place < 3
                        ? element(number, .button, 20, row * 150 + place * 32, 200, 30)
                        : element(number, other, 300 + 50 * place, row * 150 + 40 * (place - 3) + 7, 200, 30)
                case .columns:
                    return number % 2 == 0
                        ? element(number, .button, 20, number * 16, 200, 30)
                        : element(number, other, 400, number * 23, 200 + number % 30, 30)
                case .cards:
                    let (card, place) = (number / 3, number % 3)
                    let (x, y) = (card % 4 * 320, card / 4 * 220)
                    return place == 0
                        ? element(number, .button, x, y, 300, 200)
                        : element(
                            number, place == 1 ? .staticText : .button, x + 10 + 200 * (place - 1), y + 10, 60, 30)
                case .containers:
                    let pair = element(number, other, number % 2 * 120, number / 2 * 45, 100, 40)
                    return number % 2 == 0 ? "<element role=\"group\">\(pair)" : "\(pair)</element>"
                case .scattered:
                    return element(
                        number, other, number * 7919 % 1200, number * 104_729 % (3 * count), 20 + number % 90, 20)
                }
            }.joined()
        }
    }

    @Test("twice the elements take about twice the time", arguments: Kind.allCases)
    func growth(kind: Kind) throws {
        let growth = try growthPerDoubling(from: 600) { count in
            try Fixture(kind.body(count)).screen
        } work: { screen in
            let items = screen.elements.indices.map(ElementIndex.init).filter { screen[$0].isAccessibilityElement }
            #expect(SectionFinder.sections(of: screen, items: items).sections.count > 1 || kind == .scattered)
        }
        #expect(growth < mostLinearGrowth, "\(kind.rawValue): \(growth)")
    }
}
