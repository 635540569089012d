import LayoutModel

/// Makes a screen of each layer: the keys of no layer stand on all of them.
struct OnboardScreens {
    private let keyboard: OnboardKeyboard

    init(_ keyboard: OnboardKeyboard) { self.keyboard = keyboard }

    func add(to sink: inout LayoutSink) {
        let layers = keyboard.layers.isEmpty ? ["main"] : keyboard.layers
        for (number, layer) in layers.enumerated() {
            let keys = keyboard.keys.filter { $0.layer == nil || $0.layer == layer }
            var screen = Screen(id: layer, label: layer)
            screen.isInitial = number == 0
            let frames = keys.compactMap(\.frame)
            if let first = frames.first {
                let all = frames.reduce(first) { $0.union($1) }
                (screen.width, screen.height) = (max(all.maxX, 1), max(all.maxY, 1))
            }
            var builder = ScreenBuilder(screen, path: [], line: keys.first?.line ?? 0)
            let priorities = Set(keys.filter { $0.isScannable && $0.isVisible }.map(\.priority)).sorted()
            for (block, priority) in priorities.enumerated() {
                let members = keys.filter { $0.priority == priority }
                if priorities.count > 1 {
                    var group = Element(.group, label: "Priority \(priority)")
                    group.container = .semanticGroup
                    group.scanBlock = block + 1
                    group.scanPriority = priority
                    builder.enter(at: members[0].node.tree.root)
                    builder.open(group, line: members[0].line)
                }
                for key in members { write(key, layers, &builder) }
                if priorities.count > 1 { builder.leave() }
            }
            for key in keys where !priorities.contains(key.priority) { write(key, layers, &builder) }
            sink.add(builder.finish())
        }
    }

    private func write(_ key: OnboardKey, _ layers: [String], _ builder: inout ScreenBuilder) {
        var element = Element(role: .key, id: key.id, label: key.label)
        element.frame = key.frame
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
