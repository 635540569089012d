import Foundation
import PackagePlugin

/// `swift package navcost [ARGUMENTS]`: the command navcost on the layouts of a package.
///
/// Without arguments it checks the storyboards, interface files and layouts in the package's targets; arguments are those of
/// the command itself, as `swift package navcost report Sources/App`. Its exit status is that of the command.
@main
struct NavCostPlugin: CommandPlugin {
    /// The endings of files that hold layouts and nothing else.
    private static let endings: Set = ["storyboard", "xib", "ui", "xaml", "fxml", "xrc", "glade", "gridset"]

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var arguments = arguments
        if arguments.isEmpty || arguments[0].hasPrefix("-") {
            let layouts = Self.layouts(of: context.package)
            guard !layouts.isEmpty else {
                Diagnostics.remark("the package's targets hold no layouts; name some: swift package navcost check FILE")
                return
            }
            arguments = ["check"] + layouts + arguments
        }
        let process = Process()
        process.executableURL = try context.tool(named: "NavCostCommand").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// What the command has ended with.
    private struct Failure: Error, CustomStringConvertible {
        var status: Int32
        var description: String {
            status == 1
                ? "navcost has found something that fails the check" : "navcost has ended with status \(status)"
        }
    }

    /// The layouts in the targets' folders, by path from the package's folder.
    private static func layouts(of package: Package) -> [String] {
        var found: Set<String> = []
        let root = package.directoryURL.path + "/"
        for target in package.targets {
            guard let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
            else { continue }
            for case let file as URL in files {
                let isLayout = file.pathExtension == "xml" ? isNavcost(file) : endings.contains(file.pathExtension)
                guard isLayout else { continue }
                found.insert(file.path.hasPrefix(root) ? String(file.path.dropFirst(root.count)) : file.path)
            }
        }
        return found.sorted()
    }

    /// Whether a file is a layout in navcost's own XML.
    private static func isNavcost(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 1024) else {
            return false
        }
        let text = String(decoding: head, as: UTF8.self)
        return text.contains("<layout") && text.contains("<screen")
    }
}
