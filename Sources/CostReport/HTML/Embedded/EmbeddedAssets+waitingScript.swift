// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/waiting.js.
    static let waitingScript = #"""
        (() => {
          for (const start of prepare) start(document);
          // On large pages the details of all methods but the first wait in templates; those of one stand in the page at a time.
          let shown = null;

          function show(method) {
            const place = document.querySelector(`template.waiting[data-method="${method}"]`);
            if (shown && shown.place !== place) {
              shown.place.content.append(...shown.nodes);
              shown = null;
            }
            if (!place || shown) return;
            const nodes = [...place.content.childNodes];
            const isNew = !place.dataset.seen;
            place.after(...nodes);
            place.dataset.seen = "1";
            shown = { place, nodes };
            if (isNew) for (const node of nodes) if (node.querySelectorAll) for (const start of prepare) start(node);
          }

          for (const input of document.querySelectorAll(".chooser input")) {
            input.addEventListener("change", () => show(input.value));
            if (input.checked) show(input.value);
          }
        })();

        """#
}
