/// The direction in which a line is read.
public enum ReadingDirection: String, CaseIterable, Hashable, Sendable, Codable {
    case leftToRight, rightToLeft
}

/// Where the order of siblings comes from when none is stated.
public enum ReadingOrder: String, CaseIterable, Hashable, Sendable, Codable {
    /// From their frames: rows from top to bottom, in a row from leading to trailing.
    case frames
    /// The order of the file: the platform has already put them in order.
    case document
}

/// One screen of an app, its elements in preorder.
public struct Screen: Hashable, Sendable, Codable {
    /// Unique in the layout.
    public var id: String
    /// What people call the screen.
    public var label: String
    /// The size in points, nil where the format does not tell.
    public var width, height: Double?
    /// Whether the app opens with it.
    public var isInitial = false
    /// The direction in which a line is read.
    public var direction = ReadingDirection.leftToRight
    /// Where the order of siblings comes from when none is stated.
    public var readingOrder = ReadingOrder.frames
    /// Whether scripts or event handlers of the page decide in part where keys move the focus, of which the file says
    /// nothing.
    public var hasScripts = false
    /// The id of the element that has the focus at first.
    public var focus: String?
    /// The line of the input where it starts, 0 where there is none.
    public var line = 0
    /// All elements in preorder.
    public private(set) var elements: ContiguousArray<Element> = []
    /// The paths of the elements in the input.
    public var sources = SourceMap()

    /// An empty screen.
    public init(id: String, label: String = "", width: Double? = nil, height: Double? = nil) {
        self.id = id
        self.label = label
        self.width = width
        self.height = height
    }

    /// Whether its size is that of a tablet: 600 points or more each way.
    public var isTabletSized: Bool { min(width ?? 0, height ?? 0) >= 600 }

    /// How many things can be done with an element besides activating it: its actions and gestures. O(1).
    public func furtherActionCount(of index: ElementIndex) -> Int {
        elements[index.rawValue].actions.count + elements[index.rawValue].gestures.count
    }

    /// The element at a place. O(1).
    public subscript(_ index: ElementIndex) -> Element {
        // Lent, not copied: an element is large.
        _read { yield elements[index.rawValue] }
        set {
            precondition(
                newValue.parent == elements[index.rawValue].parent
                    && newValue.subtreeEnd == elements[index.rawValue].subtreeEnd, "a change must keep the tree")
            elements[index.rawValue] = newValue
        }
    }

    /// Flattens elements nested deeper than a number of levels onto the last of these levels. O(elements).
    ///
    /// - Returns: whether anything was.
    public mutating func flatten(below limit: Int) -> Bool {
        var depths = ContiguousArray<Int>()
        depths.reserveCapacity(elements.count)
        var isChanged = false
        for offset in elements.indices {
            var depth = 1
            if let parent = elements[offset].parent {
                depth = depths[parent.rawValue] + 1
                if depth > limit {
                    elements[offset].parent = elements[parent.rawValue].parent
                    depth = limit
                    isChanged = true
                }
            }
            if depth == limit { elements[offset].subtreeEnd = offset + 1 }
            depths.append(depth)
        }
        return isChanged
    }

    /// Adds an element as the last child of `parent`, which must be the last element added or one of its ancestors.
    ///
    /// Call `close` for each element once its children are in. O(1).
    @discardableResult
    public mutating func open(_ element: consuming Element, in parent: ElementIndex?) -> ElementIndex {
        let index = ElementIndex(elements.count)
        element.parent = parent
        element.subtreeEnd = index.rawValue + 1
        elements.append(element)
        return index
    }

    /// States that all children of an element are in. O(1).
    public mutating func close(_ index: ElementIndex) {
        elements[index.rawValue].subtreeEnd = elements.count
    }

    /// Makes room for so many elements, so that adding them moves none.
    public mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Gives an element its id, stated by the file or derived from roles and places. O(1).
    public mutating func setID(_ id: String, at index: ElementIndex, isDerived: Bool = false) {
        elements[index.rawValue].id = id
        elements[index.rawValue].idIsDerived = isDerived
    }

    /// The children of an element, or the top of the screen, in file order. O(children).
    public func children(of parent: ElementIndex?) -> Children {
        if let parent {
            Children(screen: self, offset: parent.rawValue + 1, end: elements[parent.rawValue].subtreeEnd)
        } else {
            Children(screen: self, offset: 0, end: elements.count)
        }
    }

    /// The direct children of an element, found by jumping over subtrees.
    public struct Children: Sequence, IteratorProtocol {
        let screen: Screen
        var offset: Int
        let end: Int

        /// The next child, nil after the last.
        public mutating func next() -> ElementIndex? {
            guard offset < end else { return nil }
            defer { offset = screen.elements[offset].subtreeEnd }
            return ElementIndex(offset)
        }
    }

    /// The path of an element in the input, as "/layout/screen[1]/element[3]"; nil where it is not known.
    public func source(of index: ElementIndex) -> String? {
        sources.path(of: elements[index.rawValue].source)
    }
}
