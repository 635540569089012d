import AccessCost
import Testing

@testable import LayoutModel

@Suite struct PlatformMethodTests {
    @Test("every platform has methods, and its screen reader is one of all")
    func everyPlatform() {
        for platform in Platform.allCases {
            #expect(AccessMethod.all.contains { $0.platforms.contains(platform) }, "\(platform.rawValue)")
            if let id = platform.screenReader { #expect(AccessMethod(id: id) != nil, "\(platform.rawValue)") }
        }
    }

    @Test("a platform may have the methods of another one")
    func sharedMethods() {
        let platform = Platform("wx", Platform.Traits(name: "wxWidgets", methodsOf: .windows))
        #expect(AccessMethod.usual(on: platform) == [.desktopKeyboard])
        #expect(AccessMethod.usual(on: Platform("new", Platform.Traits(name: "New"))) == [.iosSwitchAuto])
        #expect(AccessMethod.usual(on: nil) == [.iosSwitchAuto])
    }
}
