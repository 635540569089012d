#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif

/// Validates documents against a RELAX NG schema with libxml2, as editors and CI do.
public enum RelaxNG {
    /// What a schema says against a document, one line each; empty where the document is valid. O(size of the document).
    ///
    /// The document is held in memory. Entities and external things are refused as by `XMLReader`.
    public static func problems(in document: [UInt8], path: String, schema: String) -> [FormatError] {
        let sink = ErrorSink(path: path)
        let pointer = Unmanaged.passUnretained(sink).toOpaque()
        let bytes = Array(schema.utf8)
        let compiled = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text -> xmlRelaxNGPtr? in
                guard let parser = xmlRelaxNGNewMemParserCtxt(text.baseAddress, Int32(text.count)) else { return nil }
                defer { xmlRelaxNGFreeParserCtxt(parser) }
                xmlRelaxNGSetParserStructuredErrors(
                    parser, { ErrorSink.take($0, $1?.pointee.message, line: $1?.pointee.line) }, pointer)
                return xmlRelaxNGParse(parser)
            }
        }
        guard let compiled else { return sink.all("the schema cannot be used") }
        defer { xmlRelaxNGFree(compiled) }
        let tree = document.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                xmlReadMemory(
                    text.baseAddress, Int32(text.count), nil, nil,
                    Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue))
            }
        }
        guard let tree else { return sink.all("not well-formed XML") }
        defer { xmlFreeDoc(tree) }
        guard let validation = xmlRelaxNGNewValidCtxt(compiled) else { return sink.all("libxml2 has no memory left") }
        defer { xmlRelaxNGFreeValidCtxt(validation) }
        xmlRelaxNGSetValidStructuredErrors(
            validation, { ErrorSink.take($0, $1?.pointee.message, line: $1?.pointee.line) }, pointer)
        return xmlRelaxNGValidateDoc(validation, tree) == 0 ? [] : sink.all("not valid")
    }

    private final class ErrorSink {
        let path: String
        private var errors: [FormatError] = []

        init(path: String) { self.path = path }

        /// What was collected, or one error with the given sentence where nothing was.
        func all(_ sentence: String) -> [FormatError] {
            errors.isEmpty ? [FormatError(path: path, line: 1, column: 1, message: sentence)] : errors
        }

        static func take(_ sink: UnsafeMutableRawPointer?, _ message: UnsafeMutablePointer<CChar>?, line: Int32?) {
            guard let sink else { return }
            let text = message.map { String(cString: $0) } ?? ""
            let sentence = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "not valid"
            let owner = Unmanaged<ErrorSink>.fromOpaque(sink).takeUnretainedValue()
            owner.errors.append(
                FormatError(path: owner.path, line: max(1, Int(line ?? 1)), column: 1, message: "schema: \(sentence)"))
        }
    }
}
