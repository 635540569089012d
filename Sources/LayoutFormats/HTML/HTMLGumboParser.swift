#if HTML5
    import CGumbo
    import LayoutModel

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

    /// HTML parsed as browsers parse it, by the library gumbo.
    ///
    /// Source: HTML standard, "Parsing HTML documents"; gumbo 0.10, an implementation of it in C.
    enum HTMLGumboParser {
        /// The document of UTF-8 bytes.
        static func parse(
            _ bytes: [UInt8], path: String, _ frames: inout HTMLFrames, _ notes: inout FormatNotes
        ) -> MarkupTree? {
            var builder = HTMLTreeBuilder(path: path)
            guard add(bytes, to: &builder, &frames, at: nil) else { return nil }
            return builder.finish(&notes)
        }

        /// Adds a page.
        ///
        /// - Parameter location: the line and column of the frame that it is in; nil for the outermost page.
        /// - Returns: whether there is anything in it.
        @discardableResult
        private static func add(
            _ bytes: [UInt8], to builder: inout HTMLTreeBuilder, _ frames: inout HTMLFrames, at location: FileLocation?
        ) -> Bool {
            let memory = BlockList()
            defer { withExtendedLifetime(memory) {} }
            var options = kGumboDefaultOptions
            options.userdata = Unmanaged.passUnretained(memory).toOpaque()
            options.allocator = { list, size in BlockList.from(list).allocate(size) }
            options.deallocator = { list, block in BlockList.from(list).free(block) }
            options.max_errors = 0
            return HTMLDoctype.withoutOld(bytes).withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    guard let output = gumbo_parse_with_options(&options, text.baseAddress, text.count),
                        let root = output.pointee.root
                    else { return false }
                    enter(root, &builder, frames, at: location)
                    add(root, to: &builder, &frames, at: location)
                    return true
                }
            }
        }

        /// Walks the nodes without recursion: a hostile page is as deep as it is long.
        private static func add(
            _ root: UnsafeMutablePointer<GumboNode>, to builder: inout HTMLTreeBuilder, _ frames: inout HTMLFrames,
            at location: FileLocation?
        ) {
            var open: [(node: UnsafeMutablePointer<GumboNode>, next: Int)] = []
            open.append((root, 0))
            while let (node, next) = open.last {
                let children = node.pointee.v.element.children
                guard next < Int(children.length), let item = children.data[next] else {
                    builder.close()
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                let child = item.assumingMemoryBound(to: GumboNode.self)
                switch child.pointee.type {
                case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                    enter(child, &builder, frames, at: location)
                    open.append((child, 0))
                    let element = child.pointee.v.element
                    guard element.tag == GUMBO_TAG_IFRAME || element.tag == GUMBO_TAG_FRAME else { continue }
                    let own = FileLocation(line: Int(element.start_pos.line), column: Int(element.start_pos.column))
                    if let page = frames.enter(srcdoc: element.value("srcdoc"), src: element.value("src")) {
                        add(page.bytes, to: &builder, &frames, at: location ?? own)
                        frames.leave()
                    }
                case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
                    let text = child.pointee.v.text
                    let line = location?.line ?? Int(text.start_pos.line)
                    builder.add(text: String(cString: text.text), line: line)
                default: break
                }
            }
        }

        private static func enter(
            _ node: UnsafeMutablePointer<GumboNode>, _ builder: inout HTMLTreeBuilder, _ frames: HTMLFrames,
            at location: FileLocation?
        ) {
            let element = node.pointee.v.element
            var attributes: [MarkupTree.Attribute] = []
            for index in 0..<Int(element.attributes.length) {
                guard let item = element.attributes.data[index] else { continue }
                let attribute = item.assumingMemoryBound(to: GumboAttribute.self).pointee
                attributes.append(
                    MarkupTree.Attribute(
                        name: XMLName(namespace: "", local: String(cString: attribute.name)),
                        value: String(cString: attribute.value)))
            }
            // Sheets are looked for beside the page that links them.
            if element.tag == GUMBO_TAG_LINK, !frames.folder.isEmpty {
                for index in attributes.indices where attributes[index].name.local == "href" {
                    attributes[index].value =
                        HTMLAddress.fileName(of: attributes[index].value, in: frames.folder) ?? attributes[index].value
                }
            }
            builder.open(
                name(of: element), line: location?.line ?? Int(element.start_pos.line),
                column: location?.column ?? Int(element.start_pos.column), attributes: attributes)
        }

        private static func name(of element: GumboElement) -> String {
            if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
            // Custom elements have no number: their name is in the source.
            var piece = element.original_tag
            gumbo_tag_from_original_text(&piece)
            guard let start = piece.data else { return "" }
            return start.withMemoryRebound(to: UInt8.self, capacity: piece.length) {
                String(decoding: UnsafeBufferPointer(start: $0, count: piece.length), as: UTF8.self).lowercased()
            }
        }
    }

    extension GumboElement {
        /// The value of an attribute, nil where it is not there.
        fileprivate func value(_ name: String) -> String? {
            for index in 0..<Int(attributes.length) {
                guard let item = attributes.data[index] else { continue }
                let attribute = item.assumingMemoryBound(to: GumboAttribute.self).pointee
                if String(cString: attribute.name) == name { return String(cString: attribute.value) }
            }
            return nil
        }
    }

    /// The memory of one parse, freed at once: gumbo's own clean-up is recursive, so a deep page would end the process.
    private final class BlockList {
        private struct Header {
            var previous: UnsafeMutablePointer<Header>?
            var next: UnsafeMutablePointer<Header>?
        }

        private var first: UnsafeMutablePointer<Header>?

        static func from(_ pointer: UnsafeMutableRawPointer?) -> BlockList {
            Unmanaged<BlockList>.fromOpaque(pointer!).takeUnretainedValue()
        }

        func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
            guard let block = malloc(size + MemoryLayout<Header>.size) else { return nil }
            let header = block.bindMemory(to: Header.self, capacity: 1)
            header.initialize(to: Header(previous: nil, next: first))
            first?.pointee.previous = header
            first = header
            return block + MemoryLayout<Header>.size
        }

        func free(_ block: UnsafeMutableRawPointer?) {
            guard let block else { return }
            let header = (block - MemoryLayout<Header>.size).assumingMemoryBound(to: Header.self)
            let (previous, next) = (header.pointee.previous, header.pointee.next)
            next?.pointee.previous = previous
            if let previous { previous.pointee.next = next } else { first = next }
            release(header)
        }

        private func release(_ header: UnsafeMutablePointer<Header>) {
            #if canImport(Glibc)
                Glibc.free(header)
            #elseif canImport(Musl)
                Musl.free(header)
            #else
                Darwin.free(header)
            #endif
        }

        deinit {
            while let header = first {
                first = header.pointee.next
                release(header)
            }
        }
    }
#endif
