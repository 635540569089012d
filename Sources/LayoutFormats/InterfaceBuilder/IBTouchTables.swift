import LayoutModel

extension IBTouchReader {
    /// A table: static sections as they are, or one row of each prototype.
    func table(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        part.element.role = .table
        var y = 0.0
        let rowHeight = height(node.number("rowHeight")) ?? 44
        func add(_ cell: MarkupNode) {
            let rect =
                cell.rectangle()
                ?? Frame(x: 0, y: y, width: around.width, height: height(cell.number("rowHeight")) ?? rowHeight)
            if cell.rectangle() == nil {
                note(.assumed, "a cell has no frame; its place follows from the row heights", cell)
            }
            y = rect.maxY
            let frame = Frame(x: around.x + rect.x, y: around.y + rect.y, width: rect.width, height: rect.height)
            if let inner = self.cellPart(cell, at: frame) { part.children.append(inner) }
        }
        func add(text: String?, _ role: Role, _ section: MarkupNode) {
            guard let text, !text.isEmpty else { return }
            var inner = extra(section, role, text, nil)
            if role == .heading { inner.element.headingLevel = 1 }
            part.children.append(inner)
        }
        if let header = node.part("tableHeaderView"), let inner = self.part(header, around: around) {
            part.children.append(inner)
            y = header.rectangle()?.maxY ?? y
        }
        for section in node.elements(in: "sections") where section.name == "tableViewSection" {
            add(text: section.string("headerTitle"), .heading, section)
            for cell in section.elements(in: "cells") { add(cell) }
            add(text: section.string("footerTitle"), .staticText, section)
        }
        let prototypes = node.elements(in: "prototypes")
        for cell in prototypes { add(cell) }
        noteRows(prototypes, node)
        if let footer = node.part("tableFooterView"), let inner = self.part(footer, around: around) {
            part.children.append(inner)
        }
        part.children += inner(node, around)
    }

    private func noteRows(_ prototypes: [MarkupNode], _ node: MarkupNode) {
        if !prototypes.isEmpty {
            note(
                .assumed,
                "how many cells are made of a prototype is not in the file; one of each is shown, its texts as drawn",
                node)
        } else if node.elements(in: "sections").isEmpty {
            note(.dropped, "a table or collection without cells: code makes them", node)
        }
    }

    private func height(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 : nil } }

    /// A collection with one cell of each prototype.
    func collection(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        part.element.role = .collection
        for key in ["sectionHeaderView", "sectionFooterView", "collectionReusableView"] {
            if let view = node.part(key) { part.children += [self.part(view, around: around)].compactMap(\.self) }
        }
        let cells = node.elements(in: "cells")
        part.children += cells.compactMap { self.part($0, around: around) }
        noteRows(cells, node)
        part.children += inner(node, around)
    }

    /// A cell that stands in its own frame.
    private func cellPart(_ node: MarkupNode, at frame: Frame) -> WidgetDraft? {
        var part = WidgetDraft(Element(.group, id: node["id"] ?? ""), at: node)
        part.element.frame = frame
        part.element.isHidden = document.value(node, "hidden") == "YES" || node.number("alpha") == 0
        cell(node, &part, frame)
        part.applyAccessibility(&project.notes)
        lead(node, &part.element)
        return part
    }

    /// A cell: one element that says what is in it, or a container of its controls.
    ///
    /// One switch acts for its cell. A cell that leads somewhere is a stop of its own beside its controls.
    func cell(_ node: MarkupNode, _ part: inout WidgetDraft, _ around: Frame) {
        let isReusableView = node.name == "collectionReusableView"
        part.element.role = isReusableView ? .group : .cell
        part.children = inner(node, around)
        if isReusableView {
            part.onlyLaysOut = true
            return
        }
        if node.denies("userInteractionEnabled") { part.element.isEnabled = false }
        let texts = joinedLabel(part.children.flatMap(\.textLabels))
        if ["detailButton", "detailDisclosureButton"].contains(node["accessoryType"] ?? "") {
            var info = extra(node, .button, "More Info", part.element.frame.map { $0.slice(7, of: 8) })
            info.element.leadsTo = target(of: node, trigger: "accessoryAction")
            part.children.append(info)
        }
        let acting = part.children.flatMap(\.actingParts)
        let leads = target(of: node)
        let spoken = part.children.flatMap(\.spokenLabels)
        // What says nothing leaves the word to what is in it.
        let isSilent = texts.isEmpty && leads == nil && !spoken.isEmpty && spoken.allSatisfy(\.isEmpty)
        if isSilent { return }
        if acting.isEmpty || acting.count == 1 && acting[0].element.role == .toggle {
            part.element.kind = .element
            part.element.label = texts.isEmpty ? joinedLabel(spoken) : texts
            part.element.value = acting.first?.element.value
            part.element.isSelected = node["accessoryType"] == "checkmark"
            if acting.isEmpty, leads == nil, node["selectionStyle"] == "none" {
                part.element.interactive = false
                note(.assumed, "a cell that does not show that it is selected is taken not to react", node)
            }
            if part.element.label.isEmpty {
                note(.assumed, "a cell says nothing in the file; code sets its content", node)
            }
            return
        }
        note(.assumed, "a cell that holds controls is taken as a box around them", node)
        guard leads != nil else { return }
        var own = extra(node, .cell, texts, part.element.frame)
        own.element.leadsTo = leads
        part.children.insert(own, at: 0)
    }
}
