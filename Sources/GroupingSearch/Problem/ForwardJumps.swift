import LayoutModel

/// Links that lead forward on their screen, as one that skips a navigation: they stay before what they lead to.
enum ForwardJumps {
    /// Each link with the first item at its target, by their numbers in the current order. O(links x elements).
    static func all(_ screen: Screen, _ items: [ElementIndex]) -> [(link: Int, target: Int)] {
        items.enumerated().compactMap { number, element in
            guard let id = screen[element].jumpsTo, let there = screen.elements.firstIndex(where: { $0.id == id }),
                let target = items.firstIndex(where: { $0.rawValue >= there }), target > number
            else { return nil }
            return (number, target)
        }
    }
}
