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
            "analysis": LayoutJob.runText,
            "any": { read($0, format: nil) },
            "archive": { read(FileParts($0).archive(), format: nil) },
            "folder": readFolder,
            "layout": LayoutJob.run,
            "picture": { _ = ScreenPicture($0) },
            "schema": validate,
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
            requireSameScreenByScreen(imported, bytes)
            try exchangeCells(of: imported, bytes, .bytes(bytes, path: "in.xml"))
        }
    }

    /// What is read screen by screen is what is read at once.
    private static func requireSameScreenByScreen(_ imported: ImportedLayout, _ bytes: [UInt8]) {
        do {
            var stream = try LayoutStream(.bytes(bytes, path: "in.xml"), format: imported.format)
            guard stream.isGradual else { return }
            var screens: [Screen] = []
            while let screen = try stream.next() { screens.append(screen) }
            require(
                screens.isEmpty || (stream.name, stream.platform) == (imported.layout.name, imported.layout.platform),
                "another name or platform screen by screen")
            require(
                stream.scanSettings == imported.layout.scanSettings || screens.isEmpty,
                "other scan settings screen by screen")
            // Where screens lead to one another, or tasks over them, the layout is read whole.
            guard !stream.hasCrossScreenLinks else { return }
            let rest = try stream.rest().layout
            require(screens + rest.screens == imported.layout.screens, "not the same screen by screen")
        } catch {
            fatalError("refused screen by screen alone: \(error)")
        }
    }

    /// Holds an input against the schema of our own XML; what is read of it must be valid once it is written.
    private static func validate(_ bytes: [UInt8]) {
        for problem in RelaxNG.problems(in: bytes, path: "in.xml", schema: schema) { requireOneLine(problem) }
        refusing { requireValid(LayoutWriter.xml(try LayoutReader.read(.bytes(bytes, path: "in.xml")).layout)) }
    }

    /// Our own XML is valid by the schema that we publish.
    static func requireValid(_ own: String) {
        let problems = RelaxNG.problems(in: Array(own.utf8), path: "own.xml", schema: schema)
        require(problems.isEmpty, "our own XML is not valid: \(problems[0])\n\(own)")
    }

    private static let schema = NavcostSchema.relaxNG()

    /// Reads a layout that has other files beside it.
    private static func readFolder(_ bytes: [UInt8]) {
        guard let path = FileParts(bytes).write(to: ownFile.path + ".folder") else { return }
        refusing {
            let imported = try LayoutReader.read(.file(path))
            requireSameAfterWriting(imported.layout)
            guard let original = FileManager.default.contents(atPath: path) else { return }
            try exchangeCells(of: imported, Array(original), .file(path))
        }
    }

    /// Two cells of the first screen change places in the original, where its format is written back; what is written is read
    /// again there. Of some inputs one of them goes to the row of the other, or they stand in new scan blocks.
    private static func exchangeCells(
        of imported: ImportedLayout, _ bytes: [UInt8], _ source: InputSource
    ) throws {
        guard let screen = imported.layout.screens.first else { return }
        let cells = screen.elements.indices.map(ElementIndex.init).filter {
            screen[$0].frame != nil && screen.source(of: $0) != nil
        }
        guard let first = cells.first, let last = cells.last, first != last else { return }
        let (begin, end) = (screen[first].frame!, screen[last].frame!)
        var expected = imported.layout
        func move(_ cell: ElementIndex, to place: ElementIndex?, _ frame: Frame) -> CellMove {
            expected.screens[0][cell].frame = frame
            return CellMove(
                screen: screen.id, source: screen.source(of: cell)!, place: place.flatMap(screen.source),
                from: screen[cell].frame!, to: frame)
        }
        func block(_ cell: ElementIndex, of place: ElementIndex) -> CellBlock {
            expected.screens[0][cell].scanBlock = 1
            return CellBlock(screen: screen.id, source: screen.source(of: place)!, number: 1)
        }
        let (moves, blocks): ([CellMove], [CellBlock]) =
            switch bytes.count % 4 {
            case 0: ([move(first, to: nil, Frame(x: begin.x, y: end.y, width: begin.width, height: begin.height))], [])
            case 1: ([], [block(first, of: first)])
            case 2:
                (
                    [move(first, to: last, end), move(last, to: first, begin)],
                    [block(first, of: last), block(last, of: first)]
                )
            default: ([move(first, to: last, end), move(last, to: first, begin)], [])
            }
        _ = try CellRewriter.rewritten(
            bytes, of: source, format: imported.format, moves: moves, blocks: blocks, expected: expected)
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

    /// What is asked and what is answered are the same once they have been encoded and decoded. O(bytes).
    static func requireSameAfterCoding<Value: Codable & Equatable>(_ value: Value) {
        do {
            let again = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
            require(again == value, "\(Value.self) is not the same once it is decoded")
        } catch {
            fatalError("\(Value.self) is not decoded: \(error)")
        }
    }

    /// Does something that may refuse its input in one line.
    static func refusing(_ body: () throws -> Void) {
        do { try body() } catch { requireOneLine(error) }
    }

    /// A file of this process that holds the input; readers of small files take no bytes.
    ///
    /// - Parameter suffix: what its name ends with, where there is another one at the same time.
    static func file(_ bytes: [UInt8], suffix: String = "") -> String {
        let path = ownFile.path + suffix
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            fatalError("\(path) cannot be written: \(error)")
        }
        return path
    }

    private static let ownFile: URL = {
        let memory = "/dev/shm"
        let folder =
            FileManager.default.fileExists(atPath: memory)
            ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
        return folder.appendingPathComponent("navcost-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    }()
}
