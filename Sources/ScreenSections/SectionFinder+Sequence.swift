import LayoutModel

/// What the order of the source tells where no frame is known.
extension SectionFinder {
    /// Blocks of a file without frames: what a heading begins, and neighbours of one role.
    mutating func inSequence(_ blocks: [Block]) -> [Block] {
        let heads = blocks.indices.filter { blocks[$0].isHeading }
        if let first = heads.first, heads.count > 1 || first > 0 {
            var result = first > 0 ? inSequence(Array(blocks[..<first])) : []
            for (number, head) in heads.enumerated() {
                let end = number + 1 < heads.count ? heads[number + 1] : blocks.count
                let inside = [blocks[head]] + inSequence(Array(blocks[(head + 1)..<end]))
                result.append(section(inside, .heading, 0.8))
            }
            markTemplates(&result)
            return result
        }
        var runs: [[Block]] = []
        for block in blocks {
            if let last = runs.last?.last, last.sequenceKind == block.sequenceKind, block.sequenceKind != .other {
                runs[runs.count - 1].append(block)
            } else {
                runs.append([block])
            }
        }
        // One command among fields, as the one that finds a file, belongs to them.
        var joined: [[Block]] = []
        for (number, run) in runs.enumerated() {
            let isInside =
                run.count == 1 && run[0].sequenceKind == .command && number > 0 && number + 1 < runs.count
                && runs[number - 1][0].sequenceKind == .form && runs[number + 1][0].sequenceKind == .form
            let follows = joined.last?.last.map { $0.sequenceKind == .command || $0.sequenceKind == .form } ?? false
            if isInside
                || run[0].sequenceKind == .form && follows && joined.last!.contains(where: { $0.sequenceKind == .form })
            {
                joined[joined.count - 1] += run
            } else {
                joined.append(run)
            }
        }
        guard joined.count > 1 else { return blocks }
        return joined.flatMap { run in run.count > 1 ? [section(run, .role, 0.5)] : run }
    }
}

extension Block {
    /// What people sort things by of which no place is known.
    fileprivate enum SequenceKind: Hashable {
        case form, command
        case alike(Role)
        case other
    }

    fileprivate var sequenceKind: SequenceKind {
        guard !isSection, let role = roles.first else { return .other }
        switch role {
        case .staticText, .textField, .secureTextField, .searchField, .textView, .toggle, .slider, .stepper,
            .picker, .datePicker, .comboBox, .popUpButton:
            return .form
        case .button, .menuButton, .link: return roles.allSatisfy { $0 == role } ? .command : .other
        case .separator, .other, .group: return .other
        default: return .alike(role)
        }
    }
}
