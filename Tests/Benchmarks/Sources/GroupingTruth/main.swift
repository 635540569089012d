import Foundation

// GroupingTruth CORPUS [--last | --files | --things NAME]: how well sections are found again that people made, without the containers
// that say so, as Markdown. The half of the files that is chosen by a hash of their names is told only with --last. --files has a line
// for each file of the other half, --things what is together in one of them, by its author and as found.
let arguments = CommandLine.arguments
guard arguments.count >= 2, let files = FileManager.default.enumerator(atPath: arguments[1]) else {
    FileHandle.standardError.write(Data("usage: GroupingTruth CORPUS [--last]\n".utf8))
    exit(2)
}
let paths = files.compactMap { $0 as? String }.map { "\(arguments[1])/\($0)" }.filter { path in
    !["json", "tsv", "md"].contains(URL(fileURLWithPath: path).pathExtension)
}.sorted()
let first = paths.filter { !FileResult.isHeldBack($0) }
if let place = arguments.firstIndex(of: "--things"), place + 1 < arguments.count {
    for path in first where path.hasSuffix(arguments[place + 1]) { FileResult.printThings(of: path) }
    exit(0)
}
if arguments.contains("--files") {
    for file in first.compactMap(FileResult.init) { print(file.line) }
    exit(0)
}
let seen = ResultTable(results: first.compactMap(FileResult.init))
print(
    """
    # Sections found again

    Layouts of real apps have containers that say what belongs together: lists, tool bars, tab bars, menus, tables, radio groups, groups
    with a label or a heading, cells of several parts. For this table they are taken out, and the sections that navcost finds in what is
    left are compared with them, in pairs of things: those of the same innermost container against those of the same innermost section,
    over all pairs of which at least one thing is in a container. Containers of one thing or of a whole screen tell nothing and are left
    out. Every file weighs alike.

    Two other ways stand beside it: projection cuts divide at the widest gap while it is wider than half the height of a thing; rows of
    the source join neighbours that share a line. Files without frames tell only the order and the kinds of things; both others then put
    everything together or nothing.

    Written by `make bench-grouping`, over real layouts that are not part of the project.

    ## Files that the finder was made with

    \(seen.markdown)
    """)
if arguments.contains("--last") {
    let last = ResultTable(results: paths.filter(FileResult.isHeldBack).compactMap(FileResult.init))
    print(
        """

        ## Files that were looked at last

        \(last.markdown)
        """)
}
