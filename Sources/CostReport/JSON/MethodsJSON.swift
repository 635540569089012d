public import AccessCost
import LayoutModel

/// Writes the list of access methods as JSON (schema `navcost.methods/2`).
public enum MethodsJSON {
    /// The document for the given methods.
    public static func document(_ methods: [AccessMethod]) -> String {
        var text = JSONText(isIndented: true)
        text.object(methods, shape)
        return text.string + "\n"
    }

    static let shape = JSONObject<[AccessMethod]>(
        "document", "the access methods",
        [
            .constant("schema", "the name and version of this schema", "navcost.methods/2"),
            .version,
            .member("methods", "one entry for each method", method.list) { $0 },
        ])

    private static let method = JSONType.object(methodObject)

    static let methodObject =
        JSONObject<AccessMethod>(
            "method", "a way to move a cursor over a screen and act",
            [
                .member("id", "the name for --method", .name) { $0.id },
                .member("name", "what people call it", .name) { $0.name },
                .member("summary", "what the person does", .name) { $0.summary },
                .member(
                    "evidence", "what outside navcost its predictions were compared with; empty where nothing was",
                    JSONType.name.list
                ) { $0.evidence },
                .member("platforms", "where it is one of the usual ways", platform.list) {
                    $0.platforms.map(\.rawValue)
                },
                .member("figures", "the figures that it has", JSONType.word.list) { $0.figures },
                .member("trees", "the trees that it is computed on", JSONType.word.list) { $0.trees },
                .member("mainTree", "the tree that the person uses", JSONType.word) { $0.mainTree },
                .member("routes", "the kinds of moves that its routes have", JSONType.word.list) { $0.routes },
                .member("parameters", "what can be set", parameter.list) { $0.parameters },
            ])

    private static let platform = JSONType.word(of: Platform.allCases.map(\.id))

    private static let parameter = JSONType.object(parameterObject)

    static let parameterObject =
        JSONObject<MethodParameter>(
            "parameter", "a parameter of a method",
            [
                .member("key", "the name for --set", .name) { $0.key },
                .member("summary", "what it does", .name) { $0.summary },
                .member("unit", "the unit of a number, empty where it has none", .text) { $0.unit },
                .member("default", "what holds unless somebody says otherwise", .parameter) { $0.defaultValue },
                .member("allowed", "what it may be", .name) { $0.allowed },
                .member("source", "where the default comes from", .name) { $0.source },
            ])
}
