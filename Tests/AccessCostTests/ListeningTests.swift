import LayoutModel
import TestSupport
import Testing

@testable import AccessCost

/// What listening takes: NavCost.docc/Model.md, "Listening".
@Suite struct ListeningTests {
    private func buttons(_ labels: [String]) -> String {
        labels.enumerated().map {
            "<element id='b\($0)' role='button' label='\($1)' x='0' y='\($0 * 50)' width='99' height='44'/>"
        }
        .joined()
    }

    private func seconds(
        _ target: Int, _ labels: [String], _ method: AccessMethod = .iosVoiceOver, _ values: [String: String] = [:],
        action: GoalAction = .none
    ) throws -> Double {
        let analysis = try Fixture(buttons(labels)).analysis(method, set: values, action: action, routes: [.items])
        return try #require(analysis.methods[0].trees[0].costs[target].cost?.seconds)
    }

    /// User Evaluation of VoiceOver, Mobile Information Systems 2018, 6941631, Table 3: 22 attempts in 16.5 s. The defaults are
    /// calibrated by it.
    @Test func twentyTwoSwipesTakeAsLongAsMeasured() throws {
        let labels = (0...22).map { "\(Character(Unicode.Scalar(65 + $0)!))app" }
        let took = try seconds(22, labels)
        #expect(abs(took - 22 * (0.17 + 0.25 + 60.0 / 180)) < 1e-9)
        #expect(abs(took - 16.5) < 0.15 * 16.5)
        #expect(abs(try seconds(22, labels, .iosVoiceOver, ["listening": "off"]) - 22 * 0.17) < 1e-9)
    }

    @Test func aStopIsHeardUpToTheFirstWordThatDiffers() throws {
        let labels = ["Start", "Sound output device", "Sound input", "Sound input level"]
        let (swipe, latency, word) = (0.17, 0.25, 1.0 / 3)
        // To "Sound input level": "Sound output", then "Sound input" whole, then its own name in full.
        #expect(abs(try seconds(3, labels) - (3 * (swipe + latency) + (2 + 2 + 3) * word)) < 1e-9)
        // To "Sound input": "Sound output", then its name.
        #expect(abs(try seconds(2, labels) - (2 * (swipe + latency) + (2 + 2) * word)) < 1e-9)
        // To "Sound output device": nothing on the way, then its name.
        #expect(abs(try seconds(1, labels) - (swipe + latency + 3 * word)) < 1e-9)
        // Where the cursor starts is not heard again.
        #expect(try seconds(0, labels) == 0)
    }

    @Test func presetsChangeTheRateUnlessItIsSet() throws {
        let labels = ["A", "B", "C"]
        func each(_ values: [String: String]) throws -> Double { try seconds(2, labels, .iosVoiceOver, values) / 2 }
        #expect(abs(try each(["listening": "practised"]) - (0.17 + 0.25 + 0.2)) < 1e-9)
        #expect(abs(try each(["listening": "expert"]) - (0.17 + 0.25 + 0.12)) < 1e-9)
        #expect(abs(try each(["listening": "expert", "speechRate": "60"]) - (0.17 + 0.25 + 1)) < 1e-9)
        #expect(abs(try each(["overlap": "on"]) - (0.25 + 1.0 / 3)) < 1e-9)
        #expect(abs(try each(["overlap": "on", "swipe": "2"]) - 2) < 1e-9)
        #expect(abs(try each(["heardWords": "5"]) - (0.17 + 0.25 + 1.0 / 3)) < 1e-9)
    }

    @Test func charactersWithoutSpacesCountLess() {
        #expect(SpokenWords("Wi-Fi & Bluetooth").words == ["wi", "fi", "bluetooth"])
        #expect(abs(SpokenWords("主屏幕").count - 1.8) < 1e-9)
        #expect(abs(SpokenWords("现有iOS 17可用").count - (4 * 0.6 + 2)) < 1e-9)
        #expect(SpokenWords(" — ").count == 0)
        #expect(SpokenWords("+ 1").words == ["1"])
        #expect(abs(SpokenWords("主屏幕").count(first: 1, atLeast: 1) - 1.2) < 1e-9)
    }

    @Test func readersSayWhatTheySayInTheirOrder() throws {
        let screen = try Fixture(
            "<element role='checkbox' label='Wi-Fi' value='on' selected='true'/><element role='heading' heading='2' label='News'/>"
        ).screen
        let (box, heading) = (screen[ElementIndex(0)], screen[ElementIndex(1)])
        #expect(Announcement(box, order: .nameFirst).text == "Wi-Fi, on, check box, selected")
        #expect(Announcement(box, order: .stateFirst).text == "selected, Wi-Fi, on, check box")
        #expect(Announcement(heading, order: .nameFirst).text == "News, heading level 2")
        #expect(Announcement(box, order: .roleFirst).text == "check box, selected, Wi-Fi, on")
        #expect(Announcement(heading, order: .roleFirst).text == "heading level 2, News")
    }

