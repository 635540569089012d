// Written by `make rules` from the comments in Rules/; change those.

/// The comments above the rules, by code.
enum RuleDocumentation {
    static let texts: [String: String] = [
        "action-letters": #"""
        Custom actions look alike in the scanner menu.

        Switch Control shows a custom action by its picture. An action without a picture shows only the first letter of
        its name: "Pin" and "Play" are both P.

        The rule checks the actions without a picture of each shown element on iOS. Only navcost's own format states
        pictures; in files of other formats, two actions with the same letter cannot be told apart from two with
        pictures.
        """#,
        "carousel": #"""
        A carousel is many stops where one adjustable element would do.

        Each picture and both arrows are passed on the route to everything after them. One adjustable element is one
        stop, and people who want to browse swipe up and down.

        Three or more alike items in one row are taken for a carousel where they lie between a back and a forward
        button, or above page dots, on iOS, Mac Catalyst and Android. The severity compares what the other targets of
        the screen cost now with the screen that has one element instead. In a file without frames, what page dots
        belong to is unknown.
        """#,
        "dead-stop": #"""
        The cursor lands on something that says nothing and does nothing.

        A screen reader stops on a separator or an unnamed decoration and stays silent. Listeners wonder what they
        missed, and pay for a stop each time.

        The rule checks separators, empty texts, and small or thin pictures and views that have no label, no value and
        no action. A larger picture without a label cannot be told: it may be content whose label is missing in the
        file. Neither can an element that reacts, by the file's word, but has no label and does not say to what. On
        large screens, only as many stops are tried as are quick to compute (2 to 24).
        """#,
        "far-scroll": #"""
        A frequent target must be scrolled to several times.

        Each scroll by a switch is a selection, a menu and a direction before the scan begins again; a person who speaks
        says a command for each page. What is wanted often belongs where it is visible at first, or behind a shortcut.

        The rule checks targets whose weight is at least twice the mean, and that two or more scrolls bring into view, by
        the costliest of the requested methods that scroll by pages. Without weights no target is frequent, so that it
        cannot be told where targets lie that far away.
        """#,
        "first-match": #"""
        Find never picks a target.

        With Full Keyboard Access on iOS, Tab-F and the beginning of a name move the focus to the first match. Of five
        buttons that are called Delete, Find never picks the last four, and "Level 1" is never picked after "Level 10";
        people reach them step by step.

        The rule checks every target with a name, by its label and its input labels, as the engine's Find does: a person
        types the beginning of a name, Find ignores case, takes names that begin with the text before others, and then
        follows the order of the cursor. Each name that is never picked makes one finding. A target without a name cannot
        be told: the app may give it one when it runs.
        """#,
        "gesture-only": #"""
        A gesture does something that nothing else does.

        Many people cannot swipe, press long or pinch. A custom action with the same effect appears in the menu of every
        screen reader, of Switch Control and of the keyboard.

        The rule leaves out gestures that assistive technology makes by itself: swipes up and down on an adjustable
        element, scrolling, the long press on Android, and what the keys of an on-screen keyboard understand. Where an
        element offers fewer actions than it has such gestures, their names do not tell which gesture they replace. A
        finding is an error where a requested method activates the element but cannot make the gesture, else a warning.
        """#,
        "group-label": #"""
        A group is a stop and has no label.

        The label says whether a group is worth entering. Without one, a listener hears "group" and must enter it to
        find out.

        The rule checks every container that is a stop of a requested method. Bars, lists, menus, landmarks and the like
        say by their kind what they are. Where a screen has several of one kind without a label, it cannot be told: the
        app may label them when it runs. Rows and parts that a method makes by itself need no label, and neither do the
        containers that ChromeOS takes for groups, as they are not spoken.
        """#,
        "input-labels": #"""
        A control shows only a picture, and has only one name.

        People who speak to the screen, or find by name, must guess what a picture is called: "Prefs", "Settings" or
        "Gear". With further input labels, each of these works.

        The rule applies to iOS, iPadOS and Mac Catalyst, where input labels exist. It checks icons, and controls that
        hold a picture and no text: they should have at least two input labels. A button in which the file shows nothing
        at all cannot be told: it may show a picture or its label.
        """#,
        "merge-title": #"""
        A title and its value are two stops where one would say both.

        A screen reader speaks "Roast" and, one swipe later, "Dark". Listeners must remember the first, and pay for a
        stop with every pair. One element with the title as its label and the value as its value is read and passed in
        one step.

        Two texts are taken for a title and its value where ids or a colon say so, or where pairs repeat in the same
        columns. A text is taken for the label of the control after it where the control has no label of its own. The
        rule applies only to platforms on which elements can be merged; a file without frames and colons cannot tell.
        The saving is computed for the first 24 pairs, fewer on large screens; the others are reported as not computed.
        """#,
        "modal": #"""
        A dialog lets the cursor reach the screen behind it.

        People who see the screen see a dialog and a dimmed background. The cursor goes on through everything behind the
        dialog, and people who do not see the screen get lost there.

        The rule checks shown dialogs, alerts, sheets and popovers that are not modal while there are stops outside of
        them. The severity compares what the targets inside cost now with a modal dialog. On the web a dialog may be
        open beside its page, so it cannot be told. A container that fills the whole screen is the screen itself.
        """#,
        "no-groups": #"""
        Many elements are in one list, and none of them are grouped.

        With a switch people wait for every element before the wanted one, with a screen reader they listen to it. With
        groups they skip whole parts of the screen in one step: 26 stops of a coffee app become 8.

        The rule applies where a method visits more than 9 stops outside groups. It keeps the current order, gathers
        what is in one container, and splits it into the best groups of elements that belong together, exactly: one
        container, or neighbours of one kind, at most 9 in a group, two levels. Copies, as the cards of a list or the rows of
        a grid, are groups all together or not at all. It is a finding where these groups make
        the screen at least 5 % faster. The finding names the method whose users gain most. The rule leaves out methods
        for which a layout cannot make groups, and methods whose cost cannot be split exactly (keys that go both ways
        round). A file without frames and containers does not tell what belongs together.
        """#,
        "no-stop": #"""
        The cursor never lands on something that reacts.

        A button that only a finger or a pointer finds does not exist for people who use a switch, a keyboard or a
        screen reader.

        The rule checks elements that react and are shown and enabled, but are taken out of accessibility, or lie inside
        an element that speaks for them and offers no action in their place. No method stops on those; `unreachable`
        reports what a single method cannot reach. Elements that a modal element covers are left out. An element without
        a size cannot be told, and neither can parts of an element whose actions the file does not state: the app may
        lay them out, or offer them as actions, when it runs.
        """#,
        "no-target": #"""
        The screen shows something, and nothing on it can be acted on.

        People who use a switch or a keyboard get to such a screen and can do nothing there, not even leave it. Often the
        file draws its controls itself, or builds them from classes that say nothing of what they do; then its figures are
        about an empty screen, and silence would look like good news.

        The rule checks screens with at least one element or text that is shown. What is taken out of accessibility, or
        lies inside an element that speaks for it, does not count as something to act on: no method stops there. Where all
        of it is hidden, disabled, without a size or out of view, it cannot be told: code may change that.
        """#,
        "private": #"""
        Private information is shown on a slow screen.

        People who need minutes for a screen show it to bystanders for minutes: an account number, a message, a
        diagnosis.

        The rule checks shown elements that the file calls private, without password fields, which show dots. It is a
        finding where the mean over the screen's targets is above 10 seconds (P) by a requested method; the finding
        names the slowest one. Above a minute it is a warning, else a note. Where a method's costs are unknown, the time
        cannot be told.
        """#,
        "reading-order": #"""
        The visiting order differs from the reading order.

        People who see the screen look for level 7 after level 6. People who go through it stop by stop come to level 12
        first and must go back. Listeners who do not see the screen hear the sentences of a story in the wrong order.

        The rule checks two things. The first is labels that differ only in a number, without a gap, visited neither
        upwards nor downwards; numbers alone may be keys of a pad and are left out. The second is stops of one container
        of which one lies above and not after the previous one, or before it in the same row. A list that goes down
        column by column is in order, and so is one whose numbers go up. The detour is the cost of going through up to
        12 of the stops in reading order, compared with a screen that visits them in that order; a detour that costs
        nothing is not a finding. At most three orders of a screen are named. A list of three or more stops without
        frames, numbers and a stated order cannot be told.
        """#,
        "shared-beginning": #"""
        Names in a row begin with the same words.

        A screen reader's user moves on as soon as a word tells that this is not the target. Where names begin alike,
        that word comes late, at every stop that is passed: "Settings for sound", "Settings for network". The word that
        tells them apart first saves listening for all.

        The rule checks the stops of the first requested screen reader, in its order, three or more neighbours whose names
        share two words or more at the beginning. After two such names it cannot be told what a stop without a name in the
        file is called. Listening must take time (`listening` is not off).
        """#,
        "shortcut": #"""
        A frequent command is far away and has no key of its own.

        With a key, people who use a keyboard skip the route through the screen, every time.

        The rule checks commands with more than the mean weight that have no key yet and cost more than one. At most
        three of a screen get one: those that save most, with a letter of their label that the system, editing and the
        screen leave free. The severity compares the current mean cost of the screen by keyboard with that of the
        screen with the new shortcut. Where all weights are equal, the file does not tell which commands are frequent.
        """#,
        "shortcut-taken": #"""
        A shortcut is taken: by the system, by assistive technology, or by something else on the screen.

        A chord that the system keeps never reaches the app, or the app takes from people a key that they use
        everywhere. A chord of two elements activates one of them; a mnemonic or access key of two elements only moves
        the focus from one to the other.

        The rule compares the shortcuts, mnemonics and access keys of shown elements and of their actions with a table
        of the platform's own chords and with each other. Mnemonics count within one menu, and outside menus within the
        screen. Two elements with one label are taken for the same command, in a menu and in a bar. Without a platform
        the system's chords are unknown.
        """#,
        "slip": #"""
        One slip away from a frequent target, something is destroyed.

        People who wait for Send every day pass Delete every day, and a single press too early is enough.

        The rule compares destructive targets that ask for no confirmation, of a screen as many as are quick to compute
        (2 to 8), with the targets whose weight is at least the mean. For each requested scanning method, the engine
        computes the chance that a use of the frequent target activates just this destructive one: with the person's
        chances where they are set, else with one accidental selection in a hundred highlights (P). A chance of at least
        half that of an accidental selection is one slip; a method that opens a menu first needs two. The finding names
        the worst of all uses. For keyboards there is no model of slips: where a destructive target is right beside a
        frequent one in the Tab order and no requested method scans, it cannot be told.
        """#,
        "spoken-name": #"""
        A target has no name of its own to say.

        People who speak to the screen (Voice Control, Voice Access) say the name of a target. Where several have the same
        name, numbers appear beside them, and a second command says one. Where nothing of the name can be said, numbers
        must be shown on everything first. A label or an input label that no other target has takes one command.

        The rule checks what people can act on, by the first of the requested methods with speech: labels and input
        labels are compared as they are spoken, without case and punctuation. Each shared name makes one finding, and so
        does each target whose name has neither letter nor number. A target without any name is a finding where the file
        is a picture of a running screen; else the app may give it one when it runs, and it cannot be told.
        """#,
        "state": #"""
        A control has a state and does not say it.

        "Wi-Fi, switch" leaves listeners to guess whether it is on. People who do not see it must change it to find out.

        The rule checks switches, check boxes, sliders, pickers, pop-up buttons and progress bars: each should have a
        value or be selected. Of tabs and segments in one container, one should be selected. Text fields are left out,
        as an empty one has no value, and so are radio buttons, as none may have been chosen yet. A file whose elements
        have no values at all does not tell, and neither does a file from which a toolkit makes screens, where the app
        sets the values when it runs.
        """#,
        "timeout": #"""
        Something goes away before people get to it.

        An "Undo" that shows for five seconds is of no use to people who need twenty to reach it.

        The rule compares the timeouts of targets, at most 8 of a screen, with the time of each requested method from
        the start of the screen: the 95th percentile of up to 2,000 simulated uses with the person's errors, three times
        their mean where uses are too long to be simulated, or the cost itself where nothing goes wrong. It is an error
        where the mean is too long as well. For an element that is only read, the file does not tell how long reading
        takes.
        """#,
        "too-many-groups": #"""
        A group costs more than it saves.

        Each group is a stop that people must enter. Around a single element it is a step for nothing. Nested in others,
        or around the few things that are wanted most, it makes routes longer than one list would.

        The rule removes each group of a method's tree by itself. It is a finding where the screen gets at least 5 %
        faster by a method and slower by none of the requested ones; around a single stop, any saving counts. On large
        screens only as many groups are tried as are quick to compute (4 or more). Locked groups and bars stay, and so
        do lists and tables, which hold as many items as their content has: where one holds a single item, the file does
        not tell how many there are when the app runs.
        """#,
        "trap": #"""
        The focus can come in and not get out.

        In a trap, Tab or the arrows go round and round and the rest of the screen is unreachable. Without a pointer,
        people must leave the app.

        The rule follows the moves of each requested keyboard, remote and screen reader from the start. A stop is in a
        trap where a target that could be activated at first cannot be activated from it any more. Keys that work from
        anywhere lead out of it. At most three traps of a method are named. Where the file does not tell the moves, as
        for a remote without frames, or a page has scripts that may hold the focus, it cannot be told.
        """#,
        "unconfirmed": #"""
        Something is destroyed at once, without a question.

        With a switch or a tremor, late and double presses happen every day. What cannot be undone should ask first.

        The rule checks shown targets that the file calls destructive and that ask for no confirmation. It is an error
        where a use of the rest of the screen activates the target by mistake more than once in a thousand times (P) by
        a requested scanning method: with the person's chances where they are set, else with one accidental selection in
        a hundred highlights (P). Where no requested method can tell, and for the targets beyond those that are quick to
        compute (2 to 8), it is a warning. A label that sounds destructive, in a file that does not say so, cannot be
        told.
        """#,
        "unreachable": #"""
        A method cannot reach a target.

        A target without a route does not exist for people who have only this method.

        The rule checks every target with a weight by each requested method, on the method's main tree. One finding
        names all targets that a method cannot reach for one reason, and all methods for which these are the same. It is
        an error where no other method of the same kind (readers, keys, switches, speech) reaches them, else a warning. A target
        that must be scrolled to, by a method that does not scroll, is a note: people scroll first. Where the file does
        not tell the moves, as for a remote without frames, it cannot be told. Neither can a target that a page with scripts
        takes out of the Tab order by a negative tabindex, as a script may move the focus to it.
        """#,
        "budget": #"""
        A cost is above the budget that the project has set for it.

        Budgets are listed under `budgets` in `.navcost.yml` or given by `--budget`: `expected.seconds: 8` limits the
        weighted mean over the targets, `worst.presses: 12` the costliest target; `method`, `screen` and `target` narrow
        a budget down. A budget that is not kept ends `navcost check` with status 1, whatever `--fail-on` says.
        Unreachable targets have no cost and are left out of means; a target that has a budget of its own must be
        reachable.
        """#,
        "baseline": #"""
        A cost has grown since the baseline by more than is allowed.

        `navcost check --write-baseline FILE` writes the current cost of every target; `--baseline FILE`, or `baseline`
        in `.navcost.yml`, compares later runs with it. By default, neither the weighted mean nor the costliest target
        of any screen may get slower than it was, beyond `--tolerance`; budgets replace this default. Only targets that
        the baseline knows count, with the weights that it has: a new button does not break the old budget, but what it
        adds to the cost of others does. A target that becomes unreachable breaks it, too.
        """#,
        "unused-suppression": #"""
        A suppression in the settings file suppresses nothing.

        Its finding has been fixed, or its code, screen or target is misspelt. If it stays, it hides the next such
        finding. Where the layouts that were checked have no such screen or target at all, it may belong to another
        layout, and is a note.
        """#,
        "unused-budget": #"""
        A budget in the settings file applies to nothing.

        No layout of the run has the screen or the target that it names, or its method has no such figure, so it can
        never fail. Where only some of a project's layouts are checked, as by a hook before a commit, it may belong to
        another one; therefore it does not fail a run.
        """#,
    ]
}
