#if canImport(libxml2)
    import libxml2
#else
    import CLibXML2
#endif

/// One run of libxml2's push parser: turns callbacks into buffered events. Owned by exactly one `XMLReader`.
///
/// This file, `XMLSessionHelpers.swift` and `RelaxNG.swift` are the only ones that touch C memory.
final class XMLSession {
    struct Failure {
        var line: Int
        var column: Int
        var message: String
    }

    // The callbacks come one after the other and never inside an access of a reader's, so these are not checked at run time.
    @exclusivity(unchecked) var buffer = XMLEventBuffer()
    @exclusivity(unchecked) private(set) var names: [XMLName] = []
    private(set) var failure: Failure?
    private(set) var trailingContent: (line: Int, column: Int)?
    private(set) var undeclaredPrefixes: [String] = []
    /// The lines before the XML, which libxml2 does not see.
    var lineOffset = 0
    @exclusivity(unchecked) var places = SiblingPlaces()
    /// Whether white space between tags is a text.
    var keepsBlankText = false
    private(set) var prolog = XMLProlog()

    @exclusivity(unchecked) private var context: xmlParserCtxtPtr?
    @exclusivity(unchecked) private var nameCache = NameCache()
    @exclusivity(unchecked) private var depth = 0
    private var rootHasEnded = false
    @exclusivity(unchecked) private var textStart: Int?

    deinit {
        guard let context else { return }
        // Entity declarations make libxml2 keep a document, which is not the context's to free.
        if let document = context.pointee.myDoc { xmlFreeDoc(document) }
        xmlFreeParserCtxt(context)
    }

