// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/player.js.
    static let playerScript = #"""
        (() => {
          const drawn = "http://www.w3.org/2000/svg";
          const number = (value) => written(Number((value * (1 + 1e-12)).toPrecision(3)));

          function player(root) {
            const data = JSON.parse(root.querySelector(".data").textContent);
            const field = (name) => root.querySelector("." + name);
            const [want, speed, speak] = [field("want"), field("interval"), field("speak")];
            const session = scanSession(root, number);
            let wanted = 0;
            const interval = () => speed && speed.value > 0 ? Number(speed.value) : data.interval;
            const panes = [...root.querySelectorAll(".pane")].map((box, place) => pane(box, data.panes[place]));

            function draw() {
              const open = data.targets.map((_, place) => place).filter((place) => data.panes.some((p) => p.goals[place]));
              const total = open.reduce((sum, place) => sum + data.targets[place][1], 0);
              let rest = Math.random() * total;
              wanted = want.value !== "" ? Number(want.value)
                : open.find((place) => (rest -= data.targets[place][1]) < 0) ?? open[0];
              const line = field("wanted");
              const name = Object.assign(document.createElement("b"), { textContent: data.targets[wanted][0], dir: "auto" });
              line.replaceChildren(say("reach"), name);
              for (const pane of panes) pane.show();
            }

            function pane(box, table) {
              const part = (name) => box.querySelector("." + name);
              const [stage, now, menu, start, result] = ["stage", "now", "menu", "start", "result"].map(part);
              const switches = [...box.querySelectorAll(".switch")];
              const figure = root.closest(".method").querySelector(`.drawing figure[data-tree="${table.tree}"] svg`);
              const svg = (figure ?? blank()).cloneNode(true);
              const [hit, goal] = ["hit", "goal"].map((name) => {
                const mark = document.createElementNS(drawn, "rect");
                mark.setAttribute("class", name);
                svg.append(mark);
                return mark;
              });
              stage.append(svg);
              const width = table.prices.length;
              // The items of each list, in order, by its first item.
              const lists = new Map();
              table.items.forEach((entry, item) => {
                if (!lists.has(entry[4])) lists.set(entry[4], []);
                lists.get(entry[4]).push(item);
              });
              // The box of each target: that of the stop whose item leads to its goal.
              const boxes = new Map();
              for (const name of ["select", "clock"]) {
                (table[name] ?? []).forEach((code, from) => {
                  const [to, item] = [Math.floor(code / width), table.item[from]];
                  if (code >= 0 && item >= 0 && !boxes.has(to)) boxes.set(to, table.boxes[table.items[item][0]]);
                });
              }
              let state = -1, timer = 0, begun = 0, shown = 0, isHeld = false;
              let count = { presses: 0, steps: 0 };

              function blank() {
                const svg = document.createElementNS(drawn, "svg");
                const boxes = table.boxes.filter(Boolean);
                const right = Math.max(...boxes.map((b) => b[0] + b[2])), bottom = Math.max(...boxes.map((b) => b[1] + b[3]));
                svg.setAttribute("viewBox", `0 0 ${right} ${bottom}`);
                svg.setAttribute("class", "screen");
                svg.setAttribute("role", "img");
                svg.setAttribute("aria-label", say("outline"));
                for (const b of boxes) {
                  const rect = document.createElementNS(drawn, "rect");
                  ["x", "y", "width", "height"].forEach((name, place) => rect.setAttribute(name, b[place]));
                  rect.setAttribute("class", "paper");
                  svg.append(rect);
                }
                return svg;
              }

              const move = (name, from = state) => {
                const code = table[name] ? table[name][from] : -1;
                return code < 0 ? null : { to: Math.floor(code / width), price: table.prices[code % width] };
              };
              const ends = (state) => ["clock", "select", "next", "back"].every((name) => !move(name, state));

              function go(name) {
                const next = move(name);
                if (!next) return;
                clearTimeout(timer);
                measure(name);
                count.presses += next.price[0];
                count.steps += next.price[1];
                state = next.to;
                arrive();
              }

              function arrive() {
                const target = table.goals.findIndex((entry) => entry && entry[0] === state);
                show();
                if (ends(state)) return finish(target);
                run();
              }

              // What the end of a highlight tells: a press is wanted where the fastest route to the target begins with it.
              let distances = { wanted: -1 };
              function measure(name) {
                const [clock, select, said] = [move("clock"), move("select"), table.goals[wanted]];
                // An item about to be tapped by itself asks for no press.
                if (!(data.interval > 0) || !said || !clock || !select || table.item[state] < 0 || ends(clock.to)) return;
                if (distances.wanted !== wanted) distances = { wanted, seconds: secondsTo(said[0], table) };
                const [waits, acts] = [clock, select].map((next) => next.price[4] + distances.seconds[next.to]);
                session.end(acts < waits, name === "select", (performance.now() - shown) / 1000);
              }

              function run() {
                clearTimeout(timer);
                const clock = move("clock");
                if (!clock || (data.held && !isHeld && table.item[state] >= 0)) return;
                shown = performance.now();
                const seconds = clock.price[2] + clock.price[3] * (interval() - data.interval);
                timer = setTimeout(() => go("clock"), Math.max(0, seconds) * 1000);
              }

              function finish(target) {
                const seconds = (performance.now() - begun) / 1000;
                const said = table.goals[wanted];
                part("you[data-figure=seconds]").textContent = number(seconds);
                const told = say("told", say("presses", count.presses), say("steps", count.steps), number(seconds));
                const predicted = said
                  ? say("predicted", say("presses", said[1]), say("steps", said[2]), number(expected(said))) : "";
                result.textContent = target === wanted ? say("reached", told, predicted)
                  : target < 0 ? say("somethingElse", told) : say("thatWas", data.targets[target][0], told);
                box.dataset.ended = target;
                if (target === wanted) session.reach(seconds, expected(said));
                stop();
              }

              const expected = (said) => said[3] + said[4] * (interval() - data.interval);

              function stop() {
                clearTimeout(timer);
                state = -1;
                isHeld = false;
                start.textContent = say("start");
                for (const button of switches) button.disabled = true;
              }

              function begin() {
                if (state >= 0) { stop(); now.textContent = say("stopped"); show(); return; }
                state = 0;
                count = { presses: 0, steps: 0 };
                delete box.dataset.ended;
                result.textContent = "";
                part("you[data-figure=seconds]").textContent = "0";
                start.textContent = say("stop");
                for (const button of switches) button.disabled = false;
                switches[0].focus();
                begun = performance.now();
                if (move("clock")) go("clock"); else go(move("select") ? "select" : "next");
              }

              function mark(rect, place) {
                rect.style.display = place ? "" : "none";
                if (place) ["x", "y", "width", "height"].forEach((name, at) => rect.setAttribute(name, place[at]));
              }

              // Pages stand beside each other: the one that the highlight is on comes into view.
              function follow(place) {
                if (!place || stage.scrollWidth <= stage.clientWidth) return;
                const view = svg.viewBox.baseVal;
                const scale = svg.getBoundingClientRect().width / view.width;
                stage.scrollLeft = (place[0] + place[2] / 2 - view.x) * scale - stage.clientWidth / 2;
              }

              function show() {
                const item = state < 0 ? -1 : table.item[state];
                const said = table.goals[wanted];
                mark(goal, said ? boxes.get(said[0]) : null);
                for (const cell of box.querySelectorAll(".you")) {
                  if (cell.dataset.figure in count) cell.textContent = count[cell.dataset.figure];
                }
                if (state > 0) part("you[data-figure=seconds]").textContent = number((performance.now() - begun) / 1000);
                box.querySelectorAll(".said").forEach((cell, place) => {
                  cell.textContent = said ? number(place < 2 ? said[place + 1] : expected(said)) : say("noCost");
                });
                menu.hidden = true;
                if (item < 0) {
                  mark(hit, null);
                  if (state >= 0) now.textContent = say("scanStopped");
                  return;
                }
                const [stop, list, kind, word, first] = table.items[item];
                const at = stop >= 0 ? stop : list >= 0 ? table.items[list][0] : -1;
                mark(hit, at >= 0 ? table.boxes[at] : null);
                if (at >= 0) follow(table.boxes[at]);
                const around = lists.get(first);
                const exit = word ?? say("wayOut");
                const name = kind & 1 ? (at >= 0 ? say("wayOutOf", exit, table.names[at]) : exit)
                  : word ? (stop >= 0 ? say("menuOf", word, table.names[stop]) : word) : table.names[stop];
                now.textContent = say("place", around.indexOf(item) + 1, around.length, name);
                if (kind & 2) {
                  menu.hidden = false;
                  menu.replaceChildren(...around.map((number) => {
                    const line = document.createElement("li");
                    line.textContent = table.items[number][3] ?? say("exit");
                    if (number === item) line.className = "on";
                    return line;
                  }));
                }
              }

              function press(name) { if (state >= 0) go(name); }
              function hold(down) {
                if (state < 0 || down === isHeld) return;
                isHeld = down;
                if (down) run(); else { clearTimeout(timer); go("select"); }
              }
              const keys = switches.length > 1 || switches[0].dataset.move === "next"
                ? { " ": "next", Enter: "select", ArrowLeft: "back" } : { " ": "select", Enter: "select" };
              const named = (event) => state >= 0 && event.target !== start && keys[event.key];
              box.addEventListener("keydown", (event) => {
                const name = named(event);
                if (!name) return;
                event.preventDefault();
                if (event.repeat) return;
                if (data.held) hold(true); else press(name);
              });
              box.addEventListener("keyup", (event) => {
                if (event.target !== start && keys[event.key]) event.preventDefault();
                if (data.held && named(event)) hold(false);
              });
              start.addEventListener("click", begin);
              for (const button of [...switches, stage]) {
                const name = button.dataset.move ?? switches[0].dataset.move;
                if (data.held) {
                  button.addEventListener("pointerdown", (event) => { button.setPointerCapture(event.pointerId); hold(true); });
                  for (const end of ["pointerup", "pointercancel"]) button.addEventListener(end, () => hold(false));
                } else {
                  button.addEventListener("click", () => press(name));
                }
              }
              speak.addEventListener("change", () => now.setAttribute("aria-live", speak.checked ? "assertive" : "off"));
              return { show };
            }

            field("draw").addEventListener("click", draw);
            want.addEventListener("change", draw);
            if (speed) speed.addEventListener("change", () => panes.forEach((pane) => pane.show()));
            draw();
            root.hidden = false;
          }

          prepare.push((part) => part.querySelectorAll(".player").forEach(player));
        })();

        """#
}
