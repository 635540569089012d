import LayoutFormats
import LayoutModel
import TestSupport
import Testing

private typealias IB = InterfaceBuilder

/// The views of one scene as text.
private func tree(_ views: String, frames: Bool = false) throws -> String {
    try IB.dump(IB.read(IB.storyboard(IB.scene(IB.controller("vc", views)))), frames: frames)
}

@Suite struct InterfaceBuilderAccessibilityTests {
    @Test func theFileOverridesTheClass() throws {
        func accessibility(_ more: String, _ inside: String = "") -> String {
            "<accessibility key=\"accessibilityConfiguration\" \(more)>\(inside)</accessibility>"
        }
        func traits(_ names: String...) -> String {
            "<accessibilityTraits key=\"traits\" \(names.map { "\($0)=\"YES\"" }.joined(separator: " "))/>"
        }
        let no = "<bool key=\"isElement\" value=\"NO\"/>"
        let yes = "<bool key=\"isElement\" value=\"YES\"/>"
        let views =
            IB.button("a", "x", inside: accessibility("label=\"Close\" hint=\"Leaves\" identifier=\"id\""))
            + IB.button("b", "B", inside: accessibility("", no))
            + IB.button("c", "C", inside: accessibility("", traits("staticText")))
            + IB.button("d", "D", inside: accessibility("", traits("button", "notEnabled", "selected")))
            + IB.label("e", "E", inside: accessibility("", traits("header", "staticText")))
            + IB.label("f", "F", inside: accessibility("", traits("link")))
            + "<imageView id=\"g\">\(IB.frame(0, 0, 9, 9))\(accessibility("label=\"Chart\"", yes))</imageView>"
            + "<view id=\"h\">\(IB.frame(0, 0, 9, 9))<subviews>\(IB.label("hl", "3"))</subviews>\(accessibility("label=\"Stars\"", traits("adjustable") + yes))</view>"
        #expect(
            try tree(views) == """
                button "Close" #a
                button "B" #b inaccessible
                staticText "C" #c reacts
                button "D" #d disabled selected
                heading "E" #e heading
                link "F" #f
                image "Chart" #g
                slider "Stars" #h adjustable
                  staticText "3" #hl
                """)
    }

    @Test func attributesSetAtRunTime() throws {
        func box(_ id: String, _ attributes: String...) -> String {
            let all = attributes.map { "<userDefinedRuntimeAttribute \($0)/>" }.joined()
            return
                "<view id=\"\(id)\">\(IB.frame(0, 0, 50, 50))<subviews>\(IB.button("\(id)1", "One"))\(IB.button("\(id)2", "Two"))"
                + "</subviews><userDefinedRuntimeAttributes>\(all)</userDefinedRuntimeAttributes></view>"
        }
        let views =
            box("a", "type=\"boolean\" keyPath=\"accessibilityElementsHidden\" value=\"YES\"")
            + box("b", "type=\"boolean\" keyPath=\"shouldGroupAccessibilityChildren\" value=\"YES\"")
            + box("c", "type=\"boolean\" keyPath=\"accessibilityViewIsModal\" value=\"YES\"")
            + box(
                "d", "type=\"boolean\" keyPath=\"isAccessibilityElement\" value=\"YES\"",
                "type=\"localizedString\" keyPath=\"accessibilityLabel\" value=\"Pair\"")
            + "<view id=\"e\">\(IB.frame(0, 0, 50, 50))<subviews>\(IB.button("e1", "One"))</subviews><userDefinedRuntimeAttributes>"
            + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"accessibilityNavigationStyle\"><integer key=\"value\" value=\"2\"/></userDefinedRuntimeAttribute>"
            + "</userDefinedRuntimeAttributes></view>"
        #expect(
            try tree(views) == """
                [group] #a hidden
                  button "One" #a1
                  button "Two" #a2
                [group] #b container:semanticGroup
                  button "One" #b1
                  button "Two" #b2
                [group] #c modal
                  button "One" #c1
                  button "Two" #c2
                other "Pair" #d
                  button "One" #d1
                  button "Two" #d2
                [group] #e style:combined
                  button "One" #e1
                """)
    }

    @Test func hiddenAndDisabled() throws {
        let views =
            IB.button("a", "A", more: "hidden=\"YES\"") + IB.button("b", "B", more: "alpha=\"0.0\"")
            + IB.button("c", "C", more: "enabled=\"NO\"") + IB.button("d", "D", more: "userInteractionEnabled=\"NO\"")
            + "<view userInteractionEnabled=\"NO\" id=\"e\">\(IB.frame(0, 0, 50, 50))<subviews>\(IB.button("f", "F"))</subviews></view>"
        let imported = try IB.read(IB.storyboard(IB.scene(IB.controller("vc", views))))
        #expect(
            try IB.dump(imported) == """
                button "A" #a hidden
                button "B" #b hidden
                button "C" #c disabled
                button "D" #d disabled
                [group] #e disabled
                  button "F" #f
                """)
    }
}
