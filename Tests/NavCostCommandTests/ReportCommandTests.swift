import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `navcost report`, and `--format html`: which files appear, and how runs end.
@Suite struct ReportCommandTests {
    private let beans = ProjectFiles.path("Samples/RoastedBeans.xml")

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func aPageForEachLayoutAndAnIndex() async throws {
        let folder = try TemporaryFolder()
        let out = "\(folder.path)/new/Reports"
        let result = try await navcost([
            "report", beans, ProjectFiles.path("Samples/DogGallery.xml"), "-o", out, "--method", "mac-voiceover",
        ])
        #expect(result.status == 0)
        #expect(
            try names(in: out) == [
                "DogGallery-gallery.html", "DogGallery-main.html", "RoastedBeans.html", "index.html",
            ])
        #expect(result.output.hasPrefix("\(out)/RoastedBeans.html\n  mac-voiceover: 26 stops become 8;"))
        let index = try String(contentsOfFile: "\(out)/index.html", encoding: .utf8)
        #expect(index.contains("<a href=\"RoastedBeans.html\">") && index.contains("<a href=\"DogGallery-main.html\">"))
        var page = try String(contentsOfFile: "\(out)/RoastedBeans.html", encoding: .utf8)
        #expect(page.contains(">What to change</h3>"))
        let plain = try await navcost([
            "report", beans, "-o", out, "--method", "mac-voiceover", "--quiet", "--no-suggestions",
        ])
        #expect(plain.status == 0)
        page = try String(contentsOfFile: "\(out)/RoastedBeans.html", encoding: .utf8)
        let printed = try await navcost(["analyze", beans, "--method", "mac-voiceover", "--format", "html"])
        #expect(printed.output == page, "the same page from both commands")
        let whole = try await navcost(["suggest", beans, "--method", "mac-voiceover", "--format", "html"]).output
        for _ in 0..<2 {
            let again = try await navcost(["report", beans, "-o", out, "--method", "mac-voiceover", "--quiet"])
            #expect(again.output.isEmpty)
            #expect(try String(contentsOfFile: "\(out)/RoastedBeans.html", encoding: .utf8) == whole, "the same bytes")
        }
    }

    /// `--compare` writes the page of a change, to which the index leads from the layout after it.
    @Test func theIndexLeadsToComparisons() async throws {
        let folder = try TemporaryFolder()
        let out = "\(folder.path)/out"
        let before = ProjectFiles.path("Samples/RoastedBeansBefore.xml")
        let result = try await navcost([
            "report", before, beans, "--compare", "\(before)=\(beans)", "-o", out, "--method", "mac-voiceover",
            "--no-suggestions",
        ])
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            try names(in: out) == [
                "RoastedBeans-change.html", "RoastedBeans.html", "RoastedBeansBefore.html", "index.html",
            ])
        let index = try String(contentsOfFile: "\(out)/index.html", encoding: .utf8)
        let rows = index.components(separatedBy: "<tr data-target=").dropFirst()
        #expect(rows.map { $0.contains("href=\"RoastedBeans-change.html\"") } == [false, true])
        let printed = try await navcost([
            "compare", before, beans, "--format", "html", "--method", "mac-voiceover", "--quiet",
        ])
        let page = try String(contentsOfFile: "\(out)/RoastedBeans-change.html", encoding: .utf8)
        #expect(printed.output == page, "the same page from both commands")
        for text in [beans, "\(before)=\(folder.path)/none.xml"] {
            let bad = try await navcost(["report", beans, "--compare", text, "-o", out, "--quiet"])
            #expect(bad.status == 2 && bad.errorLines.count == 1, "\(bad.errors)")
        }
    }

    @Test func languagesOfPages() async throws {
        let folder = try TemporaryFolder()
        let out = "\(folder.path)/out"
        let options = ["--method", "mac-voiceover", "--no-suggestions", "-o", out, "--quiet"]
        #expect(try await navcost(["report", beans, "--language", "de"] + options).status == 0)
        for name in try names(in: out) {
            let page = try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
        }
        let unknown = try await navcost(["report", beans, "--language", "fr"] + options)
        #expect(
            unknown.status == 2 && unknown.errors.contains("invalid value 'fr' for --language, which is one of en, de"))
        let text = try await navcost(["analyze", beans, "--language", "de"])
        #expect(text.status == 2 && text.errors.contains("--language is that of HTML pages; add --format html"))
    }

    @Test func theSettingsStateALanguage() async throws {
        let layout = "<layout platform='ios'><screen id='s'><element id='a' role='button' label='A'/></screen></layout>"
        let folder = try TemporaryFolder([
            "a.xml": layout, "b.xml": layout, ".navcost.yml": "methods: [ios-switch-auto]\nlanguage: de\n",
        ])
        func language(_ arguments: [String]) async throws -> String? {
            let result = try await navcost(arguments + ["--quiet"])
            #expect(result.status == 0, "\(result.errors)")
            return result.output.components(separatedBy: "<html lang=\"").dropFirst().first.map { String($0.prefix(2)) }
        }
        let (a, b) = ("\(folder.path)/a.xml", "\(folder.path)/b.xml")
        for command in [["analyze", a], ["suggest", a], ["compare", a, b]] {
            #expect(try await language(command + ["--format", "html"]) == "de", "\(command)")
            #expect(try await language(command + ["--format", "html", "--language", "en"]) == "en", "\(command)")
            #expect(try await navcost(command).status == 0, "text needs no language")
        }
        let out = "\(folder.path)/out"
        #expect(try await navcost(["report", a, b, "--compare", "\(a)=\(b)", "-o", out, "--quiet"]).status == 0)
        for name in try names(in: out) {
            let page = try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"), "\(name)")
        }
        let wrong = try TemporaryFolder(["a.xml": layout, ".navcost.yml": "language: fr\n"])
        let result = try await navcost(["report", "\(wrong.path)/a.xml", "-o", "\(wrong.path)/out"])
        #expect(
            result.status == 2 && result.errors.contains(".navcost.yml:1:11: error: language is 'fr', not en or de"))
    }

    @Test func oneBadInputStopsNoOther() async throws {
        let folder = try TemporaryFolder(["bad.xml": "<layout>", "a.xml": "<foo/>"])
        let out = "\(folder.path)/out"
        let result = try await navcost(["report", "\(folder.path)/bad.xml", beans, "\(folder.path)/a.xml", "-o", out])
        #expect(result.status == 2)
        #expect(result.errors.contains("bad.xml:1:") && result.errors.contains("no known format has the root <foo>"))
        #expect(try names(in: out) == ["RoastedBeans.html", "index.html"])
        let nothing = try await navcost(["report", "\(folder.path)/bad.xml", "-o", "\(folder.path)/none"])
        #expect(nothing.status == 2)
        #expect(try names(in: "\(folder.path)/none").isEmpty)
    }

    /// Who closes the pipe has read enough; the pages and their index are there.
    @Test func aClosedPipeStopsNoPage() async throws {
        let folder = try TemporaryFolder()
        let samples = ProjectFiles.path("Samples")
        let result = try await shell(
            "( \"$NAVCOST\" report '\(samples)' -o '\(folder.path)'; echo \"status $?\" >&2 ) | true")
        #expect(result.errors.hasSuffix("status 0\n"))
        // Two samples have two screens.
        #expect(try names(in: folder.path).count == ProjectFiles.samples.count + 2 + 1)
    }

    @Test func equalNamesAreNumbered() async throws {
        let text = "<layout><screen><element role='button'/></screen></layout>"
        let folder = try TemporaryFolder(["a/Main.xml": text, "b/main.xml": text, "c/index.xml": text])
        let out = "\(folder.path)/out"
        let result = try await navcost(
            ["report", "\(folder.path)/a", "\(folder.path)/b", "\(folder.path)/c", "-", "-o", out, "--quiet"],
            input: Array(text.utf8))
        #expect(result.status == 0)
        #expect(
            try names(in: out) == ["Main.html", "index-2.html", "index.html", "main-2.html", "standard-input.html"])
    }

    @Test func foldersThatCannotBeWrittenAre73() async throws {
        let folder = try TemporaryFolder(["file": "x"])
        let result = try await navcost(["report", beans, "-o", "\(folder.path)/file"])
        #expect(result.status == 73)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("\(folder.path)/file: error: cannot be made a folder"))
        #expect(
            try await navcost(["analyze", beans, "--format", "html", "-o", "\(folder.path)/no/a.html"]).status == 73)
        #expect(try await navcost(["report"]).status == 64)
        #expect(try await navcost(["report", beans, "--method", "fly", "-o", folder.path]).status == 2)
    }

    @Test func comparisonsAsAPage() async throws {
        let before = ProjectFiles.path("Samples/RoastedBeansBefore.xml")
        let result = try await navcost(["compare", before, beans, "--format", "html", "--quiet"])
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("<!DOCTYPE html>"))
        #expect(result.output.contains("What gets slower?"))
        let two = try await navcost(["analyze", before, beans, "--format", "html"])
        #expect(two.status == 2)
        #expect(two.errors.contains("'navcost report' writes a page for each"))
    }
}
