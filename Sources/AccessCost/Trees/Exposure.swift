public import LayoutModel

/// Why a method skips an element that is on the screen.
public enum LeftOutReason: String, CaseIterable, Hashable, Sendable, Codable {
    /// It, or something around it, is not shown.
    case hidden
    /// It has no width or no height.
    case zeroSized
    /// It lies inside an accessibility element, which speaks and acts for it.
    case insideElement
    /// A modal element covers it.
    case behindModal
    /// It is taken out of accessibility.
    case notAccessible
    /// It cannot be used now (motor methods).
    case disabled
    /// It must be scrolled to (methods that do not scroll).
    case offscreen
    /// It does nothing when it is activated (motor methods).
    case notInteractive
    /// It reacts to a pointer, but the keyboard focus does not stop on it (keyboards).
    case notFocusable

    /// The reason that reports give.
    var obstacle: String {
        switch self {
        case .offscreen: "it must be scrolled to, which this method does not do"
        case .notFocusable: "the keyboard focus does not stop on it"
        default: "it is skipped"
        }
    }
}

/// The part of a screen that assistive technology can see, before any access method makes its tree.
///
/// Sources: UIAccessibility (isAccessibilityElement, accessibilityViewIsModal, accessibilityRespondsToUserInteraction).
public struct Exposure: Sendable {
    /// The exposure of one element.
    public struct Entry: Sendable {
        /// Why no method can stop on it; nil for accessibility elements that are shown, and for boxes.
        public var reason: LeftOutReason?
        /// Whether it is an accessibility element.
        public var isAccessible: Bool
        /// Whether it, or something around it, is disabled.
        public var isDisabled: Bool
        /// Whether it must be scrolled to.
        public var isOffscreen: Bool
        /// Whether a person can act on it: it is shown, responds to interaction and is not disabled.
        public var isTarget: Bool
    }

    /// One entry for each element of the screen, in preorder.
    public let entries: ContiguousArray<Entry>
    /// The targets in file order, those included that must be scrolled to.
    public let targets: [ElementIndex]
    /// Where content lies that must be scrolled to; nil where everything is in view.
    let scrolling: ScrollMap?

    /// Finds the exposed elements. O(elements).
    ///
    /// - Parameter platform: decides what a modal element hides: its siblings in UIKit, all that is outside it elsewhere.
    public init(_ screen: Screen, platform: Platform?) {
        let elements = screen.elements
        let covered = Modality.coveredElements(of: screen, platform: platform)
        let keepsLines = platform?.stopsOnLines ?? false
        var entries = ContiguousArray<Entry>()
        entries.reserveCapacity(elements.count)
        var targets: [ElementIndex] = []
        var (scrolls, hasOffscreen) = (false, false)
        // Scrolled away by the file's own word, with all inside; a box may stand outside while what it holds is shown.
        var isScrolledAway = ContiguousArray<Bool>()
        isScrolledAway.reserveCapacity(elements.count)
        for offset in elements.indices {
            // Each of these is asked of the array, so that no element is copied.
            let (parent, frame) = (elements[offset].parent, elements[offset].frame)
            isScrolledAway.append(
                elements[offset].isOffscreen || parent.map { isScrolledAway[$0.rawValue] } ?? false)
            let around = parent.map { entries[$0.rawValue] }
            let isInside =
                around.map { $0.isAccessible && $0.reason != .notAccessible || $0.reason == .insideElement } ?? false
            var entry = Entry(
                reason: nil, isAccessible: elements[offset].isAccessibilityElement,
                isDisabled: !elements[offset].isEnabled || around?.isDisabled == true,
                isOffscreen: isScrolledAway[offset]
                    || (frame == nil ? around?.isOffscreen == true : Self.liesOutside(frame, screen)),
                isTarget: false)
            if elements[offset].isHidden || around?.reason == .hidden {
                entry.reason = .hidden
            } else if covered[offset] {
                entry.reason = .behindModal
            } else if isInside {
                entry.reason = .insideElement
            } else if entry.isAccessible, let frame, frame.isEmpty,
                !keepsLines || max(frame.width, frame.height) <= 0
            {
                entry.reason = .zeroSized
            } else if !entry.isAccessible, elements[offset].kind == .element {
                entry.reason = .notAccessible
            }
            entry.isTarget =
                entry.reason == nil && entry.isAccessible && elements[offset].respondsToInteraction && !entry.isDisabled
            if entry.isTarget { targets.append(ElementIndex(offset)) }
            if entry.isOffscreen, entry.reason == nil, entry.isAccessible { hasOffscreen = true }
            if elements[offset].kind == .group, elements[offset].scrollAxis(on: platform) != nil { scrolls = true }
            entries.append(entry)
        }
        var map: ScrollMap?
        if scrolls || hasOffscreen {
            let all = ScrollMap(screen, entries, platform: platform)
            for offset in entries.indices where entries[offset].reason == nil && entries[offset].isAccessible {
                if !entries[offset].isOffscreen, all.isClipped(ElementIndex(offset)) {
                    entries[offset].isOffscreen = true
                    hasOffscreen = true
                }
            }
            if hasOffscreen { map = all }
        }
        self.entries = entries
        self.targets = targets
        scrolling = map
    }

    /// Whether a frame has no part on a screen of known size.
    private static func liesOutside(_ frame: Frame?, _ screen: Screen) -> Bool {
        guard let frame, !frame.isEmpty, let width = screen.width, let height = screen.height, width > 0, height > 0
        else { return false }
        return !frame.intersects(Frame(x: 0, y: 0, width: width, height: height))
    }
}

/// What modal elements hide.
enum Modality {
    /// For each element of the screen whether a modal element covers it. O(elements x modal elements).
    ///
    /// Of several modal elements the last in drawing order counts that is visible, with the modal elements around it.
    static func coveredElements(of screen: Screen, platform: Platform?) -> ContiguousArray<Bool> {
        var covered = ContiguousArray(repeating: false, count: screen.elements.count)
        let top = screen.elements.indices.last { offset in
            screen.elements[offset].isModal && screen.elements[offset].frame?.isEmpty != true
                && !isHidden(offset, screen)
        }
        guard let top else { return covered }
        func cover(_ index: ElementIndex) {
            for inner in index.rawValue..<screen[index].subtreeEnd { covered[inner] = true }
        }
        var next: ElementIndex? = ElementIndex(top)
        while let index = next {
            let parent = screen[index].parent
            // What is modal hides its siblings in UIKit, and all that is outside elsewhere.
            if platform?.modality != .siblings || screen[index].isModal {
                for sibling in screen.children(of: parent) where sibling != index { cover(sibling) }
            }
            next = parent
        }
        return covered
    }

    private static func isHidden(_ offset: Int, _ screen: Screen) -> Bool {
        var next: ElementIndex? = ElementIndex(offset)
        while let index = next {
            if screen[index].isHidden { return true }
            next = screen[index].parent
        }
        return false
    }
}
