/** Wagers with their rolls and figures, drawings and tables. */
export const figures = `
.wager {
  background: var(--surface); border: 1px solid var(--hair); border-radius: 16px; padding: 22px 24px 24px;
}
h4 { font: 700 2.8rem/1.1 var(--sign); margin-bottom: 16px; }
.spread { display: grid; grid-template-columns: minmax(0,1fr) 26rem; gap: 24px 36px; align-items: start; }
.spread.one { grid-template-columns: minmax(0,27rem) minmax(0,1fr); }
.spread.one:has(.columns) { grid-template-columns: minmax(0,40rem) minmax(0,1fr); }
.spread.one .figures { display: grid; grid-template-columns: repeat(2,minmax(0,1fr)); gap: 0 28px; }
.spread.one .figures div:first-child, .spread.one .figures div:nth-child(2) {
  border-top: 0; padding-top: 0;
}
.grids { display: grid; grid-template-columns: repeat(auto-fill,minmax(min(21.6rem,100%),1fr)); gap: 22px 28px; }
.grids:has(.columns) { grid-template-columns: repeat(auto-fill,minmax(min(25rem,100%),1fr)); }
.grids figcaption { font-size: 1.5rem; line-height: 1.4; margin-top: 8px; color: var(--text-2); }
.grids figcaption b { color: var(--text); display: block; }
.square { width: 100%; max-width: 256px; height: auto; }
.columns { width: 100%; max-width: 420px; height: auto; }
.square text, .columns text { font: 600 15px var(--sign); text-anchor: middle; fill: var(--text-2); }
.square text.wins { font-weight: 700; fill: #0b0f0e; }
.square text.loses { fill: var(--text); }
.cell { fill: none; stroke: var(--edge); stroke-opacity: .42; stroke-width: 1; }
.cell.wins { fill: var(--winlight); stroke: var(--text); stroke-opacity: 1; stroke-width: 2; }
.cell.loses { fill: var(--raised); stroke-opacity: 1; }
.cell.moves { stroke-opacity: 1; stroke-dasharray: 3 3; }
.cell.pushes { stroke-opacity: 1; }
.frame { fill: none; stroke: var(--edge); stroke-width: 1; }
.strike { stroke: var(--edge); stroke-width: 1.2; fill: none; }
.bar.wins { fill: var(--winlight); stroke: var(--text); stroke-width: 1.5; }
.bar.loses { fill: url(#hatch); stroke: var(--edge); }
.hatch { stroke: var(--edge); stroke-width: 1.3; }
.columns text.count { font-size: 12.5px; fill: var(--text); }
.figures div { padding: 9px 0; border-top: 1px solid var(--hair); }
.figures div:first-child { border-top: 0; padding-top: 0; }
.figures dt { font-size: 1.4rem; color: var(--text-2); }
.figures b,td b { font: 700 2.2rem/1.2 var(--sign); font-variant-numeric: tabular-nums; }
.figures .line { display: block; }
.figures b.long,td b.long { font: 600 1.45rem/1.3 var(--sign); overflow-wrap: anywhere; display: block; }
.given { margin-top: 14px; font-size: 1.5rem; color: var(--text-2); max-width: 70ch; }
.drawing svg { width: 100%; height: auto; border-radius: 14px; }
.drawing .tall { display: none; }
.drawing figcaption { margin-top: 10px; font-size: 1.5rem; color: var(--text-2); }
main>.drawing { margin-top: 34px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 1.6rem; }
caption { text-align: left; color: var(--text-2); font-size: 1.5rem; padding-bottom: 8px; }
th { text-align: left; font-weight: 600; padding: 10px 12px 10px 0; vertical-align: baseline; }
thead th { font-size: 1.4rem; color: var(--text-2); border-bottom: 1px solid var(--edge); line-height: 1.25; }
td { padding: 10px 12px 10px 0; vertical-align: baseline; }
tbody tr { border-bottom: 1px solid var(--hair); }
.r { text-align: right; padding-right: 0; padding-left: 12px; }
td b { font-size: 1.9rem; }
.odds td.r small { display: block; }
.odds .r { padding-left: 20px; }
.odds th[scope=row] { position: sticky; left: 0; background: var(--bg); }
.variants { margin-top: 20px; }
.here {
  font: 600 1.4rem/1.3 var(--sans); border: 1.5px solid var(--accent-ink); border-radius: 12px; padding: 1px 9px;
  margin-left: 6px; white-space: nowrap;
}
`;
