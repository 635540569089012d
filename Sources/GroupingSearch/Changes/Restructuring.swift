import AccessCost
import LayoutModel

/// The changes that turn the current tree of a screen into another: groups made, groups removed, lists reordered.
enum Restructuring {
    /// The changes that turn the current tree into a plan, outer lists first.
    static func changes(from problem: GroupingProblem, to plan: GroupingPlan) -> [ScreenChange] {
        guard plan != problem.currentPlan else { return [] }
        let items = problem.items
        let screen = problem.screen
        func id(_ number: Int) -> String { screen[items.items[number].element].id }
        var labels = GroupLabel(problem)
        var result: [ScreenChange] = []
        let sets = Set(plan.memberSets.map { $0.sorted() })
        // A landmark stays: people jump to it by its kind.
        for group in items.groups where !sets.contains(Array(group.items)) && screen[group.box].landmark == nil {
            result.append(
                ScreenChange(
                    .ungroup, group.items.map(id), label: screen[group.box].label, container: screen[group.box].id))
        }
        func visit(_ list: [GroupingPlan.Item], _ box: String?, isInNewGroup: Bool = false) {
            // In a list that keeps the current order, each child begins after the previous one; a new group says its order.
            let members = list.map { GroupingPlan([$0]).targets }
            let firsts = members.map { $0.min() ?? 0 }
            if !isInNewGroup, zip(firsts, firsts.dropFirst()).contains(where: >) {
                result.append(ScreenChange(.order, members.flatMap { $0.sorted() }.map(id), container: box))
            }
            for (item, own) in zip(list, members) {
                guard case .group(let inner) = item else { continue }
                let group = items.groups.first { Array($0.items) == own.sorted() }
                if let group {
                    visit(inner, screen[group.box].id, isInNewGroup: isInNewGroup)
                } else {
                    let section = problem.constraints.listed(own)
                    let known = section.flatMap { problem.constraints.sections.sections[$0].box }.map { screen[$0].id }
                    let name = labels.label(of: own)
                    result.append(
                        ScreenChange(
                            .group, own.map(id), label: name.text, container: known, needsName: !name.isGood))
                    visit(inner, known, isInNewGroup: true)
                }
            }
        }
        visit(plan.items, nil)
        // Several lists in a new order are one order of the screen.
        guard result.count(where: { $0.kind == .order }) > 1 else { return result }
        result.removeAll { $0.kind == .order }
        return [ScreenChange(.order, plan.targets.map(id))] + result
    }

    /// A screen after changes of its tree, in the stops of a method. A current group that a new one crosses is dissolved.
    /// O(elements x changes).
    static func screen(_ screen: Screen, _ changes: [ScreenChange], _ evaluator: CostEvaluator) -> Screen {
        let changes = changes.filter { ScreenChange.treeKinds.contains($0.kind) }
        guard !changes.isEmpty else { return screen }
        let items = ScreenItems(screen, evaluator)
        let writer = ShapeWriter(
            screen, stops: items.items.map(\.element), platform: evaluator.platform, method: evaluator.method.method,
            parameters: evaluator.method.parameters)
        return writer.screen(in: shape(screen, items, changes))
    }

    private static func shape(_ screen: Screen, _ items: ScreenItems, _ changes: [ScreenChange]) -> ScreenShape {
        let numbers = Dictionary(
            items.items.enumerated().map { (screen[$1.element].id, $0) }, uniquingKeysWith: { first, _ in first })
        func members(_ change: ScreenChange) -> [Int] { change.targets.compactMap { numbers[$0] } }
        var order = Array(items.items.indices)
        // Outer lists come first: they move their lists as wholes. The members of a group stand as it lists them.
        for change in changes.filter({ $0.kind == .order }) + changes.filter({ $0.kind == .group }) {
            let wanted = members(change)
            let set = Set(wanted)
            let slots = order.indices.filter { set.contains(order[$0]) }
            for (slot, number) in zip(slots, wanted) { order[slot] = number }
        }
        let dissolved = Set(changes.filter { $0.kind == .ungroup }.compactMap(\.container))
        let new = changes.filter { $0.kind == .group }.map {
            Families.Family(members: Set(members($0)), label: $0.label)
        }.filter { $0.members.count > 1 }
        var families = Families(count: items.items.count)
        var dissolvedByNew = Families(count: items.items.count)
        for group in new { dissolvedByNew.add(group) }
        for group in items.groups where !dissolved.contains(screen[group.box].id) {
            let family = Families.Family(members: Set(group.items), label: "", box: group.box)
            if !dissolvedByNew.crosses(family) { families.add(family) }
        }
        for group in new where !families.rename(group) && !families.crosses(group) { families.add(group) }
        var shape = ScreenShape(families.nodes(order, items))
        shape.dissolved = Set(
            screen.elements.indices.map(ElementIndex.init).filter { dissolved.contains(screen[$0].id) })
        return shape
    }
}
