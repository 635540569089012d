import SystemPackage

/// The bytes of a text in chunks, so that what is added moves nothing that is there.
struct TextChunks: Sendable {
    private var chunks: [[UInt8]] = []
    private(set) var count = 0

    /// A chunk that is shorter grows.
    private static let shortest = 1 << 14

    /// No bytes yet.
    init() {}

    /// Bytes as they are.
    init(_ bytes: [UInt8]) {
        chunks = [bytes]
        count = bytes.count
    }

    /// Adds bytes at the end. O(their number) on average.
    mutating func append(_ more: some Collection<UInt8>) {
        count += more.count
        guard let last = chunks.indices.last,
            chunks[last].count + more.count <= max(chunks[last].capacity, Self.shortest)
        else { return chunks.append(Array(more)) }
        chunks[last].append(contentsOf: more)
    }

    /// Adds others at the end. O(their chunks).
    mutating func append(_ others: consuming TextChunks) {
        guard others.chunks.count > 1 || others.count > Self.shortest else {
            for bytes in others.chunks { append(bytes) }
            return
        }
        count += others.count
        chunks.append(contentsOf: others.chunks)
    }

    /// Takes away so many bytes at the beginning. O(bytes of the chunks that they are in).
    mutating func removeFirst(_ number: Int) {
        var number = min(number, count)
        count -= number
        let whole = chunks.prefix { chunk in
            guard chunk.count <= number else { return false }
            number -= chunk.count
            return true
        }
        chunks.removeFirst(whole.count)
        if number > 0 { chunks[0].removeFirst(number) }
    }

    /// Takes all bytes away.
    mutating func removeAll() {
        chunks.removeAll(keepingCapacity: true)
        count = 0
    }

    /// Writes the bytes to a file or pipe.
    ///
    /// - Throws: it cannot be written.
    func write(to output: FileDescriptor) throws {
        for chunk in chunks { try chunk.withUnsafeBytes { _ = try output.writeAll($0) } }
    }
}
