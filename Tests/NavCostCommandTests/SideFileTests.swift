import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Files that options and settings name: each is a regular file of at most 64 MB, and what settings name is in their folder.
/// `Reports/faults.md` lists the rows.
@Suite struct SideFileTests {
    private static let layout =
        "<layout platform='ios'><screen id='s'><element id='a' role='button'/></screen></layout>"

    /// What a name may lead to, as a line of shell that makes it at `$BAD`, and what the message says.
    enum Fault: String, CaseIterable {
        case pipe, device, folder, large, missing, linkToDevice

        var line: String {
            switch self {
            case .pipe: "mkfifo \"$BAD\""
            case .device: "BAD=/dev/zero"
            case .folder: "mkdir \"$BAD\""
            case .large: "truncate -s 1G \"$BAD\""
            case .missing: ":"
            case .linkToDevice: "ln -s /dev/zero \"$BAD\""
            }
        }

        var message: String {
            switch self {
            case .pipe: "is a pipe, not a regular file"
            case .device, .linkToDevice: "is a device, not a regular file"
            case .folder: "is a directory, not a regular file"
            case .large: "is larger than 64 MB"
            case .missing: "cannot be read: no such file or directory"
            }
        }
    }

    private static let options: [String] = [
        "analyze a.xml --weights", "analyze a.xml --tasks", "analyze a.xml --text", "analyze a.xml --letters",
        "analyze a.xml --person", "analyze a.xml --people", "check a.xml --baseline",
        "analyze a.xml --format html --logo", "compare a.xml a.xml --format html --logo", "report a.xml --logo",
    ]

    private func run(_ fault: Fault, _ lines: String) async throws -> CommandResult {
        let folder = try TemporaryFolder(["a.xml": Self.layout])
        // Nothing may be waited for: a pipe without a writer would hold the run.
        return try await shell(
            """
            cd '\(folder.path)' || exit 99; BAD="$PWD/bad"; \(fault.line)
            \(lines) < /dev/null; status=$?; [ -p "$PWD/bad" ] && rm "$PWD/bad"; exit $status
            """)
    }

