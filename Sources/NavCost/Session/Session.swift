public import LayoutFormats
import LayoutModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads layouts and answers requests about them, with the project settings that lie beside each input.
///
/// ```swift
/// let session = Session()
/// let analysis = try session.analyze(.file("Main.xml"), AnalysisRequest(methods: [.iosSwitchAuto]))
/// print(AnalysisText().text(analysis))
/// ```
/// Many inputs are worked on side by side and answered in their order; cancelling the task ends a run between two of them, and
/// a search with the best so far.
public struct Session: Sendable {
    /// The inputs, or pieces of one, that are worked on at a time; results are the same.
    public var jobs: Int
    /// Whether `.navcost.yml` in an input's folder or above it fills what a request leaves open.
    public var usesProjectSettings: Bool

    /// A session.
    ///
    /// - Parameters:
    ///   - jobs: nil for one a core.
    ///   - usesProjectSettings: false for requests alone.
    public init(jobs: Int? = nil, usesProjectSettings: Bool = true) {
        self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        self.usesProjectSettings = usesProjectSettings
    }

    /// How far a run over many inputs has come.
    public struct Progress: Hashable, Sendable {
        /// The inputs that are answered.
        public var done: Int
        /// All inputs.
        public var of: Int
    }

    /// A request with the project settings that are nearest to an input.
    ///
    /// - Throws: the settings or the request are not valid.
    public func request(_ request: AnalysisRequest, for source: InputSource) throws(NavCostError) -> AnalysisRequest {
        try ProjectSettingsCache(self).request(request, for: source)
    }

    /// The language of pages as the project settings that are nearest to an input state it; nil where they do not, or where they
    /// are not valid, which is an error once the input is read.
    public func pageLanguage(for source: InputSource) -> PageLanguage? {
        do { return try ProjectSettingsCache(self).settings(for: source).language } catch { return nil }
    }

    /// Reads a layout of any known format.
    ///
    /// - Parameter format: nil to recognise it.
    public func read(_ source: InputSource, format: LayoutFormat? = nil) throws(NavCostError) -> ImportedLayout {
        try NavCostError.wrap { () throws(FormatError) in try LayoutReader.read(source, format: format?.id) }
    }

    /// Reads a layout and, where it is navcost's own XML, validates it against the published schema, too.
    ///
    /// - Throws: `schema` for what only the schema finds.
    public func readValidated(
        _ source: InputSource, format: LayoutFormat? = nil
    ) throws(NavCostError) -> ImportedLayout {
        let bytes = try NavCostError.wrap { () throws(FormatError) in try TextFile.bytes(of: source.path) }
        var layout = try read(.bytes(bytes, path: source.path), format: format)
        // What lies beside the file is read from where it is.
        guard let schema = LayoutFormat(id: layout.format)?.schema else {
            if case .file = source { layout = try read(source, format: format) }
            return layout
        }
        let problems = RelaxNG.problems(in: bytes, path: source.path, schema: schema())
        if !problems.isEmpty { throw .schema(problems) }
        return layout
    }

    /// Does work for each input side by side and takes the results in the order of the inputs.
    ///
    /// - Parameters:
    ///   - prepare: what is found for an input before any is worked on, one after the other.
    ///   - work: the work on one input.
    ///   - take: takes a result in order; what it throws ends the run.
    func forEach<Prepared: Sendable, Value: Sendable>(
        _ inputs: Inputs, progress: ((Progress) -> Void)? = nil,
        prepare: (InputSource) throws(NavCostError) -> Prepared,
        _ work: @escaping @Sendable (InputSource, Prepared) async throws(NavCostError) -> Value,
        _ take: (Result<Value, NavCostError>) throws -> Void
    ) async throws {
        let sources = inputs.sources
        var prepared: [Result<Prepared, NavCostError>] = []
        for source in sources {
            do throws(NavCostError) { prepared.append(.success(try prepare(source))) } catch {
                prepared.append(.failure(error))
            }
        }
        let ready = prepared
        try await OrderedTasks.run(sources.count, jobs: jobs) { index -> Result<Value, NavCostError> in
            do throws(NavCostError) {
                return .success(try await work(sources[index], try ready[index].get()))
            } catch {
                return .failure(error)
            }
        } _: { index, result in
            try Swift.Task.checkCancellation()
            try take(result)
            progress?(Progress(done: index + 1, of: sources.count))
        }
    }
}

/// Work over many inputs side by side, whose results come in the order of the inputs.
enum OrderedTasks {
    /// Does work for each index below a count, so many at a time, and takes the results in order.
    ///
    /// No more than three results a job are there at a time, whatever the first takes.
    static func run<Value: Sendable>(
        _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) async -> Value,
        _ take: (Int, Value) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var (begun, taken) = (0, 0)
            var waiting: [Int: Value] = [:]
            var running = 0
            func begin() {
                while begun < count, running < jobs, begun - taken < 3 * jobs {
                    let index = begun
                    group.addTask { (index, await work(index)) }
                    begun += 1
                    running += 1
                }
            }
            begin()
            while taken < count, let (index, value) = try await group.next() {
                running -= 1
                waiting[index] = value
                while let value = waiting.removeValue(forKey: taken) {
                    try take(taken, value)
                    taken += 1
                }
                begin()
            }
        }
    }
}

/// The project settings of the inputs of a run, each file read once.
final class ProjectSettingsCache {
    private let isUsed: Bool
    private var files: [String: Result<ProjectSettings, FormatError>] = [:]
    private var valid: Set<String> = []

    init(_ session: Session) { isUsed = session.usesProjectSettings }

    /// The settings that are nearest to an input; none where there is no file.
    func settings(for source: InputSource) throws(NavCostError) -> ProjectSettings {
        guard isUsed, let path = ProjectSettings.nearest(to: source) else { return ProjectSettings() }
        if files[path] == nil {
            do throws(FormatError) { files[path] = .success(try ProjectSettings(file: path)) } catch {
                files[path] = .failure(error)
            }
        }
        let result = files[path]!
        return try NavCostError.wrap { () throws(FormatError) in try result.get() }
    }

    /// A request with the project settings that are nearest to an input, validated once for each file.
    func request(_ request: AnalysisRequest, for source: InputSource) throws(NavCostError) -> AnalysisRequest {
        let settings = try settings(for: source)
        let filled = request.filled(from: settings.check.analysis)
        if !valid.contains(settings.path) {
            try filled.validate()
            valid.insert(settings.path)
        }
        return filled
    }
}
