import AccessCost
import LayoutModel

/// Finds out whether a method's cost is of the form of a list price, by what it charges on small screens.
///
/// A method whose cost is sum of t i + s over the levels of the path, and a constant, charges just that on every shape; one
/// that goes both ways round, jumps or finds does not, and has no price. Source: NavCost.docc/Model.md, "Prices".
enum PriceProbe {
    /// The price of places for a mix; nil where its cost is not of that form.
    static func price(of mix: MethodMix) -> ListPrice? {
        var sum: ListPrice?
        for part in mix.parts {
            guard let own = price(of: part.evaluator, mix.objective) else { return nil }
            let scaled = scaled(own, by: part.share)
            sum = sum.map { added($0, scaled) } ?? scaled
        }
        return sum
    }

    private static func scaled(_ price: ListPrice, by share: Double) -> ListPrice {
        ListPrice(
            perPosition: price.perPosition * share, perChoice: price.perChoice * share,
            firstNext: price.firstNext * share)
    }

    private static func added(_ a: ListPrice, _ b: ListPrice) -> ListPrice {
        ListPrice(
            perPosition: a.perPosition + b.perPosition, perChoice: a.perChoice + b.perChoice,
            firstNext: a.firstNext + b.firstNext)
    }

    private static func price(of evaluator: CostEvaluator, _ objective: Objective) -> ListPrice? {
        // Seven places in a row, and the same with a group and a group in it.
        guard let flat = costs("a b c d e f g", evaluator, objective),
            let nested = costs("a [ b c [ d e ] f ] g", evaluator, objective)
        else { return nil }
        // The first position of the group follows the second of the top list.
        guard let price = listPrice(of: flat, entering: nested[1] - flat[1]) else { return nil }
        let constant = flat[0] - price.price(at: 1)
        func isSame(_ found: Double, _ places: [Int]) -> Bool {
            abs(places.reduce(constant) { $0 + price.price(at: $1) } - found) < 1e-7
        }
        for index in flat.indices where !isSame(flat[index], [index + 1]) { return nil }
        let ways = [[1], [2, 1], [2, 2], [2, 3, 1], [2, 3, 2], [2, 4], [3]]
        for (index, way) in ways.enumerated() where !isSame(nested[index], way) { return nil }
        return price
    }

    /// The price of positions by what the first three of a list cost, and what the first of a list inside adds; nil where one of
    /// them saves something.
    static func listPrice(of list: [Double], entering first: Double) -> ListPrice? {
        let t = list[2] - list[1]
        let pause = list[1] - list[0] - t
        let tolerance = 1e-9
        guard t >= -tolerance, pause >= -tolerance, first >= -tolerance else { return nil }
        return ListPrice(
            perPosition: max(0, t), perChoice: max(first, 0) - max(0, t), firstNext: pause < tolerance ? 0 : pause)
    }

    /// The cost of each of seven buttons in a shape written with brackets; nil where one is unreachable.
    private static func costs(_ shape: String, _ evaluator: CostEvaluator, _ objective: Objective) -> [Double]? {
        var screen = Screen(id: "probe", width: 700, height: 100)
        screen.readingOrder = .document
        var open: [ElementIndex] = []
        var x = 0.0
        let style = GroupStyle(evaluator.method.method.rules(for: evaluator.method.parameters))
        for token in shape.split(separator: " ") {
            switch token {
            case "[":
                var group = Element(.group, id: "group-\(open.count)-\(Int(x))", label: "Group")
                style.makeGroup(&group, label: "Group")
                open.append(screen.open(group, in: open.last))
            case "]": screen.close(open.removeLast())
            default:
                var element = Element(role: .button, id: String(token), label: String(token))
                element.frame = Frame(x: x, y: 0, width: 90, height: 44)
                x += 100
                screen.open(element, in: open.last)
            }
        }
        let (_, tree) = evaluator.analysis(screen)
        let costs = tree.costs.compactMap { $0.cost.map(objective.value) }
        return costs.count == 7 && tree.unavailable == nil ? costs : nil
    }
}

extension TreeAnalysis {
    /// Why the tree cannot be made; nil where it can.
    fileprivate var unavailable: String? { tree.unavailable }
}
