import Foundation
import LayoutFormats
import LayoutModel
import ScreenSections

/// How well the sections of one file are found again.
struct FileResult {
    let name: String
    let format: String
    /// Whether every screen that tells something has frames.
    private(set) var hasFrames = true
    private(set) var ours = PairCount()
    private(set) var cuts = PairCount()
    private(set) var rows = PairCount()

    /// Nil where the file cannot be read, or nobody put anything together in it.
    init?(path: String) {
        guard let imported = try? LayoutReader.read(.file(path)) else { return nil }
        name = URL(fileURLWithPath: path).lastPathComponent
        format = imported.format
        var isTelling = false
        for screen in imported.layout.screens {
            let truth = TruthScreen(screen)
            guard truth.isTelling else { continue }
            isTelling = true
            if !truth.hasFrames { hasFrames = false }
            let containers = truth.containers.map { $0?.rawValue }
            let found = SectionFinder.sections(of: screen, items: truth.items, usesContainers: false)
            let frames = truth.items.map { screen[$0].frame }
            ours.add(found.innermost(confidence: 0.5).map { Optional($0) }, containers)
            cuts.add(Baselines.projectionCuts(frames, widerThan: 0.5), containers)
            rows.add(Baselines.sourceRows(frames), containers)
        }
        guard isTelling else { return nil }
    }

    /// F1 of the three ways, with precision and recall of ours.
    var line: String {
        let figures = [ours.f1, ours.precision, ours.recall, cuts.f1, rows.f1].map { String(format: "%.2f", $0) }
        return "\(figures.joined(separator: " ")) \(format)\(hasFrames ? "" : ", no frames") \(name)"
    }

    /// Prints each thing of a file with its container and the section that is found around it.
    static func printThings(of path: String) {
        guard let imported = try? LayoutReader.read(.file(path)) else { return }
        for screen in imported.layout.screens {
            let truth = TruthScreen(screen)
            guard truth.isTelling else { continue }
            print("screen \(screen.id)")
            let found = SectionFinder.sections(of: screen, items: truth.items, usesContainers: false)
            let innermost = found.innermost(confidence: 0.5)
            for (place, item) in truth.items.enumerated() {
                let element = screen[item]
                let container = truth.containers[place].map { "\($0.rawValue) \(screen[$0].role)" } ?? "-"
                let frame = element.frame.map { "\(Int($0.x)),\(Int($0.y)) \(Int($0.width))x\(Int($0.height))" } ?? "-"
                let section = found.sections[innermost[place]]
                print(
                    "\(container)\t\(innermost[place]) \(section.evidence.rawValue) \(section.confidence)\t\(frame)\t\(element.role) \(element.label.prefix(30))"
                )
            }
        }
    }

    /// Whether the file is in the half that is looked at last: FNV-1a of its name, the same on every machine.
    static func isHeldBack(_ path: String) -> Bool {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in URL(fileURLWithPath: path).lastPathComponent.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return (hash >> 32) % 2 == 1
    }
}

/// A table of formats, each file weighing alike.
struct ResultTable {
    let results: [FileResult]

    var markdown: String {
        var lines = [
            "| Format | Files | With frames | Precision | Recall | F1 | F1, projection cuts | F1, rows of the source |",
            "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        let formats = Dictionary(grouping: results, by: \.format).sorted { $0.key < $1.key }
        for (format, files) in formats + [("all", results)] {
            let figures = [
                mean(files.map(\.ours.precision)), mean(files.map(\.ours.recall)), mean(files.map(\.ours.f1)),
                mean(files.map(\.cuts.f1)), mean(files.map(\.rows.f1)),
            ].map { String(format: "%.2f", $0) }
            lines.append(
                "| \(format) | \(files.count) | \(files.count { $0.hasFrames }) | \(figures.joined(separator: " | ")) |"
            )
        }
        return lines.joined(separator: "\n")
    }

    private func mean(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    }
}
