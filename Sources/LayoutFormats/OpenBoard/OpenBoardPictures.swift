/// The pictures of a board by their ids: in the board itself, or files of its set. What is on the web is left there.
struct OpenBoardPictures {
    private var names: [String: String] = [:]

    init(_ root: MarkupNode) {
        for image in root.jsonItems("images") {
            guard let id = image.jsonText("id") else { continue }
            let name = [image.child("data")?.text, image.jsonText("path")].compactMap(\.self).first(where: Self.isHeld)
            if let name { names[id] = name }
        }
    }

    /// Whether a name is that of a picture which the set holds.
    private static func isHeld(_ name: String) -> Bool {
        name.hasPrefix("data:image/") || !name.isEmpty && !name.contains(":") && !name.hasPrefix("/")
    }

    subscript(id: String) -> String? { names[id] }
}
