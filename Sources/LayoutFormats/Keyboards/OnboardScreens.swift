import LayoutModel

/// Makes a screen of each layer: the keys of no layer stand on all of them.
struct OnboardScreens {
    private let keyboard: OnboardKeyboard

    init(_ keyboard: OnboardKeyboard) { self.keyboard = keyboard }

    func add(to sink: inout LayoutSink) {
        let layers = keyboard.layers.isEmpty ? ["main"] : keyboard.layers
        for (number, layer) in layers.enumerated() {
            // Its scanner goes through the keys of a layer before those of all layers, where both are in one place.
            let keys =
                keyboard.keys.indices.filter { keyboard.keys[$0].layer == layer }
                + keyboard.keys.indices.filter { keyboard.keys[$0].layer == nil }
            var screen = Screen(id: layer, label: layer)
            screen.isInitial = number == 0
            let geometry = OnboardGeometry(keyboard.items, layer: layer)
            var frames = geometry.frames
            if !frames.isEmpty {
                (screen.width, screen.height) = (OnboardGeometry.window.width, OnboardGeometry.window.height)
            }
            let scanned = keys.filter { keyboard.keys[$0].isScannable && keyboard.keys[$0].isVisible }
            let priorities = Set(scanned.map { keyboard.keys[$0].priority }).sorted()
            for priority in priorities {
                alignRows(of: scanned.filter { keyboard.keys[$0].priority == priority }, &frames)
            }
            let line = keys.first.map { keyboard.keys[$0].line } ?? keyboard.layerLines[layer] ?? 1
            var builder = ScreenBuilder(screen, path: [], line: line)
            for (block, priority) in priorities.enumerated() {
                let members = keys.filter { keyboard.keys[$0].priority == priority }
                if priorities.count > 1 {
                    var group = Element(.group, label: "Priority \(priority)")
                    group.container = .semanticGroup
                    group.scanBlock = block + 1
                    group.scanPriority = priority
                    let first = keyboard.keys[members[0]]
                    builder.enter(at: first.node.tree.root)
                    builder.open(group, line: first.line)
                }
                for key in members { write(key, frames[key], layers, &builder) }
                if priorities.count > 1 { builder.leave() }
            }
            for key in keys where !priorities.contains(keyboard.keys[key].priority) {
                write(key, frames[key], layers, &builder)
            }
            sink.add(builder.finish())
        }
    }

    /// Gives the keys of a scan row one top.
    ///
    /// Onboard's scanner puts keys into a row whose tops lie in the same whole unit of their drawings, and goes along it by
    /// their left edges there; in the window they may stand a little apart. What stands farther apart stays as it is.
    private func alignRows(of keys: [Int], _ frames: inout [Int: Frame]) {
        let drawn = keys.compactMap { key in
            keyboard.keys[key].drawn.map { (key, $0.y.rounded(.down), $0.x.rounded(.down)) }
        }
        let place = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let rows = Dictionary(grouping: drawn, by: \.1)
        var last = -Double.infinity
        for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
            let row = row.filter { frames[$0.0] != nil }.sorted {
                ($0.2, place[$0.0]!) < ($1.2, place[$1.0]!)
            }
            let tops = row.map { frames[$0.0]!.y }
            guard let least = tops.min(), let most = tops.max() else { continue }
            let smallest = row.map { frames[$0.0]!.height }.min()!
            guard most - least < smallest / 4 else { continue }
            // Each row has a whole point of its own.
            let top = least.rounded(.down) > last || least < last ? least : last + 1
            last = top.rounded(.down)
            var left = -Double.infinity
            for (key, _, _) in row {
                var frame = frames[key]!
                if frame.x < left, left - frame.x < frame.width / 4 { frame.x = left }
                left = frame.x
                frame.y = top
                frames[key] = frame
            }
        }
    }

    private func write(_ index: Int, _ frame: Frame?, _ layers: [String], _ builder: inout ScreenBuilder) {
        let key = keyboard.keys[index]
        var element = Element(role: .key, id: key.id, label: key.label)
        element.frame = frame
        element.isHidden = !key.isVisible
        element.isEnabled = key.isSensitive
        if !key.isScannable { element.accessible = false }
        // "layer0" shows the first layer.
        if key.id.hasPrefix("layer"), let number = Int(key.id.dropFirst(5).prefix { $0.isNumber }),
            layers.indices.contains(number)
        {
            element.leadsTo = layers[number]
        }
        builder.enter(at: key.node)
        builder.open(element, line: key.line)
        builder.leave()
    }
}