    /// Starts the parser with the first four bytes, from which libxml2 tells the encoding.
    func open(_ bytes: ArraySlice<UInt8>, path: String) {
        xmlInitParser()
        XMLConsole.silence()
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { session, name, _, uri, namespaceCount, namespaces, count, _, attributes in
            let session = XMLSession.from(session)
            if session.depth == 0 { session.prolog.take(namespaces, count: Int(namespaceCount)) }
            session.startElement(name, uri, Int(count), attributes)
        }
        handler.processingInstruction = { session, target, _ in
            let session = XMLSession.from(session)
            if session.depth == 0, !session.rootHasEnded { session.prolog.take(instruction: target) }
        }
        handler.endElementNs = { session, name, _, uri in XMLSession.from(session).endElement(name, uri) }
        handler.characters = { session, text, count in XMLSession.from(session).characters(text, Int(count)) }
        handler.cdataBlock = { session, text, count in XMLSession.from(session).characters(text, Int(count)) }
        // No entity is ever known, so that none is loaded or expanded; the predefined five do not come here.
        handler.getEntity = { _, _ in nil }
        handler.getParameterEntity = { _, _ in nil }
        handler.serror = { session, error in
            guard let error else { return }
            let raised = error.pointee
            XMLSession.from(session).raise(
                domain: Int(raised.domain), code: Int(raised.code), level: raised.level.rawValue,
                message: raised.message.map { String(cString: $0) } ?? "",
                name: raised.str1.map { String(cString: $0) }, line: Int(raised.line), column: Int(raised.int2))
        }
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        context = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                xmlCreatePushParserCtxt(&handler, pointer, $0.baseAddress, Int32($0.count), path)
            }
        }
        guard let context else {
            failure = Failure(line: 1, column: 1, message: "libxml2 has no memory for a parser")
            return
        }
        // NOENT makes libxml2 hand over "&" where a value says "&amp;"; entities of the file's own stay unknown.
        xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue))
    }

    /// Hands bytes to the parser; events and a failure are there when it returns.
    func parse(_ bytes: ArraySlice<UInt8>, isLast: Bool) {
        guard let context, failure == nil, trailingContent == nil else { return }
        XMLConsole.silence()
        let code = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                xmlParseChunk(context, $0.baseAddress, Int32($0.count), isLast ? 1 : 0)
            }
        }
        // No handler is told of a decoder that gives up.
        let isUndecodable = code == XML_PARSER_EOF.rawValue || code == XML_ERR_INVALID_ENCODING.rawValue
        guard failure == nil, isUndecodable || isLast && !rootHasEnded else { return }
        failure = Failure(
            line: Int(context.pointee.input?.pointee.line ?? 1) + lineOffset, column: 1,
            message: isUndecodable ? XMLMessages.undecodable : XMLMessages.endsTooEarly)
    }

    /// Forgets the events that were read; a text that goes on in the next piece keeps its beginning.
    func recycle() {
        let pending = textStart.map { Array(buffer.bytes[$0...]) }
        buffer.removeAll()
        if let pending {
            buffer.bytes.append(contentsOf: pending)
            textStart = 0
        }
    }

    /// Keeps the places of siblings as events are read (not as they are parsed).
    func enter(_ name: Int) { places.enter(name) }
    func leave() { places.leave() }

    // MARK: Callbacks

    private static func from(_ pointer: UnsafeMutableRawPointer?) -> XMLSession {
        Unmanaged<XMLSession>.fromOpaque(pointer!).takeUnretainedValue()
    }

    private func startElement(
        _ name: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?, _ count: Int,
        _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        flushText()
        depth += 1
        let tag = TagPlace(context, lineOffset: lineOffset)
        guard depth <= XMLReader.depthLimit else {
            fail(
                tag.line, tag.column,
                "elements are nested deeper than \(XMLReader.depthLimit) levels; no real screen is: check the tool that wrote this"
            )
            return
        }
        let first = buffer.attributes.count
        // The tag is copied as it is; values that stand in it need no copy of their own.
        let base = buffer.bytes.count
        if count > 0 { buffer.bytes.append(contentsOf: tag.bytes) }
        for index in 0..<count {
            // Five pointers each: name, prefix, namespace, start and end of the value.
            let entry = attributes! + index * 5
            guard let start = entry[3], let end = entry[4] else { continue }
            let name = intern(entry[0], entry[2])
            if let offset = tag.offset(of: start) {
                let value = base + offset..<base + offset + (end - start)
                buffer.attributes.append(XMLEventBuffer.Attribute(name: name, value: value, tag: base))
            } else {
                let value = buffer.bytes.count..<buffer.bytes.count + (end - start)
                buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
                buffer.attributes.append(XMLEventBuffer.Attribute(name: name, value: value, tag: -1))
            }
        }
        buffer.events.append(
            XMLEventBuffer.Event(
                kind: .start, name: intern(name, uri), line: Int32(truncatingIfNeeded: tag.line),
                column: Int32(truncatingIfNeeded: tag.column), range: first..<buffer.attributes.count))
    }

    private func endElement(_ name: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) {
        flushText()
        depth -= 1
        if depth == 0 { rootHasEnded = true }
        buffer.events.append(
            XMLEventBuffer.Event(
                kind: .end, name: intern(name, uri), line: Int32(truncatingIfNeeded: inputLine),
                column: Int32(truncatingIfNeeded: Int(context?.pointee.input?.pointee.col ?? 0))))
    }

    private func characters(_ text: UnsafePointer<UInt8>?, _ count: Int) {
        guard let text else { return }
        let start = textStart ?? buffer.bytes.count
        textStart = start
        buffer.bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
        if buffer.bytes.count - start > 10_000_000 {
            fail(inputLine, 1, "a text is longer than 10 MB; no real label is: check the tool that wrote this")
        }
    }

    /// Ends a run of text: an event, unless it is only white space.
    private func flushText() {
        guard let start = textStart else { return }
        textStart = nil
        let range = start..<buffer.bytes.count
        if !keepsBlankText, buffer.bytes[range].allSatisfy({ $0 == 32 || (9...13).contains($0) }) {
            buffer.bytes.removeSubrange(range)
        } else {
            let line = Int32(truncatingIfNeeded: inputLine)
            buffer.events.append(XMLEventBuffer.Event(kind: .text, line: line, column: 1, range: range))
        }
    }

    private var inputLine: Int { Int(context?.pointee.input?.pointee.line ?? 0) + lineOffset }

    private func raise(domain: Int, code: Int, level: UInt32, message: String, name: String?, line: Int, column: Int) {
        if domain == Int(XML_FROM_NAMESPACE.rawValue) {
            if code == Int(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue), let name, !undeclaredPrefixes.contains(name) {
                undeclaredPrefixes.append(name)
            }
            return
        }
        let undeclared = [Int(XML_ERR_UNDECLARED_ENTITY.rawValue), Int(XML_WAR_UNDECLARED_ENTITY.rawValue)]
        // That an address in a DTD is no URI is an error for libxml2, but no matter of being well-formed (XML 1.0, 4.2.2).
        guard failure == nil, trailingContent == nil, code != Int(XML_ERR_INVALID_URI.rawValue),
            level >= XML_ERR_ERROR.rawValue || undeclared.contains(code)
        else { return }
        let line = line + lineOffset
        if code == Int(XML_ERR_DOCUMENT_END.rawValue), rootHasEnded {
            trailingContent = (line, max(column, 1))
            if let context { xmlStopParser(context) }
            return
        }
        if undeclared.contains(code) {
            fail(line, column, XMLMessages.refusedEntity(name))
        } else if code == Int(XML_ERR_DOCUMENT_END.rawValue) {
            fail(line, column, XMLMessages.endsTooEarly)
        } else if code == Int(XML_ERR_NAME_TOO_LONG.rawValue) {
            fail(
                line, column,
                "a name is longer than 50,000 characters; no real layout has one: check the tool that wrote this")
        } else if message.contains("Huge input lookup") || message.contains("too long") {
            fail(
                line, column,
                "a tag or text is longer than 10 MB; no real layout has one: check the tool that wrote this")
        } else {
            fail(line, column, XMLMessages.wellFormedness(message))
        }
    }

    private func fail(_ line: Int, _ column: Int, _ message: String) {
        guard failure == nil else { return }
        failure = Failure(line: max(line, 1), column: max(column, 1), message: message)
        if let context { xmlStopParser(context) }
    }

    // MARK: Names

    /// The number of a name; libxml2 keeps one copy of each name, so equal names have equal addresses.
    private func intern(_ local: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) -> Int32 {
        nameCache.number(of: local, uri) {
            names.append(XMLName(namespace: uri.map(Self.string) ?? "", local: local.map(Self.string) ?? ""))
            return Int32(names.count - 1)
        }
    }

    private static func string(_ text: UnsafePointer<UInt8>) -> String { String(cString: text) }
}
