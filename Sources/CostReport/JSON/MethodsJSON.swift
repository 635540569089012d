public import AccessCost
import LayoutModel

/// Writes the list of access methods as JSON (schema `navcost.methods/1`).
public enum MethodsJSON {
    /// The document for the given methods.
    public static func document(_ methods: [AccessMethod]) -> String {
        let value: JSONValue = [
            "schema": "navcost.methods/1", "version": .text(navcostVersion), "methods": .list(methods.map(method)),
        ]
        return value.text(indented: true)
    }

    private static func method(_ method: AccessMethod) -> JSONValue {
        [
            "id": .text(method.id), "name": .text(method.name), "summary": .text(method.summary),
            "platforms": .list(method.platforms.map { .text($0.rawValue) }),
            "figures": .list(method.figures.map { .text($0.rawValue) }),
            "trees": .list(method.trees.map { .text($0.rawValue) }), "mainTree": .text(method.mainTree.rawValue),
            "routes": .list(method.routes.map { .text($0.rawValue) }),
            "settings": .list(
                method.parameters.map { setting in
                    [
                        "key": .text(setting.key), "summary": .text(setting.summary), "unit": .text(setting.unit),
                        "default": .setting(setting.defaultValue), "allowed": .text(setting.allowed),
                        "source": .text(setting.source),
                    ]
                }),
        ]
    }
}
