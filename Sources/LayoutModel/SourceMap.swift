/// The paths of input elements, stored as steps that share their beginnings.
public struct SourceMap: Hashable, Sendable, Codable {
    private struct Step: Hashable, Sendable, Codable {
        var parent: Int
        var name: String
        var place: Int

        /// The number of bytes of "/name[place]".
        var length: Int {
            var digits = 0
            var rest = place
            while rest > 0 {
                digits += 1
                rest /= 10
            }
            return 1 + name.utf8.count + (digits > 0 ? digits + 2 : 0)
        }

        /// Writes "/name[place]" over bytes of that number.
        func write(to bytes: UnsafeMutableBufferPointer<UInt8>) {
            var end = bytes.count
            func put(_ byte: UInt8) {
                end -= 1
                bytes.initializeElement(at: end, to: byte)
            }
            if place > 0 {
                put(UInt8(ascii: "]"))
                var rest = place
                while rest > 0 {
                    put(UInt8(ascii: "0") + UInt8(rest % 10))
                    rest /= 10
                }
                put(UInt8(ascii: "["))
            }
            _ = bytes[1..<end].update(fromContentsOf: name.utf8)
            bytes.initializeElement(at: 0, to: UInt8(ascii: "/"))
        }
    }

    private var steps: ContiguousArray<Step> = []
    private var locations: [Int: FileLocation] = [:]

    /// No path yet.
    public init() {}

    /// Makes room for so many steps.
    public mutating func reserveCapacity(_ count: Int) { steps.reserveCapacity(count) }

    /// Adds a step below another (-1 for the root) and returns its number. O(1).
    ///
    /// - Parameters:
    ///   - name: the element's name as the input writes it.
    ///   - place: 1-based among the siblings of that name; 0 for the root, which has none.
    public mutating func add(_ name: String, place: Int, under parent: Int) -> Int {
        steps.append(Step(parent: parent, name: name, place: place))
        return steps.count - 1
    }

    /// Notes where the element of a step stands in the input, where it states another line: that of the file it is from.
    public mutating func locate(_ step: Int, at location: FileLocation) { locations[step] = location }

    /// Where the element of a step stands in the input; nil where it is at the line that it states. O(1).
    public func location(of step: Int) -> FileLocation? { locations[step] }

    /// The path of a step from the root, as "/layout/screen[1]/element[3]". O(depth).
    public func path(of step: Int) -> String? {
        guard steps.indices.contains(step) else { return nil }
        var length = 0
        forEachUp(from: step) { length += $0.length }
        // Written from its end on, as steps know what is above them.
        return String(unsafeUninitializedCapacity: length) { bytes in
            var end = length
            forEachUp(from: step) { step in
                end -= step.length
                step.write(to: UnsafeMutableBufferPointer(rebasing: bytes[end..<end + step.length]))
            }
            return length
        }
    }

    private func forEachUp(from step: Int, _ body: (Step) -> Void) {
        var next = step
        while next >= 0 {
            body(steps[next])
            next = steps[next].parent
        }
    }
}
