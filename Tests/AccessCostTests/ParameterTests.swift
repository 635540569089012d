import AccessCost
import Foundation
import Testing

/// Typed method parameters, and methods as values.
@Suite struct ParameterTests {
    @Test("typed keys read and set values; shares follow what they are a share of")
    func typedKeys() {
        var values = AccessMethod.iosSwitchAuto.defaults
        #expect(values.set(.interval, to: 2) == nil)
        #expect(values.set(.exit, to: .none) == nil)
        #expect(values.set(.menuOrder, to: [.exit, .tap]) == nil)
        #expect(values[.interval] == 2 && values[.reaction] == 1.3 && values.share(.reaction) == 0.65)
        #expect(values[.exit] == .none && values[.menuOrder] == [.exit, .tap])
        #expect(values.set(.reaction, to: 1) == nil)
        #expect(values[.reaction] == 1 && values.share(.reaction) == nil)
    }

    @Test("a parameter that a method does not have reads as absent and cannot be set")
    func absentParameters() {
        var values = AccessMethod.iosKeyboard.defaults
        #expect(!values.has(.interval) && values[.interval] == 0)
        #expect(values.set(.interval, to: 2) == "there is no parameter 'interval'")
        // Keyboards and scans both have a parameter "start", of different types.
        #expect(values[.startFocus] == .before && !values.has(.startsWithPress) && !values[.startsWithPress])
    }

    @Test(
        "a wrong value says what is allowed",
        arguments: [
            ("interval", "0", "invalid value '0' for 'interval', which is a number from 0.01 to 60"),
            ("cycles", "1.5", "invalid value '1.5' for 'cycles', which is a whole number from 0 to 20"),
            ("exit", "middle", "invalid value 'middle' for 'exit', which is one of last, first, none"),
            (
                "menuOrder", "tap,tap",
                "invalid value 'tap,tap' for 'menuOrder', which is some of tap, actions, gestures, scroll, exit, in any order"
            ),
            ("start", "maybe", "invalid value 'maybe' for 'start', which is on or off"),
            ("exits", "last", "there is no parameter 'exits'; did you mean 'exit'?"),
        ])
    func wrongValues(key: String, text: String, message: String) {
        var values = AccessMethod.iosSwitchAuto.defaults
        #expect(values.set(key, to: text) == message)
        #expect(values.changed.isEmpty)
    }

    @Test("a method may take fewer choices than the parameter has")
    func narrowedChoices() {
        var values = AccessMethod.androidSwitchGroups.defaults
        #expect(values.set(.activation, to: .autoTap)?.hasSuffix("one of menu, always") == true)
        #expect(values.set(.activation, to: .menu) == nil)
    }

    @Test("values, methods, routes and tables decode to what was encoded")
    func roundTrips() throws {
        for method in AccessMethod.all {
            var values = method.defaults
            if values.has(.interval) { _ = values.set(.interval, to: 1.23) }
            if values.has(.next) { _ = values.set(.next, to: "Control-J") }
            if values.has(.mental) { _ = values.set(.mental, to: true) }
            #expect(try decoded(values) == values)
            #expect(try decoded(method) == method)
            #expect(try decoded(method.parameters.map(\.defaultValue)) == method.parameters.map(\.defaultValue))
        }
        let table = WeightTable(rows: [.init(id: "a", weight: 2, line: 1)], unnamed: 1)
        #expect(try decoded(table) == table)
        let counts = TextSample("añ b").counts
        #expect(try decoded(counts) == counts)
        var route = Route()
        route.append("Tab", count: 3)
        #expect(try decoded(route) == route)
    }

    @Test("an unknown method or parameter is a decoding error that names the nearest known one")
    func decodingErrors() {
        #expect(
            problem(AccessMethod.self, #""ios-switch-atuo""#)
                == "no access method is called 'ios-switch-atuo'; did you mean 'ios-switch-auto'?")
        #expect(
            problem(ParameterValues.self, #"{"method": "mac-voiceover", "changed": {"voKey": 1}}"#)
                == "there is no parameter 'voKey'; did you mean 'voKeys'?")
    }

    private func decoded<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    private func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
        do {
            _ = try JSONDecoder().decode(type, from: Data(json.utf8))
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {}
        return nil
    }
}
