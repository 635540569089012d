import GroupingSearch
import LayoutModel
import TestSupport
import Testing

@testable import CostReport

/// What is pasted, word for word, for changes of every kind.
@Suite struct SuggestionCodeTests {
    @Test(arguments: [
        (
            "uikit", Platform.ios, "group of a box",
            """
            rating.accessibilityContainerType = .semanticGroup
            rating.accessibilityNavigationStyle = .combined
            rating.accessibilityLabel = "Rating"
            rating.accessibilityElements = [star1, star2]
            """
        ),
        (
            "uikit", .ios, "new group",
            """
            // cardToolsGroup: a view around them and nothing else.
            cardToolsGroup.accessibilityContainerType = .semanticGroup
            cardToolsGroup.accessibilityNavigationStyle = .combined
            cardToolsGroup.accessibilityLabel = "Card tools"
            cardToolsGroup.accessibilityElements = [pin, add]
            """
        ),
        ("uikit", .ios, "order of the screen", "view.accessibilityElements = [delete, card, pin]"),
        (
            "uikit", .ios, "ungroup",
            """
            rating.accessibilityContainerType = .none
            rating.accessibilityNavigationStyle = .separate
            """
        ),
        (
            "uikit", .ios, "merge of texts",
            """
            breed.accessibilityLabel = "Breed"
            breed.accessibilityValue = breedValue.text
            breedValue.isAccessibilityElement = false
            """
        ),
        (
            "uikit", .ios, "actions",
            """
            card.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Pin") { _ in
                    pin.sendActions(for: .touchUpInside)
                    return true
                },
                UIAccessibilityCustomAction(name: "Add") { _ in
                    add.sendActions(for: .touchUpInside)
                    return true
                },
            ]
            pin.isAccessibilityElement = false
            add.isAccessibilityElement = false
            """
        ),
        (
            "uikit", .ios, "gesture actions",
            """
            for target in [card, pin] as [UIView] {
                target.accessibilityCustomActions = [
                    UIAccessibilityCustomAction(name: "Double tap") { _ in
                        // What the gesture does now.
                        return true
                    },
                    UIAccessibilityCustomAction(name: "Long press") { _ in
                        // What the gesture does now.
                        return true
                    },
                ]
            }
            """
        ),
        ("uikit", .ios, "input label", "pin.accessibilityUserInputLabels = [\"Pin card\", \"Pin it\"]"),
        (
            "swiftui", .ios, "group of a box",
            """
            HStack {
                star1
                star2
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Rating")
            """
        ),
        ("swiftui", .ios, "shortcut", "card\n    .keyboardShortcut(\"k\", modifiers: .command)"),
        (
            "swiftui", .ios, "actions",
            """
            card
                .accessibilityAction(named: "Pin") { activatePin() }
                .accessibilityAction(named: "Add") { activateAdd() }
            pin
                .accessibilityHidden(true)
            add
                .accessibilityHidden(true)
            """
        ),
        (
            "appkit", .mac, "order",
            """
            rating.setAccessibilityChildrenInNavigationOrder([star2, star1])
            star2.nextKeyView = star1
            """
        ),
        (
            "appkit", .mac, "shortcut",
            """
            card.keyEquivalent = "k"
            card.keyEquivalentModifierMask = .command
            """
        ),
        (
            "android-xml", .android, "merge of texts",
            """
            <LinearLayout
                android:id="@+id/breed_pair"
                android:layout_width="wrap_content"
                android:layout_height="wrap_content"
                android:screenReaderFocusable="true"
                android:orientation="horizontal">
                <TextView android:id="@+id/breed" />
                <TextView android:id="@+id/breed_value" />
            </LinearLayout>
            """
        ),
        (
            "android-xml", .android, "order",
            """
            <Button android:id="@+id/star_2" android:nextFocusForward="@id/star_1" />
            <Button android:id="@+id/star_1" android:accessibilityTraversalAfter="@id/star_2" />
            """
        ),
        (
            "kotlin", .android, "actions",
            """
            ViewCompat.addAccessibilityAction(card, "Pin") { _, _ -> pin.performClick() }
            ViewCompat.addAccessibilityAction(card, "Add") { _, _ -> add.performClick() }
            pin.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            add.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
            """
        ),
        ("html", .web, "shortcut", "<button id=\"card\" accesskey=\"k\">Card</button>"),
        (
            "android-xml", .android, "align",
            """
            <Button android:id="@+id/add" android:layout_height="0dp" app:layout_constraintTop_toTopOf="@id/pin" app:layout_constraintBottom_toBottomOf="@id/pin" />
            """
        ),
        (
            "html", .web, "headings",
            """
            <div id="soundLabel" role="heading" aria-level="2">Sound</div>
            <div id="breed" role="heading" aria-level="2">Breed</div>
            """
        ),
        ("html", .web, "skip link", "<a id=\"skip-link\" href=\"#search\">Skip to search</a>"),
        (
            "html", .web, "radio group of a box",
            """
            <div id="rating" role="radiogroup" aria-label="Rating">
              <button id="star-1" name="star-1">1 star</button>
              <button id="star-2" name="star-1">2 stars</button>
            </div>
            """
        ),
        (
            "gtk", .gtk, "new radio group",
            """
            <object class="GtkCheckButton" id="pin">
            </object>
            <object class="GtkCheckButton" id="add">
              <property name="group">pin</property>
            </object>
            """
        ),
        (
            "qt", .qt, "new radio group",
            """
            auto *cardToolsChoice = new QButtonGroup(this);
            cardToolsChoice->addButton(pin);
            cardToolsChoice->addButton(add);
            """
        ),
        ("html", .web, "skip", "<hr id=\"line\" aria-hidden=\"true\"/>"),
        (
            "gtk", .gtk, "group of a box",
            """
            <object class="GtkBox" id="rating">
              <property name="accessible-role">group</property>
              <accessibility>
                <property name="label">Rating</property>
              </accessibility>
              <property name="orientation">horizontal</property>
              <child><object class="GtkButton" id="star-1"/></child>
              <child><object class="GtkButton" id="star-2"/></child>
            </object>
            """
        ),
        (
            "qt", .qt, "new group",
            """
            auto *cardToolsGroup = new QGroupBox(tr("Card tools"));
            auto *cardToolsLayout = new QHBoxLayout(cardToolsGroup);
            cardToolsLayout->addWidget(pin);
            cardToolsLayout->addWidget(add);
            QWidget::setTabOrder(pin, add);
            """
        ),
        (
            "qt", .qt, "order of the screen",
            "QWidget::setTabOrder(deleteButton, card);\nQWidget::setTabOrder(card, pin);"
        ),
        ("qt", .qt, "shortcut", "card->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));"),
    ])
    func whatIsPasted(toolkit: String, platform: Platform, name: String, code: String) throws {
        #expect(try CodeCases.code(toolkit, name, platform) == code)
    }

