// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/drawing.css.
    static let drawingStyle = #"""
        .legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2em 1.1em;margin:0 0 1em;padding:0;font-size:.85rem;color:var(--soft);font-variant-numeric:tabular-nums}
        .swatch{display:inline-block;width:1.1em;height:1.1em;border-radius:3px;border:1px solid var(--soft);vertical-align:-.2em;margin-inline-end:.4em}
        .swatch.c0{background:var(--c0)}.swatch.c1{background:var(--c1)}.swatch.c2{background:var(--c2)}.swatch.c3{background:var(--c3)}.swatch.c4{background:var(--c4)}.swatch.c5{background:var(--c5)}
        .figures,.panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:1.6em}
        figure{margin:0}
        figcaption{margin-bottom:.5em}
        .scroll{overflow-x:auto;max-width:100%;border-radius:8px}
        svg{display:block;font-family:inherit;direction:ltr}
        svg.screen{max-width:none}
        @media (min-width:700px){svg.screen,svg.chart{max-width:100%;height:auto}}
        .paper{fill:var(--paper);stroke:var(--soft);stroke-width:1px;vector-effect:non-scaling-stroke}
        .pictured .picture{opacity:var(--picture,.75)}
        .pictured .box rect,.pictured .box ellipse,.pictured .box polygon,.pictured path.box{fill-opacity:calc(1.2 - .64*var(--picture,.75))}
        .fold{fill:none;stroke:currentColor;stroke-width:1.5px;stroke-dasharray:6 4;vector-effect:non-scaling-stroke}
        text.page{fill:currentColor;font-weight:600}
        svg.paged,svg.zoomed{max-width:none!important}
        .scroll:has(>svg.zoomed){max-height:800px;overflow:auto}
        .figures figure:has(svg.broad),.pane:has(svg.broad){grid-column:1/-1}
        .box rect,.box ellipse,.box polygon,path.box{stroke:var(--ink);stroke-opacity:.45;stroke-width:1px;vector-effect:non-scaling-stroke}
        .c0 rect,.c0 ellipse,.c0 polygon,path.c0{fill:var(--c0)}.c1 rect,.c1 ellipse,.c1 polygon,path.c1{fill:var(--c1)}
        .c2 rect,.c2 ellipse,.c2 polygon,path.c2{fill:var(--c2)}.c3 rect,.c3 ellipse,.c3 polygon,path.c3{fill:var(--c3)}
        .c4 rect,.c4 ellipse,.c4 polygon,path.c4{fill:var(--c4)}.c5 rect,.c5 ellipse,.c5 polygon,path.c5{fill:var(--c5)}
        .c0 text{fill:var(--k0)}.c1 text{fill:var(--k1)}.c2 text{fill:var(--k2)}.c3 text{fill:var(--k3)}.c4 text{fill:var(--k4)}.c5 text{fill:var(--k5)}
        .own{stroke:none}
        .text rect,.text ellipse,.text polygon{fill:var(--text)}.text text,.lost text{fill:var(--ink)}
        .lost rect,.lost ellipse,.lost polygon{fill:var(--paper);stroke-dasharray:5 3;stroke-opacity:1}
        svg.where{float:inline-end;margin:0 0 .5rem;margin-inline-start:1rem}
        .where .paper,.where .near{fill:none;stroke:var(--line)}
        .where .meant{fill:var(--accent)}
        .other rect,.other ellipse,.other polygon{fill:none;stroke:var(--line);stroke-width:1px;vector-effect:non-scaling-stroke}
        .other text{fill:var(--soft);paint-order:stroke;stroke:var(--paper);stroke-width:.6em}
        svg text{unicode-bidi:isolate;font-variant-numeric:tabular-nums}
        svg .cost{font-weight:650}
        .moved rect,.moved ellipse,.moved polygon{stroke:var(--accent);stroke-opacity:1;stroke-width:3px}
        rect.group{fill:none;stroke:var(--accent);stroke-width:2px;vector-effect:non-scaling-stroke}
        .see{display:flex;flex-wrap:wrap;align-items:center;gap:.6em;margin:0 0 1em}.see input{padding:0;accent-color:var(--accent)}
        .path{fill:none;stroke:var(--accent);stroke-width:1.5px;stroke-opacity:.8;vector-effect:non-scaling-stroke;stroke-linejoin:round}
        .path.inner{stroke-dasharray:3 3}
        .badge circle{fill:var(--paper);stroke:var(--accent);stroke-width:1.2px;vector-effect:non-scaling-stroke}
        .badge text{fill:var(--ink);font-size:.92em;font-weight:600}
        .badge.group rect{fill:var(--accent)}.badge.group text{fill:var(--onaccent)}
        rect.group.inner{stroke-width:1.3px}.badge.group.inner rect{fill:var(--paper);stroke:var(--accent);stroke-width:1.3px;vector-effect:non-scaling-stroke}.badge.group.inner text{fill:var(--ink)}
        rect.added{stroke-width:4px;stroke-dasharray:9 2}
        rect.dissolved{fill:none;stroke:var(--worse);stroke-width:2px;stroke-dasharray:2 4;vector-effect:non-scaling-stroke}
        .chart text{font-size:13px;fill:var(--soft);font-variant-numeric:tabular-nums}
        .chart .series{fill:var(--ink);font-weight:600}
        .chart rect.before{fill:var(--before)}.chart rect.after{fill:var(--accent)}.chart rect.worse{fill:var(--worse)}
        .chart .count,.chart .tick{paint-order:stroke;stroke:var(--bg);stroke-width:4px;stroke-linejoin:round}
        .chart .mean{stroke:var(--ink);stroke-width:1.5px;stroke-dasharray:4 3}
        .chart .curve{fill:none;stroke:var(--accent);stroke-width:2px}
        .chart .proven{fill:var(--accent)}.chart .found{fill:var(--bg);stroke:var(--accent);stroke-width:2px}
        .chart .bound{stroke:var(--ink);stroke-width:1.5px;stroke-dasharray:6 4}
        @media (forced-colors:active){
        .swatch,.bar{forced-color-adjust:none;border:1px solid CanvasText}
        .box rect,.box ellipse,.box polygon,.paper,.badge circle,path.box{fill:Canvas!important;stroke:CanvasText!important;stroke-opacity:1}
        svg text{fill:CanvasText!important}
        .badge.group rect,.badge.group.inner rect{fill:Canvas;stroke:Highlight}
        rect.group,.path{stroke:Highlight}
        .where .meant{fill:Highlight}
        .chart rect{fill:CanvasText!important}.chart rect.after{fill:Highlight!important}
        .hit{stroke:Highlight!important}.goal{stroke:CanvasText!important}
        .chooser input:checked+span{forced-color-adjust:none;background:Highlight;color:HighlightText}}

        """#
}
