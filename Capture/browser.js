// navcost capture for web pages: paste this into the browser's console on the page to be measured.
// It writes what styles and scripts have made of the page - what is shown, where, in which Tab order - as navcost's own
// XML, copies it where the console may, and returns it as text. Nothing is sent anywhere.
// Capture/web.py runs the same script in every frame; it leaves its wishes and what only the browser's tools tell (names,
// roles, the parts of players) in `navcostCapture`.
(function capture() {
  "use strict";
  const settings = globalThis.navcostCapture ?? {};
  const controls = new Set(["button", "link", "checkbox", "radioButton", "toggle", "slider", "stepper", "datePicker",
    "comboBox", "popUpButton", "menuButton", "disclosure", "tab", "textField", "secureTextField", "searchField",
    "textView", "menuItem", "menuBarItem", "picker"]);
  const byRole = { button: "button", link: "link", checkbox: "checkbox", radio: "radioButton", switch: "toggle",
    slider: "slider", spinbutton: "stepper", textbox: "textField", searchbox: "searchField", combobox: "comboBox",
    option: "listItem", menuitem: "menuItem", menuitemcheckbox: "menuItem", menuitemradio: "menuItem", tab: "tab",
    treeitem: "treeItem", gridcell: "cell", row: "row", columnheader: "cell", rowheader: "cell", heading: "heading",
    img: "image", image: "image" };
  const boxes = { listbox: "list", menu: "menu", menubar: "menuBar", radiogroup: "radioGroup", tablist: "tabGroup",
    toolbar: "toolbar", tree: "tree", grid: "grid", treegrid: "grid", table: "table", dialog: "dialog",
    alertdialog: "alert", group: "group", list: "group", form: "form" };
  const landmarks = { banner: "banner", complementary: "complementary", contentinfo: "contentinfo", form: "form",
    main: "main", navigation: "navigation", region: "region", search: "search" };
  const implicitLandmarks = { HEADER: "banner", FOOTER: "contentinfo", ASIDE: "complementary", MAIN: "main",
    NAV: "navigation", SEARCH: "search" };
  const inputs = { button: "button", submit: "button", reset: "button", image: "button", color: "button",
    file: "button", checkbox: "checkbox", radio: "radioButton", range: "slider", number: "stepper",
    date: "datePicker", time: "datePicker", month: "datePicker", week: "datePicker", "datetime-local": "datePicker",
    password: "secureTextField", search: "searchField" };
  const silent = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD|LINK|META|OPTION|OPTGROUP|DATALIST|PARAM|SOURCE|TRACK)$/;
  const memberRoles = "[role=option],[role=gridcell],[role=treeitem],[role=tab],[role=radio],[role^=menuitem]";

  const escape = (text) => String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, "\ufffd")
    .replace(/[&<>"\n\r\t]/g, (c) => `&#${c.charCodeAt(0)};`);
  const line = (text) => (text || "").replace(/\s+/g, " ").trim();
  const isFrame = (e) => e.tagName === "IFRAME" || e.tagName === "FRAME";
  const computed = (e) => settings.names?.get(e);
  /** The role that an element states: the browser's word where it is known, else the first that the attribute has. */
  const stated = (e) => !e.hasAttribute("role") ? "" : computed(e)?.role ?? e.getAttribute("role").trim().split(/\s+/)[0].toLowerCase();
  const lookUp = (e, ids) => (ids || "").split(/\s+/).map((id) => id && e.getRootNode().getElementById?.(id)).filter(Boolean);

  function name(e, fromContent) {
    const known = computed(e);
    // What has no role has no name of its own for the browser; people still call it by what it shows.
    if (known && (known.name || !/^(generic|none|)$/.test(known.role))) return line(known.name);
    const named = lookUp(e, e.getAttribute("aria-labelledby")).map((n) => line(n.getAttribute("aria-label") || n.textContent));
    if (line(named.join(" "))) return line(named.join(" "));
    if (line(e.getAttribute("aria-label"))) return line(e.getAttribute("aria-label"));
    if (e.labels && e.labels.length) {
      const labels = line([...e.labels].map((l) => {
        const copy = l.cloneNode(true);
        copy.querySelectorAll("select,textarea,script,style").forEach((n) => n.remove());
        return copy.textContent;
      }).join(" "));
      if (labels) return labels;
    }
    if (e.tagName === "INPUT" && /^(button|submit|reset)$/.test(e.type)) {
      return line(e.value) || { submit: "Submit", reset: "Reset" }[e.type] || "";
    }
    if (line(e.alt)) return line(e.alt);
    if (fromContent) {
      const pictures = [...e.querySelectorAll("img[alt], svg title, [aria-label]")];
      const inside = line(e.innerText ?? e.textContent);
      if (inside || pictures.length) {
        return inside || line(pictures.map((n) => n.getAttribute("alt") || n.getAttribute("aria-label") || n.textContent).join(" "));
      }
    }
    return line(e.title) || line(e.placeholder);
  }

  function role(e) {
    const own = byRole[stated(e)];
    const popup = e.getAttribute("aria-haspopup");
    if (own === "button" || (!own && e.tagName === "BUTTON")) {
      return popup && popup !== "false" ? "menuButton" : e.hasAttribute("aria-pressed") ? "toggle" : "button";
    }
    if (own) return own === "menuItem" && e.parentElement?.closest("[role=menu],[role=menubar]")?.getAttribute("role") === "menubar" ? "menuBarItem" : own;
    switch (e.tagName) {
      case "A": case "AREA": return e.hasAttribute("href") ? "link" : null;
      case "a": return "link";
      case "INPUT": return e.type === "hidden" ? null : inputs[e.type] || (e.hasAttribute("list") ? "comboBox" : "textField");
      case "SELECT": return e.multiple || e.size > 1 ? "picker" : "popUpButton";
      case "TEXTAREA": return "textView";
      case "SUMMARY": return "disclosure";
      case "DETAILS": return e.querySelector(":scope > summary") ? null : "disclosure";
      case "IMG": return e.alt ? "image" : null;
      case "VIDEO": case "AUDIO": return e.controls ? "video" : null;
    }
    if (/^H[1-6]$/.test(e.tagName)) return "heading";
    return isHost(e) ? "textView" : null;
  }

  // What is shown, what can be used, and what Tab stops on. Sources: HTML standard, "Focus"; for what it leaves to browsers
  // (the order of scopes, scroll containers, links in edited text) what Tab does in Chromium.

  /** The element around another as the page is shown: slots and shadow hosts included. */
  const around = (e) => e.assignedSlot ?? e.parentElement ?? e.getRootNode().host ?? null;
  const contains = (outer, e) => { while (e && e !== outer) e = around(e); return !!e; };
  const modals = [...document.querySelectorAll(":modal")];
  const modal = modals.find((m) => m.contains(document.activeElement)) ?? modals.at(-1);
  const inertness = new Map();
  function isInert(e) {
    if (!e) return false;
    if (!inertness.has(e)) inertness.set(e, e.inert === true || e.hasAttribute("inert") || isInert(around(e)));
    return inertness.get(e);
  }
  const isBlocked = (e) => e.matches(":disabled") || isInert(e) || !!modal && !contains(modal, e);
  const isShownBox = (e) => e.checkVisibility ? e.checkVisibility({ visibilityProperty: true }) : e.getClientRects().length > 0;
  const isShownArea = (area) => [...document.querySelectorAll("img[usemap]")]
    .some((i) => i.useMap === `#${area.closest("map")?.name}` && isShownBox(i));
  function isShown(e) {
    if (e.tagName === "AREA") return isShownArea(e);
    if (isShownBox(e)) return true;
    // What a canvas holds has no box and has the focus all the same.
    const canvas = e.parentElement?.closest("canvas");
    return !!canvas && isShown(canvas) && getComputedStyle(e).display !== "none" && getComputedStyle(e).visibility === "visible";
  }
  const isHost = (e) => e.isContentEditable && !e.parentElement?.isContentEditable;

  /** The axis in which an element scrolls what it holds, null where all of it fits; an element without a size scrolls, too. */
  function scrollAxis(e) {
    if (e === document.scrollingElement || e === document.body || /^(TEXTAREA|INPUT|SELECT)$/.test(e.tagName)) return null;
    const style = getComputedStyle(e);
    const down = /auto|scroll/.test(style.overflowY) && e.scrollHeight > e.clientHeight;
    const across = /auto|scroll/.test(style.overflowX) && e.scrollWidth > e.clientWidth;
    return down || across ? (down && across ? "both" : down ? "vertical" : "horizontal") : null;
  }
  const isAnchor = (e) => e.tagName === "A" && !e.hasAttribute("href");
  const canFocus = (e) => (e.tabIndex >= 0 && !isAnchor(e) || e.hasAttribute("tabindex") || isHost(e) || isFrame(e)) && isShown(e) && !isBlocked(e);
  function holdsFocusable(e) {
    return children(e).some((c) => c.nodeType === Node.ELEMENT_NODE && (canFocus(c) || holdsFocusable(c)));
  }

  /** Whether Tab stops on an element, radio buttons of one name left aside. */
  const stopsTab = new Map();
  function tabs(e) {
    if (!stopsTab.has(e)) stopsTab.set(e, findTabs(e));
    return stopsTab.get(e);
  }
  function findTabs(e) {
    if (!isShown(e) || isBlocked(e) || isFrame(e) || /^(OBJECT|EMBED)$/.test(e.tagName)) return false;
    if (e.shadowRoot?.delegatesFocus) return false;
    if (e.hasAttribute("tabindex") && !Number.isNaN(parseInt(e.getAttribute("tabindex"), 10))) return e.tabIndex >= 0;
    if (/^(A|AREA)$/.test(e.tagName) && (!e.hasAttribute("href") || e.isContentEditable)) return isHost(e);
    if (e.tagName === "a") return e.hasAttribute("href") || e.hasAttribute("xlink:href");
    if (/^(VIDEO|AUDIO)$/.test(e.tagName) && !e.controls) return false;
    if (e.tagName === "DETAILS") return !e.querySelector(":scope > summary");
    return e.tabIndex >= 0 || isHost(e) || scrollAxis(e) !== null && !holdsFocusable(e);
  }

  /** The children as they are shown: shadow trees with their slots filled. */
  function children(e) {
    if (e.shadowRoot) return [...e.shadowRoot.childNodes];
    if (e.tagName === "SLOT") {
      const assigned = e.assignedNodes({ flatten: true });
      if (assigned.length) return assigned;
    }
    if (e.tagName === "DETAILS") {
      const summary = e.querySelector(":scope > summary");
      return summary ? [summary, ...[...e.childNodes].filter((c) => c !== summary)] : [...e.childNodes];
    }
    return [...e.childNodes];
  }

  /** The popovers that are open, by the button that opens them: Tab goes there from the button. */
  const popovers = new Map();
  for (const popover of document.querySelectorAll("[popover]")) {
    const opener = popover.matches(":popover-open") && popover.id && document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
    if (opener && isShown(opener)) popovers.set(opener, popover);
  }
  const opened = new Set(popovers.values());

  /** The stops of a scope - a document, a shadow tree, what fills a slot - in the order of Tab: elements, and frames that hold their own. */
  function scope(nodes, isPopover) {
    const entries = [];
    const add = (index, stops) => { if (index >= 0 && stops.length) entries.push({ index: index || Infinity, stops }); };
    const visit = (e) => {
      if (e.nodeType !== Node.ELEMENT_NODE || silent.test(e.tagName) || !isPopover && opened.has(e)) return;
      const own = tabs(e) ? [e] : [];
      // A page that did not load takes no focus.
      if (isFrame(e)) return isShown(e) && !isBlocked(e) && !settings.frames?.get(e)?.failed ? add(e.tabIndex, [e]) : undefined;
      if (e.tagName === "SLOT" && e.getRootNode() instanceof ShadowRoot) {
        const assigned = e.assignedNodes();
        return add(Math.max(e.tabIndex, 0), scope(assigned.length ? assigned : [...e.childNodes]));
      }
      const isScope = e.shadowRoot || e.tagName === "DETAILS";
      if (isScope) return add(e.hasAttribute("tabindex") ? e.tabIndex : 0, own.concat(scope(children(e))));
      if (popovers.has(e)) return add(e.tabIndex, own.concat(scope([popovers.get(e)], true)));
      if (own.length) add(Math.max(e.tabIndex, 0), own);
      for (const child of e.childNodes) visit(child);
    };
    nodes.forEach(visit);
    entries.sort((a, b) => a.index === b.index ? 0 : a.index - b.index);
    return entries.flatMap((entry) => entry.stops);
  }

  const inDocument = scope([document.body ?? document.documentElement]);
  const groupOf = (e) => e.tagName === "INPUT" && e.type === "radio" && e.name ? e : null;
  const isSameGroup = (a, b) => a.name === b.name && a.form === b.form && a.getRootNode() === b.getRootNode();
  /** Tab stops on the chosen radio button of a name, else on the first. */
  const order = inDocument.filter((radio) => {
    if (!groupOf(radio) || radio.checked) return true;
    const others = inDocument.filter((other) => groupOf(other) && isSameGroup(other, radio));
    return others[0] === radio && !others.some((other) => other.checked);
  });
  const isLanding = new Set(order);

  /** The boxes that hold the radio buttons of one name and nothing else to act on. */
  const radioBoxes = new Set();
  for (const radio of inDocument.filter(groupOf)) {
    const radios = inDocument.filter((other) => groupOf(other) && isSameGroup(other, radio));
    if (radios[0] !== radio || radios.length < 2) continue;
    let box = radio.parentElement;
    while (box && !radios.every((r) => box.contains(r))) box = box.parentElement;
    if (box && !inDocument.some((e) => box.contains(e) && !radios.includes(e))) radioBoxes.add(box);
  }

  // The tree that is written: nodes with their attributes, in the order in which readers meet them.

  const offset = { x: window.scrollX, y: window.scrollY };
  let number = 0;
  const taken = new Set();
  function identity(e) {
    const prefix = settings.prefix ?? "";
    let id = e?.id && typeof e.id === "string" && !taken.has(prefix + e.id) ? prefix + e.id : `${prefix}e${++number}`;
    while (taken.has(id)) id = `${prefix}e${++number}`;
    taken.add(id);
    return id;
  }
  function frame(e) {
    const box = e.getBoundingClientRect();
    const round = (v) => Math.round(v * 100) / 100;
    if (!box.width || !box.height) return {};
    return { x: round(box.x + offset.x), y: round(box.y + offset.y), width: round(box.width), height: round(box.height) };
  }
  /** The nodes that stand for an element on which Tab stops. */
  const nodesOf = new Map();
  const standing = new Set();
  const ids = new WeakMap();
  function stand(e, node) {
    if (!nodesOf.has(e)) nodesOf.set(e, []);
    standing.add(node);
    nodesOf.get(e).push(node);
    if (!ids.has(e)) ids.set(e, node.a.id);
    return node;
  }

  /** The fields and buttons inside a control, each a stop of its own: what the browser tells, else what Chromium shows. */
  function parts(e) {
    const known = settings.parts?.get(e);
    if (known?.length) return known;
    if (e.tagName !== "INPUT" || inputs[e.type] !== "datePicker") return [];
    const is12 = new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions().hour12;
    const step = Number(e.step) || 60;
    const hasSeconds = step % 60 !== 0 || /:\d\d:(?!00$)/.test(e.value);
    const time = ["Hours", "Minutes", ...(hasSeconds ? ["Seconds"] : []), ...(step % 1 ? ["Milliseconds"] : []), ...(is12 ? ["AM/PM"] : [])];
    const fields = { date: ["Month", "Day", "Year"], time, "datetime-local": ["Month", "Day", "Year", ...time],
      month: ["Month", "Year"], week: ["Week", "Year"] }[e.type];
    const shown = fields.map((field) => ({ role: "stepper", name: field }));
    return e.readOnly ? shown : [...shown, { role: "button", name: "Show picker" }];
  }

  /** The members of boxes that keep the focus themselves: Tab lands on the active one. */
  const members = new Map();
  function takesMembers(box) {
    const inside = [...box.querySelectorAll(memberRoles)];
    if (!inside.length || box.tabIndex < 0 || !box.hasAttribute("tabindex") || inside.some((m) => m.tabIndex >= 0)) return false;
    const active = lookUp(box, box.getAttribute("aria-activedescendant"))[0];
    const landing = inside.includes(active) ? active : inside.find((m) => m.getAttribute("aria-selected") === "true") || inside[0];
    inside.forEach((m) => members.set(m, m === landing ? box : null));
    return true;
  }

  // Whether what is written next begins a line, as it does behind a block and a line break. Source: CSS Display 3.
  let startsLine = true;
  const inLine = () => { const inline = startsLine ? null : "true"; startsLine = false; return inline; };
  const breaksLine = (e) => e.tagName === "BR" || !/^(inline|ruby|contents$|none$)/.test(getComputedStyle(e).display);

  function stop(e, kind) {
    const isContentName = !/^(textField|secureTextField|searchField|comboBox|textView|slider|stepper|picker|popUpButton|webView|video|datePicker)$/.test(kind);
    const level = /^H[1-6]$/.test(e.tagName) ? e.tagName[1] : kind === "heading" ? e.getAttribute("aria-level") || 2 : null;
    const checked = e.getAttribute("aria-checked") ?? e.getAttribute("aria-pressed") ?? (e.type === "checkbox" ? String(e.checked) : null);
    const value = kind === "secureTextField" ? null : checked !== null && kind !== "radioButton" ? (checked === "true" ? "on" : checked === "mixed" ? "mixed" : "off")
      : e.tagName === "SELECT" ? line(e.selectedOptions[0]?.textContent) : /^(textField|searchField|textView|slider|stepper|comboBox)$/.test(kind) ? line(e.value) : null;
    const selected = e.checked && e.type === "radio" || e.getAttribute("aria-selected") === "true" || checked === "true" && kind === "radioButton";
    const isTarget = kind !== "heading" && kind !== "image" || tabs(e);
    const key = (e.getAttribute("accesskey") || "").split(/\s+/).find((k) => [...k].length === 1);
    const node = { tag: "element", a: { id: identity(e), role: kind, label: name(e, isContentName), value, ...frame(e),
      respondsToInteraction: isTarget && !controls.has(kind) && !/^(cell|row|listItem|treeItem)$/.test(kind) ? "true" : null,
      enabled: isBlocked(e) ? "false" : null, accessKey: key, tabIndex: null, heading: level,
      adjustable: /^(slider|stepper)$/.test(kind) ? "true" : null, selected: selected ? "true" : null, inline: inLine(),
      private: kind === "secureTextField" ? "true" : null } };
    node.isTarget = isTarget && !isBlocked(e);
    ids.set(e, node.a.id);
    if (members.has(e)) {
      if (members.get(e)) { ids.set(members.get(e), node.a.id); stand(members.get(e), node); }
    } else if (isLanding.has(e)) {
      stand(e, node);
    }
    return node;
  }

  /** A control with stops inside: a group that bears its name. */
  function inParts(e, kind) {
    const id = identity(e);
    ids.set(e, id);
    startsLine = false;
    const inner = parts(e).map((part, at) => {
      taken.add(`${id}-${at + 1}`);
      const { x, y, width, height } = part;
      const box = width && height ? { x: x + offset.x, y: y + offset.y, width, height } : {};
      const node = { tag: "element", isTarget: true, a: { id: `${id}-${at + 1}`, role: part.role, label: part.name, value: part.value,
        adjustable: part.role === "stepper" || part.role === "slider" ? "true" : null, ...box,
        respondsToInteraction: controls.has(part.role) ? null : "true" } };
      if (isLanding.has(e)) stand(e, node);
      return node;
    });
    ids.set(e, id);
    return { tag: "group", a: { id, role: kind === "video" ? "group" : kind, label: name(e, false), ...frame(e), container: "semanticGroup" }, kids: inner };
  }

  /** What a frame shows, moved to where the frame is; where nothing in it takes the focus, the frame itself does. */
  function framed(e) {
    const id = identity(e);
    const box = e.getBoundingClientRect();
    const content = settings.frames?.get(e) ?? readFrame(e, id);
    const dx = box.x + offset.x + e.clientLeft, dy = box.y + offset.y + e.clientTop;
    const move = (node) => {
      taken.add(node.a.id);
      if (node.a.x !== undefined) { node.a.x = Math.round((node.a.x + dx) * 100) / 100; node.a.y = Math.round((node.a.y + dy) * 100) / 100; }
      node.kids?.forEach(move);
    };
    content?.kids.forEach(move);
    const kids = content?.kids ?? [];
    if (isLanding.has(e) && content?.order.length) {
      const byId = new Map();
      const collect = (node) => { byId.set(node.a.id, node); node.kids?.forEach(collect); };
      kids.forEach(collect);
      content.order.forEach((entry) => stand(e, Object.assign(byId.get(entry.id), { key: entry.key })));
    } else if (isLanding.has(e)) {
      const own = { tag: "element", isTarget: true, a: { id: `${id}-document`, role: "webView", label: name(e, false) || line(content?.title),
        ...frame(e), respondsToInteraction: "true" } };
      taken.add(own.a.id);
      kids.unshift(own);
      stand(e, own);
      ids.set(e, id);
    }
    ids.set(e, id);
    if (kids.length) return [{ tag: "group", a: { id, role: "group", label: name(e, false) || line(content?.title), ...frame(e) }, kids }];
    return [];
  }
  /** The content of a frame of the same origin, where no tool has read it. */
  function readFrame(e, id) {
    const inner = e.contentWindow;
    try {
      if (!inner?.document) return null;
      inner.navcostCapture = { prefix: `${id}-`, result: "frame" };
      return inner.eval(`(${capture})()`);
    } catch {
      return null;
    }
  }

  function walk(node) {
    const breaks = node.nodeType === Node.ELEMENT_NODE && breaksLine(node);
    if (breaks) startsLine = true;
    const nodes = written(node);
    if (breaks) startsLine = true;
    return nodes;
  }

  function written(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = line(node.textContent);
      if (!text || !node.parentElement || !isShown(node.parentElement) || node.parentElement.closest("[aria-hidden=true]") || isInert(node.parentElement)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [{ tag: "element", a: { id: identity(null), role: "staticText", label: text, ...frame(range), inline: inLine() } }];
    }
    if (node.nodeType !== Node.ELEMENT_NODE || silent.test(node.tagName)) return [];
    if (getComputedStyle(node).display === "none" && node.tagName !== "AREA" || isInert(node)) return [];
    if (isFrame(node)) {
      if (!isShown(node)) return [];
      // What it shows is a block, whatever the frame is.
      startsLine = true;
      return framed(node);
    }
    const inside = () => children(node).flatMap(walk);
    const kind = role(node);
    const isMember = members.has(node);
    const axis = scrollAxis(node);
    const isStop = isShown(node) && !(boxes[stated(node)] && takesMembers(node)) && (isMember || kind && kind !== "heading" && kind !== "image"
      || tabs(node) && (axis === null || kind) || node.tabIndex >= 0 && node.hasAttribute("tabindex") && axis === null || typeof node.onclick === "function" && node !== document.body);
    if (isStop) {
      if (kind && parts(node).length) return [inParts(node, kind)];
      const own = stop(node, kind || "other");
      if (/^(SELECT|TEXTAREA|INPUT)$/.test(node.tagName)) return [own];
      // Only what can be reached by itself; the texts inside have become the name.
      const kept = inside();
      return [own, ...(kind ? kept.flatMap(function reachable(n) {
        return n.kids ? [{ ...n, kids: n.kids.flatMap(reachable) }].filter((g) => g.kids.length) : /^(staticText|image|heading)$/.test(n.a.role) && !n.isTarget ? [] : [n];
      }) : kept)];
    }
    if (isShown(node) && (kind === "heading" || kind === "image") && !node.querySelector("a[href],button,[tabindex]")) return [stop(node, kind)];
    const word = stated(node);
    let box = radioBoxes.has(node) ? "radioGroup" : boxes[word] || (node.tagName === "FIELDSET" ? "group" : node.tagName === "TABLE" && word === "" ? "table" : null);
    const inSection = node.parentElement?.closest("article,aside,main,nav,section");
    const known = computed(node)?.role;
    const isNamed = (word) => !/^(form|region)$/.test(word) || name(node, false);
    const landmark = known !== undefined ? (isNamed(known) ? landmarks[known] : null)
      : isNamed(word) && landmarks[word] || (word || inSection && /^(HEADER|FOOTER)$/.test(node.tagName) ? null : node.tagName === "SECTION" && name(node, false) ? "region" : implicitLandmarks[node.tagName]);
    const isModal = node === modal;
    if (!box && !landmark && !axis && !isModal) return inside();
    const id = identity(node);
    if (!ids.has(node)) ids.set(node, id);
    const kids = inside();
    if (axis && isLanding.has(node)) {
      const own = { tag: "element", isTarget: true, a: { id: `${id}-scroll`, role: "other", label: name(node, false), ...frame(node), respondsToInteraction: "true" } };
      taken.add(own.a.id);
      stand(node, own);
      ids.set(node, id);
      kids.unshift(own);
    }
    if (!kids.length) return [];
    const landing = [];
    const collect = (n) => { if (n.isTarget) landing.push(n); n.kids?.forEach(collect); };
    kids.forEach(collect);
    const stops = landing.filter((n) => standing.has(n));
    // Of a menu or radio group that is one stop Tab reaches one member; of others it is only a container.
    if ((box === "menu" || box === "radioGroup") && stops.length !== 1) box = "group";
    return [{ tag: "group", a: { id, role: box || (node.tagName === "DIALOG" ? "dialog" : "group"), label: name(node, false) || line(node.querySelector(":scope > legend, :scope > caption")?.textContent),
      ...frame(node), container: landmark ? "landmark" : box === "group" || box === "tabGroup" ? "semanticGroup" : null,
      landmark, modal: isModal ? "true" : null, scrolls: axis }, kids }];
  }

  const root = document.documentElement;
  const kids = walk(document.body ?? root);
  // What Tab reaches although nothing of it is written yet stands at the end.
  for (const e of order) {
    startsLine = true;
    if (!nodesOf.has(e)) kids.push(stop(e, role(e) ?? "other"));
  }
  const sequence = order.flatMap((e) => (nodesOf.get(e) ?? []).map((node) => ({ node, key: node.key ?? ids.get(e) ?? node.a.id })));
  if (settings.result) globalThis.navcostCaptured = ids;
  if (settings.result === "frame") {
    return { title: line(document.title), kids, order: sequence.map(({ node, key }) => ({ id: node.a.id, key })) };
  }

  // Tab indices: none where the order of the file is that of Tab, else a number for each stop.
  const targets = [];
  const collect = (node) => { if (node.isTarget) targets.push(node); node.kids?.forEach(collect); };
  kids.forEach(collect);
  const reached = new Set(sequence.map(({ node }) => node));
  const inOrder = targets.filter((node) => reached.has(node)).every((node, at) => node === sequence[at]?.node);
  for (const node of targets) node.a.tabIndex = reached.has(node) ? (controls.has(node.a.role) ? null : 0) : -1;
  if (!inOrder) sequence.forEach(({ node }, at) => { node.a.tabIndex = at + 1; });

  const attributes = (a) => Object.entries(a).map(([key, value]) => value === null || value === undefined || value === "" ? "" : ` ${key}="${escape(value)}"`).join("");
  const text = (node, depth) => {
    const start = `${"  ".repeat(depth)}<${node.tag}${attributes(node.a)}`;
    return node.kids ? [`${start}>`, ...node.kids.flatMap((kid) => text(kid, depth + 1)), `${"  ".repeat(depth)}</${node.tag}>`] : [`${start}/>`];
  };
  const title = line(document.title);
  const focused = document.activeElement && document.activeElement !== document.body ? ids.get(document.activeElement) : null;
  const screen = `  <screen${attributes({ id: settings.screen ?? "main", label: title, width: Math.max(root.scrollWidth, 1),
    height: Math.max(root.scrollHeight, 1), direction: getComputedStyle(root).direction === "rtl" ? "rightToLeft" : null, readingOrder: "document",
    scripts: document.scripts.length ? "true" : null, focus: focused && taken.has(focused) && targets.some((n) => n.a.id === focused) ? focused : null })}>\n`
    + kids.flatMap((node) => text(node, 2)).join("\n") + "\n  </screen>\n";
  if (settings.result === "screen") return { title, screen, order: sequence.map(({ node, key }) => ({ id: node.a.id, key })) };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<layout${attributes({ name: title })} platform="web">\n${screen}</layout>\n`;
  if (typeof copy === "function") copy(xml);
  return xml;
})();