    @Test func buttonsOfAPageBecomeAToolbarWithOneTabStop() throws {
        let code = try #require(try CodeCases.code("html", "group of a box", .web))
        #expect(
            code.hasPrefix(
                """
                <div id="rating" role="toolbar" aria-label="Rating">
                  <button id="star-1" tabindex="0">1 star</button>
                  <button id="star-2" tabindex="-1">2 stars</button>
                </div>
                <script>
                """))
        // Right goes on in the direction in which the page is read, and arrows end at the ends.
        #expect(code.contains("direction === \"rtl\" ? -1 : 1"))
        #expect(code.contains("ArrowRight: ahead, ArrowLeft: -ahead") && code.contains("if (!next) return;"))
    }

    @Test func aGroupForReadersOfPagesIsARegion() throws {
        let screen = try CodeCases.screen(.web)
        func code(_ change: ScreenChange) -> String? {
            SuggestionCode.code(for: change, on: screen, platform: .web, makesLandmarks: true).first?.code
        }
        #expect(
            code(ScreenChange(.group, ["star-1", "star-2"], label: "Rating", container: "rating")) == """
                <div id="rating" role="region" aria-label="Rating">
                  <button id="star-1">1 star</button>
                  <button id="star-2">2 stars</button>
                </div>
                """)
        #expect(
            code(ScreenChange(.group, ["pin", "add"], label: "Card tools"))?.hasPrefix(
                "<div role=\"region\" aria-label=\"Card tools\">\n  <button id=\"pin\">") == true)
        #expect(code(ScreenChange(.skip, ["line"])) == "<hr id=\"line\" aria-hidden=\"true\"/>")
    }

    @Test(arguments: [
        (Platform.ios, ["uikit", "swiftui"]), (.tvos, ["uikit", "swiftui"]), (.macCatalyst, ["uikit", "swiftui"]),
        (.mac, ["swiftui", "appkit"]), (.android, ["android-xml"]), (.androidTV, ["android-xml"]), (.web, ["html"]),
        (.chromeos, ["html"]), (.gtk, ["gtk"]), (.qt, ["qt"]), (.windows, []), (.java, []), (.aac, []),
    ])
    func everyPlatformHasItsToolkits(platform: Platform, toolkits: [String]) throws {
        let change = ScreenChange(.group, ["star-1", "star-2"], label: "Rating", container: "rating")
        let code = SuggestionCode.code(for: change, on: try CodeCases.screen(.ios), platform: platform)
        #expect(code.map(\.toolkit) == toolkits)
        #expect(SuggestionCode.code(for: change, on: try CodeCases.screen(.ios), platform: nil).isEmpty)
    }

    /// The changes that pages and, but for one, desktops have.
    private static let pageChanges = [
        "headings", "skip link", "roving", "radio group of a box", "new radio group", "earlier",
    ]

    /// What a toolkit cannot do is left out, and nothing else is.
    @Test(arguments: [
        ("uikit", Platform.ios, ["mnemonic"] + pageChanges + ["align"]),
        ("swiftui", .ios, ["ungroup", "shortcut of a field", "mnemonic"] + pageChanges + ["align"]),
        ("appkit", .mac, ["shortcut of a field", "mnemonic", "adjustable"] + pageChanges + ["align"]),
        (
            "android-xml", .android,
            [
                "ungroup", "actions", "gesture actions", "shortcut", "shortcut of a field", "mnemonic", "input label",
                "adjustable",
                "confirm",
            ] + pageChanges
        ),
        (
            "kotlin", .android,
            [
                "group of a box", "new group", "group of fields", "ungroup", "merge of texts", "shortcut",
                "shortcut of a field", "mnemonic", "input label",
            ] + pageChanges + ["align"]
        ),
        (
            "html", .web,
            [
                "ungroup", "merge of a control", "merge of texts", "actions", "gesture actions", "mnemonic",
                "input label", "adjustable",
                "earlier", "align",
            ]
        ),
        (
            "gtk", .gtk,
            [
                "merge of texts", "actions", "gesture actions", "input label", "adjustable", "headings", "skip link",
                "roving", "earlier",
                "align",
            ]
        ),
        (
            "qt", .qt,
            [
                "ungroup", "merge of texts", "actions", "gesture actions", "skip", "input label", "adjustable",
                "headings", "skip link",
                "roving", "earlier", "align",
            ]
        ),
    ])
    func whatAToolkitCannotDoIsLeftOut(toolkit: String, platform: Platform, names: [String]) throws {
        let missing = try CodeCases.changes(platform).filter { try CodeCases.code(toolkit, $0.name, platform) == nil }
        #expect(missing.map(\.name) == names)
    }

    @Test(arguments: [
        ScreenChange(.group, ["star-1", "none"], label: "X"), ScreenChange(.group, ["star-1"], label: "X"),
        ScreenChange(.order, ["star-1", "star-2"], container: "none"), ScreenChange(.skip, []),
        ScreenChange(.actions, ["card", "delete"]), ScreenChange(.shortcut, ["card"], label: "Hyper-K"),
        ScreenChange(.adjustable, ["photo-1", "photo-2"], label: "Photos"),
    ])
    func aChangeThatIsNotOfTheScreenHasNoCode(change: ScreenChange) throws {
        let expected = change.kind == .actions ? 2 : 0
        let code = SuggestionCode.code(for: change, on: try CodeCases.screen(.ios), platform: .ios)
        #expect(code.count == expected)
    }

    @Test func namesAreValidUniqueAndNoWordsOfTheLanguage() {
        let ids = [
            "class", "1", "a-1", "a_1", "a1", "\u{5C0F}", "photo 2", "self", "com.app:id/title", "", "HTMLView", "a--b",
        ]
        let elements = ids.map { Element(role: .button, id: $0) }
        let swift = CodeNames(.camel, reserved: CodeNames.swift, for: elements)
        #expect(
            elements.map { swift[$0] } == [
                "classButton", "button1", "a1", "a12", "a13", "button", "photo2", "selfButton", "title", "button2",
                "htmlview", "aB",
            ])
        let android = CodeNames(.snake, reserved: CodeNames.java, for: elements)
        #expect(
            elements.map { android[$0] } == [
                "class_button", "button_1", "a_1", "a_1_2", "a1", "button", "photo_2", "self", "title", "button_2",
                "htmlview", "a_b",
            ])
    }
}
