public import AccessCost
public import CostReport
public import LayoutFormats
import LayoutModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What was written of an input, and what is told of it besides.
public struct WrittenLayout: Sendable {
    /// The text as the writer makes it of the whole layout, in parts.
    public var text: [TextSpool]
    /// The layout's analysis without its screens.
    public var layout: LayoutAnalysis
    /// The notes of the screens, in order.
    public var screenNotes: [String]

    /// A layout with its text.
    public init(text: [TextSpool], layout: LayoutAnalysis, screenNotes: [String]) {
        (self.text, self.layout, self.screenNotes) = (text, layout, screenNotes)
    }
}

extension Session {
    /// Analyses inputs side by side and writes them in order, screen by screen where what one screen costs does not depend on
    /// others.
    ///
    /// The text is the same whatever the number of jobs. Memory follows the largest screens, some a job; an input that is
    /// standard input, of a format that is not read screen by screen, or whose screens lead to one another is kept whole.
    /// - Parameters:
    ///   - spool: where the text of the only input is kept; of several inputs each has its own.
    ///   - take: takes what was written of an input, or why nothing was; what it throws ends the run.
    public func write(
        _ inputs: Inputs, by writer: SerialWriter, _ request: AnalysisRequest, in spool: TextSpool = TextSpool(),
        progress: ((Progress) -> Void)? = nil, _ take: (Result<WrittenLayout, NavCostError>) throws -> Void
    ) async throws {
        let settings = ProjectSettingsCache(self)
        let jobsEach = max(1, jobs / max(1, inputs.sources.count))
        let spool = inputs.sources.count == 1 ? spool : TextSpool()
        try await forEach(inputs, progress: progress) { (source) throws(NavCostError) in
            try settings.request(request, for: source)
        } _: { (source, request) throws(NavCostError) in
            try await write(source, by: writer, request, in: spool, jobs: jobsEach)
        } _: {
            try take($0)
        }
    }

    /// Analyses an input and writes it; the request is taken as it is.
    ///
    /// - Parameters:
    ///   - spool: where the text is kept, or its first part where it has several.
    ///   - jobs: how many pieces of the input are analysed at a time.
    /// - Throws: as `read` and `analyze`; `output` where the text is large and cannot be kept.
    public func write(
        _ source: InputSource, by writer: SerialWriter, _ request: AnalysisRequest, in spool: TextSpool = TextSpool(),
        jobs: Int = 1
    ) async throws(NavCostError) -> WrittenLayout {
        guard request.screensAreIndependent, Self.canBeReadTwice(source) else {
            return try whole(read(source, format: request.inputFormat), writer, request, in: spool)
        }
        let streaming = StreamingAnalysis(session: self, writer: writer, request: request, spool: spool, jobs: jobs)
        if let written = try await streaming.write(source) { return written }
        return try whole(read(source, format: request.inputFormat), writer, request, in: spool)
    }

    private static func canBeReadTwice(_ source: InputSource) -> Bool {
        switch source {
        case .standardInput: return false
        case .bytes: return true
        case .file(let path): return FileKind(at: path, followsLinks: true) == .file
        }
    }

    fileprivate func whole(
        _ layout: ImportedLayout, _ writer: SerialWriter, _ request: AnalysisRequest, in spool: TextSpool
    ) throws(NavCostError) -> WrittenLayout {
        var parts: [TextSpool] = []
        var (last, notes): (LayoutAnalysis?, [String]) = (nil, [])
        for var analysis in try variants(of: layout, request, details: writer.details) {
            var text = last == nil ? spool : TextSpool(writer.separator)
            try NavCostError.wrap { () throws(OutputError) in
                try text.append(writer.lead(analysis))
                try text.append(screensOf: analysis, by: writer)
                try text.append(writer.trail(analysis, analysis.screens.count))
            }
            parts.append(text)
            if last == nil { notes = analysis.screens.flatMap(\.notes) }
            analysis.screens = []
            last = analysis
        }
        return WrittenLayout(text: parts, layout: last!, screenNotes: notes)
    }
}

extension TextSpool {
    /// Adds the screens of a layout.
    ///
    /// - Throws: the temporary file cannot be written.
    fileprivate mutating func append(screensOf layout: LayoutAnalysis, by writer: SerialWriter) throws(OutputError) {
        var failure: OutputError?
        for (index, screen) in layout.screens.enumerated() where failure == nil {
            if index > 0 { try append(writer.between) }
            writer.write(screen, layout) { piece in
                guard failure == nil else { return }
                do throws(OutputError) { try append(piece) } catch { failure = error }
            }
        }
        if let failure { throw failure }
    }
}

