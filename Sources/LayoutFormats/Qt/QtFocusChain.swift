/// The ring in which Qt's Tab goes from widget to widget: the order of creation, changed by `QWidget::setTabOrder`.
///
/// Source: Qt 6, qwidget.cpp (setTabOrder, with focus proxies and compound widgets) and
/// QApplicationPrivate::focusNextPrevChild_helper.
struct QtFocusChain {
    private var next: [Int]
    private var previous: [Int]
    private let widgets: [QtWidget]

    /// The chain of widgets that were created in the order of the array; the first is the window.
    init(_ widgets: [QtWidget]) {
        self.widgets = widgets
        let count = widgets.count
        next = (0..<count).map { ($0 + 1) % count }
        previous = (0..<count).map { ($0 + count - 1) % count }
    }

    /// All widgets from the window on, in the order of the chain.
    var order: [Int] {
        var result = [0]
        var index = next[0]
        while index != 0 {
            result.append(index)
            index = next[index]
        }
        return result
    }

    /// Puts a widget, with what belongs to it, after another with what belongs to that; nothing where one of the two
    /// never takes the focus, as a button box.
    mutating func setOrder(_ first: Int, _ second: Int) {
        guard first != second, widgets[first].policy != .none, widgets[second].policy != .none else { return }
        var lastOfFirst = last(of: first, before: second)
        if lastOfFirst == second { lastOfFirst = first }
        var lastOfSecond = last(of: second, before: first)
        if lastOfSecond == first { lastOfSecond = second }
        guard next[lastOfFirst] != second else { return }
        // What moves is the run from the second widget to its last part; the first must not lie in it.
        var moved = second
        while moved != lastOfSecond {
            if moved == lastOfFirst { return }
            moved = next[moved]
        }
        guard lastOfSecond != lastOfFirst else { return }
        next[previous[second]] = next[lastOfSecond]
        previous[next[lastOfSecond]] = previous[second]
        let after = next[lastOfFirst]
        next[lastOfFirst] = second
        previous[second] = lastOfFirst
        next[lastOfSecond] = after
        previous[after] = lastOfSecond
    }

    /// The last focusable part of a widget whose focus goes to a widget inside it; else the widget itself.
    private func last(of target: Int, before limit: Int) -> Int {
        guard let proxy = widgets[target].proxy else { return target }
        var result = proxy
        var index = next[proxy]
        while index != proxy, isAncestor(target, of: index), index != limit {
            if widgets[index].policy != .none { result = index }
            index = next[index]
        }
        return result
    }

    private func isAncestor(_ container: Int, of widget: Int) -> Bool {
        var around = widgets[widget].parent
        while around >= 0 {
            if around == container { return true }
            around = widgets[around].parent
        }
        return false
    }
}
