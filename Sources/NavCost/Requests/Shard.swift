/// A part of the inputs of a run: the K-th of N, so that N runs on N machines do the work of one.
public struct Shard: Hashable, Codable, Sendable {
    /// Which part, from 1.
    public let number: Int
    /// Of how many.
    public let count: Int

    /// Reads "2/5".
    ///
    /// - Throws: it is no such part.
    public init(_ text: String) throws(RequestError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
        else {
            throw RequestError("'\(text)' is not a part of a run: write K/N for the K-th of N parts, as 2/5")
        }
        (self.number, self.count) = (number, count)
    }

    /// The places of the inputs that belong to it: neighbours, so that the parts one after the other are the whole. Parts
    /// differ by one input at most.
    public func range(of inputs: Int) -> Range<Int> {
        (number - 1) * inputs / count..<number * inputs / count
    }
}
