public import AccessCost
public import LayoutModel

extension ScreenChange {
    /// The changes beyond groups that a person could want of a screen, kind by kind, each kind in visiting order.
    ///
    /// A candidate need not save anything; the caller computes what it saves and what gets slower.
    /// O(elements log elements), and for input labels some analyses of the screen.
    /// - Parameter analysis: the costs that shortcuts, input labels and far rows are chosen by; the first keyboard in it is
    ///   taken. Without one, none of these is proposed.
    public static func candidates(
        on screen: Screen, platform: Platform?, analysis: ScreenAnalysis? = nil
    ) -> [ScreenChange] {
        candidates(on: screen, platform: platform, costs: analysis.map { ChangeCosts($0) })
    }

    /// The same by costs that were gathered method by method.
    static func candidates(on screen: Screen, platform: Platform?, costs: ChangeCosts?) -> [ScreenChange] {
        var found: [ScreenChange] = []
        for kind in Kind.allCases {
            switch kind {
            // Groups, orders and what boards have of their own are searched for; mnemonics come with shortcuts, as a target gets one key.
            case .group, .ungroup, .order, .mnemonic, .moveCells, .scanBlock, .pageJump: break
            case .merge: found += mergeCandidates(on: screen, platform: platform)
            case .actions: found += actionCandidates(on: screen, platform: platform)
            case .gestureActions: found += gestureCandidates(on: screen, platform: platform)
            case .skip: found += skipCandidates(on: screen, platform: platform)
            case .shortcut: found += costs.map { shortcutCandidates(on: screen, platform: platform, $0) } ?? []
            case .inputLabel: found += costs.map { inputLabelCandidates(on: screen, platform: platform, $0) } ?? []
            case .adjustable: found += adjustableCandidates(on: screen, platform: platform)
            case .confirm: found += confirmCandidates(on: screen, platform: platform)
            case .heading: found += headingCandidates(on: screen, platform: platform)
            case .skipLink: found += skipLinkCandidates(on: screen, platform: platform)
            case .roving: found += rovingCandidates(on: screen, platform: platform)
            case .radioGroup: found += radioGroupCandidates(on: screen, platform: platform)
            case .earlier: found += costs.map { earlierCandidates(on: screen, platform: platform, $0) } ?? []
            case .align: found += alignCandidates(on: screen, platform: platform)
            }
        }
        return found
    }
}
