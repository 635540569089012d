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
    private var files: IncludeResolver
    private var embeddings = 0
    private(set) var documents: [IBDocument] = []
    private var documentNamed: [String: Int?] = [:]
    private(set) var scenes: [IBScene] = []
    private(set) var sceneAt: [Key: Int] = [:]
    private(set) var references: [Key: Key?] = [:]
    /// What a container shows, by kind of relationship, in file order.
    var relations: [Key: [(kind: String, to: Key)]] = [:]
    /// The scene in whose view one is embedded.
    var hosts: [Key: Key] = [:]
    /// The first scene that leads to one.
    var presenters: [Key: Key] = [:]
    /// The navigation controller whose bar a scene shows, and the scene to which its back button returns.
    var stacks: [Key: (controller: Key, back: Key?)] = [:]
    /// The tab bar controller whose bar a scene shows, and the index of its tab.
    var tabs: [Key: (controller: Key, index: Int)] = [:]

    init(_ tree: MarkupTree, _ files: IncludeResolver, _ notes: FormatNotes) {
        self.files = files
        self.notes = notes
        documents.append(IBDocument(tree, &self.notes))
        documentNamed[Self.storyboardName(tree.path)] = 0
    }

    /// The name under which other storyboards know a file.
    static func storyboardName(_ path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".storyboard", ".xib"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
        return HTMLTreeBuilder.writable(name)
    }

    /// Finds the scenes and builds the screens.
    func read() -> [Screen] {
        var next = 0
        while next < documents.count {
            addScenes(of: next)
            next += 1
        }
        relate()
        let built = scenes.filter { isScreen($0) }.map { IBScreenReader(project: self, scene: $0).read() }
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

    /// Whether one more scene may be embedded in another: a guard against scenes that multiply in one another.
    func mayEmbed() -> Bool {
        embeddings += 1
        return embeddings <= 1_000
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
        let id = node["id"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(node.name)\(node.place)"
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
                at: node)
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
            notes.add(.ignored, "the storyboard '\(name)' has no scene '\(wanted)'", at: node)
            return nil
        }
        return Key(document: other, id: id)
    }

    private func document(named name: String) -> Int? {
        if let known = documentNamed[name] { return known }
        documentNamed[name] = .some(nil)
        guard documents.count < Self.documentLimit else { return nil }
        let folders = ["", "Base.lproj/", "../Base.lproj/", "../"]
        guard let file = folders.lazy.map({ "\($0)\(name).storyboard" }).first(where: { self.files.source($0) != nil }),
            let tree = files.document(file, &notes), tree.root.name == "document"
        else { return nil }
        documents.append(IBDocument(tree, &notes))
        documentNamed[name] = documents.count - 1
        notes.add(
            .assumed, "the scenes of '\(name).storyboard' belong to the layout; lines are those of their own file")
        return documents.count - 1
    }
}
