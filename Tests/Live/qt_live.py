#!/usr/bin/env python3
"""Compares navcost's Tab order of Qt forms with that of real Qt: loads each form and presses Tab.

Usage: qt_live.py [--random=N] [FILE.ui ...]

Needs PySide6, which it installs into .build/live-venv where it is missing.
"""

import os
import random
import subprocess
import sys
import tempfile

import live

ENVIRONMENT = os.path.join(live.ROOT, ".build", "live-venv")

# Why a form differs, where it does.
KNOWN = {
    "helpdialog.ui": "its tab bar is too narrow for its tabs, and Qt adds buttons that scroll it: no file tells",
}


def need_pyside():
    """Starts again with a Python that has PySide6."""
    try:
        import PySide6  # noqa: F401

        return
    except ImportError:
        pass
    python = os.path.join(ENVIRONMENT, "bin", "python")
    if os.path.abspath(sys.executable) == python:
        sys.exit("PySide6 cannot be loaded; see the error above")
    if not os.path.exists(python):
        subprocess.check_call([sys.executable, "-m", "venv", ENVIRONMENT])
    subprocess.check_call([python, "-m", "pip", "install", "--quiet", "PySide6-Essentials"])
    os.execv(python, [python] + sys.argv)


def name_of(widget):
    """A widget's name, or that of the widget which made it; buttons of a button box by their text."""
    from PySide6 import QtWidgets

    if isinstance(widget, QtWidgets.QPushButton) and isinstance(widget.parent(), QtWidgets.QDialogButtonBox):
        return "text:" + widget.text().replace("&", "")
    while widget is not None and (not widget.objectName() or widget.objectName().startswith("qt_")):
        widget = widget.parentWidget()
    return widget.objectName() if widget is not None else "?"


def real_order(application, path):
    """The names of the widgets on which Tab stops, in its order; None where Qt does not read the form."""
    from PySide6 import QtCore, QtUiTools, QtWidgets
    from PySide6.QtTest import QTest

    window = QtUiTools.QUiLoader().load(path)
    if window is None:
        return None
    # Qt types Tab into these and has no key that leaves them; only the order is compared.
    for edit in window.findChildren(QtWidgets.QTextEdit) + window.findChildren(QtWidgets.QPlainTextEdit):
        edit.setTabChangesFocus(True)
    for view in window.findChildren(QtWidgets.QAbstractItemView):
        view.setTabKeyNavigation(False)
    window.setWindowModality(QtCore.Qt.NonModal)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    if application.focusWidget() is None:
        QTest.keyClick(window, QtCore.Qt.Key_Tab)
    # A radio button that gets the focus takes the others of its group out of the round: only the second one is settled.
    order = []
    for _ in range(2):
        order, seen = [], []
        while (widget := application.focusWidget()) is not None and widget not in seen and len(order) < 500:
            seen.append(widget)
            order.append(name_of(widget))
            # A date takes a Tab for each of its parts.
            for _ in range(12):
                QTest.keyClick(widget, QtCore.Qt.Key_Tab)
                if application.focusWidget() is not widget:
                    break
        if widget in seen:
            order = order[seen.index(widget):]
    window.hide()
    window.deleteLater()
    application.processEvents()
    return order


def matches(real, ours):
    if real.startswith("text:"):
        return ours["role"] == "button" and ours["label"] == real[5:]
    return any(own == real or own.startswith(real + ".") for own in ours["ids"])


