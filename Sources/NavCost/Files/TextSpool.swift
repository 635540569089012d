import SystemPackage

/// Text that is kept until it is known to be wanted: in memory, and from 8 MB on in a temporary file without a name, or in the
/// output itself.
public struct TextSpool: Sendable {
    private static let memoryLimit = 8 << 20
    /// Where there is a file, its text is written in pieces of this size, which memory next to the processor holds.
    private static let pieceSize = 1 << 20

    /// What stands behind the text in the file.
    private var rest = TextChunks()
    private var file: SpoolFile?
    /// Where the text goes that memory is not to hold; nil for a file that is yet to be made.
    private var room: SpoolFile?

    /// No text yet.
    public init() {}

    /// A text.
    public init(_ text: String) { rest = TextChunks(Array(text.utf8)) }

    /// Bytes that need not be a text.
    public init(bytes: [UInt8]) { rest = TextChunks(bytes) }

    /// No text yet, which is to go into a file.
    init(in room: SpoolFile) { self.room = room }

    /// Whether there is no text.
    var isEmpty: Bool { file == nil && rest.count == 0 }

    /// Adds a text at the end. A text that is added to must not be a copy of one that is.
    ///
    /// - Throws: the file cannot be written.
    public mutating func append(_ text: String) throws(OutputError) {
        rest.append(text.utf8)
        try limitMemory()
    }

    /// Adds bytes at the end, as it adds a text.
    ///
    /// - Throws: the file cannot be written.
    mutating func append(_ more: UnsafeBufferPointer<UInt8>) throws(OutputError) {
        rest.append(more)
        try limitMemory()
    }

    /// Adds another text at the end, which must not be used any more: where nothing was added before, it is taken as it is.
    ///
    /// - Throws: a file cannot be written or read.
    mutating func append(_ other: consuming TextSpool) throws(OutputError) {
        if isEmpty, room == nil {
            self = other
        } else if other.file != nil {
            try toFile { try other.write(to: $0) }
        } else {
            rest.append(other.rest)
            try limitMemory()
        }
    }

    /// Puts another text in the place of so many bytes at the beginning, which were added as one text.
    ///
    /// - Throws: a file cannot be written or read.
    mutating func replaceFirst(_ count: Int, by text: String) throws(OutputError) {
        var changed = TextSpool(text)
        if let file {
            try changed.toFile { try file.write(to: $0, from: count) }
        } else {
            rest.removeFirst(count)
        }
        try changed.append(TextSpool(rest))
        self = changed
    }

    private init(_ rest: TextChunks) { self.rest = rest }

    private mutating func limitMemory() throws(OutputError) {
        if rest.count >= (file == nil ? Self.memoryLimit : Self.pieceSize) { try toFile() }
    }

    /// Moves what is in memory to the file, and has a function write on there.
    private mutating func toFile(_ write: (FileDescriptor) throws -> Void = { _ in }) throws(OutputError) {
        let isNew = file == nil
        let file = if let there = file ?? room { there } else { try SpoolFile() }
        self.file = file
        do {
            // What another text has left in the room.
            if isNew { try file.takeAway() }
            try rest.write(to: file.descriptor)
            try write(file.descriptor)
        } catch {
            throw OutputFile.failure(file.name, error)
        }
        rest.removeAll()
    }

    /// Whether some of the text is in that file.
    func isKept(in file: SpoolFile) -> Bool { self.file === file }

    /// Writes the text to a file or pipe.
    ///
    /// - Throws: it cannot be written; the file that it is in cannot be read.
    func write(to output: FileDescriptor) throws {
        if let file {
            precondition(file.descriptor != output, "a text that is kept in an output is written before any other")
            try file.write(to: output, from: 0)
        }
        try rest.write(to: output)
    }

    /// Writes what is not in the file yet there.
    ///
    /// - Throws: it cannot be written.
    func writeRest(to file: SpoolFile) throws { try rest.write(to: file.descriptor) }
}
