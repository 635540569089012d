import ArgumentParser
import NavCost

/// The options of every command that computes costs.
struct AnalysisArguments: ParsableArguments {
    @Option(
        name: .customLong("method"),
        help: ArgumentHelp(
            "An access method; may be repeated. Default: those that fit the layout's platform.", valueName: "id"),
        completion: .values(AccessMethod.self))
    var methods: [String] = []

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Changes a parameter of the methods that have it, or of one: METHOD.KEY=VALUE. See 'navcost methods'.",
            valueName: "key=value"))
    var parameters: [String] = []

    @Option(
        help: ArgumentHelp(
            "What is done with a target: activate, none for reaching it alone, or the name of one of its actions.",
            valueName: "activate|none|name"), completion: .values(RequestedAction.self))
    var action: String?

    @Option(
        help: ArgumentHelp("What makes one route better than another.", valueName: "seconds|commands|keystrokes"),
        completion: .values(Rank.self))
    var rank: String?

    @Option(
        help: ArgumentHelp(
            "What is known of the person: YAML with reaction, press, keystroke, missed, accidental, mental, latePress.",
            valueName: "file"), completion: .file())
    var person: String?

    @Option(
        help: ArgumentHelp(
            "Also what each of some people needs: \(Population.all.map(\.name).joined(separator: ", ")), or a YAML file.",
            valueName: "name|file"), completion: .file())
    var people: String?

    @Option(
        help: ArgumentHelp(
            "Only routes of these kinds of moves, joined by commas, as tab,arrows, for the methods that have them. See 'navcost methods'.",
            valueName: "list"), completion: .values(Set<RouteFamily>.self))
    var routes: [String] = []

    @Option(
        help: ArgumentHelp("How often targets are wanted: CSV with the header id,weight.", valueName: "file.csv"),
        completion: .file(extensions: ["csv"]))
    var weights: String?

    @Option(help: ArgumentHelp("The weight of targets that the weights file does not name.", valueName: "x"))
    var unnamedWeight: String?

    @Option(
        help: ArgumentHelp(
            "Tasks that replace those of the layout: XML with the root <tasks>, holding <task> as a layout does. Without a weights file they also say how often targets are wanted.",
            valueName: "file.xml"), completion: .file(extensions: ["xml"]))
    var tasks: String?

    @Option(
        help: ArgumentHelp(
            "A text to type on keyboards and boards: how fast that goes. Keys are labelled with one character, or Space.",
            valueName: "file"), completion: .file())
    var text: String?

    @Option(
        help: ArgumentHelp(
            "How often each letter is typed, where there is no text: CSV with the header letter,weight.",
            valueName: "file.csv"), completion: .file(extensions: ["csv"]))
    var letters: String?

    @Option(
        help: ArgumentHelp(
            "Simulates scanning so many times, with errors of use where the person makes any.", valueName: "n"))
    var simulate: String?

    @Option(help: ArgumentHelp("The seed of the simulation; the same seed gives the same figures.", valueName: "n"))
    var seed: String?

    @Option(help: ArgumentHelp("Only the screen of this id.", valueName: "id"))
    var screen: String?

    @OptionGroup var input: InputArguments

    /// The request; project settings fill what it leaves open.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func request() throws -> AnalysisRequest {
        try reportingErrors { () throws(NavCostError) in
            var request = AnalysisRequest(screen: screen)
            try reading { () throws(RequestError) in try readValues(into: &request) }
            if text != nil, letters != nil {
                throw .request(RequestError("--text and --letters both say what is typed; give one of them"))
            }
            do throws(FormatError) {
                if let weights { request.weights = try WeightsFile.read(weights) }
                if let tasks { request.tasks = try TaskList(file: tasks) }
                if let text { request.text = try TextFile.sample(of: text) }
                if let letters { request.text = try TextFile.letters(of: letters) }
                if let person { request.person = try PersonFile.read(person) }
                if let people { request.people = try PeopleFile.population(people) }
            } catch {
                throw .input(error)
            }
            try request.validate()
            return request
        }
    }

    private func readValues(into request: inout AnalysisRequest) throws(RequestError) {
        for method in methods { request.methods.append(try method.value(of: "--method")) }
        request.action = try action.map { (value) throws(RequestError) in try value.value(of: "--action") }
        request.rank = try rank.map { (value) throws(RequestError) in try value.value(of: "--rank") }
        request.unnamedWeight = try unnamedWeight.map { (value) throws(RequestError) in
            try value.value(of: "--unnamed-weight", as: AmountValue.self).number
        }
        request.inputFormat = try input.inputFormat.map { (value) throws(RequestError) in
            try value.value(of: "--input-format")
        }
        request.seed = try seed.map { (value) throws(RequestError) in try value.value(of: "--seed") }
        request.simulations = try simulate.map { (value) throws(RequestError) in
            try value.number(of: "--simulate", in: AnalysisRequest.simulationRange)
        }
        for families in routes {
            request.routes.formUnion(try families.value(of: "--routes", as: Set<RouteFamily>.self))
        }
        for parameter in parameters {
            let change = try parameter.value(of: "--set", as: ParameterChange.self)
            if let twice = request.parameters.first(where: { $0.key == change.key && $0.method == change.method }) {
                throw RequestError("--set \(change.text) and --set \(twice.text) name one parameter; give it once")
            }
            request.parameters.append(change)
        }
    }
}

/// The options of every command that reads layouts.
struct InputArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of the inputs. Default: found from their first element. See 'navcost formats'.",
            valueName: "name"), completion: .values(LayoutFormat.self))
    var inputFormat: String?
}

/// Does what reads values of the command line.
///
/// - Throws: exit status 2, after the error was reported.
func reportingErrors<Value>(_ body: () throws(NavCostError) -> Value) throws -> Value {
    do {
        return try body()
    } catch {
        Terminal.report(error)
        throw ExitCode(2)
    }
}

/// What a body reads, its error one of a session.
func reading<Value>(_ body: () throws(RequestError) -> Value) throws(NavCostError) -> Value {
    do { return try body() } catch { throw .request(error) }
}