def random_form(generator):
    """A form of random widgets in random boxes, with random tab stops."""
    names, serial = [], [0]

    def fresh(prefix):
        serial[0] += 1
        names.append(f"{prefix}{serial[0]}")
        return names[-1]

    def properties():
        text = ""
        if generator.random() < 0.1:
            text += '<property name="enabled"><bool>false</bool></property>'
        if generator.random() < 0.07:
            text += '<property name="visible"><bool>false</bool></property>'
        if generator.random() < 0.07:
            policy = generator.choice(["NoFocus", "TabFocus", "ClickFocus", "StrongFocus", "WheelFocus"])
            text += f'<property name="focusPolicy"><enum>Qt::{policy}</enum></property>'
        return text

    leaves = [
        "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QLineEdit", "QSpinBox", "QComboBox", "QLabel",
        "QListWidget", "QTableWidget", "QTextEdit", "QTextBrowser", "QSlider", "QDial", "QDateEdit", "QProgressBar",
        "QCalendarWidget", "QFontComboBox", "QKeySequenceEdit", "QGraphicsView", "QDialogButtonBox", "QRadioButton",
        "QCommandLinkButton", "QPlainTextEdit", "QScrollBar", "QLCDNumber",
    ]

    def widget(depth):
        if depth > 0 and generator.random() < 0.4:
            kind = generator.choice(["QGroupBox", "QFrame", "QTabWidget", "QStackedWidget", "QScrollArea", "QToolBox"])
            name, inside, extra = fresh("w"), "", properties()
            if kind == "QGroupBox" and generator.random() < 0.5:
                extra += '<property name="checkable"><bool>true</bool></property>'
                if generator.random() < 0.5:
                    extra += '<property name="checked"><bool>false</bool></property>'
            if kind in ("QTabWidget", "QStackedWidget", "QToolBox"):
                count = generator.randint(1, 3)
                if generator.random() < 0.5:
                    extra += f'<property name="currentIndex"><number>{generator.randrange(count)}</number></property>'
                for _ in range(count):
                    page = fresh("page")
                    names.remove(page)
                    inside += f'<widget class="QWidget" name="{page}"><attribute name="title"><string>T</string></attribute>'
                    inside += layout(depth - 1) + "</widget>"
            elif kind == "QScrollArea":
                page = fresh("page")
                extra += '<property name="widgetResizable"><bool>true</bool></property>'
                inside = f'<widget class="QWidget" name="{page}">{layout(depth - 1)}</widget>'
            else:
                inside = layout(depth - 1)
            return f'<widget class="{kind}" name="{name}">{extra}{inside}</widget>'
        kind = generator.choice(leaves)
        extra = properties()
        if kind == "QDialogButtonBox":
            some = generator.sample(["Ok", "Cancel", "Apply", "Help", "Yes", "No", "Close", "Save", "Discard", "Reset"], 3)
            buttons = "|".join("QDialogButtonBox::" + button for button in some)
            extra = f'<property name="standardButtons"><set>{buttons}</set></property>'
        return f'<widget class="{kind}" name="{fresh("w")}">{extra}</widget>'

    def layout(depth):
        items = "".join(f"<item>{widget(depth)}</item>" for _ in range(generator.randint(1, 4)))
        return f'<layout class="QVBoxLayout">{items}</layout>'

    body = layout(3)
    listed = generator.sample(names, min(len(names), generator.choice([0, 2, 4, len(names)])))
    listed += generator.sample(names, 1) if generator.random() < 0.2 else []
    tab_stops = "".join(f"<tabstop>{name}</tabstop>" for name in listed)
    return (
        '<ui version="4.0"><class>Form</class><widget class="QWidget" name="Form">'
        + body + f"</widget><tabstops>{tab_stops}</tabstops></ui>")


def main():
    need_pyside()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6 import QtCore, QtWidgets

    # Warnings of forms with loose ends are no news here.
    QtCore.qInstallMessageHandler(lambda *_: None)
    application = QtWidgets.QApplication([])
    application.setStyle("fusion")
    report = live.Report("Qt " + QtCore.qVersion(), KNOWN)

    def check(path, name):
        order = real_order(application, path)
        if order is None:
            return report.skip(name, "Qt does not read it")
        ours = list(live.stops(path, "qt").values())[0]
        report.take(name, order, ours, matches)

    for path in live.files("qt", "qt_ui", ".ui"):
        check(path, os.path.basename(path))
    count = next((int(word[9:]) for word in sys.argv[1:] if word.startswith("--random=")), 0)
    for seed in range(count):
        with tempfile.NamedTemporaryFile("w", suffix=".ui", delete=False) as file:
            file.write(random_form(random.Random(seed)))
        before = report.different
        check(file.name, f"random form {seed}")
        if report.different == before:
            os.unlink(file.name)
        else:
            print("    " + file.name)
    sys.stdout.flush()
    # Qt's own clean-up may crash behind PySide's.
    os._exit(report.end())


main()
