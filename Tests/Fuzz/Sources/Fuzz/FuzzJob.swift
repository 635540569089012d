import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is done with an input.
enum FuzzJob {
    /// Every job by its name: one for each format that is read, one that finds the format out, and the other files of a run.
    static let all: [String: @Sendable ([UInt8]) -> Void] = {
        var jobs: [String: @Sendable ([UInt8]) -> Void] = [
            "any": { read($0, format: nil) },
            "layout": LayoutJob.run,
            "tasks": { bytes in refusing { _ = try TasksReader.read(.bytes(bytes, path: "in.xml")) } },
            "weights": { bytes in
                refusing { _ = try WeightsFile.table(String(decoding: bytes, as: UTF8.self), path: "in.csv") }
            },
            "merge": { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                refusing { _ = try ShardMerge.merged([("in.json", text)]) }
            },
            "person": { bytes in refusing { _ = try PersonFile.read(file(bytes)) } },
            "settings": { bytes in refusing { _ = try ProjectSettings(file: file(bytes)) } },
            "baseline": { bytes in refusing { _ = try BaselineFile.read(file(bytes)) } },
        ]
        for format in LayoutFormat.all { jobs[format.id] = { read($0, format: format.id) } }
        return jobs
    }()

    /// Reads an input as a format; what was read must be the same once it is written as our own XML and read again.
    private static func read(_ bytes: [UInt8], format: String?) {
        refusing {
            let imported = try LayoutReader.read(.bytes(bytes, path: "in.xml"), format: format)
            requireSameAfterWriting(imported.layout)
        }
    }

    /// Our own XML of a layout says all that it holds, and is read without an error.
    static func requireSameAfterWriting(_ layout: Layout) {
        let text = LayoutWriter.xml(layout)
        do {
            let again = try LayoutReader.read(.bytes(Array(text.utf8), path: "own.xml"), format: "navcost")
            require(
                Promises.withoutSources(again.layout) == Promises.withoutSources(layout),
                "not the same once it is written: \(text)")
        } catch {
            fatalError("our own XML is refused: \(error)\n\(text)")
        }
    }

    /// Does something that may refuse its input in one line.
    static func refusing(_ body: () throws -> Void) {
        do { try body() } catch { requireOneLine(error) }
    }

    /// A file of this process that holds the input; readers of small files take no bytes.
    private static func file(_ bytes: [UInt8]) -> String {
        do {
            try Data(bytes).write(to: ownFile)
        } catch {
            fatalError("\(ownFile.path) cannot be written: \(error)")
        }
        return ownFile.path
    }

    private static let ownFile: URL = {
        let memory = "/dev/shm"
        let folder =
            FileManager.default.fileExists(atPath: memory)
            ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
        return folder.appendingPathComponent("navcost-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    }()
}
