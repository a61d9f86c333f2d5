/** How a paper looks on A4, and on a screen as if it lay there. */
export const paperCss = (landscape: boolean): string => `
@page { size: A4${landscape ? ' landscape' : ''}; margin: 14mm 14mm 16mm; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #111; font: 10.5pt/1.4 "Liberation Sans", Arial, Helvetica, sans-serif; }
.paper { max-width: ${landscape ? 269 : 182}mm; margin: 0 auto; padding: 8mm 0; }
header { border-bottom: 1.5pt solid #111; margin-bottom: 5mm; }
h1 { font-size: 22pt; line-height: 1.1; margin: 0; }
header p { margin: 1mm 0 2mm; font-size: 12pt; }
h2 { font-size: 12.5pt; margin: 5mm 0 1.5mm; break-after: avoid; }
p { margin: 0 0 2mm; }
.small, small, footer { font-size: 8.5pt; color: #444; }
.sign { display: flex; align-items: baseline; gap: 6mm; font-size: 20pt; margin: 0 0 3mm; }
.sign strong { font-size: 34pt; flex: 1; text-align: right; min-height: 14mm; }
.sign strong:empty { border-bottom: 1pt solid #111; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: 2mm 0 4mm; }
th, td { padding: 0.9mm 1.6mm; border-bottom: 0.4pt solid #999; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { border-bottom: 1pt solid #111; }
.r { text-align: right; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
.large { font-size: 15pt; }
.blank td { height: 7mm; border: 0.4pt solid #777; }
tfoot td { border-top: 1pt solid #111; font-weight: bold; }
.blanks { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm; margin: 2mm 0 5mm; }
.blanks div { display: flex; gap: 2mm; align-items: end; min-height: 8mm; }
.blanks dd { flex: 1; margin: 0; border-bottom: 0.6pt solid #111; }
.checks { list-style: none; margin: 0 0 3mm; padding: 0; }
.checks li { padding: 0.8mm 0 0.8mm 8mm; position: relative; break-inside: avoid; }
.checks li::before { content: ""; position: absolute; left: 0; top: 1.4mm; width: 4mm; height: 4mm; border: 0.8pt solid #111; }
.clauses { display: grid; grid-template-columns: 34mm 1fr; gap: 1mm 4mm; margin: 0; }
.clauses dt { color: #444; overflow-wrap: anywhere; }
.clauses dd { margin: 0; break-inside: avoid; }
footer { margin-top: 6mm; border-top: 0.4pt solid #999; padding-top: 1.5mm; }
footer p { margin: 0; }
@media screen { body { background: #ddd; } .paper { background: #fff; padding: 14mm; max-width: ${landscape ? 297 : 210}mm; } }
`;
