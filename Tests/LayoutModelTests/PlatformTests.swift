import Foundation
import Testing

@testable import LayoutModel

@Suite struct PlatformTests {
    @Test("every platform has an id and a name of its own, and decodes to itself")
    func ids() throws {
        let all = Platform.allCases
        #expect(Set(all.map(\.rawValue)).count == all.count && Set(all.map(\.name)).count == all.count)
        for platform in all { #expect(Platform(rawValue: platform.rawValue) == platform) }
        #expect(try JSONDecoder().decode([Platform].self, from: JSONEncoder().encode(all)) == all)
    }

    @Test("an unknown platform is a decoding error that names the nearest known one")
    func unknown() {
        #expect(Platform(rawValue: "androd") == nil)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Platform.self, from: Data(#""androd""#.utf8))
        }
        guard case .dataCorrupted(let context)? = error else { return #expect(Bool(false)) }
        #expect(context.debugDescription == "no platform is called 'androd'; did you mean 'android'?")
    }

    @Test(
        "chords belong to systems, unless the label says that it is just that",
        arguments: [
            (Platform.mac, "Command-Q", "Eject", "quitting the app"), (.mac, "Command-Q", "Quit", nil),
            (.mac, "Control-Option-J", "", "VoiceOver"), (.mac, "Command-J", "", nil),
            (.ios, "Command-H", "Help", "the Home Screen"), (.tvos, "Control-Option-J", "", "VoiceOver"),
            (.windows, "Meta-E", "", "Windows"), (.qt, "Meta-E", "", "the desktop"), (.web, "Meta-E", "", nil),
            (.web, "J", "", "screen readers, which go through pages by single letters"), (.gtk, "J", "", nil),
            (.java, "Alt-F4", "Exit", nil), (.web, "Alt-F4", "Next", "closing the window"),
            (.android, "Alt-Tab", "", nil),
        ] as [(Platform, String, String, String?)])
    func chords(platform: Platform, chord: String, label: String, owner: String?) throws {
        #expect(platform.systemChords.owner(of: try #require(Shortcut(chord)), label: label) == owner)
    }

    @Test("a platform states what differs and has what most have elsewhere")
    func defaults() {
        let platform = Platform("watch", Platform.Traits(name: "Watch"))
        #expect(platform.modality == .everythingOutside && platform.remoteFocus == .nearest)
        #expect(platform.allows(.skip) && !platform.allows(.merge))
        #expect(platform.toolkits.isEmpty && platform.conventionalKeys == nil)
        #expect(Platform.allCases.filter { $0.modality == .siblings } == [.ios, .tvos, .macCatalyst])
    }
}
