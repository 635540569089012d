import CostReport
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The committed schemas are those that the descriptions of the outputs give.
@Suite struct SchemaFileTests {
    private static let folder = "Sources/CostReport/Schemas"

    @Test func committedSchemasAreThoseOfTheDescriptions() throws {
        for (name, text) in JSONSchemas.all {
            let path = ProjectFiles.path("\(Self.folder)/\(name).schema.json")
            // `make schemas` writes them.
            if ProcessInfo.processInfo.environment["NAVCOST_WRITE_SCHEMAS"] != nil {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text, "\(name): run make schemas")
        }
    }

    @Test func everySchemaIsNamedOnce() {
        #expect(Set(JSONSchemas.all.map(\.name)).count == JSONSchemas.all.count)
        for (name, text) in JSONSchemas.all { #expect(text.contains("/2\""), "\(name) states its version") }
    }
}
