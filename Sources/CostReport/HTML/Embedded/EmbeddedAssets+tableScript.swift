// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/table.js.
    static let tableScript = #"""
        "use strict";
        // The texts of the page in its language: `{0}` is the first value, and the form follows from it where there are several.
        const texts = JSON.parse(document.getElementById("texts").textContent);
        const plurals = new Intl.PluralRules(document.documentElement.lang);
        const written = (number) => String(number).replace(".", texts.point);
        const say = (name, ...values) => {
          const forms = texts[name];
          const text = typeof forms === "string" ? forms : forms[plurals.select(values[0])] ?? forms.other;
          return text.replace(/\{(\d)\}/g, (_, place) => typeof values[place] === "number" ? written(values[place]) : values[place]);
        };
        // What makes the tables, figures and players in a part of the page work.
        const prepare = [];
        (() => {
          const make = (name, text, props) => Object.assign(document.createElement(name), { textContent: text ?? "" }, props);
          const value = (cell) => {
            const text = cell.dataset.v ?? cell.textContent;
            return text !== "" && isFinite(text) ? Number(text) : NaN;
          };
          const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

          function sortable(table) {
            const body = table.tBodies[0];
            for (const head of table.querySelectorAll("th[data-sort]")) {
              const button = make("button", "", { type: "button" });
              button.append(...head.childNodes);
              head.append(button);
              button.addEventListener("click", () => {
                const isText = head.dataset.sort === "text";
                const was = head.getAttribute("aria-sort");
                const down = was ? was === "ascending" : !isText;
                for (const other of table.querySelectorAll("th[aria-sort]")) other.removeAttribute("aria-sort");
                head.setAttribute("aria-sort", down ? "descending" : "ascending");
                const column = head.cellIndex;
                const keys = new Map([...body.rows].map((row) => {
                  const cell = row.cells[column];
                  return [row, isText ? cell.textContent : value(cell)];
                }));
                const sign = down ? -1 : 1;
                // What has no value comes last, whichever way.
                const order = (a, b) => {
                  if (isText) return sign * collator.compare(a, b);
                  if (isNaN(a) || isNaN(b)) return isNaN(a) - isNaN(b);
                  return sign * (a - b);
                };
                const rows = [...body.rows].sort((a, b) => order(keys.get(a), keys.get(b))
                  || Number(a.dataset.target) - Number(b.dataset.target));
                body.append(...rows);
              });
            }
          }

          function filterable(table) {
            const tools = table.previousElementSibling;
            if (!tools || !tools.classList.contains("tools")) return;
            const label = make("label", table.dataset.filter + " ");
            const input = make("input", "", { type: "search", autocomplete: "off" });
            const count = make("output");
            count.setAttribute("aria-live", "polite");
            label.append(input);
            tools.append(label, count);
            input.addEventListener("input", () => {
              const wanted = input.value.trim().toLowerCase();
              const every = tools.parentElement.querySelector(".every");
              if (every && wanted) every.checked = true;
              let shown = 0;
              for (const row of table.tBodies[0].rows) {
                row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
                if (!row.hidden) shown += 1;
              }
              count.textContent = wanted ? say("filtered", shown, table.tBodies[0].rows.length, table.dataset.unit ?? say("targets")) : "";
            });
          }

          function copyable(figure) {
            const code = figure.querySelector("code");
            const button = make("button", say("copy"), { type: "button" });
            button.setAttribute("aria-label", say("copyOf", figure.dataset.copy));
            const done = make("span", "", { className: "unseen" });
            done.setAttribute("role", "status");
            figure.append(button, done);
            button.addEventListener("click", async () => {
              try {
                await navigator.clipboard.writeText(code.textContent);
              } catch {
                getSelection().selectAllChildren(code);
                document.execCommand("copy");
              }
              button.textContent = say("copied");
              done.textContent = say("copied");
              setTimeout(() => { button.textContent = say("copy"); done.textContent = ""; }, 2000);
            });
          }

          // How much of the picture behind drawings shows, for all drawings of a section.
          function seeThrough(figures) {
            const label = make("label", say("picture") + " ", { className: "see" });
            const input = make("input", "", { type: "range", min: "0", max: "100", step: "5", value: "75" });
            label.append(input);
            figures.before(label);
            input.addEventListener("input", () => figures.style.setProperty("--picture", input.value / 100));
          }

          prepare.push((part) => {
            for (const figures of part.querySelectorAll(".figures:has(.pictured)")) seeThrough(figures);
            for (const table of part.querySelectorAll("table[data-filter]")) { sortable(table); filterable(table); }
            for (const figure of part.querySelectorAll("figure[data-copy]")) copyable(figure);
          });
        })();

        """#
}
