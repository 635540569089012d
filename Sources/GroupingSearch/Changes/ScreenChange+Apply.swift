public import LayoutModel

extension ScreenChange {
    /// The screen with this change made; nil where its elements are not there, or where it makes no sense any more.
    ///
    /// Ids of removed elements are dropped, or replaced by the ids of their stand-ins. O(elements).
    public func apply(to screen: Screen, platform: Platform?) -> Screen? {
        switch kind {
        case .group, .ungroup, .order:
            // Changes of groups and orders have files of their own.
            nil
        case .merge: Self.applyMerge(self, to: screen)
        case .actions: Self.applyActions(self, to: screen)
        case .gestureActions: Self.applyGestureActions(self, to: screen, platform: platform)
        case .skip: Self.applySkip(self, to: screen)
        case .shortcut: Self.applyShortcut(self, to: screen, platform: platform)
        case .mnemonic: Self.applyMnemonic(self, to: screen)
        case .inputLabel: Self.applyInputLabel(self, to: screen)
        case .adjustable: Self.applyAdjustable(self, to: screen)
        case .confirm: Self.applyConfirm(self, to: screen)
        case .heading: Self.applyHeadings(self, to: screen)
        case .skipLink: Self.applySkipLink(self, to: screen)
        case .roving: Self.applyRoving(self, to: screen)
        case .radioGroup: Self.applyRadioGroup(self, to: screen)
        case .earlier: Self.applyEarlier(self, to: screen)
        case .align: Self.applyAlign(self, to: screen)
        case .moveCells: Self.applyMoves(self, to: screen)
        case .scanBlock: Self.applyScanBlock(self, to: screen)
        case .pageJump: Self.applyPageJump(self, to: screen)
        }
    }

    /// What does after a change what a target did before it.
    public struct StandIn: Hashable, Sendable {
        /// The id of the element before the change.
        public var target: String
        /// The id of its stand-in after the change.
        public var element: String
        /// The name of the action that does what activating the target did; nil for plain activation.
        public var action: String?
        /// The gesture of the target that the action does; nil for its activation.
        public var gesture: Gesture?
        /// How often the element is adjusted first, from what it shows at the start.
        public var adjustments: Int

        /// A stand-in by its parts.
        public init(
            target: String, element: String, action: String? = nil, gesture: Gesture? = nil, adjustments: Int = 0
        ) {
            self.target = target
            self.element = element
            self.action = action
            self.gesture = gesture
            self.adjustments = adjustments
        }
    }

    /// The ids of the targets that the change adds.
    ///
    /// - Parameter screen: the screen before the change.
    public func additions(on screen: Screen) -> [String] {
        switch kind {
        case .skipLink: [Self.skipLinkID(on: screen)]
        case .pageJump: [Self.pageJumpID(on: screen)]
        default: []
        }
    }

    /// The stand-ins of the elements that the change removes, in the order of `targets`; empty where all stay.
    ///
    /// A carousel's members are all had from the one element, its buttons by adjusting it. O(elements).
    /// - Parameter screen: the screen before the change.
    public func standIns(on screen: Screen) -> [StandIn] {
        switch kind {
        case .merge:
            guard let pair = Self.mergedPair(self, on: screen) else { return [] }
            return targets.filter { $0 != pair.kept.id }.map { StandIn(target: $0, element: pair.kept.id) }
        case .actions:
            guard let item = targets.first else { return [] }
            return zip(targets.dropFirst(), Self.actionNames(self, on: screen)).map { target, name in
                StandIn(target: target, element: item, action: name)
            }
        case .adjustable:
            guard let carousel = Self.carousel(self, on: screen) else { return [] }
            let shown = carousel.items.firstIndex(where: \.isSelected) ?? 0
            return targets.filter { $0 != carousel.kept.id }.map { target in
                let index = carousel.items.firstIndex { $0.id == target }
                return StandIn(
                    target: target, element: carousel.kept.id, adjustments: index.map { abs($0 - shown) } ?? 1)
            }
        default: return []
        }
    }
}
