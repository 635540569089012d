// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
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
        .part .chart,.top>p:has(>a[href="index.html"]),.suggestions h4,.method>h3[id$=details],.findings details,.suggestions details,.suggestions .reason,.where,.screen-only{display:none!important}
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
}
