#if !HTML5
    #if canImport(libxml2)
        import libxml2
    #else
        import CLibXML2
    #endif

    /// HTML parsed by libxml2, whose rules are those of HTML 4: implied elements such as tbody stay out, and misnested
    /// ones land elsewhere than in a browser.
    ///
    /// Source: libxml2's HTMLparser interface, https://gnome.pages.gitlab.gnome.org/libxml2/
    enum HTMLLibXMLParser {
        /// The document of UTF-8 bytes; nil where there is no element in it.
        static func parse(_ bytes: [UInt8], path: String, _ notes: inout FormatNotes) -> MarkupTree? {
            let session = Session(path: path)
            var handler = xmlSAXHandler()
            handler.startElement = { session, name, attributes in Session.from(session).open(name, attributes) }
            handler.endElement = { session, _ in Session.from(session).close() }
            handler.characters = { session, text, count in Session.from(session).add(text, Int(count)) }
            handler.cdataBlock = handler.characters
            handler.ignorableWhitespace = handler.characters
            bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    guard
                        let context = htmlCreatePushParserCtxt(
                            &handler, Unmanaged.passUnretained(session).toOpaque(), nil, 0, path,
                            XML_CHAR_ENCODING_UTF8)
                    else { return }
                    // The text is UTF-8 by now, whatever the page says.
                    let options = [HTML_PARSE_NONET, HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_IGNORE_ENC]
                    htmlCtxtUseOptions(context, Int32(options.map(\.rawValue).reduce(0, |)))
                    session.context = context
                    htmlParseChunk(context, text.baseAddress, Int32(text.count), 1)
                    session.context = nil
                    htmlFreeParserCtxt(context)
                }
            }
            return session.isEmpty ? nil : session.builder.finish(&notes)
        }

        private final class Session {
            var builder: HTMLTreeBuilder
            var isEmpty = true
            var context: htmlParserCtxtPtr?

            init(path: String) { builder = HTMLTreeBuilder(path: path) }

            static func from(_ pointer: UnsafeMutableRawPointer?) -> Session {
                Unmanaged<Session>.fromOpaque(pointer!).takeUnretainedValue()
            }

            private var line: Int { Int(context?.pointee.input?.pointee.line ?? 1) }

            func open(_ name: UnsafePointer<UInt8>?, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
                guard let name else { return }
                isEmpty = false
                var list: [MarkupTree.Attribute] = []
                var index = 0
                // Names and values in turn, ended by a name that is missing.
                while let attributes, let key = attributes[index] {
                    let value = attributes[index + 1].map { String(cString: $0) } ?? ""
                    list.append(
                        MarkupTree.Attribute(
                            name: XMLName(namespace: "", local: String(cString: key).lowercased()), value: value))
                    index += 2
                }
                builder.open(
                    String(cString: name), line: line, column: Int(context?.pointee.input?.pointee.col ?? 1),
                    attributes: list)
            }

            func close() { builder.close() }

            func add(_ text: UnsafePointer<UInt8>?, _ count: Int) {
                guard let text else { return }
                builder.add(
                    text: String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self), line: line)
            }
        }
    }
#endif
