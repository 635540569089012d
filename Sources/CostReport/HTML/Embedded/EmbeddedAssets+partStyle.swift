// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
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
}
