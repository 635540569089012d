// Written by `make assets` from the files in Assets/; change those.

/// The style sheets and the scripts of the pages, each as its file is.
enum EmbeddedAssets {
    /// The text of Assets/base.css.
    static let baseStyle = #"""
        :root{color-scheme:light dark;
        --bg:#fbfaf7;--card:#fff;--ink:#1d1b19;--soft:#5d5851;--line:#dcd7cd;--accent:#0b57a4;--onaccent:#fff;--worse:#9b2f0b;
        --before:#79736a;--wash:#f1eee7;--paper:#fff;--text:#e9e5dc;
        --c0:#fff1d0;--c1:#fedb9b;--c2:#fdb863;--c3:#ee8f33;--c4:#b3530d;--c5:#7a3208;
        --k0:#1d1b19;--k1:#1d1b19;--k2:#1d1b19;--k3:#1d1b19;--k4:#fff;--k5:#fff}
        @media (prefers-color-scheme:dark){:root{
        --bg:#161514;--card:#1f1d1b;--ink:#f2efe9;--soft:#b3ada3;--line:#3d3934;--accent:#8cc4ff;--onaccent:#0d1a26;--worse:#ffab87;
        --before:#a39c91;--wash:#262421;--paper:#1b1a18;--text:#34312d;
        --c0:#37291a;--c1:#563914;--c2:#835011;--c3:#cf8426;--c4:#f3b35c;--c5:#ffe4b3;
        --k0:#f2efe9;--k1:#f2efe9;--k2:#fff;--k3:#161514;--k4:#161514;--k5:#161514}}
        *{box-sizing:border-box}
        html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*{transition:none!important;animation:none!important}}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;overflow-wrap:anywhere}
        .top,main,.end{max-width:1480px;margin:0 auto;padding:0 clamp(14px,2.5vw,48px)}
        .top{padding-top:clamp(20px,4vw,44px)}
        main:focus{outline:none}
        h1{font-size:clamp(1.9rem,5vw,3rem);line-height:1.1;font-weight:650;letter-spacing:-.02em;margin:.1em 0 .5em}
        h2{font-size:1.7rem;line-height:1.2;font-weight:650;letter-spacing:-.01em;margin:2.2em 0 .6em}
        h3{font-size:1.25rem;font-weight:650;margin:2.4em 0 .4em}
        h4{font-size:1.05rem;font-weight:650;margin:0 0 .6em}
        h5{font-size:1rem;font-weight:650;margin:0 0 .5em}
        .method>h3{margin:.4em 0 .2em;color:var(--soft);font-size:1rem;font-weight:500}
        p{margin:0 0 1em;max-width:75ch}
        a{color:var(--accent)}
        code,pre{font-family:ui-monospace,"SF Mono","Cascadia Mono","DejaVu Sans Mono",monospace;font-size:.86em}
        code{color:var(--soft);font-weight:400}
        .heading{display:flex;flex-wrap:wrap;align-items:center;gap:.3em 1.2em;max-width:none;margin:0 0 1.2em;padding-bottom:.8em;border-bottom:1px solid var(--line)}
        .heading .report{font-size:1.2rem;font-weight:600}
        .heading .author{color:var(--soft)}
        .logo{max-height:48px;max-width:12rem;width:auto;height:auto}
        .kicker{margin:0;max-width:none;color:var(--soft);font-size:.9rem}
        .kicker .path{margin-inline-start:.6em}
        .hint,.note,.colophon{color:var(--soft);font-size:.9rem}
        .skip{position:absolute;inset-inline-start:-999px;top:0;background:var(--accent);color:var(--onaccent);padding:.6em 1em;z-index:9}
        .skip:focus{inset-inline-start:8px;top:8px}
        .unseen{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
        button,select,input{font:inherit;color:inherit}
        button{background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:.35em .9em;cursor:pointer;min-height:2.2em}
        button:hover:not(:disabled){border-color:var(--accent)}
        button:disabled{color:var(--soft);border-style:dashed;cursor:default}
        select,input:not([type=radio]):not([type=checkbox]){background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:.3em .5em;max-width:100%}
        .chooser fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.5em}
        .chooser{margin-bottom:1.2em}
        .chooser legend{float:inline-start;padding:.3em 0;padding-inline-end:.6em;color:var(--soft);font-size:.95rem}
        .chooser label{position:relative;display:inline-block}
        .chooser input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
        .chooser span{display:block;padding:.3em .9em;border:1px solid var(--soft);border-radius:99px;background:var(--card);font-size:.95rem}
        .chooser input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--onaccent);font-weight:600}
        .chooser input:checked+span::before{content:"\2713\a0"}
        .chooser input:focus-visible+span{outline:3px solid var(--accent);outline-offset:2px}
        :root:not(:has(.chooser)) .method>h3{display:block}
        .contents{font-size:.9rem}
        .contents ol{list-style:none;margin:0;padding:0}
        .contents li{padding:.15em 0}
        @media (max-width:1119px){.contents{display:none}}
        @media (min-width:1120px){.beside{display:grid;grid-template-columns:9.5rem minmax(0,1fr);column-gap:2rem}
        .beside>*{grid-column:2;min-width:0}
        .beside>.contents{grid-column:1;grid-row:1/span 99;align-self:start;position:sticky;top:1rem;max-height:calc(100vh - 2rem);overflow-y:auto;padding-top:.4em}
        body:has(.contents) .end>*{margin-inline-start:11.5rem}
        .contents li{border-inline-start:3px solid var(--line);padding:.15em 0;padding-inline-start:.7em}}
        .end{padding-bottom:60px;margin-top:56px;border-top:1px solid var(--line)}
        .end h2{font-size:1.25rem;margin-top:1.4em}
        summary{cursor:pointer;padding:.25em 0}
        details>table,details>ul,details>dl{margin-top:.4em}
        .words dl{display:grid;grid-template-columns:minmax(8em,auto) 1fr;gap:.3em 1.2em;margin:.4em 0}
        .words dt{font-weight:600}.words dd{margin:0}
        @media (max-width:560px){.words dl{grid-template-columns:1fr}.words dd{margin-bottom:.5em}}

        """#

    /// The text of Assets/choice.css.
    static let choiceStyle = #"""
        .top:has(.m1:checked)~main .method:not(.m1){display:none}
        .top:has(.m2:checked)~main .method:not(.m2){display:none}
        .top:has(.m3:checked)~main .method:not(.m3){display:none}
        .top:has(.m4:checked)~main .method:not(.m4){display:none}
        .top:has(.m5:checked)~main .method:not(.m5){display:none}
        .top:has(.m6:checked)~main .method:not(.m6){display:none}
        .top:has(.m7:checked)~main .method:not(.m7){display:none}
        .top:has(.m8:checked)~main .method:not(.m8){display:none}
        .top:has(.m9:checked)~main .method:not(.m9){display:none}
        .top:has(.m10:checked)~main .method:not(.m10){display:none}
        .top:has(.m11:checked)~main .method:not(.m11){display:none}
        .top:has(.m12:checked)~main .method:not(.m12){display:none}
        .top:has(.m13:checked)~main .method:not(.m13){display:none}
        .top:has(.m14:checked)~main .method:not(.m14){display:none}
        .top:has(.m15:checked)~main .method:not(.m15){display:none}
        .top:has(.m16:checked)~main .method:not(.m16){display:none}
        .top:has(.m17:checked)~main .method:not(.m17){display:none}
        .top:has(.m18:checked)~main .method:not(.m18){display:none}
        .top:has(.m19:checked)~main .method:not(.m19){display:none}
        .top:has(.m20:checked)~main .method:not(.m20){display:none}
        .top:has(.m21:checked)~main .method:not(.m21){display:none}
        .top:has(.m22:checked)~main .method:not(.m22){display:none}
        .top:has(.m23:checked)~main .method:not(.m23){display:none}
        .top:has(.m24:checked)~main .method:not(.m24){display:none}
        .top:has(.m25:checked)~main .method:not(.m25){display:none}
        .top:has(.m26:checked)~main .method:not(.m26){display:none}
        .top:has(.m27:checked)~main .method:not(.m27){display:none}
        .top:has(.m28:checked)~main .method:not(.m28){display:none}
        .top:has(.m29:checked)~main .method:not(.m29){display:none}
        .top:has(.m30:checked)~main .method:not(.m30){display:none}
        .top:has(.m31:checked)~main .method:not(.m31){display:none}
        .top:has(.m32:checked)~main .method:not(.m32){display:none}
        .top:has(.m33:checked)~main .method:not(.m33){display:none}
        .top:has(.m34:checked)~main .method:not(.m34){display:none}
        .top:has(.m35:checked)~main .method:not(.m35){display:none}
        .top:has(.m36:checked)~main .method:not(.m36){display:none}
        .top:has(.m37:checked)~main .method:not(.m37){display:none}
        .top:has(.m38:checked)~main .method:not(.m38){display:none}
        .top:has(.m39:checked)~main .method:not(.m39){display:none}
        .top:has(.m40:checked)~main .method:not(.m40){display:none}
        .top:has(.m41:checked)~main .method:not(.m41){display:none}
        .top:has(.m42:checked)~main .method:not(.m42){display:none}
        .top:has(.m43:checked)~main .method:not(.m43){display:none}
        .top:has(.m44:checked)~main .method:not(.m44){display:none}
        .top:has(.m45:checked)~main .method:not(.m45){display:none}
        .top:has(.m46:checked)~main .method:not(.m46){display:none}
        .top:has(.m47:checked)~main .method:not(.m47){display:none}
        .top:has(.m48:checked)~main .method:not(.m48){display:none}
        .top:has(.m49:checked)~main .method:not(.m49){display:none}
        .top:has(.m50:checked)~main .method:not(.m50){display:none}
        .top:has(.m51:checked)~main .method:not(.m51){display:none}
        .top:has(.m52:checked)~main .method:not(.m52){display:none}
        .top:has(.m53:checked)~main .method:not(.m53){display:none}
        .top:has(.m54:checked)~main .method:not(.m54){display:none}
        .top:has(.m55:checked)~main .method:not(.m55){display:none}
        .top:has(.m56:checked)~main .method:not(.m56){display:none}
        .top:has(.m57:checked)~main .method:not(.m57){display:none}
        .top:has(.m58:checked)~main .method:not(.m58){display:none}
        .top:has(.m59:checked)~main .method:not(.m59){display:none}
        .top:has(.m60:checked)~main .method:not(.m60){display:none}
        .top:has(.m61:checked)~main .method:not(.m61){display:none}
        .top:has(.m62:checked)~main .method:not(.m62){display:none}
        .top:has(.m63:checked)~main .method:not(.m63){display:none}
        .top:has(.m64:checked)~main .method:not(.m64){display:none}

        """#

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

    /// The text of Assets/part.css.
    static let partStyle = #"""
        .lead,.point{font-size:clamp(1.2rem,2.6vw,1.7rem);line-height:1.35;font-weight:400;letter-spacing:-.01em;max-width:38em;margin:.3em 0 1em;text-wrap:pretty}
        .lead strong{font-weight:700;white-space:nowrap}
        .better{color:var(--accent)}.worse{color:var(--worse)}
        .lead .before,.numbers .before{color:var(--before);font-weight:600}
        .lead .before{color:var(--soft)}.numbers .before{color:var(--soft);font-weight:400}
        .numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:0;margin:0 0 1.2em;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
        .numbers>div{padding:1em 0;padding-inline-end:1.2em}
        .numbers>div+div{padding-inline-start:1.2em;border-inline-start:1px solid var(--line)}
        .numbers .change{font-weight:600}
        .numbers.four{grid-template-columns:repeat(4,minmax(0,1fr))}
        @media (max-width:720px){.numbers:not(.four)>div+div{padding-inline-start:0;border-inline-start:0;border-top:1px solid var(--line)}
        .numbers.four{grid-template-columns:repeat(2,minmax(0,1fr))}.numbers.four>div:nth-child(3){padding-inline-start:0;border-inline-start:0}
        .numbers.four>div:nth-child(n+3){border-top:1px solid var(--line)}}
        .numbers dt{color:var(--soft);font-size:.95rem}
        .numbers dd{margin:0}
        .numbers .value{font-size:clamp(2rem,4.2vw,3rem);line-height:1.15;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
        .numbers .value b{font-weight:650}
        .numbers .value small{font-size:.5em;color:var(--soft);letter-spacing:0}
        .to{color:var(--soft)}
        .more{margin:0 0 1em;padding-inline-start:1.2em;color:var(--soft)}
        .part{margin:2.3em 0 0}
        .part.answer{margin-top:0}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.95rem}
        caption{text-align:start;color:var(--soft);font-size:.9rem;padding-bottom:.5em}
        th,td{text-align:start;vertical-align:top;padding:.32em 0;padding-inline-end:.6em;border-bottom:1px solid var(--line);font-weight:400}
        thead th{font-weight:600;font-size:.88rem;vertical-align:bottom}
        thead small{display:block;color:var(--soft);font-weight:500;font-size:.92em}
        thead th{overflow-wrap:normal}
        tbody th{min-width:6.5em}
        .many{table-layout:fixed;overflow-wrap:break-word}
        .many td{text-align:end}
        @media screen{.every:not(:checked)~table tbody tr:nth-child(n+101){display:none}}
        .many thead th:first-child{width:30%}
        .n{text-align:end;white-space:nowrap}
        tfoot th,tfoot td{font-weight:600;border-bottom:0;border-top:2px solid var(--line)}
        tbody tr:hover{background:var(--wash)}
        .small{width:auto;min-width:240px}
        .small td,.small th{padding-inline-end:1.2em}
        .bars{width:16%;min-width:90px;padding-inline-start:.8em}
        .bar{display:block;height:7px;border-radius:2px;margin:3px 0;min-width:2px}
        .bar.before{background:var(--before)}.bar.after{background:var(--accent)}.bar.worse{background:var(--worse)}
        .summary .change{white-space:nowrap}
        .route{color:var(--soft);font-size:.85rem;width:32%}
        th button{all:unset;cursor:pointer;display:inline-block;padding:.1em .2em;margin:-.1em -.2em;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.2em}
        th button:hover{text-decoration-color:var(--accent)}
        th button:focus-visible{outline:3px solid var(--accent);outline-offset:1px;border-radius:3px}
        th[aria-sort=descending] button::after{content:" \2193"}
        th[aria-sort=ascending] button::after{content:" \2191"}
        .tools{display:flex;flex-wrap:wrap;gap:.4em 1em;align-items:center;margin-bottom:.6em}
        .tools:empty{display:none}
        .tools output{color:var(--soft);font-size:.9rem}
        .slower{font-weight:700}
        .branches{list-style:none;margin:0;padding:0;padding-inline-start:.2em}
        .branches .branches{padding-inline-start:1.1em;border-inline-start:1px solid var(--line);margin-inline-start:.35em}
        .branches li{padding:.12em 0}
        .branches summary{padding:.12em 0}
        .place{display:inline-block;min-width:1.9em;text-align:end;color:var(--soft);font-variant-numeric:tabular-nums;margin-inline-end:.3em}
        .branches .cost,.kind{color:var(--soft);font-variant-numeric:tabular-nums;margin-inline-start:.4em}
        .branches summary bdi{font-weight:600}
        .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:1.5em}
        .boards{margin:0 0 1.2em}
        .board{width:auto;table-layout:auto}
        .board td{border:1px solid var(--line);padding:.25em .5em;text-align:center;min-width:1.8em}
        .board td.moved{outline:2px solid var(--accent);outline-offset:-2px;font-weight:650}
        .look{display:inline-block;vertical-align:middle;margin-inline-end:.35em}
        .board tbody tr:hover{background:none}
        ul.notes{padding-inline-start:1.2em}
        @media (min-width:900px){ul.names{columns:2;column-gap:2em}}
        ul.notes li{margin-bottom:.3em;max-width:90ch}
        .changed th{font-weight:600}
        .code{margin:0 0 1em;position:relative}
        .code figcaption{color:var(--soft);font-size:.9rem;margin-bottom:.3em}
        .code pre{margin:0;padding:.9em 1em;background:var(--wash);border:1px solid var(--line);border-radius:8px;overflow-x:auto;overflow-wrap:normal}
        .code pre code{color:var(--ink)}
        .code button{position:absolute;inset-inline-end:0;top:0;font-size:.85rem}
        .code figcaption{line-height:2.4}
        .index .path,.index .change{display:block;font-weight:400}.index .change{font-size:.9rem}
        .index th .where{float:inline-end;margin-inline-start:.6em}
        .regressions{border-inline-start:4px solid var(--accent);padding:.2em 0;padding-inline-start:1em;margin:0 0 1.2em}
        .brief{margin:0 0 .6em;padding-inline-start:1.4em}ul.brief{list-style:none;padding-inline-start:0}
        .brief li{margin:0 0 .4em}
        ol.suggestions{padding-inline-start:1.6em}
        .suggestions>li{margin:0 0 1.3em}
        .suggestions>li::after{content:"";display:block;clear:both}
        .suggestions p{margin:0 0 .25em}
        .suggestions .what{font-weight:600}
        ul.findings{list-style:none;padding:0}
        .findings>li{margin:0 0 1.1em;padding:0;padding-inline-start:1em;border-inline-start:4px solid var(--line)}
        .findings>li:has(.severity.error){border-inline-start-color:var(--worse)}
        .findings p{margin:0 0 .25em}
        .findings .what{font-weight:600}
        .findings details p{max-width:80ch;font-weight:400}
        .severity{display:inline-block;padding:0 .5em;border:1px solid currentColor;border-radius:99px;font-size:.85rem;font-weight:600}
        .severity.note{color:var(--soft)}
        .severity.error{color:var(--worse)}
        .found{font-size:1.2rem;margin:0 0 1em}
        @media (max-width:640px){.summary .change,.summary .n{white-space:normal}.summary code{display:none}.summary{font-size:.8rem!important}.summary th,.summary td{min-width:0;padding-inline-end:.3em}.summary thead th{font-size:.78rem}.wide,.index .where{display:none}.index{table-layout:fixed}.index th,.index td{overflow-wrap:anywhere;white-space:normal}.bars{width:34%}table{font-size:.9rem}th,td{padding-inline-end:.45em}}
        .concerns{font-size:.92rem}

        """#

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

    /// The text of Assets/print.css.
    static let printStyle = #"""
        @page{margin:13mm}
        @media print{
        :root{color-scheme:light;--bg:#fff}html{font-size:9pt}body{font-size:9pt;line-height:1.35}
        .top,main,.end{padding:0;max-width:none}
        h1{font-size:16pt;margin:0 0 .2em}h2{font-size:13pt;margin:.6em 0 .3em}h3{font-size:11pt;margin:.8em 0 .2em}h4{font-size:10pt;margin:0 0 .3em}
        p{margin-bottom:.4em;max-width:none}
        .lead{font-size:11pt;margin:.2em 0 .5em;max-width:none}.point{font-size:10pt;margin:0 0 .4em;max-width:none}
        .heading{margin-bottom:.5em;padding-bottom:.3em}.logo{max-height:12mm}
        .skip,.see,.chooser,.contents,.tools,noscript,.part.first,.try,.targets,.distribution,.tree,.tasks,.notes,.parameters,.words,.more,.boards,
        .part .chart,.top>p:has(>a[href="index.html"]),.suggestions h4,.method>h3[id$=details],.findings details,.suggestions details,.suggestions .reason,.where{display:none!important}
        .beside{display:block}
        .part{margin-top:.8em}
        .answer,figure,tr,.numbers>div,.findings>li,.suggestions>li{break-inside:avoid}h2,h3,h4{break-after:avoid}
        .screen-part+.screen-part{break-before:page}
        .numbers{margin-bottom:.6em}.numbers.four{grid-template-columns:repeat(4,minmax(0,1fr))}.numbers>div{padding:.4em .6em}.numbers>div:first-child{padding-inline-start:0}
        .numbers .value{font-size:16pt}.numbers .note,.numbers .change{font-size:8pt}
        table{font-size:8.5pt}th,td{padding-top:.12em;padding-bottom:.12em}.summary code{display:none}.summary tr:nth-child(n+13){display:none}.wide{display:table-cell}
        .figures{grid-template-columns:repeat(2,minmax(0,1fr));gap:.6em}
        .figures figure[data-tree=flat]:has(~figure:not([data-tree=suggested])),.figures figure[data-tree=suggested]:has(svg.broad),.drawing details,.drawing .hint{display:none}
        .drawing:has(figure:not([data-tree=flat]) svg.long){display:none}
        .scroll,.scroll:has(>svg.zoomed){overflow:visible;max-height:none}
        svg.screen,svg.zoomed,svg.paged{max-width:100%!important;height:auto;max-height:88mm;margin:0;margin-inline-end:auto}.legend{margin:0 0 .3em;gap:.1em .8em}
        .findings>li{margin-bottom:.5em}.findings p,.suggestions p{margin:0}.suggestions>li{margin-bottom:.4em}.found{font-size:10pt;margin:0 0 .3em}
        .findings>li:nth-child(n+6),ol.suggestions>li:nth-child(n+4),ol.suggestions~ol.suggestions>li:nth-child(n+2),ol.suggestions ol.suggestions{display:none}
        .findings:has(>li:nth-child(6))::after,ol.suggestions:has(>li:nth-child(4))::after,ol.suggestions~ol.suggestions:has(>li:nth-child(2))::after{content:attr(data-more);display:block}
        .end{margin-top:.6em;padding:.3em 0 0}.end .colophon{margin:0}
        *{-webkit-print-color-adjust:exact;print-color-adjust:exact}}

        """#

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

    /// The text of Assets/widths.css.
    static let widthsStyle = #"""
        .w0{width:0%}
        .w1{width:1%}.w2{width:2%}.w3{width:3%}.w4{width:4%}.w5{width:5%}.w6{width:6%}.w7{width:7%}.w8{width:8%}.w9{width:9%}.w10{width:10%}
        .w11{width:11%}.w12{width:12%}.w13{width:13%}.w14{width:14%}.w15{width:15%}.w16{width:16%}.w17{width:17%}.w18{width:18%}.w19{width:19%}.w20{width:20%}
        .w21{width:21%}.w22{width:22%}.w23{width:23%}.w24{width:24%}.w25{width:25%}.w26{width:26%}.w27{width:27%}.w28{width:28%}.w29{width:29%}.w30{width:30%}
        .w31{width:31%}.w32{width:32%}.w33{width:33%}.w34{width:34%}.w35{width:35%}.w36{width:36%}.w37{width:37%}.w38{width:38%}.w39{width:39%}.w40{width:40%}
        .w41{width:41%}.w42{width:42%}.w43{width:43%}.w44{width:44%}.w45{width:45%}.w46{width:46%}.w47{width:47%}.w48{width:48%}.w49{width:49%}.w50{width:50%}
        .w51{width:51%}.w52{width:52%}.w53{width:53%}.w54{width:54%}.w55{width:55%}.w56{width:56%}.w57{width:57%}.w58{width:58%}.w59{width:59%}.w60{width:60%}
        .w61{width:61%}.w62{width:62%}.w63{width:63%}.w64{width:64%}.w65{width:65%}.w66{width:66%}.w67{width:67%}.w68{width:68%}.w69{width:69%}.w70{width:70%}
        .w71{width:71%}.w72{width:72%}.w73{width:73%}.w74{width:74%}.w75{width:75%}.w76{width:76%}.w77{width:77%}.w78{width:78%}.w79{width:79%}.w80{width:80%}
        .w81{width:81%}.w82{width:82%}.w83{width:83%}.w84{width:84%}.w85{width:85%}.w86{width:86%}.w87{width:87%}.w88{width:88%}.w89{width:89%}.w90{width:90%}
        .w91{width:91%}.w92{width:92%}.w93{width:93%}.w94{width:94%}.w95{width:95%}.w96{width:96%}.w97{width:97%}.w98{width:98%}.w99{width:99%}.w100{width:100%}

        """#

    /// The hash of the script of a page, which is the four without comments and indents, for its content policy.
    static let scriptHash = "sha256-cu91L3xyLjQWC8CI8hc1ye18iGBJLJF2hgpRFa5p5vA="

    /// The hash of the style sheet of a page, which is these files one after the other, for its content policy.
    static let styleHash = "sha256-pwxA4sPGOa76AsX1EDki1KXa90U+lNIsdLojpGmj4xc="

    /// Every text, by the name of its file.
    static let files = [
        "base.css": baseStyle,
        "choice.css": choiceStyle,
        "drawing.css": drawingStyle,
        "part.css": partStyle,
        "player.css": playerStyle,
        "player.js": playerScript,
        "print.css": printStyle,
        "session.js": sessionScript,
        "table.js": tableScript,
        "waiting.js": waitingScript,
        "widths.css": widthsStyle,
    ]
}
