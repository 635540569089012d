// navcost capture for UI tests: add this file to a UI test target and attach or print `app.navcostXML()`. A test sees
// elements, frames and order from outside; containers and navigation styles only the app itself knows (ScreenCapture).
// It has been type-checked, but not run on a device here.
#if os(iOS) || os(tvOS) || NAVCOST_TYPECHECK
    import XCTest

    extension XCUIApplication {
        /// What a UI test sees of the app as navcost's own XML, in the order in which XCTest reports it.
        ///
        /// Source: XCTest, `XCUIElementSnapshot`.
        @MainActor
        public func navcostXML() throws -> String {
            let snapshot = try self.snapshot()
            var number = 0
            var lines: [String] = []
            write(snapshot, depth: 2, &number, &lines)
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <layout platform="ios">
                  <screen id="main" label="\(escaped(snapshot.label))" width="\(snapshot.frame.width)" height="\(snapshot.frame.height)" readingOrder="document">
                \(lines.joined(separator: "\n"))
                  </screen>
                </layout>

                """
        }

        @MainActor
        private func write(_ node: any XCUIElementSnapshot, depth: Int, _ number: inout Int, _ lines: inout [String]) {
            guard depth < 200 else { return }
            let space = String(repeating: "  ", count: depth)
            number += 1
            let id = " id=\"e\(number)\"" + (node.label.isEmpty ? "" : " label=\"\(escaped(node.label))\"")
            let frame =
                node.frame.width > 0 && node.frame.height > 0
                ? " x=\"\(node.frame.minX)\" y=\"\(node.frame.minY)\" width=\"\(node.frame.width)\" height=\"\(node.frame.height)\""
                : ""
            if let role = Self.roles[node.elementType] {
                let value = (node.value as? String).map { $0.isEmpty ? "" : " value=\"\(escaped($0))\"" } ?? ""
                lines.append(
                    space + "<element role=\"\(role)\"\(id)\(value)\(frame)"
                        + (node.isEnabled ? "" : " enabled=\"false\"") + (node.isSelected ? " selected=\"true\"" : "")
                        + "/>")
            } else if let role = Self.boxes[node.elementType], !node.children.isEmpty {
                lines.append(space + "<group role=\"\(role)\"\(id)\(frame)>")
                for child in node.children { write(child, depth: depth + 1, &number, &lines) }
                lines.append(space + "</group>")
            } else {
                for child in node.children { write(child, depth: depth, &number, &lines) }
            }
        }

        private func escaped(_ text: String) -> String {
            var result = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&", "<", ">", "\"", "\n", "\r", "\t": result += "&#\(scalar.value);"
                case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result
        }

        private static let roles: [XCUIElement.ElementType: String] = [
            .button: "button", .toolbarButton: "button", .radioButton: "radioButton", .checkBox: "checkbox",
            .popUpButton: "popUpButton", .comboBox: "comboBox", .menuButton: "menuButton", .key: "key",
            .stepper: "stepper", .picker: "picker", .pickerWheel: "picker", .switch: "toggle", .toggle: "toggle",
            .link: "link", .image: "image", .icon: "icon", .searchField: "searchField", .staticText: "staticText",
            .textField: "textField", .secureTextField: "secureTextField", .datePicker: "datePicker",
            .textView: "textView", .menuItem: "menuItem", .menuBarItem: "menuBarItem", .cell: "cell",
            .slider: "slider", .tab: "tab", .disclosureTriangle: "disclosure",
        ]
        private static let boxes: [XCUIElement.ElementType: String] = [
            .alert: "alert", .sheet: "sheet", .dialog: "dialog", .popover: "popover", .radioGroup: "radioGroup",
            .keyboard: "keyboard", .navigationBar: "navigationBar", .tabBar: "tabBar", .tabGroup: "tabGroup",
            .toolbar: "toolbar", .statusBar: "statusBar", .table: "table", .collectionView: "collection",
            .segmentedControl: "segmentedControl", .scrollView: "scrollView", .menu: "menu", .menuBar: "menuBar",
        ]
    }
#endif
