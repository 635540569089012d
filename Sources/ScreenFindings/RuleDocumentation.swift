// Written by `make rules` from the comments in Rules/; change those.

/// The comments above the rules, by code.
enum RuleDocumentation {
    static let texts: [String: String] = [
        "action-letters": #"""
        Custom actions look alike in the scanner menu.

        Switch Control shows a custom action by its picture, and without one by the first letter of its name alone: "Pin" and
        "Play" are both P.

        The actions without a picture of each shown element on iOS are looked at. Only navcost's own format says of pictures,
        so of other formats' files two actions with one letter cannot be told.
        """#,
        "carousel": #"""
        A carousel is many stops where one adjustable element would do.

        Each picture and both arrows are passed on the way to what comes behind them. One adjustable element is one stop, and
        whoever wants to look swipes up and down.

        Three or more alike items in one row between a button back and a button on, or above page dots, are taken for a
        carousel, on iOS, Mac Catalyst and Android. The severity is what the other targets of the screen cost today against
        the screen with one element. Page dots in a file without frames do not tell what they page.
        """#,
        "dead-stop": #"""
        The cursor lands on something that says nothing and does nothing.

        A reader stops on a separator or an unnamed decoration and stays silent: the listener wonders what was missed, and
        pays a stop for it every time.

        Separators, empty texts, and small or thin pictures and views without a label, a value or anything to do are looked
        at; a larger picture without a label may be content whose label is missing in the file, so it cannot be told, and
        neither can what reacts, by the file's word, but neither has a label nor says to what it reacts. Of large screens only
        as many are tried as are quick to compute (2 to 24).
        """#,
        "first-match": #"""
        Finding by name never comes to a target.

        With Full Keyboard Access on iOS, Tab-F and a part of the name put the focus on the first match. Of five buttons that
        are called Delete the last four are never the first match; they have to be reached the long way.

        Every target with a name is looked at, with its label and its input labels, as the engine's find does: without case,
        the start of a word before the inside of one, else in the order of the cursor. One finding is made for each name that
        is shared. A target without any name cannot be told: the app may give it one when it runs.
        """#,
        "gesture-only": #"""
        A gesture does something that nothing else does.

        Swipes, long presses and pinches are out of reach for many; a custom action with the same effect stands in the menu of
        every screen reader, of Switch Control and of the keyboard.

        Gestures are looked at besides those that assistive technology has anyway: swipes up and down on an adjustable
        element, scrolling, on Android the long press, and what the keys of an on-screen keyboard understand. Where an element offers fewer actions than it has such gestures,
        their names do not tell which gesture they stand for. It is an error where one of the methods asked for activates the
        element and has no way to make the gesture, else a warning.
        """#,
        "group-label": #"""
        A group is a stop and has no label.

        Whether it is worth entering, its label says: without one a listener hears "group" and has to go in to find out.

        Every box that is a stop of one of the methods asked for is looked at. Bars, lists, menus, landmarks and the like say
        by their kind what they are; only where a screen has several of one kind without a label, which is which cannot be
        told, and the file does not say whether the app labels them when it runs. Rows and parts that a method makes by
        itself need no label, and neither do the boxes that ChromeOS takes for groups, as they are not spoken.
        """#,
        "input-labels": #"""
        A control shows a picture only, and is known under one name.

        Whoever speaks to the screen, or finds by name, has to guess what a picture is called: "Prefs", "Settings" or "Gear".
        Further input labels let each of them work.

        On iOS, iPadOS and Mac Catalyst, where input labels exist, icons are looked at and controls that hold a picture and
        no text: they should have at least two input labels. Of a button in which the file shows nothing at all it cannot be
        told whether it shows a picture or its label.
        """#,
        "merge-title": #"""
        A title and its value are two stops where one would say both.

        A reader speaks "Roast", and a swipe later "Dark": whoever listens has to keep the first in mind, and pays a stop for
        every pair. One element with the title as its label and the value as its value is read at once and stepped over at
        once.

        Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same columns;
        a text is taken for the label of the control behind it where that has none of its own. Only platforms on which
        elements can be made one are looked at; a file without frames and colons cannot tell. What a pair saves is computed for
        the first 24, fewer on large screens; of the others it is said that it is not.
        """#,
        "modal": #"""
        A dialog leaves what is behind it to the cursor.

        The eye sees a dialog and a dimmed screen; the cursor goes on through everything behind it, and whoever cannot see
        gets lost there.

        Shown dialogs, alerts, sheets and popovers are looked at that are not modal while there are stops outside of them. The
        severity is what the targets inside cost today against a modal one. On the web a dialog may be open beside its page,
        so it cannot be told; a box of the whole screen is the screen itself.
        """#,
        "no-groups": #"""
        Many elements stand in one list, and none of them are grouped.

        With a switch every element before the wanted one is waited for, with a screen reader it is listened to. In groups
        whole parts of the screen are stepped over at once: 26 stops of a coffee app become 8.

        It is looked at where a method visits more than 9 stops outside groups. Today's order, with what stands in one box
        gathered, is split into the best groups of what belongs together (one box, or neighbours of one kind; at most 9 in a
        group, two levels), exactly; it is a
        finding where that makes the screen at least 5 % cheaper. The method whose users gain most is named. Methods for
        which a layout cannot make groups, or whose cost cannot be split exactly (keys that go both ways round), are left
        out. A file without frames and boxes does not tell what belongs together.
        """#,
        "no-stop": #"""
        The cursor never lands on something that reacts.

        A button that only a finger or a pointer finds is not there for whoever uses a switch, a keyboard or a screen reader.

        Elements are looked at that react and are shown and enabled, but are taken out of accessibility, or lie inside an
        element that speaks for them and offers no action in their place; no method stops on those. What a single method
        cannot reach is told by `unreachable`. What a modal element covers is left alone. A size of nothing, or parts of an
        element of whose actions the file says nothing at all, cannot be told: the app may lay them out, or offer them as
        actions, when it runs.
        """#,
        "private": #"""
        Private information is shown on a screen that takes long.

        Who needs minutes for a screen shows it to bystanders for minutes: an account number, a message, a diagnosis.

        Shown elements are looked at that the file calls private, but for password fields, which show dots. It is a finding
        where the mean over the screen's targets is above 10 seconds (P) by one of the methods asked for, the slowest of
        which is named; above a minute it is a warning, else a note. Where a method's costs are not known, the time cannot be
        told.
        """#,
        "reading-order": #"""
        The order of visiting is not the order of reading.

        Whoever sees the screen looks for level 7 behind level 6; whoever goes through it stop by stop comes to level 12
        first and has to go back. Listeners who cannot see it are told a story with its sentences exchanged.

        Two things are looked at: labels that are alike but for a number, without a gap, visited neither upwards nor
        downwards (numbers alone may be keys of a pad and are left alone); and stops of one box of which one lies above and
        not behind the one before it, or before it in the same row. A list that goes down column by column is in order, and
        so is one whose numbers go up. The detour is what it takes to go through up to 12 of the stops in the order of
        reading, today and where they are visited in it; what costs nobody anything is no finding. At most three orders of a
        screen are named. A list of three or more stops without frames, numbers and a stated order cannot be told.
        """#,
        "shortcut": #"""
        A command that is wanted often is far away and has no key of its own.

        A key saves whoever uses a keyboard the way through the screen, every time.

        Commands are looked at that are wanted more often than the mean, have no key yet and cost more than one: at most three
        of a screen get one, those that save most, with a letter of their label that the system, editing and the screen
        leave free. The severity is what the keys of the whole screen cost today on average against the screen with this one.
        Where all weights are equal the file does not tell what is wanted often.
        """#,
        "shortcut-taken": #"""
        A shortcut is taken: by the system or assistive technology, or by something else on the screen.

        A chord that the system keeps never comes to the app, or the app takes from people what they use everywhere. A chord
        that stands for two things does one of them; a mnemonic or access key that does only moves the focus from one to the
        other.

        Shortcuts of shown elements and of their actions, mnemonics and access keys are looked at, against a table of the
        platform's own chords and against each other. Mnemonics count within one menu, and outside menus within the screen;
        two things with one label are taken for the same command, in a menu and in a bar. Without a platform the system's
        chords are not known.
        """#,
        "slip": #"""
        One slip away from something frequent, something is destroyed.

        Who waits for Send every day passes Delete every day, and a single press too early is enough.

        Destructive targets are looked at that ask for nothing, of a screen as many as are quick to compute (2 to 8), against
        the targets that are wanted as often as the mean or more. For each scanning method asked for, the engine computes the chance that a use of the
        frequent one destroys by just this target: with the person's chances where they are set, else with one accidental selection
        at a hundred highlights (P). One slip is enough where that is at least half the chance of an accidental selection: a method
        that opens a menu first needs two. What is worst of all uses is named. For keyboards there is no model of slips: where
        one stands right beside a frequent target in the Tab order and no method asked for scans, it cannot be told.
        """#,
        "state": #"""
        A control has a state and does not say it.

        "Wi-Fi, switch" leaves a listener to guess whether it is on. Whoever cannot look has to change it to find out.

        Switches, check boxes, sliders, pickers, pop-up buttons and progress bars are looked at: each should carry a value or
        be selected. Of tabs and segments in one box one should be selected. Text fields are left alone, as an empty one has
        no value, and so are radio buttons, of which none may have been chosen yet. A file whose elements carry no values at
        all does not tell, and neither does a file that a toolkit makes screens of, where the app sets them when it runs.
        """#,
        "timeout": #"""
        Something goes away before people get to it.

        An "Undo" that shows for five seconds is of no use to whoever needs twenty to come to it.

        Targets with a timeout are looked at, at most 8 of a screen, against the time of each method asked for from the start
        of the screen: the 95th percentile of 2,000 simulated uses with the person's errors, or the cost itself where nothing
        goes wrong. It is an error where the mean is too long as well. For something that is only read, the file does not tell
        how long reading takes.
        """#,
        "too-many-groups": #"""
        A group costs more than it saves.

        Each group is a stop that has to be entered. Around a single element it is a step for nothing; nested in others, or
        around the few things that are wanted most, it makes the way longer than one list would be.

        Each group of a method's tree is taken away by itself: it is a finding where the screen gets at least 5 % cheaper by a
        method, around a single stop wherever it gets cheaper, and dearer by none of those asked for. Of large screens only
        as many groups are tried as are quick to compute (4 or more). Locked groups and bars stay, and so do
        lists and tables, whose number of items is that of their content: where one holds a single item, the file does not
        tell how many there are when the app runs.
        """#,
        "trap": #"""
        The focus can come in and not get out.

        In a trap Tab or the arrows go round and round while the rest of the screen is gone; without a pointer the app has to
        be left.

        The moves of each keyboard, remote and screen reader asked for are followed from the start: a stop is in a trap where
        something that could be activated at first cannot be activated from it any more. Keys that work from anywhere are
        ways out. At most three traps of a method are named. Where the file does not tell the moves, as of a remote without
        frames, it cannot be told.
        """#,
        "unconfirmed": #"""
        Something is destroyed at once, without a question.

        A press that comes late, or twice, is everyday life with a switch or a tremor. What cannot be undone should ask first.

        Shown targets are looked at that the file calls destructive and that ask for nothing. It is an error where a use of
        the rest of the screen hits the target by mistake more than once in a thousand times (P), by a scanning method asked
        for: with the person's chances where they are set, else with one accidental selection at a hundred highlights (P). Where no
        method asked for can say, and for the targets beyond those that are quick to compute (2 to 8), it is a warning. A label that
        sounds destructive, in a file that says nothing of it, cannot be told.
        """#,
        "unreachable": #"""
        A method cannot reach a target.

        What no route leads to does not exist for whoever has no other way.

        The targets that are wanted at all are looked at by each method asked for, on the tree that people use; one finding
        names all that a method cannot reach for one reason, and the methods for which these are the same. It is an error
        where no other method of the same kind reaches them (readers, keys, switches), else a warning. What must be scrolled
        to by a method that does not scroll is a note: people scroll first. Where the file does not tell the moves, as of a
        remote without frames, it cannot be told, and neither can it of what a page takes out of the Tab order by a negative
        tabindex, to which a script may move the focus.
        """#,
        "budget": #"""
        A cost is above the budget that the project has set for it.

        Budgets stand under `budgets` in `.navcost.yml` or are given by `--budget`: `expected.seconds: 8` holds the average
        target by weight, `worst.presses: 12` the dearest one; `method`, `screen` and `target` narrow one down. A budget that is
        not kept ends `navcost check` with status 1, whatever `--fail-on` says. Targets that are not reached have no cost and
        are left out of means; a target that has a budget of its own must be reached.
        """#,
        "baseline": #"""
        A cost has grown since the baseline by more than is allowed.

        `navcost check --write-baseline FILE` writes what every target costs today; `--baseline FILE`, or `baseline` in
        `.navcost.yml`, holds later runs against it. Without budgets of its own a project may not let the average target or
        the dearest one of any screen get slower than they were, beyond `--tolerance`. Only targets that the baseline knows
        count, with the weights that it has: a new button does not fail the old budget, but what it makes others cost does. A
        target that was reached and no longer is fails it, too.
        """#,
        "unused-suppression": #"""
        A suppression in the settings file suppresses nothing.

        What it was for has been mended, or its code, screen or target is not written as it should be. Left standing it would
        hide the next such finding. Where the layouts that were checked have no such screen or target at all, it may belong to
        another layout, and is a note.
        """#,
        "unused-budget": #"""
        A budget in the settings file holds for nothing.

        No layout of the run has the screen or the target that it names, or its method has no such figure; so it can never
        fail. Where only some of a project's layouts are checked, as by a hook before a commit, it may belong to another one;
        therefore it does not fail a run.
        """#,
    ]
}
