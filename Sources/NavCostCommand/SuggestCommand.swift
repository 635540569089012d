import ArgumentParser
import NavCost

/// `navcost suggest`: what to change, what it saves, and how far from the best possible that is.
struct SuggestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest", _superCommandName: "navcost",
        abstract: "Groupings, orders and other changes worth making, with the lower bound.")

    @Argument(help: ArgumentHelp("The layout; '-' is standard input.", valueName: "file"))
    var file: String

    @OptionGroup var analysis: AnalysisArguments
    @OptionGroup var search: SearchArguments
    @OptionGroup var picture: PictureArguments
    @OptionGroup var heading: HeadingArguments

    @Option(
        help: ArgumentHelp(
            "Writes the layout with the groupings, orders and other included changes, as navcost's own XML; where the input is of Grid 3, Onboard or Caribou and the file ends as it does, the original with its cells moved.",
            valueName: "after.xml"))
    var apply: String?

    @Option(help: OutputChoice.suggestions.help, completion: OutputChoice.suggestions.completion)
    var format = Output.text.id

    @OptionGroup var output: OutputArguments

    func run() async throws {
        var run = Run()
        let format = try OutputChoice.suggestions.output(format)
        var request = try search.request(analysis.request())
        if !output.options.showsAll { request.told = format.suggestionsListed }
        let source = file == "-" ? InputSource.standardInput : .file(file)
        let session = Session()
        let screenshot = try picture.read()
        let heading = try heading.read(for: format, of: source, session)
        if format.page != nil { request.constraints.words = heading.language.groupWords }
        if screenshot != nil, format.page == nil {
            Terminal.error("--screenshot is drawn in HTML pages; add --format html")
            throw ExitCode(2)
        }
        do {
            request.analysis = try session.request(request.analysis, for: source)
            if apply != nil, !request.hasOneResult {
                throw NavCostError.request(
                    RequestError("--apply takes the suggestions for one method; name one --method, or a --mix"))
            }
            let input = try session.read(source, format: request.analysis.inputFormat)
            let (asked, showsProgress) = (request, !output.quiet)
            let found = try await Interrupts.cancelling {
                try await session.suggest(input, asked, details: format.details) { progress in
                    if showsProgress { Terminal.progress("search \(progress.climbs.done) of \(progress.climbs.of)") }
                }
            }
            Terminal.endProgress()
            if let write = format.suggestions {
                try run.write(write(found, output.options), to: output.output)
            } else if let write = format.page {
                let findings = try session.findings(input, found.analysis, request.analysis)
                var page = session.page(found, of: source, input, findings: findings, screenshot)
                page.heading = heading
                try run.write(write(page), to: output.output)
            }
            if let apply {
                let (bytes, notes) = try session.applied(found, of: source, to: apply)
                try run.write(TextSpool(bytes: bytes), to: apply)
                if !output.quiet { for note in notes { Terminal.error("\(apply): note: \(note)") } }
            }
            if !output.quiet { for line in noteLines(found.notes, of: found.path) { Terminal.error(line) } }
            try run.finish()
            if found.cut == .interrupted { throw ExitCode(130) }
        } catch let error as NavCostError {
            Terminal.endProgress()
            run.report(error)
            try run.finish()
        }
    }
}

/// The options that say what is searched, and how.
struct SearchArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What is made small. Default: seconds.", valueName: "seconds|steps|presses|keystrokes|wait|steps+presses"),
        completion: .values(Objective.self))
    var objective: String?

    @Option(
        help: ArgumentHelp("Whether the current order stays. Default: free.", valueName: "keep|free"),
        completion: .values(OrderChoice.self))
    var order: String?

    @Option(help: ArgumentHelp("The most groups around a target. Default: 2.", valueName: "n|any"))
    var depth: String?

    @Option(help: ArgumentHelp("The most targets in a group. Default: 9.", valueName: "n|any"))
    var maxGroup: String?

    @Option(
        help: ArgumentHelp(
            "natural: groups hold what belongs together; none: the weights alone decide, for comparing with theory.",
            valueName: "natural|none"), completion: .values(Constraints.Kind.self))
    var constraints: String?

    @Option(
        help: ArgumentHelp(
            "What each change must save, in the objective's unit. Default: a hundredth of the current cost, and nothing is told that saves less than 2 % and 0.05 s; 0 without constraints.",
            valueName: "x"))
    var changePrice: String?

    @Option(
        help: ArgumentHelp(
            "The tree that the person goes through: blocks for scanning by blocks, which also looks for scan blocks of a board. Default: that of the method.",
            valueName: "rows|blocks"), completion: .values(SearchedTree.self))
    var tree: String?

    @Option(
        help: ArgumentHelp(
            "Several methods at once, each with its share, instead of --method.", valueName: "id=share,..."))
    var mix: String?

    @Option(help: ArgumentHelp("Targets that stay neighbours; may be repeated.", valueName: "id,id,..."))
    var keepTogether: [String] = []

    @Option(help: ArgumentHelp("Targets that get into no group together; may be repeated.", valueName: "id,id,..."))
    var keepApart: [String] = []

    @OptionGroup var board: BoardArguments

    @Option(help: ArgumentHelp("The moves that the search tries.", valueName: "n"))
    var iterations: String?

    @Option(
        help: ArgumentHelp("Ends the search after so many seconds with the best until then.", valueName: "s"))
    var timeLimit: String?

    @Option(help: ArgumentHelp("The searches that run at a time; the result is the same.", valueName: "n"))
    var jobs: String?

    /// The request.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func request(_ analysis: AnalysisRequest) throws -> SuggestRequest {
        try reportingErrors { () throws(NavCostError) in
            var request = SuggestRequest(analysis)
            try reading { () throws(RequestError) in try readValues(into: &request) }
            return request
        }
    }

    private func readValues(into request: inout SuggestRequest) throws(RequestError) {
        let largest = CountValue.largest
        if let objective { request.objective = try objective.value(of: "--objective") }
        if let constraints { request.constraints.kind = try constraints.value(of: "--constraints") }
        if let order { request.constraints.keepsOrder = try order.value(of: "--order", as: OrderChoice.self) == .keep }
        if let depth { request.constraints.depth = try depth.limit(of: "--depth", from: 0) }
        if let maxGroup { request.constraints.largestGroup = try maxGroup.limit(of: "--max-group", from: 2) }
        if let changePrice {
            request.constraints.changePrice = try changePrice.value(of: "--change-price", as: AmountValue.self).number
        }
        for list in keepTogether {
            request.constraints.together.append(try list.value(of: "--keep-together", as: IDListValue.self).ids)
        }
        for list in keepApart {
            request.constraints.apart.append(try list.value(of: "--keep-apart", as: IDListValue.self).ids)
        }
        request.constraints.board = try board.constraints()
        if let iterations { request.moves = try iterations.number(of: "--iterations", in: 0...largest) }
        if let timeLimit { request.timeLimit = try timeLimit.value(of: "--time-limit", as: AmountValue.self).number }
        if let jobs { request.threads = try jobs.number(of: "--jobs", in: 1...largest) }
        if let tree { request.tree = try tree.value(of: "--tree", as: SearchedTree.self).kind }
        if let mix { request.mix = try mix.value(of: "--mix", as: MixValue.self).shares }
    }
}
