/// Finds a format's own word for each name of a reader, asking once per distinct name.
struct XMLVocabulary<Word> {
    private let find: (XMLName) -> Word?
    private var known: [Word??] = []

    /// A vocabulary by the word for a name, nil where it has none.
    init(_ find: @escaping (XMLName) -> Word?) { self.find = find }

    /// The word for the name of that number. O(1) after the first time.
    mutating func word(_ number: Int, _ name: @autoclosure () -> XMLName) -> Word? {
        if number >= known.count { known.append(contentsOf: repeatElement(nil, count: number + 1 - known.count)) }
        if let answer = known[number] { return answer }
        let answer = find(name())
        known[number] = .some(answer)
        return answer
    }
}
