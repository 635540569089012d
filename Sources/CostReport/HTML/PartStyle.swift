extension Assets {
    /// The answer, tables, trees and lists.
    static let partStyle = #"""
        .lead{font-size:clamp(1.2rem,2.6vw,1.7rem);line-height:1.35;font-weight:400;letter-spacing:-.01em;max-width:38em;margin:.3em 0 1em;text-wrap:pretty}
        .lead strong{font-weight:700;white-space:nowrap}
        .lead .after,.numbers .after{color:var(--accent)}
        .lead .before,.numbers .before{color:var(--before);font-weight:600}
        .lead .before{color:var(--soft)}.numbers .before{color:var(--soft);font-weight:400}
        .numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr));gap:0;margin:0 0 1.2em;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
        .numbers>div{padding:1em 1.2em 1em 0}
        .numbers>div+div{padding-left:1.2em;border-left:1px solid var(--line)}
        @media (max-width:720px){.numbers>div+div{padding-left:0;border-left:0;border-top:1px solid var(--line)}}
        .numbers dt{color:var(--soft);font-size:.95rem}
        .numbers dd{margin:0}
        .numbers .value{font-size:clamp(2rem,4.2vw,3rem);line-height:1.15;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
        .numbers .value b{font-weight:650}
        .numbers .value small{font-size:.5em;color:var(--soft);letter-spacing:0}
        .to{color:var(--soft)}
        .more{margin:0 0 1em;padding-left:1.2em;color:var(--soft)}
        .part{margin:2.6em 0 0}
        .part.answer{margin-top:0}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.95rem}
        caption{text-align:left;color:var(--soft);font-size:.9rem;padding-bottom:.5em}
        th,td{text-align:left;vertical-align:top;padding:.32em .6em .32em 0;border-bottom:1px solid var(--line);font-weight:400}
        thead th{font-weight:600;font-size:.88rem;vertical-align:bottom}
        thead small{display:block;color:var(--soft);font-weight:500;font-size:.92em}
        thead th{overflow-wrap:normal}
        tbody th{min-width:6.5em}
        .many{table-layout:fixed;overflow-wrap:break-word}
        .many td{text-align:right}
        @media screen{.every:not(:checked)~.many tbody tr:nth-child(n+501){display:none}}
        .many thead th:first-child{width:30%}
        .n{text-align:right;white-space:nowrap}
        tfoot th,tfoot td{font-weight:600;border-bottom:0;border-top:2px solid var(--line)}
        tbody tr:hover{background:var(--wash)}
        .small{width:auto;min-width:240px}
        .small td,.small th{padding-right:1.2em}
        .bars{width:26%;min-width:90px;padding-left:.8em}
        .bar{display:block;height:7px;border-radius:2px;margin:3px 0;min-width:2px}
        .bar.before{background:var(--before)}.bar.after{background:var(--accent)}
        .way{color:var(--soft);font-size:.85rem;width:24%}
        th button{all:unset;cursor:pointer;display:inline-block;padding:.1em .2em;margin:-.1em -.2em;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:.2em}
        th button:hover{text-decoration-color:var(--accent)}
        th button:focus-visible{outline:3px solid var(--accent);outline-offset:1px;border-radius:3px}
        th[aria-sort=descending] button::after{content:" \2193"}
        th[aria-sort=ascending] button::after{content:" \2191"}
        .tools{display:flex;flex-wrap:wrap;gap:.4em 1em;align-items:center;margin-bottom:.6em}
        .tools:empty{display:none}
        .tools output{color:var(--soft);font-size:.9rem}
        .dearer{font-weight:700}
        .branches{list-style:none;margin:0;padding:0 0 0 .2em}
        .branches .branches{padding-left:1.1em;border-left:1px solid var(--line);margin-left:.35em}
        .branches li{padding:.12em 0}
        .branches summary{padding:.12em 0}
        .place{display:inline-block;min-width:1.9em;text-align:right;color:var(--soft);font-variant-numeric:tabular-nums;margin-right:.3em}
        .branches .cost,.kind{color:var(--soft);font-variant-numeric:tabular-nums;margin-left:.4em}
        .branches summary bdi{font-weight:600}
        .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:1.5em}
        ul.notes{padding-left:1.2em}
        ul.notes li{margin-bottom:.3em;max-width:90ch}
        .changed th{font-weight:600}
        .code{margin:0 0 1em;position:relative}
        .code figcaption{color:var(--soft);font-size:.9rem;margin-bottom:.3em}
        .code pre{margin:0;padding:.9em 1em;background:var(--wash);border:1px solid var(--line);border-radius:8px;overflow-x:auto;overflow-wrap:normal}
        .code pre code{color:var(--ink)}
        .code button{position:absolute;right:0;top:0;font-size:.85rem}
        .code figcaption{line-height:2.4}
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:1em;list-style:none;margin:1.5em 0;padding:0}
        .cards li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1em 1.2em}
        .cards h2{font-size:1.15rem;margin:0 0 .2em}
        .cards p{margin:0 0 .3em}
        .harm{border-left:4px solid var(--accent);padding:.2em 0 .2em 1em;margin:0 0 1.2em}
        .suggestions{padding-left:1.6em}
        .suggestions>li{margin:0 0 1.3em}
        .suggestions p{margin:0 0 .25em}
        .suggestions .what{font-weight:600}
        .findings{list-style:none;padding:0}
        .findings>li{margin:0 0 1.1em;padding:0 0 0 1em;border-left:4px solid var(--line)}
        .findings>li:has(.severity.error){border-left-color:var(--accent)}
        .findings p{margin:0 0 .25em}
        .findings .what{font-weight:600}
        .findings details p{max-width:80ch;font-weight:400}
        .severity{display:inline-block;padding:0 .5em;border:1px solid currentColor;border-radius:99px;font-size:.85rem;font-weight:600}
        .severity.note{color:var(--soft)}
        .severity.error{color:var(--accent)}
        .found{font-size:1.2rem;margin:0 0 1em}
        @media (max-width:640px){.wide{display:none}.bars{width:34%}table{font-size:.9rem}th,td{padding-right:.45em}}
        @media print{.bars{width:20%}}

        """#
}
