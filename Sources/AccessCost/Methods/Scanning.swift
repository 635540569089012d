import LayoutModel

extension AccessMethod {
    /// A method that scans an access tree by one technique.
    static func scanning(
        id: String, name: String, summary: String, platforms: [Platform], technique: ScanTechnique,
        settings: [Setting], trees: [TreeKind] = [.flat, .grouped], mainTree: TreeKind = .grouped,
        rules: @escaping @Sendable (Settings) -> TreeRules
    ) -> AccessMethod {
        let scansByItself = technique == .auto || technique == .inverse
        return AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.presses, .steps, .wait, .seconds],
            settings: settings + (scansByItself ? [ScanSettings.prompt] : []) + ScanSettings.errors, trees: trees,
            mainTree: mainTree,
            problem: { scansByItself ? ScanSettings.reactionStaysBelowInterval($0) : nil },
            rules: rules,
            machine: { ScanMachine($0, ScanTiming(technique, $0.settings)) },
            closedForm: { ScanTiming(technique, $0.settings).closedForm($0) },
            errors: { ErrorSolver(ScanMachine($0, ScanTiming(technique, $0.settings)), $0, $1) })
    }
}

extension Settings {
    /// The exit that the settings ask for.
    var exit: TreeRules.Exit { TreeRules.Exit(rawValue: word("exit"))! }
}
