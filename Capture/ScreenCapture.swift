// navcost capture for UIKit: add this file to a debug build of an app and print what it returns, for example from a
// breakpoint: `po print(ScreenCapture.xml())`. It writes what assistive technology finds on the screen - elements,
// containers, navigation styles, order - as navcost's own XML. It has been type-checked, but not run on a device here.
#if canImport(UIKit)
    import UIKit

    /// Writes the accessibility tree of a running app as navcost's own XML.
    ///
    /// Source: UIAccessibility (isAccessibilityElement, accessibilityElements, accessibilityContainerType,
    /// accessibilityNavigationStyle, accessibilityViewIsModal).
    @MainActor
    public struct ScreenCapture {
        private var lines: [String] = []
        private var taken: Set<String> = []
        private var number = 0
        private var visited: Set<ObjectIdentifier> = []

        /// The XML of a window, of the app's key window where none is given.
        public static func xml(of window: UIWindow? = nil, id: String = "main", label: String = "") -> String {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            guard let window = window ?? scenes.flatMap(\.windows).first(where: \.isKeyWindow) else { return "" }
            var capture = ScreenCapture()
            capture.walk(window, depth: 2)
            let size = window.bounds.size
            let direction =
                window.effectiveUserInterfaceLayoutDirection == .rightToLeft ? " direction=\"rightToLeft\"" : ""
            // A container that lists its elements has put them in order; the others are read by their frames.
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <layout platform="ios">
                  <screen id="\(escaped(id))" label="\(escaped(label))" width="\(size.width)" height="\(size.height)"\(direction)>
                \(capture.lines.joined(separator: "\n"))
                  </screen>
                </layout>

                """
        }

        private mutating func walk(_ object: NSObject, depth: Int) {
            guard depth < 200, visited.insert(ObjectIdentifier(object)).inserted, !object.accessibilityElementsHidden
            else { return }
            if let view = object as? UIView, view.isHidden || view.alpha < 0.01 { return }
            if object.isAccessibilityElement { return writeElement(object, depth: depth) }
            let listed = object.accessibilityElements as? [NSObject]
            let children = listed ?? (object as? UIView)?.subviews ?? []
            let container = Self.containers[object.accessibilityContainerType]
            let style = Self.styles[object.accessibilityNavigationStyle]
            let role = Self.boxRole(object)
            guard container != nil || style != nil || role != nil || listed != nil || object.accessibilityViewIsModal
            else {
                for child in children { walk(child, depth: depth) }
                return
            }
            let start = lines.count
            lines.append("")
            var ids: [String] = []
            for child in children {
                let before = lines.count
                walk(child, depth: depth + 1)
                if listed != nil, lines.count > before, let id = Self.id(in: lines[before]) { ids.append(id) }
            }
            guard lines.count > start + 1 else {
                lines.removeLast()
                return
            }
            let name = identity(object)
            lines[start] =
                indent(depth) + "<group id=\"\(name)\" role=\"\(role ?? "group")\""
                + attribute("label", object.accessibilityLabel) + frame(object)
                + attribute("container", container ?? (listed != nil && role == nil ? "none" : nil))
                + attribute("navigationStyle", style)
                + (ids.count > 1 ? attribute("order", ids.joined(separator: " ")) : "")
                + (object.accessibilityViewIsModal ? " modal=\"true\"" : "") + ">"
            lines.append(indent(depth) + "</group>")
        }

        private mutating func writeElement(_ object: NSObject, depth: Int) {
            let traits = object.accessibilityTraits
            let line =
                indent(depth) + "<element id=\"\(identity(object))\" role=\"\(Self.role(object))\""
                + attribute("label", object.accessibilityLabel) + attribute("value", object.accessibilityValue)
                + frame(object) + " respondsToInteraction=\"\(object.accessibilityRespondsToUserInteraction)\""
                + (traits.contains(.notEnabled) ? " enabled=\"false\"" : "")
                + (traits.contains(.adjustable) ? " adjustable=\"true\"" : "")
                + (traits.contains(.selected) ? " selected=\"true\"" : "")
                + (traits.contains(.header) ? " heading=\"1\"" : "")
            let label = object.accessibilityLabel
            let names = (object.accessibilityUserInputLabels ?? []).filter { $0 != label && !$0.isEmpty }
            let actions = (object.accessibilityCustomActions ?? []).map(\.name).filter { !$0.isEmpty }
            guard !names.isEmpty || !actions.isEmpty else { return lines.append(line + "/>") }
            lines.append(line + ">")
            for name in names { lines.append(indent(depth + 1) + "<inputLabel>\(Self.escaped(name))</inputLabel>") }
            for name in actions { lines.append(indent(depth + 1) + "<action name=\"\(Self.escaped(name))\"/>") }
            lines.append(indent(depth) + "</element>")
        }

        private static let containers: [UIAccessibilityContainerType: String] = [
            .dataTable: "dataTable", .list: "list", .landmark: "landmark", .semanticGroup: "semanticGroup",
        ]
        private static let styles: [UIAccessibilityNavigationStyle: String] = [
            .separate: "separate", .combined: "combined",
        ]

        private static func boxRole(_ object: NSObject) -> String? {
            switch object {
            case is UINavigationBar: "navigationBar"
            case is UITabBar: "tabBar"
            case is UIToolbar: "toolbar"
            case is UITableView: "table"
            case is UICollectionView: "collection"
            case is UISegmentedControl: "segmentedControl"
            default: nil
            }
        }

        private static func role(_ object: NSObject) -> String {
            let traits = object.accessibilityTraits
            switch object {
            case is UISwitch: return "toggle"
            case is UISlider: return "slider"
            case let field as UITextField: return field.isSecureTextEntry ? "secureTextField" : "textField"
            case is UITextView: return "textView"
            case is UITableViewCell, is UICollectionViewCell: return "cell"
            default: break
            }
            let known: [(UIAccessibilityTraits, String)] = [
                (.keyboardKey, "key"), (.searchField, "searchField"), (.adjustable, "slider"), (.link, "link"),
                (.button, "button"), (.header, "heading"), (.image, "image"), (.staticText, "staticText"),
            ]
            return known.first { traits.contains($0.0) }?.1 ?? "other"
        }

        private mutating func identity(_ object: NSObject) -> String {
            let own = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
            // An order is a list of ids, so they hold no spaces.
            var id = own.split(whereSeparator: \.isWhitespace).joined(separator: "-")
            while id.isEmpty || taken.contains(id) {
                number += 1
                id = "e\(number)"
            }
            taken.insert(id)
            return Self.escaped(id)
        }

        private static func id(in line: String) -> String? {
            line.firstRange(of: "id=\"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
        }

        private func frame(_ object: NSObject) -> String {
            let frame = object.accessibilityFrame
            guard frame.width > 0, frame.height > 0 else { return "" }
            return
                " x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
        }

        private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

        private func attribute(_ name: String, _ value: String?) -> String {
            guard let value, !value.isEmpty else { return "" }
            return " \(name)=\"\(Self.escaped(value))\""
        }

        private static func escaped(_ text: String) -> String {
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
    }
#endif
