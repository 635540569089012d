import LayoutModel

/// Checks that ids are unique and that everything that names an id names one that is there.
struct NavcostReferences {
    /// Where a name must be found.
    enum Scope {
        /// An element of the same screen.
        case sameScreen
        /// An element of any screen, as `id` or `screen/id`.
        case anyScreen
        /// A screen.
        case screens
    }

    private struct Use {
        var name: String
        var attribute: String
        var line: Int
        var column: Int
    }

    private var screens: [String: Int] = [:]
    private var initialScreen: String?
    /// The ids of the current screen with the lines where they stand.
    private var ids: [String: Int] = [:]
    private var local: [Use] = []
    private var screenUses: [Use] = []
    private var taskUses: [Use] = []

    mutating func open(_ screen: Screen, _ reader: borrowing XMLReader) throws(FormatError) {
        if let line = screens[screen.id] {
            throw reader.error("the screen id '\(screen.id)' is taken in line \(line); ids must be unique")
        }
        if screen.isInitial {
            if let initialScreen {
                throw reader.error("the screen '\(initialScreen)' is the initial one already; only one can be")
            }
            initialScreen = screen.id
        }
        screens[screen.id] = reader.line
        ids.removeAll(keepingCapacity: true)
        local.removeAll()
        if let focus = screen.focus {
            use(focus, as: "focus", of: .sameScreen, line: reader.line, column: reader.column)
        }
    }

    mutating func add(_ id: String, _ reader: borrowing XMLReader) throws(FormatError) {
        if let line = ids.updateValue(reader.line, forKey: id) {
            throw reader.error("the id '\(id)' is taken in line \(line); ids must be unique on a screen")
        }
    }

    /// Remembers what an element refers to.
    mutating func note(_ element: Element, line: Int, column: Int) {
        guard element.hasRareProperties else { return }
        for id in element.order { use(id, as: "order", of: .sameScreen, line: line, column: column) }
        func note(_ id: String?, as name: String) {
            if let id { use(id, as: name, of: .sameScreen, line: line, column: column) }
        }
        let next = element.next
        note(next.up, as: "nextUp")
        note(next.down, as: "nextDown")
        note(next.left, as: "nextLeft")
        note(next.right, as: "nextRight")
        note(next.forward, as: "nextForward")
        note(element.jumpsTo, as: "jumpsTo")
        if let screen = element.leadsTo { use(screen, as: "leadsTo", of: .screens, line: line, column: column) }
    }

    mutating func use(_ name: String, as attribute: String, of scope: Scope, line: Int, column: Int) {
        let use = Use(name: name, attribute: attribute, line: line, column: column)
        switch scope {
        case .sameScreen: local.append(use)
        case .anyScreen: taskUses.append(use)
        case .screens: screenUses.append(use)
        }
    }

    mutating func use(_ name: String, as attribute: String, of scope: Scope, at location: FileLocation) {
        use(name, as: attribute, of: scope, line: location.line, column: location.column)
    }

    /// Checks the references inside the screen.
    mutating func close(_ screen: Screen, _ reader: borrowing XMLReader) throws(FormatError) {
        if local.isEmpty == false {
            let known = Set(screen.elements.map(\.id))
            for use in local where !known.contains(use.name) {
                let hint = nearestName(to: use.name, among: known.sorted()).map { "; did you mean '\($0)'?" } ?? ""
                throw error(
                    "\(use.attribute) names '\(use.name)', which no element of this screen has as its id\(hint)", use,
                    reader)
            }
        }
    }

    /// Checks the references across screens.
    ///
    /// - Parameter layout: all of it where it has tasks.
    func check(_ layout: Layout, _ reader: borrowing XMLReader) throws(FormatError) {
        for use in screenUses where screens[use.name] == nil {
            let hint = nearestName(to: use.name, among: screens.keys.sorted()).map { "; did you mean '\($0)'?" } ?? ""
            throw error("\(use.attribute) names the screen '\(use.name)', which is not there\(hint)", use, reader)
        }
        guard !taskUses.isEmpty else { return }
        // The screens that hold each id, up to the second one.
        var owners: [String: [String]] = [:]
        for screen in layout.screens {
            for element in screen.elements where owners[element.id, default: []].count < 2 {
                owners[element.id, default: []].append(screen.id)
            }
        }
        for use in taskUses { try check(use, owners, reader) }
    }

    private func check(_ use: Use, _ owners: [String: [String]], _ reader: borrowing XMLReader) throws(FormatError) {
        if let holders = owners[use.name] {
            if holders.count > 1 {
                throw error(
                    "\(use.attribute) names '\(use.name)', which is on two screens; write '\(holders[0])/\(use.name)' or '\(holders[1])/\(use.name)'",
                    use, reader)
            }
            return
        }
        for slash in use.name.indices where use.name[slash] == "/" {
            let screen = String(use.name[..<slash])
            let id = String(use.name[use.name.index(after: slash)...])
            if screens[screen] != nil, let holders = owners[id], holders.count > 1 || holders[0] == screen { return }
        }
        let hint = nearestName(to: use.name, among: owners.keys.sorted()).map { "; did you mean '\($0)'?" } ?? ""
        throw error("\(use.attribute) names '\(use.name)', which no screen has\(hint)", use, reader)
    }

    private func error(_ message: String, _ use: Use, _ reader: borrowing XMLReader) -> FormatError {
        FormatError(path: reader.path, line: use.line, column: use.column, message: message)
    }
}
