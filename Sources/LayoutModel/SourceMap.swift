/// The paths of input elements, stored as steps that share their beginnings.
public struct SourceMap: Hashable, Sendable, Codable {
    private struct Step: Hashable, Sendable, Codable {
        var parent: Int
        var name: String
        var place: Int
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
        var path = ""
        append(steps[step], to: &path)
        return path
    }

    private func append(_ step: Step, to path: inout String) {
        if step.parent >= 0 { append(steps[step.parent], to: &path) }
        path += "/"
        path += step.name
        guard step.place > 0 else { return }
        path += "["
        path += String(step.place)
        path += "]"
    }
}
