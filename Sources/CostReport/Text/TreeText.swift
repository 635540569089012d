public import AccessCost
import LayoutModel

/// Writes access trees, one stop per line with its value, states and traits, indented by depth.
public struct TreeText: Sendable {
    /// How the text is dressed.
    public var style: TextStyle

    /// A writer.
    public init(style: TextStyle = .plain) { self.style = style }

    /// The tree of one kind as a method sees it, with what is left out and why.
    public func text(_ layout: LayoutAnalysis, kinds: [TreeKind]?) -> String {
        var lines: [String] = []
        for screen in layout.screens {
            for (heading, tree, speaks) in distinctTrees(screen, kinds) {
                let count = tree.unavailable ?? plural(tree.rootCount, .stop)
                lines += wrapped(
                    "\(layout.path), screen \(screen.screen.id), \(heading), \(tree.kind.rawValue): \(count)",
                    indent: "  "
                ).map(style.bold)
                let spoken = speaks ? SpokenNames(tree, on: screen.screen) : nil
                lines += stops(tree, tree.visibleStops, screen.screen, spoken)
                for page in tree.furtherPages {
                    let own = tree.scrolling!.pages[page]
                    // What is on the way to something far away holds nothing.
                    guard own.first != nil else { continue }
                    let scrolls = tree.scrollLegs(to: page).map { leg in
                        "\(leg.direction.rawValue)\(leg.count > 1 ? " x\(leg.count)" : "") in #\(singleLine(screen.screen[leg.container].id))"
                    }
                    lines += wrapped(
                        "scrolled \(scrolls.joined(separator: ", ")): \(plural(own.rootCount, .stop))", indent: "  "
                    ).map(style.bold)
                    lines += stops(tree, own.start..<own.end, screen.screen, spoken)
                }
                lines += leftOut(tree, screen.screen)
                lines.append("")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The trees to show; methods that make the same one share it.
    private func distinctTrees(_ screen: ScreenAnalysis, _ kinds: [TreeKind]?) -> [(
        heading: String, tree: AccessTree, speaks: Bool
    )] {
        var result: [(heading: String, tree: AccessTree, speaks: Bool)] = []
        for method in screen.methods {
            for kind in kinds ?? [method.method.mainTree] {
                guard let tree = method.tree(kind)?.tree else { continue }
                let speaks = method.method.speaks
                let known = result.firstIndex { other in
                    other.speaks == speaks && other.tree.kind == kind && other.tree.stops == tree.stops
                        && other.tree.leftOut == tree.leftOut
                }
                if let known {
                    result[known].heading += ", \(method.method.id)"
                } else {
                    result.append((method.method.id, tree, speaks))
                }
            }
        }
        return result
    }

    private func stops(
        _ tree: AccessTree, _ range: Range<StopIndex>, _ screen: Screen, _ spoken: SpokenNames?
    ) -> [String] {
        range.flatMap { index -> [String] in
            let stop = tree.stops[index]
            let indent = String(repeating: "  ", count: stop.depth)
            let room = max(40, 80 - indent.count)
            let element = stop.element.map { screen[$0] }
            let head = "\(stop.position) \(stop.kind.rawValue)"
            let id = element.map { " #\(singleLine($0.id))" } ?? ""
            let role = element.map { " (\($0.role.rawValue))" } ?? ""
            let said = spoken.flatMap { names in names[index].map { [StopTraits.words($0, names.number(of: index))] } }
            let traits = (element.map(StopTraits.words) ?? []) + (said ?? [])
            let rest = ([id + role] + traits).joined(separator: ", ")
            // A long line loses some letters of its label before it is broken, but never what tells it apart.
            let left = room - displayWidth(head) - displayWidth(rest) - 3
            let label = cutMiddle(element?.label ?? stop.name, to: min(40, max(16, left)))
            let name = label.isEmpty && element != nil ? "" : " \"\(label)\""
            let line = head + name + rest
            return (displayWidth(line) > room ? wrapped(line, width: room, indent: "    ") : [line]).map { indent + $0 }
        }
    }

    private func leftOut(_ tree: AccessTree, _ screen: Screen) -> [String] {
        var lines: [String] = []
        for reason in LeftOutReason.allCases {
            let members = tree.leftOut.filter { $0.reason == reason }
            guard !members.isEmpty else { continue }
            let names = members.map { "#\(singleLine(screen[$0.element].id))" }
            lines += wrapped("left out, \(reason.words): \(names.joined(separator: " "))", indent: "  ")
        }
        if !tree.dissolved.isEmpty {
            let names = tree.dissolved.map { "#\(singleLine(screen[$0].id))" }
            lines += wrapped("dissolved, holding a single stop: \(names.joined(separator: " "))", indent: "  ")
        }
        return lines
    }
}