    /// What is heard at each stop, worked out for each target by itself, without classes.
    private struct PlainListener {
        var names: [SpokenWords]
        var first: Int?

        private func common(_ a: SpokenWords, _ b: SpokenWords) -> Int {
            zip(a.words, b.words).prefix { $0 == $1 }.count
        }

        func listener(to target: Int, _ times: ListeningTimes) -> Listener {
            var passing = ContiguousArray<Double>()
            var rest = passing
            for (stop, name) in names.enumerated() {
                var shared = 0
                for (other, words) in names.enumerated() where other != target {
                    guard other == stop || stop == target else { continue }
                    shared = max(shared, common(words, names[target]))
                }
                let heard = name.count(first: shared + 1, atLeast: times.heardWords)
                passing.append(times.seconds(of: heard))
                rest.append(stop == first ? 0 : (name.count - heard) * 60 / times.rate)
            }
            return Listener(times: times) { [passing] in
                passing[$0]
            } rest: { [rest] in
                rest[$0]
            }
        }
    }

    @Test(
        "classes say what each target by itself would, on random names",
        arguments: [AccessMethod.iosVoiceOver, .macVoiceOver, .webScreenReader])
    func classes(_ method: AccessMethod) throws {
        var numbers = SeededNumbers(seed: 9)
        let words = ["sound", "input", "output", "level", "主", "a"]
        for _ in 0..<20 {
            let labels = (0..<9).map { _ in
                (0..<Int.random(in: 1...4, using: &numbers)).map { _ in words.randomElement(using: &numbers)! }.joined(
                    separator: " ")
            }
            let fixture = try Fixture(buttons(labels), platform: nil)
            let context = MachineContext(
                screen: fixture.screen, tree: fixture.tree(.flat, by: method), parameters: method.defaults)
            let classes = try #require(ListeningClasses(context))
            let times = try #require(ListeningTimes(method.defaults))
            let plain = PlainListener(names: labels.map(SpokenWords.init), first: 0)
            for stop in context.tree.stops.indices {
                func cost(_ listener: Listener) -> Double? {
                    let machine = method.machine(context.listening(listener))
                    return CheapestRoutes(machine).cost(to: machine.goal(of: stop))?.seconds
                }
                let own = try #require(cost(plain.listener(to: stop, times)))
                let shared = try #require(cost(classes.listener(classes.number(of: stop))))
                #expect(abs(own - shared) < 1e-9, "\(labels) \(stop)")
            }
        }
    }

    @Test func theShareOfListeningIsTold() throws {
        let labels = ["Start", "Sound output", "Sound input"]
        let analysis = try Fixture(buttons(labels)).analysis(.iosVoiceOver, action: .activate, routes: [.items])
        let cost = analysis.methods[0].trees[0].costs[2]
        // Two swipes and a double tap are gestures; the rest is listening.
        let listening = try #require(cost.listening)
        let heard = 2 * 0.25 + 4.0 / 3
        #expect(abs(listening - heard) < 1e-9)
        let seconds = try #require(cost.cost).seconds
        let gestures = 2 * 0.17 + 0.9
        #expect(abs(seconds - gestures - listening) < 1e-9)
        let silent = try Fixture(buttons(labels)).analysis(.iosVoiceOver, set: ["listening": "off"])
        #expect(silent.methods[0].trees[0].costs[2].listening == nil)
    }

    @Test func aPromptLengthensTheHighlightThatItOutlasts() throws {
        // "Yes" takes 0.25 + 0.33 s, less than the interval; "Please call the nurse" takes 0.25 + 1.33 s.
        let analysis = try Fixture(buttons(["Yes", "Please call the nurse", "No"])).analysis(
            .iosSwitchAuto, set: ["listening": "on"], action: .none)
        let waits = analysis.methods[0].trees[0].costs.compactMap(\.cost?.wait)
        #expect(waits.count == 3)
        #expect(waits[0] == 0)
        #expect(abs(waits[1] - 1) < 1e-9)
        #expect(abs(waits[2] - (1 + 0.25 + 4.0 / 3)) < 1e-9)
        // The interval is one second with and without.
        let silent = try Fixture(buttons(["Yes", "Please call the nurse", "No"])).analysis(
            .iosSwitchAuto, action: .none)
        #expect(silent.methods[0].trees[0].costs[2].cost?.wait == 2)
    }
}
