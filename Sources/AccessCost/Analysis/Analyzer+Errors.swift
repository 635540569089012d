/// What errors of use make of the costs of a tree.
extension Analyzer {
    /// Says of how many targets errors of use leave no cost; nil where they have one.
    static func neverReached(_ method: MethodAnalysis, _ targets: [AnalysedTarget]) -> String? {
        let counts = method.trees.map { tree in
            tree.errors.map { errors in
                targets.indices.count { errors.costs[$0] == nil && tree.costs[$0].status == .reached }
            } ?? 0
        }
        guard let most = counts.max(), most > 0 else { return nil }
        return
            "with its errors of use \(method.method.id) practically never reaches \(most) of \(targets.count) targets"
    }

    /// Adds the costs with errors of use, and the simulation where it is requested.
    static func addErrors(
        to analysis: inout TreeAnalysis, _ context: MachineContext, _ method: AccessMethod, _ targets: [AnalysedTarget],
        _ request: AnalysisPlan, _ formula: ClosedForm?
    ) {
        guard let errors = method.errors, context.parameters.has(.missed), let expected = analysis.expected else {
            return
        }
        let model = ErrorModel(
            missed: context.parameters[.missed], accidental: context.parameters[.accidental],
            undo: expected * context.parameters[.undo], lateness: Lateness(context.parameters))
        guard !model.isErrorFree || request.simulation != nil else { return }
        let solver = errors(context, model, formula?.machine?())
        if !model.isErrorFree {
            let costs = solver.costs(
                analysis.costs.map { target in
                    target.status == .reached ? target.stop.map { .init(stop: $0, action: target.action) } : nil
                })
            analysis.errors = ErrorAnalysis(
                model: model, costs: costs, expected: mean(of: costs, analysis.costs, targets))
        }
        if let simulation = request.simulation,
            !Simulation.isTooLongForMean(analysis.errors.map { $0.expected?.cost.steps ?? .infinity } ?? 0)
        {
            let goals = analysis.costs.enumerated().compactMap { offset, target in
                target.status == .reached && targets[offset].weight > 0
                    ? target.stop.map {
                        ErrorSolver.Goal(stop: $0, action: target.action, weight: targets[offset].weight)
                    }
                    : nil
            }
            analysis.simulated = solver.estimates(goals, simulation.runs, simulation.seed)
        }
    }

    /// The weighted mean of the costs with errors of all targets that are reached without; nil where one is never reached with
    /// them.
    private static func mean(
        of costs: [ErrorCost?], _ free: [TargetCost], _ targets: [AnalysedTarget]
    ) -> ErrorCost? {
        guard
            costs.indices.allSatisfy({ costs[$0] != nil || targets[$0].weight == 0 || free[$0].status != .reached })
        else { return nil }
        var total = 0.0
        var sum = ErrorCost(cost: Cost(), wrongActivations: 0, destructive: 0)
        for (cost, target) in zip(costs, targets) {
            guard let cost else { continue }
            total += target.weight
            sum.cost += cost.cost * target.weight
            sum.wrongActivations += cost.wrongActivations * target.weight
            sum.destructive += cost.destructive * target.weight
        }
        guard total > 0 else { return nil }
        return ErrorCost(
            cost: sum.cost * (1 / total), wrongActivations: sum.wrongActivations / total,
            destructive: sum.destructive / total)
    }
}