    @Test(arguments: options, Fault.allCases)
    func optionsNameRegularFiles(_ option: String, _ fault: Fault) async throws {
        let result = try await run(fault, "timeout 60 \"$NAVCOST\" \(option) \"$BAD\" --quiet")
        #expect(result.status == 2, "\(option), \(fault): \(result.errors)")
        #expect(
            result.errorLines.count == 1 && result.errors.contains(fault.message),
            "\(option), \(fault): \(result.errors)")
        #expect(result.output.isEmpty || option.hasPrefix("check"))
    }

    @Test(arguments: Fault.allCases) func listsAreRegularFiles(_ fault: Fault) async throws {
        let result = try await run(fault, "timeout 60 \"$NAVCOST\" analyze \"@$BAD\" --quiet")
        #expect(result.status == 2, "\(fault): \(result.errors)")
        #expect(result.errorLines.count == 1 && result.errors.contains(fault.message), "\(fault): \(result.errors)")
    }

    @Test(arguments: ["weights", "person", "people", "baseline"], Fault.allCases)
    func settingsNameRegularFilesInTheirFolder(_ key: String, _ fault: Fault) async throws {
        let command = key == "baseline" ? "check" : "analyze"
        let result = try await run(
            fault, "printf '\(key): %s\\n' \"$BAD\" > .navcost.yml; timeout 60 \"$NAVCOST\" \(command) a.xml --quiet")
        let isOutside = fault == .device || fault == .linkToDevice
        let message = isOutside ? "names a file outside of the folder of these settings" : fault.message
        #expect(result.status == 2, "\(key), \(fault): \(result.errors)")
        #expect(result.errorLines.count == 1 && result.errors.contains(message), "\(key), \(fault): \(result.errors)")
        #expect(!isOutside || result.errors.contains(".navcost.yml:1:"))
    }

    /// A file out of the folder is not read, however it is named, and nothing of it is told.
    @Test(arguments: ["../secret.csv", "/etc/passwd", "link.csv", "sub/../../secret.csv", "linked/secret.csv"])
    func settingsDoNotLeadOut(_ name: String) async throws {
        let folder = try TemporaryFolder([
            "secret.csv": "password,hunter2\n", "project/a.xml": Self.layout, "project/sub/x": "",
            "project/.navcost.yml": "weights: \(name)\n",
        ])
        let result = try await shell(
            """
            cd '\(folder.path)/project'; ln -s ../secret.csv link.csv; ln -s .. linked
            "$NAVCOST" analyze a.xml --quiet
            """)
        #expect(result.status == 2, "\(result.errors)")
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("outside of the folder"), "\(result.errors)")
        #expect(
            !result.errors.contains("hunter2") && !result.errors.contains("password")
                && !result.errors.contains("root:"))
    }

    /// A settings file that is a link out of its folder is not read; one within it is.
    @Test func settingsAreNoLinkOut() async throws {
        let folder = try TemporaryFolder([
            "secret.yml": "password: hunter2\n", "project/a.xml": Self.layout,
            "project/shared.yml": "methods: [ios-switch-auto]\n",
        ])
        let out = try await shell(
            "cd '\(folder.path)/project'; ln -s ../secret.yml .navcost.yml; \"$NAVCOST\" analyze a.xml --quiet")
        #expect(out.status == 2 && out.errors.contains("is a link out of its folder"), "\(out.errors)")
        #expect(!out.errors.contains("hunter2") && !out.errors.contains("password"))
        let inside = try await shell(
            "cd '\(folder.path)/project'; ln -sf shared.yml .navcost.yml; \"$NAVCOST\" analyze a.xml --quiet")
        #expect(inside.status == 0 && inside.output.contains("ios-switch-auto"), "\(inside.errors)")
    }

    /// Whoever names the files of a project writes no lines of ours and steers no terminal.
    @Test func namesOfFilesSteerNoTerminal() async throws {
        try await ProjectFiles.withTemporaryFolder { folder in
            let name = "\(folder)/a\u{1B}[31m\nb.xml: error: \u{202E}\u{9B}2J\r.xml"
            func isPlain(_ text: String) -> Bool {
                !text.unicodeScalars.contains {
                    $0.value < 32 && $0 != "\n" || (0x7F...0x9F).contains($0.value)
                }
            }
            let missing = try await navcost(["analyze", name])
            #expect(missing.status == 2)
            #expect(missing.errors.split(separator: "\n").count == 1 && isPlain(missing.errors), "\(missing.errors)")
            // One with a note on a frame, one that is no layout.
            let noted = Self.layout.replacing("id='a'", with: "id='a' x='2e9' y='0' width='9' height='9'")
            for (text, status) in [(noted, 0), ("<layout><screen", 2)] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: name))
                for command in [
                    ["analyze", "--format", "json"], ["check", "--format", "sarif"], ["tree"],
                    ["report", "-o", "\(folder)/r"],
                ] {
                    let result = try await navcost([command[0], name] + command.dropFirst())
                    #expect(result.status == status, "\(command): \(result.errors)")
                    let said = result.errors.split(separator: "\n")
                    #expect(said.count == 1 && isPlain(result.errors), "\(command): \(result.errors)")
                    #expect(!result.errors.unicodeScalars.contains("\u{202E}"))
                    #expect(isPlain(result.output), "\(command)")
                }
            }
            // A settings file can name a file as badly.
            let project = "\(folder)/p"
            try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
            try Data(Self.layout.utf8).write(to: URL(fileURLWithPath: "\(project)/l.xml"))
            let settings = #"weights: "a\nb\e[31m""#
            try Data(settings.utf8).write(to: URL(fileURLWithPath: "\(project)/.navcost.yml"))
            let side = try await navcost(["analyze", "\(project)/l.xml"])
            #expect(side.status == 2)
            #expect(side.errors.split(separator: "\n").count == 1 && isPlain(side.errors), "\(side.errors)")
        }
    }
}
