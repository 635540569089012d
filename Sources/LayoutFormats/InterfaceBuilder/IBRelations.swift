import LayoutModel

// How the scenes of a project hang together.
extension IBProject {
    /// The scene of an object; nil for other objects.
    func scene(_ key: Key) -> IBScene? { sceneAt[key].map { scenes[$0] } }

    /// What a container shows, by kind of relationship.
    func related(_ key: Key, _ kinds: Set<String>) -> [Key] {
        relations[key, default: []].filter { kinds.contains($0.kind) }.map(\.to)
    }

    /// Follows the segues: what containers show, what leads where, which bars are shown.
    func relate() {
        var shows: [(from: Key, to: Key, pushes: Bool)] = []
        for scene in scenes {
            for segue in scene.objects.descendants where segue.name == "segue" {
                guard let id = segue["destination"], let kind = segue["kind"], kind != "unwind" else { continue }
                let to = Key(document: scene.key.document, id: id)
                guard sceneAt[to] != nil || references.keys.contains(to) else {
                    notes.add(.ignored, "a segue leads to '\(id)', which is no scene of the file", at: segue)
                    continue
                }
                switch kind {
                case "relationship": relations[scene.key, default: []].append((segue["relationship"] ?? "", to))
                case "embed": relations[scene.key, default: []].append((kind, to))
                default: shows.append((scene.key, to, kind == "show" || kind == "push"))
                }
            }
        }
        // A window and a split view show their content inside themselves, a navigation controller its root.
        let inside: Set<String> = ["embed", "window.shadowedContentViewController", "splitItems"]
        for scene in scenes {
            for to in related(scene.key, inside) {
                guard let to = shown(to), to != scene.key, hosts[to] == nil, !isHosted(scene.key, by: to) else {
                    continue
                }
                hosts[to] = scene.key
            }
        }
        for show in shows {
            guard let to = shown(show.to) else { continue }
            if presenters[to] == nil { presenters[to] = show.from }
        }
        for scene in scenes where scene.node.name == "navigationController" {
            guard let root = shown(scene.key) else { continue }
            stack(root, scene.key, shows)
        }
        for scene in scenes where scene.node.name == "tabBarController" || scene.node.name == "tabViewController" {
            for (index, child) in related(scene.key, ["viewControllers", "tabItems"]).enumerated() {
                guard let content = shown(child), tabs[content] == nil else { continue }
                tabs[content] = (scene.key, index)
                for (key, entry) in stacks where entry.controller == resolved(child) && tabs[key] == nil {
                    if self.scene(key)?.node.says("hidesBottomBarWhenPushed") != true { tabs[key] = (scene.key, index) }
                }
            }
        }
    }

    /// Follows what is pushed from a navigation controller's root: each shows its bar.
    private func stack(_ root: Key, _ controller: Key, _ shows: [(from: Key, to: Key, pushes: Bool)]) {
        guard stacks[root] == nil else { return }
        stacks[root] = (controller, nil)
        var queue = [root]
        var next = 0
        while next < queue.count {
            for show in shows where show.pushes && show.from == queue[next] {
                // What opens with a container of its own has that one's bar.
                guard let to = resolved(show.to),
                    self.scene(to).map({ !IBNames.containers.contains($0.node.name) }) == true,
                    stacks[to] == nil
                else { continue }
                stacks[to] = (controller, queue[next])
                queue.append(to)
            }
            next += 1
        }
    }

    private func isHosted(_ key: Key, by other: Key) -> Bool {
        var next = hosts[key]
        while let host = next {
            if host == other { return true }
            next = hosts[host]
        }
        return false
    }

    /// What a reference stands for; the object itself where it is not a reference.
    func resolved(_ key: Key) -> Key? {
        var key = key
        var seen: Set<Key> = []
        while references.keys.contains(key) {
            guard seen.insert(key).inserted, let next = references[key] ?? nil else { return nil }
            key = next
        }
        return key
    }

    /// The scene that people see when a controller opens: of a container what it shows first.
    func shown(_ key: Key) -> Key? {
        var next = key
        var seen: Set<Key> = []
        while let key = resolved(next), seen.insert(key).inserted, let scene = scene(key) {
            let kinds: Set<String>
            switch scene.node.name {
            case "navigationController": kinds = ["rootViewController"]
            case "tabBarController": kinds = ["viewControllers"]
            case "tabViewController": kinds = ["tabItems"]
            case "splitViewController" where documents[key.document].kind == .touch:
                kinds = ["masterViewController", "primaryViewController"]
            default: return key
            }
            guard let first = related(key, kinds).first else { return kinds.count > 1 ? key : nil }
            next = first
        }
        return nil
    }

    /// The screen on which people are once an object opens, nil where there is none.
    func screenID(of key: Key) -> String? {
        guard var key = shown(key) else { return nil }
        while isMerged(key), let host = hosts[key] { key = host }
        return scene(key).map(\.screenID)
    }

    /// Whether a scene is seen only inside another.
    private func isMerged(_ key: Key) -> Bool { hosts[key] != nil && presenters[key] == nil }

    /// Whether a scene is a screen of its own: no container, and not seen only inside another.
    func isScreen(_ scene: IBScene) -> Bool {
        if IBNames.containers.contains(scene.node.name) || isMerged(scene.key) { return false }
        if scene.node.name == "application" { return scene.node.part("mainMenu") != nil }
        let isPassed = scene.node.name == "splitViewController" && shown(scene.key) != scene.key
        if isPassed {
            notes.add(.assumed, "the sides of a split view are screens of their own, as on a phone", at: scene.node)
        }
        return !isPassed
    }

    /// The objects of a scene and of those of its file that are seen inside it.
    func objects(seenIn scene: IBScene) -> [MarkupNode] {
        let inside = scenes.filter {
            $0.key != scene.key && $0.key.document == scene.key.document && screenID(of: $0.key) == scene.screenID
        }
        return [scene.objects] + inside.map(\.objects)
    }
}