/// Reads, analyses and writes a layout in pieces of some screens.
private struct StreamingAnalysis {
    let session: Session
    let writer: SerialWriter
    let request: AnalysisRequest
    let spool: TextSpool
    let jobs: Int

    /// The screens of a piece have so many elements together, or one screen has them.
    private static let pieceSize = 2000

    private struct Piece: Sendable {
        var number: Int
        var result: Result<(lead: String, screens: TextSpool, notes: [String]), NavCostError>
    }

    /// The pieces that are done, taken in order.
    private struct Done {
        private var text: TextSpool
        private var notes: [String] = []
        private let writer: SerialWriter
        /// What stands before the screens, as the first piece had it.
        private var lead = ""
        private var waiting: [Int: Piece] = [:]
        private var next = 0

        init(_ writer: SerialWriter, _ spool: TextSpool) { (self.writer, text) = (writer, spool) }

        mutating func take(_ piece: Piece) throws {
            waiting[piece.number] = piece
            while let piece = waiting.removeValue(forKey: next) {
                let (lead, screens, notes) = try piece.result.get()
                if next == 0 { self.lead = lead }
                try text.append(next == 0 ? lead : writer.between)
                try text.append(screens)
                self.notes += notes
                next += 1
            }
        }

        /// The whole text, once the end of the input has told what stands around the screens.
        consuming func written(_ layout: LayoutAnalysis, screens: Int) throws -> WrittenLayout {
            let lead = writer.lead(layout)
            if lead != self.lead { try text.replaceFirst(self.lead.utf8.count, by: lead) }
            try text.append(writer.trail(layout, screens))
            return WrittenLayout(text: [text], layout: layout, screenNotes: notes)
        }
    }

    /// The input as it is written; nil where its screens depend on one another.
    func write(_ source: InputSource) async throws(NavCostError) -> WrittenLayout? {
        do {
            return try await pieces(of: source)
        } catch let error as NavCostError {
            throw error
        } catch let error as FormatError {
            throw .input(error)
        } catch let error as OutputError {
            throw .output(error)
        } catch {
            // Nothing else is thrown in the group.
            throw .request(RequestError("\(error)"))
        }
    }

    private func pieces(of source: InputSource) async throws -> WrittenLayout? {
        try await withThrowingTaskGroup(of: Piece.self) { group in
            var stream = try LayoutStream(source, format: request.inputFormat?.id)
            guard stream.isGradual else { return try session.whole(stream.rest(), writer, request, in: spool) }
            var done = Done(writer, spool)
            var (begun, running, count) = (0, 0, 0)
            var failure: FormatError?
            while true {
                let screens: [Screen]
                do throws(FormatError) { screens = try nextScreens(&stream) } catch {
                    failure = error
                    break
                }
                guard !screens.isEmpty else { break }
                let number = begun
                var part = Layout(name: stream.name, platform: stream.platform, screens: screens)
                part.scanSettings = stream.scanSettings
                let layout = ImportedLayout(path: source.path, format: stream.formatID, layout: part)
                begun += 1
                count += screens.count
                guard jobs > 1 else {
                    try done.take(piece(number, layout))
                    continue
                }
                // One more than are worked on, so that none has to wait for the reader.
                if running > jobs, let piece = try await group.next() {
                    try done.take(piece)
                    running -= 1
                }
                group.addTask { piece(number, layout) }
                running += 1
            }
            if stream.hasCrossScreenLinks { return nil }
            for try await piece in group { try done.take(piece) }
            if let failure { throw failure }
            let layout = try session.analyze(stream.rest(), request)
            return try done.written(layout, screens: count)
        }
    }

    /// The next screens, as many as make a piece; none at the end, and where they depend on one another.
    private func nextScreens(_ stream: inout LayoutStream) throws(FormatError) -> [Screen] {
        var screens: [Screen] = []
        var size = 0
        while size < Self.pieceSize, let screen = try stream.next() {
            if stream.hasCrossScreenLinks { return [] }
            size += screen.elements.count
            screens.append(screen)
        }
        return screens
    }

    private func piece(_ number: Int, _ layout: ImportedLayout) -> Piece {
        do throws(NavCostError) {
            let analysis = try session.analyze(layout, request, details: writer.details)
            var text = TextSpool()
            try NavCostError.wrap { () throws(OutputError) in try text.append(screensOf: analysis, by: writer) }
            let lead = number == 0 ? writer.lead(analysis) : ""
            return Piece(number: number, result: .success((lead, text, analysis.screens.flatMap(\.notes))))
        } catch {
            return Piece(number: number, result: .failure(error))
        }
    }
}
