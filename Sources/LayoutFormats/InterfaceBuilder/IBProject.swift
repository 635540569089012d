import LayoutModel

/// A controller, window or view at the top of a document.
struct IBScene {
    /// An object of one of the documents.
    struct Key: Hashable {
        var document: Int
        var id: String
    }

    var key: Key
    var node: MarkupNode
    /// The screen's id, unique in the layout.
    var screenID: String
    /// Everything that belongs to it.
    var objects: MarkupNode
}

/// A storyboard or xib with the storyboards that it refers to: which scenes there are and how they hang together.
final class IBProject {
    typealias Key = IBScene.Key

    /// The most storyboards that one file may bring in, as a guard.
    private static let documentLimit = 64

    var notes: FormatNotes
    private var files: NearbyFiles
    private(set) var documents: [IBDocument] = []
    private var documentNamed: [String: Int?] = [:]
    private(set) var scenes: [IBScene] = []
    private var sceneAt: [Key: Int] = [:]
    private var references: [Key: Key?] = [:]
    /// What a container shows, by kind of relationship, in file order.
    private var relations: [Key: [(kind: String, to: Key)]] = [:]
    /// The scene in whose view one is embedded.
    private var hosts: [Key: Key] = [:]
    /// The first scene that leads to one.
    private(set) var presenters: [Key: Key] = [:]
    /// The navigation controller whose bar a scene shows, and the scene to which its back button returns.
    private(set) var stacks: [Key: (controller: Key, back: Key?)] = [:]
    /// The tab bar controller whose bar a scene shows, and the place of its tab.
    private(set) var tabs: [Key: (controller: Key, place: Int)] = [:]

    init(_ tree: MarkupTree, _ files: NearbyFiles, _ notes: FormatNotes) {
        self.files = files
        self.notes = notes
        documents.append(IBDocument(tree, &self.notes))
        documentNamed[Self.storyboardName(tree.path)] = 0
    }

    /// The name under which other storyboards know a file.
    static func storyboardName(_ path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".storyboard", ".xib"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return name
    }

    /// Finds the scenes and builds the screens.
    func read() -> [Screen] {
        var next = 0
        while next < documents.count {
            addScenes(of: next)
            next += 1
        }
        relate()
        let built = scenes.filter(isScreen).map { IBScreenReader(self, $0).read() }
        let initial = documents[0].tree.root["initialViewController"].flatMap { id in
            screenID(of: Key(document: 0, id: id))
        }
        var used = Set(built.flatMap { screen in screen.elements.compactMap(\.leadsTo) })
        if let initial { used.insert(initial) }
        var screens = built.filter { !$0.elements.isEmpty || used.contains($0.id) }
        if screens.isEmpty { screens = Array(built.prefix(1)) }
        for screen in built where screen.elements.isEmpty {
            notes.add(
                .dropped, "a scene holds nothing that people can stop on: its views are made in code", line: screen.line
            )
        }
        for index in screens.indices { screens[index].isInitial = screens[index].id == initial }
        return screens
    }

    // MARK: Scenes

    private func addScenes(of number: Int) {
        let document = documents[number]
        if let all = document.tree.root.child("scenes") {
            for objects in all.children.compactMap({ $0.child("objects") }) {
                guard let node = objects.children.first(where: { IBNames.isController($0.name) }) else {
                    for menu in objects.children where menu.name == "menu" { add(menu, objects, number) }
                    continue
                }
                add(node, objects, number)
                for other in objects.children where other != node && !IBNames.isHelper(other.name) {
                    if other.name == "menu" { add(other, other, number) }
                }
            }
        } else if let objects = document.tree.root.child("objects") {
            for node in objects.children where !IBNames.isHelper(node.name) { add(node, node, number) }
        }
    }

