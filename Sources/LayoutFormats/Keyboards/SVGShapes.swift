import LayoutModel

/// Where the named shapes and groups of a drawing are.
///
/// Source: SVG 1.1, "Basic shapes" and "Paths". Curves are taken by their control points, transformations other than
/// moving are not followed.
struct SVGShapes {
    private(set) var frames: [String: Frame] = [:]
    /// The size of the drawing.
    let size: (width: Double, height: Double)?

    init(_ root: MarkupNode) {
        let sides = [root["width"], root["height"]].map { $0.flatMap(Self.number) }
        size = sides[0].flatMap { width in sides[1].map { (width, $0) } }
        _ = walk(root, dx: 0, dy: 0)
    }

    private static func number(_ text: String) -> Double? {
        decimalNumber(trimmed(text).prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }.utf8)
    }

    /// Notes the frames of an element and of what is in it; a group reaches around its shapes. The frame, nil where there is none.
    private mutating func walk(_ node: MarkupNode, dx: Double, dy: Double) -> Frame? {
        var (dx, dy) = (dx, dy)
        if let move = node["transform"], move.hasPrefix("translate(") {
            let parts = move.dropFirst(10).split { ",) ".contains($0) }.compactMap { decimalNumber($0.utf8) }
            dx += parts.first ?? 0
            dy += parts.count > 1 ? parts[1] : 0
        }
        var own = frame(of: node).map { Frame(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height) }
        for child in node.children {
            guard let inner = walk(child, dx: dx, dy: dy), node.name == "g" else { continue }
            own = own?.union(inner) ?? inner
        }
        if let id = node["id"], let own { frames[id] = own }
        return own
    }

    private func frame(of node: MarkupNode) -> Frame? {
        func side(_ name: String) -> Double? { node[name].flatMap(Self.number) }
        switch node.name {
        case "rect":
            guard let width = side("width"), let height = side("height"), width >= 0, height >= 0 else { return nil }
            return Frame(x: side("x") ?? 0, y: side("y") ?? 0, width: width, height: height)
        case "path": return node["d"].flatMap(Self.bounds)
        default: return nil
        }
    }

    /// The box around the points of a path.
    private static func bounds(_ path: String) -> Frame? {
        var words: [Substring] = []
        var rest = path[...]
        while let character = rest.first {
            if character.isLetter, character != "e" {
                words.append(rest.prefix(1))
                rest = rest.dropFirst()
            } else if character.isNumber || "-.+".contains(character) {
                var end = rest.index(after: rest.startIndex)
                var hasPoint = character == "."
                while end < rest.endIndex {
                    let next = rest[end]
                    let isSign = "-+".contains(next) && rest[rest.index(before: end)] == "e"
                    guard next.isNumber || next == "e" || isSign || next == "." && !hasPoint else { break }
                    if next == "." { hasPoint = true }
                    end = rest.index(after: end)
                }
                words.append(rest[..<end])
                rest = rest[end...]
            } else {
                rest = rest.dropFirst()
            }
        }
        var box: Frame?
        var (x, y) = (0.0, 0.0)
        var start = (x, y)
        var command: Character = "M"
        var index = 0
        func value() -> Double? {
            guard index < words.count,
                let number = decimalNumber(words[index].drop { $0 == "+" }.utf8) ?? Double(words[index]),
                number.isFinite
            else { return nil }
            index += 1
            return number
        }
        func take() {
            let point = Frame(x: x, y: y, width: 0, height: 0)
            box = box?.union(point) ?? point
        }
        while index < words.count {
            if let letter = words[index].first, letter.isLetter {
                command = letter
                index += 1
                if letter == "z" || letter == "Z" { (x, y) = start }
                continue
            }
            let isRelative = command.isLowercase
            switch command.lowercased() {
            case "h":
                guard let number = value() else { return box }
                x = isRelative ? x + number : number
            case "v":
                guard let number = value() else { return box }
                y = isRelative ? y + number : number
            case "m", "l", "t", "c", "s", "q":
                // All points of a curve are relative to where it begins; its last is where it ends.
                let count = ["c": 3, "s": 2, "q": 2][command.lowercased()] ?? 1
                let origin = (x, y)
                for _ in 0..<count {
                    guard let first = value(), let second = value() else { return box }
                    (x, y) = isRelative ? (origin.0 + first, origin.1 + second) : (first, second)
                    take()
                }
                if command.lowercased() == "m" { start = (x, y) }
            case "a":
                for _ in 0..<5 where value() == nil { return box }
                guard let first = value(), let second = value() else { return box }
                (x, y) = isRelative ? (x + first, y + second) : (first, second)
            default: return box
            }
            take()
        }
        return box
    }
}
