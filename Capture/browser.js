// navcost capture for web pages: paste this into the browser's console on the page to be measured.
// It writes what styles and scripts have made of the page - what is shown, where, in which Tab order - as navcost's own
// XML, copies it where the console may, and returns it as text. Nothing is sent anywhere.
(() => {
  "use strict";
  const controls = new Set(["button", "link", "checkbox", "radioButton", "toggle", "slider", "stepper", "datePicker",
    "comboBox", "popUpButton", "menuButton", "disclosure", "tab", "textField", "secureTextField", "searchField",
    "textView", "menuItem", "menuBarItem", "picker"]);
  const byRole = { button: "button", link: "link", checkbox: "checkbox", radio: "radioButton", switch: "toggle",
    slider: "slider", spinbutton: "stepper", textbox: "textField", searchbox: "searchField", combobox: "comboBox",
    option: "listItem", menuitem: "menuItem", menuitemcheckbox: "menuItem", menuitemradio: "menuItem", tab: "tab",
    treeitem: "treeItem", gridcell: "cell", row: "row", columnheader: "cell", rowheader: "cell", heading: "heading",
    img: "image" };
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

  const escape = (text) => String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, "\ufffd")
    .replace(/[&<>"\n\r\t]/g, (c) => `&#${c.charCodeAt(0)};`);
  const line = (text) => (text || "").replace(/\s+/g, " ").trim();
  const stated = (e) => (e.getAttribute("role") || "").trim().split(/\s+/)[0].toLowerCase();
  const lookUp = (e, ids) => (ids || "").split(/\s+/).map((id) => id && e.getRootNode().getElementById(id)).filter(Boolean);

  function name(e, fromContent) {
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
      case "INPUT": return e.type === "hidden" ? null : inputs[e.type] || (e.hasAttribute("list") ? "comboBox" : "textField");
      case "SELECT": return e.multiple || e.size > 1 ? "picker" : "popUpButton";
      case "TEXTAREA": return "textView";
      case "SUMMARY": return "disclosure";
      case "IMG": return e.alt ? "image" : null;
      case "IFRAME": return "webView";
      case "VIDEO": case "AUDIO": return e.controls ? "video" : null;
    }
    if (/^H[1-6]$/.test(e.tagName)) return "heading";
    return isHost(e) ? "textView" : null;
  }

  const isShown = (e) => e.tagName === "AREA" ? isShownArea(e) : e.checkVisibility ? e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) : e.getClientRects().length > 0;
  const isShownArea = (area) => [...document.querySelectorAll("img[usemap]")]
    .some((i) => i.useMap === `#${area.closest("map")?.name}` && isShown(i));
  const isHost = (e) => e.isContentEditable && !e.parentElement?.isContentEditable;
  const isBlocked = (e) => e.matches(":disabled") || !!e.closest("[inert]");

  /** The children as they are shown: shadow trees with their slots filled. */
  function children(e) {
    if (e.shadowRoot) return [...e.shadowRoot.childNodes];
    if (e.tagName === "SLOT") {
      const assigned = e.assignedNodes({ flatten: true });
      if (assigned.length) return assigned;
    }
    return [...e.childNodes];
  }

  /** The boxes that hold the radio buttons of one name and nothing else to act on: each is one stop of Tab. */
  const radioBoxes = new Set();
  /** Where there is no such box, the buttons that Tab passes by: all but the chosen one, else the first. */
  const silentRadios = new Set();
  const radioGroups = new Map();
  for (const radio of document.querySelectorAll("input[type=radio]")) {
    if (!radio.name || !isShown(radio) || isBlocked(radio)) continue;
    const names = radioGroups.get(radio.form) || radioGroups.set(radio.form, new Map()).get(radio.form);
    (names.get(radio.name) || names.set(radio.name, []).get(radio.name)).push(radio);
  }
  for (const names of radioGroups.values()) for (const radios of names.values()) {
    if (radios.length < 2) continue;
    let box = radios[0].parentElement;
    while (!radios.every((r) => box.contains(r))) box = box.parentElement;
    const others = [...box.querySelectorAll("*")].filter((e) => e.tabIndex >= 0 && isShown(e) && !isBlocked(e) && !radios.includes(e));
    if (!others.length) {
      radioBoxes.add(box);
    } else {
      const landing = radios.find((r) => r.checked) || radios[0];
      radios.filter((r) => r !== landing).forEach((r) => silentRadios.add(r));
    }
  }

  /** Whether Tab stops on it. */
  const tabs = (e) => (e.tabIndex >= 0 || isHost(e) && !e.hasAttribute("tabindex")) && !isBlocked(e) && isShown(e) && !silentRadios.has(e);

  /** The members of boxes that keep the focus themselves: Tab lands on the active one. */
  const members = new Map();
  function takesMembers(box) {
    const inside = [...box.querySelectorAll("[role=option],[role=gridcell],[role=treeitem],[role=tab],[role=radio],[role^=menuitem]")];
    if (!inside.length || box.tabIndex < 0 || !box.hasAttribute("tabindex") || inside.some((m) => m.tabIndex >= 0)) return false;
    const active = lookUp(box, box.getAttribute("aria-activedescendant"))[0];
    const landing = inside.includes(active) ? active : inside.find((m) => m.getAttribute("aria-selected") === "true") || inside[0];
    inside.forEach((m) => members.set(m, m === landing ? 0 : -1));
    return true;
  }

  const lines = [];
  const offset = { x: window.scrollX, y: window.scrollY };
  let number = 0;
  const taken = new Set();
  function identity(e) {
    let id = e.id && !taken.has(e.id) ? e.id : `e${++number}`;
    while (taken.has(id)) id = `e${++number}`;
    taken.add(id);
    return id;
  }
  function frame(e) {
    const box = e.getBoundingClientRect();
    const round = (v) => Math.round(v * 100) / 100;
    if (!box.width || !box.height) return "";
    return ` x="${round(box.x + offset.x)}" y="${round(box.y + offset.y)}" width="${round(box.width)}" height="${round(box.height)}"`;
  }
  const attribute = (key, value) => value === null || value === undefined || value === "" ? "" : ` ${key}="${escape(value)}"`;

  function writeStop(e, kind, depth) {
    const content = !/^(textField|secureTextField|searchField|comboBox|textView|slider|stepper|picker|popUpButton|webView|video)$/.test(kind);
    const tabIndex = members.has(e) ? members.get(e) : tabs(e) ? (e.tabIndex > 0 ? e.tabIndex : controls.has(kind) ? null : 0) : -1;
    const level = /^H[1-6]$/.test(e.tagName) ? e.tagName[1] : kind === "heading" ? e.getAttribute("aria-level") || 2 : null;
    const checked = e.getAttribute("aria-checked") ?? e.getAttribute("aria-pressed") ?? (e.type === "checkbox" ? String(e.checked) : null);
    const value = kind === "secureTextField" ? null : checked !== null && kind !== "radioButton" ? (checked === "true" ? "on" : checked === "mixed" ? "mixed" : "off")
      : e.tagName === "SELECT" ? line(e.selectedOptions[0]?.textContent) : /^(textField|searchField|textView|slider|stepper|comboBox)$/.test(kind) ? line(e.value) : null;
    const selected = e.checked && e.type === "radio" || e.getAttribute("aria-selected") === "true" || checked === "true" && kind === "radioButton";
    const isTarget = kind !== "heading" && kind !== "image";
    const key = (e.getAttribute("accesskey") || "").split(/\s+/).find((k) => [...k].length === 1);
    lines.push(`${"  ".repeat(depth)}<element id="${escape(identity(e))}" role="${kind}"${attribute("label", name(e, content))}${attribute("value", value)}${frame(e)}`
      + (isTarget && !controls.has(kind) && !/^(cell|row|listItem|treeItem)$/.test(kind) ? ' respondsToInteraction="true"' : "")
      + (isBlocked(e) ? ' enabled="false"' : "") + attribute("accessKey", key)
      + (isTarget && !isBlocked(e) ? attribute("tabIndex", tabIndex) : "") + attribute("heading", level)
      + (/^(slider|stepper)$/.test(kind) ? ' adjustable="true"' : "") + (selected ? ' selected="true"' : "")
      + (kind === "secureTextField" ? ' private="true"' : "") + "/>");
  }

  function walk(node, depth) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = line(node.textContent);
      if (text && node.parentElement && isShown(node.parentElement) && !node.parentElement.closest("[aria-hidden=true],[inert]")) {
        const range = document.createRange();
        range.selectNodeContents(node);
        lines.push(`${"  ".repeat(depth)}<element id="${escape(identity({}))}" role="staticText"${attribute("label", text)}${frame(range)}/>`);
      }
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|HEAD|LINK|META|OPTION|DATALIST)$/.test(node.tagName)) return;
    const display = getComputedStyle(node).display;
    if (display === "none" && node.tagName !== "AREA" || node.closest("[inert]")) return;
    const kind = role(node);
    const isStop = isShown(node) && !(boxes[stated(node)] && takesMembers(node)) && (kind && kind !== "heading" && kind !== "image" || node.tabIndex >= 0 && node.hasAttribute("tabindex") || typeof node.onclick === "function" && node !== document.body);
    if (isStop) {
      writeStop(node, kind || "other", depth);
      if (!/^(SELECT|TEXTAREA|INPUT|IFRAME)$/.test(node.tagName) && !node.isContentEditable) {
        // Only what can be reached by itself; the texts inside have become the name.
        const before = lines.length;
        for (const child of children(node)) walk(child, depth);
        if (kind) {
          const kept = lines.splice(before).filter((l) => !/ role="(staticText|image|heading)"/.test(l));
          lines.push(...kept);
        }
      }
      return;
    }
    if (isShown(node) && (kind === "heading" || kind === "image") && !node.querySelector("a[href],button,[tabindex]")) return writeStop(node, kind, depth);
    const box = radioBoxes.has(node) ? "radioGroup" : boxes[stated(node)] || (node.tagName === "FIELDSET" ? "group" : node.tagName === "TABLE" ? "table" : null);
    const inSection = node.parentElement?.closest("article,aside,main,nav,section");
    const landmark = landmarks[stated(node)] || (stated(node) || inSection && /^(HEADER|FOOTER)$/.test(node.tagName) ? null : implicitLandmarks[node.tagName]);
    if (!box && !landmark) return children(node).forEach((child) => walk(child, depth));
    const own = lines.length;
    const label = name(node, false) || line(node.querySelector(":scope > legend, :scope > caption")?.textContent);
    lines.push(`${"  ".repeat(depth)}<group id="${escape(identity(node))}" role="${box || "group"}"${attribute("label", label)}${frame(node)}`
      + (landmark ? ` container="landmark" landmark="${landmark}"` : box === "group" || box === "tabGroup" ? ' container="semanticGroup"' : "")
      + (node.matches(":modal") ? ' modal="true"' : "") + ">");
    children(node).forEach((child) => walk(child, depth + 1));
    if (lines.length === own + 1) lines.pop(); else lines.push(`${"  ".repeat(depth)}</group>`);
  }

  const root = document.documentElement;
  walk(document.body, 2);
  const size = `width="${Math.max(root.scrollWidth, 1)}" height="${Math.max(root.scrollHeight, 1)}"`;
  const direction = getComputedStyle(root).direction === "rtl" ? ' direction="rightToLeft"' : "";
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<layout${attribute("name", line(document.title))} platform="web">\n`
    + `  <screen id="main"${attribute("label", line(document.title))} ${size}${direction} readingOrder="document"${document.scripts.length ? ' scripts="true"' : ""}>\n`
    + lines.join("\n") + `\n  </screen>\n</layout>\n`;
  if (typeof copy === "function") copy(xml);
  return xml;
})();
