import AccessCost
import TestSupport
import Testing

/// NavCost.docc/Defaults.md.
@Suite struct DefaultsTests {
    private static let tables: [(AccessMethod, String)] = [
        (
            .iosSwitchAuto,
            "interval 1, firstItemDelay 0, cycles 4, exit last, start off, activation menu, autoTapDelay 0.75, groupItems containers"
        ),
        (
            .androidSwitchAuto,
            "interval 1, firstItemDelay 0.7, cycles 2, exit none, afterCycles top, start on, activation always, menuForSeveral on, smallestRow 3"
        ),
        (
            .chromeosSwitchAuto,
            "interval 1.8, firstItemDelay 0, cycles 0, exit last, start off, activation always, menuForSeveral on"
        ),
        (
            .aacRowColumn,
            "interval 1, firstItemDelay 0, cycles 3, afterCycles up, start on, activation always, exit none"
        ),
        (.iosSwitchManual, "press 0.5, start off, activation menu"),
        (.iosSwitchDwell, "press 0.5, dwell 1"),
        (.androidSwitchStep, "press 0.5, start on"),
        (.androidSwitchGroups, "switches 2, press 0.5, start on"),
        (.iosSwitchPoint, "speed 100, fineSpeed 10"),
        (.macVoiceOver, "voKeys 2, keystrokeTime 0.28"),
    ]

    /// A scan reads the order only where it was changed.
    @Test func theMenuBeginsInTheSameOrderEverywhere() {
        let order = Parameter<[ScanMenuPart]>.menuOrder
        let methods = AccessMethod.all.filter { $0.defaults.has(order) }
        #expect(methods.count > 5)
        for method in methods { #expect(method.defaults[order] == order.absent, "\(method.id)") }
    }

    @Test("defaults", arguments: tables.indices)
    func defaults(row: Int) {
        let (method, text) = Self.tables[row]
        for pair in text.split(separator: ", ") {
            let words = pair.split(separator: " ").map { String($0) }
            #expect(method.defaults.value(of: words[0])?.description == words[1], "\(method.id) \(words[0])")
        }
    }

    @Test("the reaction follows the interval, 0.65 times (Simpson, Koester, LoPresti 2007), and stays below it")
    func reaction() {
        for method in AccessMethod.all where method.defaults.has("interval") {
            let settings = Fixture.settings(method, ["interval": "2"])
            #expect(abs(settings[.reaction] - 1.3) < 1e-12)
            #expect(method.problem(with: settings) == nil)
            #expect(method.problem(with: Fixture.settings(method, ["interval": "2", "reaction": "2"])) != nil)
            #expect(method.problem(with: Fixture.settings(method, ["interval": "2", "reaction": "1.99"])) == nil)
        }
    }

    @Test("ChromeOS takes intervals from 0.7 to 4.0 s")
    func chromeOSRange() {
        var settings = AccessMethod.chromeosSwitchAuto.defaults
        #expect(settings.set("interval", to: "0.69") != nil)
        #expect(settings.set("interval", to: "0.7") == nil)
        #expect(settings.set("interval", to: "4") == nil)
        #expect(settings.set("interval", to: "4.01") != nil)
    }

    @Test("a wrong key or value is an error that says what there is; a value set back is no change")
    func wrongSettings() {
        var settings = AccessMethod.iosSwitchAuto.defaults
        #expect(settings.set("intervall", to: "1")?.contains("'interval'") == true)
        #expect(settings.set("exit", to: "middle")?.contains("last, first, none") == true)
        #expect(settings.set("cycles", to: "1.5") != nil)
        #expect(settings.set("interval", to: "nan") != nil)
        #expect(settings.set("start", to: "maybe") != nil)
        #expect(settings.set("cycles", to: "2") == nil)
        #expect(settings.changed == ["cycles": .number(2)])
        #expect(settings.set("cycles", to: "4") == nil)
        #expect(settings.changed.isEmpty)
    }

    @Test("every setting names its source, has its key once and takes its own default")
    func settingsAreComplete() {
        for method in AccessMethod.all {
            #expect(Set(method.parameters.map(\.key)).count == method.parameters.count)
            for setting in method.parameters {
                #expect(!setting.source.isEmpty && !setting.summary.isEmpty)
                if case .share = setting.defaultValue { continue }
                #expect(setting.value(from: setting.defaultValue.description) == setting.defaultValue)
            }
        }
        #expect(Set(AccessMethod.all.map(\.id)).count == AccessMethod.all.count)
    }
}
