@testable import AccessCost
import LayoutModel
import Testing

/// Spoken commands: names, shared and missing ones, actions and gestures.
@Suite struct VoiceTests {
    /// Two targets share a name, one has no name that can be said, one has a long name.
    private let screen = makeScreen { screen in
        screen.add(.button, "a") { $0.label = "Delete" }
        screen.add(.button, "b") { $0.label = "Delete…" }
        screen.add(.button, "c") { $0.label = "+" }
        screen.add(.button, "d") { $0.label = "Share" }
        screen.add(.button, "e") {
            $0.label = "Add to the list of favourites"
            $0.inputLabels = ["Delete", "Favourite", "Like"]
        }
        screen.add(.button, "f") { $0.label = "Move all of these to the other folder" }
        screen.add(.staticText, "g") { $0.label = "Share" }
    }

    @Test func aNameOfItsOwnIsOneCommand() {
        let found = Found(screen, .iosVoiceControl)
        #expect(found.route("d") == "\"Tap Share\"")
        // Two words at 150 a minute, and a second until it is recognised.
        #expect(found.cost("d") == Cost(commands: 1, words: 2, seconds: 2 * 0.4 + 1))
        // Of the names that no other has, the one with the fewest words and letters.
        #expect(found.route("e") == "\"Tap Like\"")
    }

    @Test func aSharedNameTakesANumber() {
        let found = Found(screen, .iosVoiceControl)
        // What can be read, and cannot be acted on, shares no name; three say "Delete".
        #expect(found.route("a") == "\"Tap Delete\", \"1\"")
        #expect(found.route("b") == "\"Tap Delete…\", \"2\"")
        #expect(found.cost("b") == Cost(commands: 2, words: 3, seconds: 3 * 0.4 + 2))
    }

    @Test func numbersNameWhatHasNoNameOrALongOne() {
        let found = Found(screen, .macVoiceControl, platform: .mac)
        #expect(found.route("c") == "\"Show numbers\", \"3\"")
        #expect(found.cost("c") == Cost(commands: 2, words: 3, seconds: 3 * 0.4 + 2))
        // Eight words after "Click" take 1.4 s longer than numbers do; a slow recognition turns it round.
        #expect(found.route("f") == "\"Show numbers\", \"6\"")
        let slow = Found(screen, .macVoiceControl, platform: .mac, set: ["recognition": "4"])
        #expect(slow.route("f") == "\"Click Move all of these to the other folder\"")
        #expect(Found(screen, .macVoiceControl, platform: .mac, routes: [.names]).status("c") == .unreachable)
    }

    @Test(arguments: [100.0, 150, 220], [0.2, 1, 3])
    func secondsAreWordsAndRecognition(rate: Double, recognition: Double) {
        let found = Found(
            screen, .androidVoiceAccess, set: ["speakingRate": "\(rate)", "recognition": "\(recognition)"])
        for target in found.targets {
            let cost = found.cost(target.id)!
            #expect(abs(cost.seconds - cost.words * 60 / rate - cost.commands * recognition) < 1e-9)
        }
    }

    @Test func actionsAndGesturesHaveCommands() {
        let screen = makeScreen { screen in
            for id in ["song", "other"] {
                screen.add(.cell, id) {
                    $0.label = id == "song" ? "Song" : "Same"
                    $0.actions = [Action(name: "Like it"), Action(name: "Queue")]
                    $0.gestures = [.longPress, .pinch]
                }
            }
            screen.add(.button, "same") { $0.label = "Same" }
        }
        func route(_ id: String, _ action: Int, _ method: AccessMethod) -> String? {
            let found = Found(screen, method)
            let target = found.targets.firstIndex { $0.id == id }!
            return found.analysis.action(action, of: target)?.route?.description
        }
        #expect(route("song", 1, .iosVoiceControl) == "\"Show actions for Song\", \"Tap Like it\"")
        #expect(route("song", 2, .iosVoiceControl) == "\"Show actions for Song\", \"Tap Queue\"")
        #expect(route("other", 2, .iosVoiceControl) == "\"Show actions for Same\", \"1\", \"Tap Queue\"")
        #expect(route("song", 3, .iosVoiceControl) == "\"Long press Song\"")
        #expect(route("other", 3, .androidVoiceAccess) == "\"Long press Same\", \"1\"")
        #expect(route("song", 4, .iosVoiceControl) == nil)
        #expect(route("song", 1, .androidVoiceAccess) == nil)
    }

    @Test func namesAreComparedAsTheyAreSpoken() {
        let tree = Found(screen, .iosVoiceControl).analysis.tree
        let names = SpokenNames(tree, on: screen)
        #expect(names[0] == .shared("Delete", number: 1, of: 3))
        #expect(names[1] == .shared("Delete…", number: 2, of: 3))
        #expect(names[2] == .missing)
        #expect(names[3] == .own("Share"))
        #expect(names[4] == .own("Like"))
    }

    @Test(arguments: [
        ("Share", 1), ("Add to list", 3), ("Don’t save", 2), ("50 %", 1), ("+", 0), ("Level 12", 2), ("e-mail", 2),
        ("設定", 1.2), ("検索 Web", 2.2),
    ])
    func wordsAreCounted(text: String, words: Double) {
        #expect(abs(SpokenWords.count(text) - words) < 1e-12)
    }

    @Test func numbersAreCountedAsTheyAreSpoken() {
        let cases = [(0, 1), (7, 1), (20, 1), (30, 1), (42, 2), (100, 2), (105, 3), (142, 4), (1000, 2), (2042, 4)]
        for (number, words) in cases { #expect(SpokenWords.count(number) == Double(words), "\(number)") }
    }

    @Test func bothTreesCostTheSame() throws {
        let (screen, platform) = try sample("ShapeShuffleHome")
        let flat = Found(screen, .iosVoiceControl, .flat, platform: platform)
        let grouped = Found(screen, .iosVoiceControl, platform: platform)
        #expect(flat.analysis.costs.map(\.cost) == grouped.analysis.costs.map(\.cost))
        #expect(flat.route("level-7") == "\"Tap Level 7\"")
        #expect(flat.cost("settings")?.words == 2)
    }
}