    private func add(_ node: MarkupNode, _ objects: MarkupNode, _ number: Int) {
        let id = node["id"] ?? "\(node.name)\(node.place)"
        let key = Key(document: number, id: id)
        guard sceneAt[key] == nil else { return }
        if IBNames.references.contains(node.name) {
            references.updateValue(resolve(node, from: number), forKey: key)
            return
        }
        var screenID = id
        while scenes.contains(where: { $0.screenID == screenID }) { screenID += "~" }
        sceneAt[key] = scenes.count
        scenes.append(IBScene(key: key, node: node, screenID: screenID, objects: objects))
    }

    // MARK: Other storyboards

    /// The scene of another storyboard that a reference stands for, nil with a note where it is not there.
    private func resolve(_ node: MarkupNode, from number: Int) -> Key? {
        let name = node["storyboardName"] ?? ""
        guard !name.isEmpty, node["bundleIdentifier"] == nil, let other = document(named: name) else {
            notes.add(
                .ignored, "the storyboard '\(name)' is not next to the file; what leads there leads nowhere",
                line: node.line)
            return nil
        }
        let root = documents[other].tree.root
        guard let wanted = node["referencedIdentifier"] else {
            return root["initialViewController"].map { Key(document: other, id: $0) }
        }
        let found = root.descendants.first {
            IBNames.isController($0.name) && ($0["storyboardIdentifier"] ?? $0["identifier"]) == wanted
        }
        guard let id = found?["id"] else {
            notes.add(.ignored, "the storyboard '\(name)' has no scene '\(wanted)'", line: node.line)
            return nil
        }
        return Key(document: other, id: id)
    }

    private func document(named name: String) -> Int? {
        if let known = documentNamed[name] { return known }
        documentNamed[name] = .some(nil)
        guard documents.count < Self.documentLimit else { return nil }
        let places = ["", "Base.lproj/", "../Base.lproj/", "../"]
        guard let file = places.lazy.map({ "\($0)\(name).storyboard" }).first(where: { self.files.source($0) != nil }),
            let tree = files.document(file, &notes), tree.root.name == "document"
        else { return nil }
        documents.append(IBDocument(tree, &notes))
        documentNamed[name] = documents.count - 1
        notes.add(
            .assumed, "the scenes of '\(name).storyboard' belong to the layout; lines are those of their own file")
        return documents.count - 1
    }

    // MARK: Relations

    /// The scene of an object, nil where it is none.
    func scene(_ key: Key) -> IBScene? { sceneAt[key].map { scenes[$0] } }

    /// What a container shows, by kind of relationship.
    func related(_ key: Key, _ kinds: Set<String>) -> [Key] {
        relations[key, default: []].filter { kinds.contains($0.kind) }.map(\.to)
    }

    private func relate() {
        var shows: [(from: Key, to: Key, pushes: Bool)] = []
        for scene in scenes {
            for segue in scene.objects.descendants where segue.name == "segue" {
                guard let id = segue["destination"], let kind = segue["kind"], kind != "unwind" else { continue }
                let to = Key(document: scene.key.document, id: id)
                guard sceneAt[to] != nil || references.keys.contains(to) else {
                    notes.add(.ignored, "a segue leads to '\(id)', which is no scene of the file", line: segue.line)
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
            for (place, child) in related(scene.key, ["viewControllers", "tabItems"]).enumerated() {
                guard let content = shown(child), tabs[content] == nil else { continue }
                tabs[content] = (scene.key, place)
                for (key, entry) in stacks where entry.controller == resolved(child) && tabs[key] == nil {
                    if self.scene(key)?.node.says("hidesBottomBarWhenPushed") != true { tabs[key] = (scene.key, place) }
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

    /// What a reference stands for; the object itself where it is none.
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

    private func isScreen(_ scene: IBScene) -> Bool {
        if IBNames.containers.contains(scene.node.name) || isMerged(scene.key) { return false }
        if scene.node.name == "application" { return scene.node.part("mainMenu") != nil }
        let isPassed = scene.node.name == "splitViewController" && shown(scene.key) != scene.key
        if isPassed {
            notes.add(
                .assumed, "the sides of a split view are screens of their own, as on a phone", line: scene.node.line)
        }
        return !isPassed
    }
}
