import Foundation
import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings
import TestSupport
import Testing

/// The inputs that a folder stands for.
@Suite struct InputListTests {
    @Test("a pipe in a folder is no layout: reading it would wait for ever") func pipes() throws {
        let folder = try TemporaryFolder(["a.xml": "<layout/>"])
        #expect(mkfifo("\(folder.path)/b.xml", 0o600) == 0)
        let inputs = Inputs([folder.path])
        #expect(inputs.sources.map(\.path) == ["\(folder.path)/a.xml"])
        #expect(inputs.errors.isEmpty)
    }
}
