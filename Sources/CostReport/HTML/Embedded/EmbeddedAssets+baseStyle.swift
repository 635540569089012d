// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
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
}
