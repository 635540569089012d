#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a text as it is written, in UTF-8. It cannot be copied, so that adding to it asks for nothing but room.
struct TextBytes: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    /// Nothing yet.
    ///
    /// - Parameter capacity: how many bytes there is room for at first, from 1.
    init(capacity: Int = 64) {
        self.capacity = capacity
        start = Self.room(nil, capacity)
    }

    deinit { free(start) }

    /// What was written.
    var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// The last byte; nil where nothing was written.
    var last: UInt8? { count > 0 ? start[count - 1] : nil }

    /// Calls a function with what was written.
    func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Hands what was written on once it has the size of a piece, and keeps the last byte alone, which is one of ASCII. O(1)
    /// besides the function.
    mutating func handOnPiece(to take: SerialWriter.Taker) {
        guard count >= SerialWriter.pieceSize else { return }
        take(UnsafeBufferPointer(start: start, count: count - 1))
        start[0] = start[count - 1]
        count = 1
    }

    /// Calls a function with the bytes from one on, which it may change.
    mutating func withBytes<Answer>(
        from first: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        body(UnsafeMutableBufferPointer(start: start + first, count: count - first))
    }

    /// Adds a byte. O(1) on average.
    mutating func append(_ byte: UInt8) {
        reserve(1)
        start[count] = byte
        count += 1
    }

    /// Adds bytes. O(their number) on average.
    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in append(upTo: bytes.count) { $0.put(bytes) } }
    }

    /// Adds a text. O(its length) on average.
    mutating func append(_ text: String) {
        text.withBytes { utf8 in append(upTo: utf8.count) { $0.put(utf8) } }
    }

    /// Adds at most so many bytes, which a function writes one after the other.
    @inline(__always)
    mutating func append(upTo limit: Int, _ write: (inout Cursor) -> Void) {
        reserve(limit)
        var cursor = Cursor(place: start + count)
        write(&cursor)
        count = cursor.place - start
    }

    /// Where the next byte is written. It does not look whether there is room.
    struct Cursor {
        fileprivate var place: UnsafeMutablePointer<UInt8>

        /// Writes a byte.
        @inline(__always)
        mutating func put(_ byte: UInt8) {
            place.initialize(to: byte)
            place += 1
        }

        /// Writes bytes.
        @inline(__always)
        mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard let base = bytes.baseAddress else { return }
            place.initialize(from: base, count: bytes.count)
            place += bytes.count
        }

        /// Writes a byte several times.
        @inline(__always)
        mutating func put(_ byte: UInt8, count: Int) {
            place.initialize(repeating: byte, count: count)
            place += count
        }
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(2 * capacity, count + more)
        start = Self.room(start, capacity)
    }

    /// Room for so many bytes, what was written in it. The system moves large pieces of memory without copying them.
    private static func room(_ start: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> UnsafeMutablePointer<UInt8> {
        guard let room = realloc(start, capacity) else { fatalError("no memory for a text of \(capacity) bytes") }
        return room.assumingMemoryBound(to: UInt8.self)
    }
}

extension String {
    /// Calls a function with the text in UTF-8. O(1) besides the function; O(length) where the system keeps it in another form.
    @inline(__always)
    func withBytes<Answer>(_ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        if let answer = utf8.withContiguousStorageIfAvailable(body) { return answer }
        var copy = self
        return copy.withUTF8(body)
    }
}
