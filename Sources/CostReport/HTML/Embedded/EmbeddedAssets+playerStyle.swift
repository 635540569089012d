// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/player.css.
    static let playerStyle = #"""
        .player{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:clamp(.8em,2.5vw,1.6em)}
        .controls{display:flex;flex-wrap:wrap;gap:.6em 1.4em;align-items:center;margin-bottom:1em}
        .controls label{max-width:100%;min-width:0}
        .controls select{width:15em}
        .controls input[type=number]{width:5em}
        .wanted{font-size:1.15rem}
        .wanted b{color:var(--accent)}
        .pane{min-width:0}
        .stage{cursor:pointer;touch-action:manipulation}
        .now{margin:.6em 0;min-height:2.4em}
        .switches{display:flex;flex-wrap:wrap;gap:.6em;margin:.4em 0 1em}
        .switch{flex:1 1 7em;min-height:3.4em;font-weight:650;border-width:2px;touch-action:none;user-select:none;-webkit-user-select:none}
        .switch:not(:disabled){background:var(--accent);color:var(--onaccent);border-color:var(--accent)}
        .start{min-height:3.4em}
        .menu{margin:0 0 .8em;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.4em}
        .menu[hidden]{display:block;visibility:hidden}
        .menu{min-height:2.2em}
        .menu li{border:1px solid var(--soft);border-radius:8px;padding:.2em .8em}
        .menu li.on{background:var(--accent);color:var(--onaccent);border-color:var(--accent);font-weight:650}
        .menu li.on::before{content:"\25B8\a0"}
        .hit{fill:none;stroke:var(--accent);stroke-width:6px;vector-effect:non-scaling-stroke}
        .goal{fill:none;stroke:var(--ink);stroke-width:3px;stroke-dasharray:3 5;vector-effect:non-scaling-stroke}
        .result{margin:.8em 0 0;min-height:1.5em;font-weight:600}

        """#
}
