"""Small pages of the kinds that the web has, each with what is wanted on it; their suggestions are tried in a browser."""

# How many times a target is wanted where a page says so; the others are wanted once.
PAGES = {}


def page(name, body, weights=None, lang="en", direction="ltr"):
    PAGES[name] = (
        f'<!DOCTYPE html>\n<html lang="{lang}" dir="{direction}">\n<head><meta charset="utf-8"><title>{name}</title></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n", weights or {})


def many(tag, names, start=1, prefix="", **attributes):
    """Elements of one tag, each with an id made of its name."""
    more = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return "\n".join(f'<{tag} id="{prefix}{name.lower().replace(" ", "-")}"{more}>{name}</{tag}>' for name in names)


def links(names, prefix=""):
    return many("a", names, prefix=prefix, href="#")


def fields(names, prefix=""):
    return "\n".join(
        f'<label>{name} <input id="{prefix}{name.lower().replace(" ", "-")}"></label>' for name in names)


page("tool bar of a text editor", f"""<header>{links(["Home", "Help"])}</header>
<main><h1>Letter</h1>
<div id="tools">{many("button", ["Bold", "Italic", "Underline", "Left", "Center", "Right", "Justify"])}</div>
<textarea id="text" aria-label="Text"></textarea>
{many("button", ["Save", "Print"])}</main>""")

page("tool bar that is one stop already", """<div role="toolbar" aria-label="Format" id="bar">
<button id="bold" tabindex="0">Bold</button> <button id="italic" tabindex="-1">Italic</button>
<button id="underline" tabindex="-1">Underline</button></div>
<script>document.getElementById("bar").addEventListener("keydown", (event) => {
  const all = [...document.querySelectorAll("#bar button")];
  const next = all[all.indexOf(document.activeElement) + { ArrowRight: 1, ArrowLeft: -1 }[event.key]];
  if (!next) return;
  for (const one of all) one.tabIndex = one === next ? 0 : -1;
  next.focus();
});</script>
""" + many("button", ["Undo", "Redo", "Cut", "Copy", "Paste"]))

page("buttons of a menu", f"""<nav aria-label="Main">{many("button", ["File", "Edit", "View", "Insert", "Format", "Tools", "Window"])}</nav>
<main><h1>Sheet</h1>{links(["Open the guide", "What is new"])}</main>""", {"tools": 12, "window": 6})

page("buttons used as tabs", f"""<h1>Account</h1>
<div id="tabs">{many("button", ["Profile", "Security", "Payment", "Privacy", "Notifications", "Devices"])}</div>
<div id="panel"><p>Your name and picture.</p>{many("button", ["Change name", "Change picture"])}</div>""")

page("keys of a calculator", f"""<h1>Calculator</h1><div id="keys">
{many("button", ["Seven", "Eight", "Nine", "Divide", "Four", "Five", "Six", "Times", "One", "Two", "Three", "Minus", "Zero", "Point", "Equals", "Plus"])}
</div>""", {"equals": 20, "plus": 8, "one": 6, "zero": 6})

page("headings with lists of links", "".join(
    f"<section aria-labelledby='h{n}'><h2 id='h{n}'>{topic}</h2><ul>"
    + "".join(f"<li>{links([name])}</li>" for name in names) + "</ul></section>"
    for n, (topic, names) in enumerate([
        ("Sport", ["Football", "Tennis", "Cycling", "Rowing"]), ("Culture", ["Books", "Music", "Theatre", "Film"]),
        ("Science", ["Space", "Health", "Climate", "Animals"])])), {"climate": 15, "animals": 6})

page("skip link before a navigation", f"""<a id="skip" href="#content">Skip to the content</a>
<nav aria-label="Main">{links(["News", "Sport", "Weather", "Travel", "Culture", "Business", "Opinion", "Video"])}</nav>
<main id="content" tabindex="-1"><h1>Today</h1>{links(["First story", "Second story", "Third story"])}</main>""",
     {"first-story": 10, "second-story": 5})

page("access keys in use", """<button id="save" accesskey="s">Save</button> <button id="open" accesskey="o">Open</button>
<button id="close">Close</button> <button id="clear">Clear</button> <button id="search">Search</button>
<button id="sort">Sort</button> <button id="share">Share</button>""", {"search": 9, "sort": 7, "share": 11})

page("three forms", "".join(
    f"<form id='form-{n}' aria-label='{title}'><h2>{title}</h2>{fields(names)}{many('button', [send])}</form>"
    for n, (title, names, send) in enumerate([
        ("Sign in", ["User", "Password"], "Enter"), ("Join", ["Name", "Mail", "City"], "Send"),
        ("Ask us", ["Topic", "Question"], "Ask")])), {"ask": 10, "topic": 10, "question": 10})

page("radio buttons and boxes to tick", """<form id="order"><fieldset id="size"><legend>Size</legend>
<label><input type="radio" name="size" id="small" checked> Small</label>
<label><input type="radio" name="size" id="medium"> Medium</label>
<label><input type="radio" name="size" id="large"> Large</label></fieldset>
<fieldset id="extras"><legend>Extras</legend>
<label><input type="checkbox" id="milk"> Milk</label> <label><input type="checkbox" id="sugar"> Sugar</label>
<label><input type="checkbox" id="honey"> Honey</label> <label><input type="checkbox" id="ice"> Ice</label></fieldset>
<button id="buy">Buy</button></form>""", {"buy": 8})

page("controls of a player", f"""<h1>Song</h1><div id="player">
{many("button", ["Shuffle", "Back", "Play", "Forward", "Repeat", "Mute"])}</div>
<input type="range" id="volume" aria-label="Volume">{links(["Artist", "Album"])}""", {"play": 20, "forward": 8})

page("open dialog", f"""<main>{many("button", ["New", "Rename", "Move", "Archive"])}</main>
<div role="dialog" aria-modal="true" aria-label="Move to" id="dialog">
{many("button", ["Inbox", "Drafts", "Sent", "Later", "Family", "Work"], prefix="to-")}
{many("button", ["Cancel"])}</div>""", {"to-work": 8})

page("right to left", f"""<h1>نص</h1><div id="tools">
{"".join(f'<button id="t{n}">{name}</button>' for n, name in enumerate(["قص", "نسخ", "لصق", "حفظ", "طباعة", "بحث"]))}</div>
<a id="more" href="#">المزيد</a>""", lang="ar", direction="rtl")

page("rows with buttons of their own", "<h1>Files</h1><table><tbody>" + "".join(
    f'<tr><td>{name}</td><td><button id="open-{n}">Open {name}</button></td>'
    f'<td><button id="copy-{n}">Copy {name}</button></td></tr>'
    for n, name in enumerate(["Plan", "Letter", "Budget", "Photo"])) + "</tbody></table>", {"open-3": 9})

page("cards", "<h1>Courses</h1>" + "".join(
    f'<div id="card-{n}"><h2>{name}</h2><a id="go-{n}" href="#">Go to {name}</a>'
    f'<button id="like-{n}">Like {name}</button><button id="hide-{n}">Hide {name}</button></div>'
    for n, name in enumerate(["Drawing", "Cooking", "Chess", "Piano"])), {"go-3": 12, "go-2": 6})

page("what is hidden or off", """<button id="a">Alpha</button> <button id="b" hidden>Beta</button> <button id="c" disabled>Gamma</button>
<button id="d" style="display: none">Delta</button> <button id="e">Epsilon</button> <div inert><button id="f">Zeta</button></div>
<button id="g">Eta</button> <button id="h">Theta</button> <button id="i">Iota</button>""")

page("buttons that stay down", "<h1>Photo</h1><div id='marks'>" + "".join(
    f'<button id="{name.lower()}" aria-pressed="false">{name}</button>'
    for name in ["Sharp", "Bright", "Warm", "Grain", "Fade", "Mono"])
     + f"</div>{many('button', ['Save copy', 'Share'])}")

page("positive tab indexes", """<button id="last">Last</button> <button id="first" tabindex="1">First</button>
<button id="second" tabindex="2">Second</button> <button id="third">Third</button> <button id="fourth">Fourth</button>
<button id="fifth">Fifth</button>""", {"fifth": 9})

page("something that deletes", f"""<h1>Message</h1><div id="actions">
{many("button", ["Reply", "Reply all", "Delete", "Archive", "Print", "Flag"])}</div>""", {"archive": 20, "flag": 10})

page("names that begin alike", many("button", [
    "Send", "Save", "Sort", "Share", "Scan", "Select", "Sign", "Show", "Start", "Stop"]), {"stop": 9, "start": 7, "show": 8})

page("a single button", '<button id="only">Only</button>')

page("links alone", f"<main>{links(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'])}</main>", {"eight": 10})

page("names with marks of HTML", """<div id="tools"><button id="lt">a &lt; b</button> <button id="amp">Bed &amp; breakfast</button>
<button id="quote">The "best"</button> <button id="script">&lt;script&gt;</button> <button id="braces">{{x}} `</button>
<button id="line">One two</button></div>""")

page("summaries and selects", """<details id="d1" open><summary id="more">More</summary><button id="inner">Inside</button></details>
<label>Year <select id="year"><option>2024</option><option>2025</option></select></label>
<label>Month <select id="month"><option>May</option><option>June</option></select></label>
<div id="buttons"><button id="apply">Apply</button> <button id="reset">Reset</button> <button id="export">Export</button>
<button id="import">Import</button></div>""", {"import": 7})

page("two tool bars", f"""<div id="left">{many("button", ["Pen", "Brush", "Eraser", "Fill", "Text"])}</div>
<canvas id="canvas" width="10" height="10"></canvas>
<div id="right">{many("button", ["Zoom in", "Zoom out", "Fit", "Grid", "Rulers"])}</div>""")

page("headings, then buttons", f"""<h1>Shop</h1><h2>Sort</h2>{many("button", ["Price", "Name of it", "Newest", "Rating"])}
<h2>Show</h2>{many("button", ["All", "On sale", "In stock", "Used"])}<p>{links(["Terms", "Contact"])}</p>""", {"used": 12})

page("tabs that are a stop each", f"""<h1>Account</h1>
<div id="parts" role="tablist" aria-label="Parts">{many("button", ["Profile", "Security", "Payment", "Privacy", "Devices"], role="tab")}</div>
{many("button", ["Change name", "Change picture", "Log out"])}""")

page("menu of a page", f"""<div id="actions" role="menu" aria-label="Actions">
{many("button", ["Rename", "Move", "Copy to", "Share"], role="menuitem")}</div>{fields(["Title", "Note"])}""")

page("main content after a long navigation", f"""<nav aria-label="Site">
{links([f"Topic {n}" for n in range(1, 13)])}</nav>
<main id="content">{many("button", ["Read", "Listen", "Print", "Send", "Keep", "Rate"])}
<textarea id="reply" aria-label="Reply"></textarea></main>
<footer>{links([f"Notice {n}" for n in range(1, 9)])}</footer>""")
