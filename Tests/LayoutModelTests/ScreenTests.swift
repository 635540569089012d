import Foundation
import LayoutModel
import Testing

/// The tree of a screen, stored flat in preorder, and the paths of its elements in the input.
@Suite struct ScreenTests {
    /// A root of b(c, d(e)) and f, behind it g.
    private func screen() -> Screen {
        var screen = Screen(id: "s", width: 10, height: 20)
        func open(_ id: String, in parent: ElementIndex?) -> ElementIndex {
            screen.open(Element(.group, id: id), in: parent)
        }
        let a = open("a", in: nil)
        let b = open("b", in: a)
        let c = open("c", in: b)
        screen.close(c)
        let d = open("d", in: b)
        let e = open("e", in: d)
        for index in [e, d, b] { screen.close(index) }
        let f = open("f", in: a)
        for index in [f, a] { screen.close(index) }
        screen.close(open("g", in: nil))
        return screen
    }

    @Test("what is nested too deep stands side by side on the last level")
    func flattening() {
        var screen = screen()
        let isChanged = screen.flatten(below: 4)
        #expect(!isChanged)
        #expect(screen.elements == self.screen().elements)
        // b(c, d(e)) under a, on two levels: b, c, d, e and f.
        let isFlattened = screen.flatten(below: 2)
        #expect(isFlattened)
        #expect(screen.elements.map { $0.parent?.rawValue } == [nil, 0, 0, 0, 0, 0, nil])
        #expect(screen.elements.map(\.subtreeEnd) == [6, 2, 3, 4, 5, 6, 7])
    }

    @Test("preorder, parents, ends of subtrees and direct children")
    func tree() {
        let screen = screen()
        #expect(screen.elements.map(\.id) == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(screen.elements.map(\.subtreeEnd) == [6, 5, 3, 5, 5, 6, 7])
        #expect(screen.elements.map { $0.parent?.rawValue ?? -1 } == [-1, 0, 1, 1, 3, 0, -1])
        func children(_ offset: Int?) -> [String] {
            screen.children(of: offset.map { ElementIndex($0) }).map { screen[$0].id }
        }
        #expect(children(nil) == ["a", "g"])
        #expect(children(0) == ["b", "f"])
        #expect(children(1) == ["c", "d"])
        #expect(children(2) == [])
        #expect(Array(Screen(id: "empty").children(of: nil)).isEmpty)
    }

    @Test("an element can be changed in place, and given its id")
    func changes() {
        var screen = screen()
        screen[ElementIndex(4)].label = "Echo"
        screen.setID("z", at: ElementIndex(4))
        #expect(screen[ElementIndex(4)].label == "Echo")
        #expect(screen[ElementIndex(4)].id == "z")
        #expect(ElementIndex(3) < ElementIndex(4))
    }

    @Test("paths as XPath writes them, the root without a place")
    func sources() {
        var screen = screen()
        let root = screen.sources.add("layout", place: 0, under: -1)
        let first = screen.sources.add("screen", place: 1, under: root)
        let third = screen.sources.add("element", place: 3, under: first)
        screen[ElementIndex(2)].source = third
        #expect(screen.source(of: ElementIndex(2)) == "/layout/screen[1]/element[3]")
        #expect(screen.source(of: ElementIndex(3)) == nil)
        #expect(screen.sources.path(of: root) == "/layout")
        let last = screen.sources.add("Föö.bar", place: 1_203_456_789, under: third)
        #expect(screen.sources.path(of: last) == "/layout/screen[1]/element[3]/Föö.bar[1203456789]")
        let tenth = screen.sources.add("k", place: 10, under: -1)
        #expect(screen.sources.path(of: tenth) == "/k[10]")
        #expect(screen.sources.path(of: 99) == nil)
        #expect(screen.sources.path(of: -1) == nil)
        #expect(SourceMap().path(of: 0) == nil)
    }

    @Test("a screen is the same after it was written and read")
    func coding() throws {
        let screen = screen()
        let data = try JSONEncoder().encode(screen)
        #expect(try JSONDecoder().decode(Screen.self, from: data) == screen)
    }

    @Test("what an element is unless the file says otherwise")
    func defaults() {
        let button = Element(role: .button)
        #expect(button.isAccessibilityElement && button.respondsToInteraction && button.containerType == .none)
        let bar = Element(.group, role: .toolbar)
        #expect(!bar.isAccessibilityElement && !bar.respondsToInteraction && bar.containerType == .semanticGroup)
        #expect(Element(.group).role == .group && Element().role == .other)
        var table = Element(.element, role: .table)
        #expect(table.containerType == .none)
        table.accessible = false
        #expect(table.containerType == .dataTable)
        table.container = ContainerType.none
        #expect(table.containerType == .none)
        var text = Element(role: .staticText)
        #expect(!text.respondsToInteraction)
        text.interactive = true
        #expect(text.respondsToInteraction)
    }
}
