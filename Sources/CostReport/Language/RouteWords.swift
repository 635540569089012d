import AccessCost

/// Routes in the language that is being written.
enum RouteWords {
    /// A route as a page shows it: marked as English where the language has no word for one of its moves.
    static func markup(_ route: Route) -> Markup {
        if PageLanguage.current.isEnglish { return "\(route.description.shown())" }
        guard let text = translated(route) else { return "<span lang=\"en\">\(route.description.shown())</span>" }
        return "\(text.shown())"
    }

    /// The route in the language that is being written; nil where that has no word for one of its moves.
    static func translated(_ route: Route) -> String? {
        var legs: [String] = []
        for leg in route.legs {
            guard let move = move(leg.move) else { return nil }
            legs.append(leg.count == 1 ? move : "\(move) x\(leg.count)")
        }
        return legs.joined(separator: ", ")
    }

    /// A move, or a chord of keys, of which letters and function keys have the same name everywhere.
    private static func move(_ name: String) -> String? {
        let moves = PageLanguage.current.terms.moves
        if let known = moves[name] { return known }
        if name.contains(", ") {
            // A search: the chord that opens it, and what is typed.
            let parts = name.split(separator: ", ", maxSplits: 1).map { move(String($0)) }
            return parts.contains(nil) ? nil : parts.compactMap(\.self).joined(separator: ", ")
        }
        var keys: [String] = []
        for key in name.split(separator: "-") {
            let isFunctionKey = key.first == "F" && Int(key.dropFirst()) != nil
            guard let known = moves[String(key)] ?? (key.count == 1 || isFunctionKey ? String(key) : nil) else {
                return nil
            }
            keys.append(known)
        }
        return keys.isEmpty ? nil : keys.joined(separator: "-")
    }
}
