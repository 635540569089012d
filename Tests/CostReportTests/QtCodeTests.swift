import Foundation
import GroupingSearch
import LayoutModel
import TestSupport
import Testing

@testable import CostReport

/// The C++ of suggestions through a compiler, against declarations of what it uses of Qt.
@Suite struct QtCodeTests {
    private static let compiler = CommandRun.installed(["clang++", "g++", "c++"])

    /// What the snippets use of Qt Widgets 6.
    private static let declarations = """
        struct QString {};
        namespace Qt {
        enum Modifier { CTRL = 1, ALT = 2, SHIFT = 4, META = 8 };
        enum FocusReason { ShortcutFocusReason };
        enum Key { Key_A, Key_B, Key_C, Key_D, Key_E, Key_F, Key_G, Key_H, Key_I, Key_J, Key_K, Key_L, Key_M, Key_N, Key_O,
            Key_P, Key_Q, Key_R, Key_S, Key_T, Key_U, Key_V, Key_W, Key_X, Key_Y, Key_Z };
        struct Combination {};
        Combination operator|(Modifier, Key);
        Modifier operator|(Modifier, Modifier);
        }
        struct QKeySequence { QKeySequence(Qt::Combination); QKeySequence(Qt::Key); };
        struct QWidget {
            static void setTabOrder(QWidget *, QWidget *);
            void setAccessibleName(const QString &); void setFocus(Qt::FocusReason); QWidget *window();
            static QString tr(const char *);
            template <class A, class B, class C, class D> static void connect(A *, B, C *, D);
        };
        struct QAbstractButton : QWidget { void setShortcut(const QKeySequence &); void setText(const QString &); };
        struct QButtonGroup { QButtonGroup(QWidget *); void addButton(QAbstractButton *); };
        struct QLabel : QWidget { void setBuddy(QWidget *); };
        struct QGroupBox : QWidget { QGroupBox(const QString &); };
        struct QHBoxLayout { QHBoxLayout(QWidget *); void addWidget(QWidget *); };
        struct QVBoxLayout { QVBoxLayout(QWidget *); void addWidget(QWidget *); };
        struct QShortcut { QShortcut(const QKeySequence &, QWidget *); void activated(); };
        struct QMessageBox {
            enum Button { Yes = 1, Cancel = 2 };
            static int warning(QWidget *, const QString &, const QString &, int, int);
        };

        """

    @Test(.enabled(if: compiler != nil, "no C++ compiler")) func everySnippetHasTheTypesOfQt() async throws {
        let compiler = try #require(Self.compiler)
        var cases = try CodeCases.changes(.qt).map { (screen: try CodeCases.screen(.qt), change: $0.change) }
        cases += try CodeCases.hostileCases(.qt)
        var text = Self.declarations
        var count = 0
        var kinds: Set<ScreenChange.Kind> = []
        for (screen, change) in cases {
            guard let subject = CodeSubject(change, on: screen), let code = CodeToolkit.qt.code(subject) else {
                continue
            }
            count += 1
            kinds.insert(change.kind)
            let names = CodeNames(.camel, reserved: CodeNames.cpp, for: subject)
            let buttons: Set<Role> = [.button, .menuButton, .toggle, .checkbox, .radioButton]
            var members = ""
            for element in Set(subject.targets.map(\.id) + [subject.box?.id].compactMap(\.self)).sorted()
                .compactMap({ id in screen.elements.first { $0.id == id } })
            {
                let type =
                    buttons.contains(element.role)
                    ? "QAbstractButton" : element.role == .staticText ? "QLabel" : "QWidget"
                members += "    \(type) *\(names[element]);\n"
            }
            text += "struct Case\(count) : QWidget {\n\(members)    void run() {\n\(code)\n    }\n};\n"
        }
        #expect(count > 100)
        #expect(kinds.isSuperset(of: [.group, .order, .merge, .shortcut, .mnemonic, .confirm, .radioGroup]))
        try await ProjectFiles.withTemporaryFolder { folder in
            let path = "\(folder)/Snippets.cpp"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let result = try CommandRun([compiler, "-std=c++17", "-fsyntax-only", "-w", path])
            #expect(result.status == 0, "\(result.output)")
        }
    }
}
