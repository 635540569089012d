import Foundation
import AccessCost
import CostReport
import GroupingSearch
import LayoutFormats
import LayoutModel
import NavCost
import ScreenFindings

// Quality ROOT OUTPUT.json [--short] [--only TEXT]: how good the search is on every question, for quality.py to add solvers and
// the table; with --only on the questions about layouts with that text in their name.
let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: Quality ROOT OUTPUT.json [--short] [--only TEXT]\n".utf8))
    exit(2)
}
let isShort = arguments.contains("--short")
let only = arguments.firstIndex(of: "--only").flatMap { arguments.dropFirst($0 + 1).first }
let cases = try ProblemSet(root: arguments[1], isShort: isShort).cases().filter { one in
    only.map { one.name.contains($0) } ?? true
}
var records: [Record] = []
for (number, one) in cases.enumerated() {
    let contest = Contest(one, seeds: isShort ? 3 : 10, threads: 2)
    FileHandle.standardError.write(
        Data("\(number + 1) of \(cases.count): \(one.name), \(one.weights), \(one.objective.rawValue)\n".utf8))
    if let record = await contest.record() { records.append(record) }
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
try encoder.encode(records).write(to: URL(fileURLWithPath: arguments[2]))
