import AccessCost
public import GroupingSearch
import LayoutModel

/// Writes suggestions as JSON (schema `navcost.suggestions/1`).
public enum SuggestionJSON {
    /// The document for some layouts.
    public static func document(_ layouts: [LayoutSuggestions]) -> String {
        let value: JSONValue = [
            "schema": "navcost.suggestions/1", "version": .text(navcostVersion),
            "layouts": .list(
                layouts.map { layout in
                    [
                        "path": .text(layout.path), "format": .text(layout.format),
                        "screens": .list(layout.screens.map { screen($0, layout.layout.platform) }),
                        "notes": .notes(layout.notes),
                    ]
                }),
        ]
        return value.text(indented: true)
    }

    private static func screen(_ screen: ScreenSuggestions, _ platform: Platform?) -> JSONValue {
        let asked = screen.constraints
        return [
            "id": .text(screen.before.screen.id), "label": .text(screen.before.screen.label),
            "method": .text(screen.mix.name), "objective": .text(screen.mix.objective.rawValue),
            "before": JSONValue(screen.before.value), "after": JSONValue(screen.after.value),
            "bound": JSONValue(screen.bound), "gap": JSONValue(screen.gap),
            "status": .text(screen.status.rawValue), "seed": .number(Double(screen.seed)),
            "stops": [
                "before": JSONValue(screen.before.tree.rootCount), "after": JSONValue(screen.after.tree.rootCount),
            ],
            "constraints": [
                "kind": .text(asked.kind.rawValue), "order": asked.keepsOrder ? "keep" : "free",
                "depth": JSONValue(asked.depth), "maxGroup": JSONValue(asked.largestGroup),
                "changePrice": .number(screen.changePrice),
            ],
            "frontier": .list(
                screen.frontier.map { point in
                    [
                        "groups": JSONValue(point.groups), "after": .number(point.after),
                        "proven": .flag(point.isProven),
                    ]
                }),
            "suggestions": .list(screen.suggestions.map { suggestion($0, screen, platform) }),
            "notes": .list(screen.notes.map(JSONValue.text)),
        ]
    }

    private static func suggestion(
        _ suggestion: Suggestion, _ screen: ScreenSuggestions, _ platform: Platform?
    ) -> JSONValue {
        let change = suggestion.change
        let code = SuggestionCode.code(for: change, on: screen.before.screen, platform: platform)
        return [
            "kind": .text(change.kind.rawValue), "targets": .list(change.targets.map(JSONValue.text)),
            "label": .text(change.label), "container": JSONValue(change.container),
            "saves": .number(suggestion.saves), "savesAfterOthers": .number(suggestion.savesAfterOthers),
            "included": .flag(suggestion.isIncluded),
            "harms": .list(suggestion.harms.map(effect)), "effects": .list(suggestion.effects.map(effect)),
            "code": .object(JSONMembers(code.map { ($0.toolkit, .text($0.code)) })),
        ]
    }

    private static func effect(_ effect: Suggestion.Effect) -> JSONValue {
        [
            "method": .text(effect.method), "before": .number(effect.before), "change": .number(effect.change),
            "targets": .list(effect.dearer.map(JSONValue.text)),
            // A target that is not reached any more loses more than any number.
            "most": effect.most.isFinite ? .number(effect.most) : .null,
        ]
    }
}
