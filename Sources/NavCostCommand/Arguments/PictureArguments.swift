import ArgumentParser
import NavCost

/// The picture behind the drawings of a page.
struct PictureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A PNG or JPEG picture of the screen, drawn behind it in the page. Default: the one beside the source of a running app, as page.png beside page.xml.",
            valueName: "file"))
    var screenshot: String?

    /// The picture; nil where none is named.
    ///
    /// - Throws: exit status 2, after the error was reported.
    func read() throws -> ScreenPicture? {
        guard let screenshot else { return nil }
        return try reportingErrors { () throws(NavCostError) in
            do throws(FormatError) { return try PictureFile.read(screenshot) } catch { throw .input(error) }
        }
    }
}
