// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/session.js.
    static let sessionScript = #"""
        // The seconds of the fastest route from each state of a scan table to one of them, by the engine's prices.
        function secondsTo(goal, table) {
          const width = table.prices.length;
          const before = table.item.map(() => []);
          for (const name of ["clock", "select", "next", "back"]) {
            (table[name] ?? []).forEach((code, from) => {
              if (code >= 0) before[Math.floor(code / width)].push([from, table.prices[code % width][4]]);
            });
          }
          const seconds = table.item.map(() => Infinity);
          seconds[goal] = 0;
          const open = [goal];
          for (const state of open) {
            for (const [from, price] of before[state]) {
              if (seconds[state] + price > seconds[from] - 1e-9) continue;
              seconds[from] = seconds[state] + price;
              open.push(from);
            }
          }
          return seconds;
        }

        // What a session tells of the person: reaction times, missed and accidental selections, and how well the targets were predicted.
        function scanSession(root, number) {
          const enough = 20;
          const [told, save] = ["session", "save"].map((name) => root.querySelector("." + name));
          const [times, errors] = [[], []];
          let missed = 0, accidental = 0, others = 0;
          const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
          const rounded = (value) => Number(value.toFixed(3));

          // The person file as `--person` reads it: reaction times from 0.01 s, chances below 1.
          function file(missedShare, accidentalShare) {
            const list = times.map((time) => rounded(Math.max(0.01, time)));
            const chance = (share) => Math.min(0.999, rounded(share));
            return `# Measured by the scan player of a navcost report: ${errors.length} targets, ${times.length} selections.\n`
              + `reaction: [${list.join(", ")}]\nmissed: ${chance(missedShare)}\naccidental: ${chance(accidentalShare)}\n`;
          }

          function tell() {
            if (errors.length < enough) {
              told.textContent = say("sessionSoFar", errors.length, enough);
              return;
            }
            const average = mean(times);
            const spread = Math.sqrt(times.reduce((sum, time) => sum + (time - average) ** 2, 0) / (times.length - 1));
            const missedShare = missed / (missed + times.length);
            const accidentalShare = others ? accidental / others : 0;
            const percent = (share) => say("percent", number(100 * share));
            told.textContent = say("session", errors.length, number(average), number(spread), percent(missedShare),
              percent(accidentalShare), percent(mean(errors)));
            save.href = "data:text/yaml;charset=utf-8," + encodeURIComponent(file(missedShare, accidentalShare));
            save.hidden = false;
          }

          if (told) tell();
          return {
            // A highlight ends, by a press so many seconds after it began or unused.
            end(isWanted, isPressed, seconds) {
              if (!isWanted) others += 1;
              if (isPressed && isWanted) times.push(seconds);
              if (isPressed && !isWanted) accidental += 1;
              if (!isPressed && isWanted) missed += 1;
            },
            reach(seconds, predicted) {
              errors.push(Math.abs(seconds - predicted) / predicted);
              if (told) tell();
            },
          };
        }

        """#
}
