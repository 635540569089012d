import LayoutModel

extension AccessMethod {
    /// A method that scans an access tree by one technique.
    static func scanning(
        id: String, name: String, summary: String, platforms: [Platform], technique: ScanTechnique,
        parameters: [MethodParameter], trees: [TreeKind] = [.flat, .grouped], mainTree: TreeKind = .grouped,
        rules: @escaping @Sendable (ParameterValues) -> TreeRules
    ) -> AccessMethod {
        scanning(
            id: id, name: name, summary: summary, platforms: platforms, technique: { _ in technique },
            scansByItself: technique == .auto || technique == .inverse, parameters: parameters, trees: trees,
            mainTree: mainTree, rules: rules)
    }

    /// A method that scans an access tree by a technique that its parameters choose.
    ///
    /// - Parameter scansByItself: whether the highlight moves by itself unless the parameters say otherwise.
    static func scanning(
        id: String, name: String, summary: String, platforms: [Platform],
        technique: @escaping @Sendable (ParameterValues) -> ScanTechnique, scansByItself: Bool = true,
        parameters: [MethodParameter], trees: [TreeKind] = [.flat, .grouped], mainTree: TreeKind = .grouped,
        rules: @escaping @Sendable (ParameterValues) -> TreeRules
    ) -> AccessMethod {
        AccessMethod(
            id: id, name: name, summary: summary, platforms: platforms, figures: [.presses, .steps, .wait, .seconds],
            parameters: parameters + (scansByItself ? MethodParameter.prompts + MethodParameter.lateness : [])
                + MethodParameter.errors, trees: trees,
            mainTree: mainTree,
            problem: { [.auto, .inverse].contains(technique($0)) ? $0.reactionProblem : nil },
            rules: rules,
            machine: { ScanMachine($0, ScanTiming(technique($0.parameters), $0.parameters)) },
            closedForm: { ScanTiming(technique($0.parameters), $0.parameters).closedForm($0) },
            errors: { context, model, known in
                let machine =
                    known as? ScanMachine
                    ?? ScanMachine(context, ScanTiming(technique(context.parameters), context.parameters))
                return ErrorSolver(machine, context, model)
            })
    }
}

extension ParameterValues {
    /// The rule that every automatic scan has: the person reacts while the highlight stays.
    fileprivate var reactionProblem: String? {
        let (reaction, interval) = (self[.reactionTimes].mean ?? self[.reaction], self[.interval])
        guard reaction >= interval else { return nil }
        return
            "reaction (\(ParameterValue.number(reaction)) s) must stay below interval (\(ParameterValue.number(interval)) s)"
    }
}
