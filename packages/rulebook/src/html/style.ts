import { feltCss, fontCss, partyCss } from '@dicepit/layout';

/** The look of a printed book: the room's colours, the sign's lettering, light and dark, screen and paper. */
export const style = (): string =>
  `${fontCss}${feltCss}${partyCss}${tokens}${base}${clauses}${figures}${paper}`;

const dark = `--bg:#0b0f0e;--surface:#141a18;--raised:#1e2623;--hair:#2b3531;--edge:#75807a;--text:#f7f2e4;--text-2:#bdbaab;--accent:#d8b15a;--focus:#ffd977;--win-line:#f7f2e4`;

const tokens = `
:root{color-scheme:light dark;--bg:#f7f2e4;--surface:#fffdf6;--raised:#efe8d6;--hair:#ddd4bd;--edge:#7d7765;--text:#0b0f0e;--text-2:#555648;--accent:#7a5a10;--focus:#0b0f0e;--win:#ffd977;--win-line:#0b0f0e;--felt:#0b3d2e;--felt-lit:#14644a;
--sign:"Barlow Condensed","Roboto Condensed","Arial Narrow",sans-serif;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
[data-pack=snake-eyes-nsw]{--felt:#0c2340;--felt-lit:#1a4680}
[data-pack=double-dice]{--felt:#4a1020;--felt-lit:#861d39}
[data-pack=wonder-dice]{--felt:#2a1748;--felt-lit:#4f2d8a}
[data-pack=snake-eyes-party]{--felt:#3a2416;--felt-lit:#6b4426}
@media (prefers-color-scheme:dark){:root{${dark}}}
`;

const base = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:12px}
body{margin:0;background:var(--bg);color:var(--text);font:400 17px/1.5 var(--sans)}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
a{color:inherit;text-decoration-color:var(--accent);text-decoration-thickness:1.5px;text-underline-offset:3px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
main:focus{outline:none}
svg{display:block}
code{font:600 .92em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
small{font-size:.82em;color:var(--text-2)}
.sprite{position:absolute;width:0;height:0;overflow:hidden}
.skip{position:absolute;left:12px;top:-80px;z-index:2;background:var(--win);color:#0b0f0e;padding:12px 18px;border-radius:10px;font-weight:600}
.skip:focus{top:12px}
.masthead{background:var(--felt) radial-gradient(130% 190% at 50% -50%,var(--felt-lit),transparent);color:#f7f2e4;padding:30px max(28px,calc((100% - 1236px)/2)) 34px;border-bottom:3px solid #d8b15a}
.masthead h1{font:700 clamp(46px,7vw,84px)/.95 var(--sign);letter-spacing:.005em;margin-top:22px}
.masthead .place{font-size:19px;margin-top:8px;color:#efe6cf}
.brand{font:700 25px/1 var(--sign)}
.brand span{font-weight:600;color:#ecc97a;border-left:1px solid #ecc97a;margin-left:10px;padding-left:12px}
.book{display:grid;grid-template-columns:250px minmax(0,1fr);gap:0 56px;max-width:1292px;margin:0 auto;padding:0 28px}
.toc{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:30px 20px 30px 0;font-size:15.5px}
.toc a{display:flex;gap:10px;min-height:44px;align-items:center;padding:4px 10px;border-radius:10px;line-height:1.25;text-decoration:none}
.toc a:hover{background:var(--raised)}
.toc .n{font:600 18px/1 var(--sign);color:var(--text-2);flex:none;width:26px}
main{padding:8px 0 72px;min-width:0}
.part{padding-top:40px}
h2{font:700 44px/1.02 var(--sign);padding-bottom:18px;text-wrap:balance}
h2 .number{color:var(--accent)}
.lead,.about p{max-width:66ch;margin:0 0 14px;color:var(--text-2)}
.notices{max-width:70ch;margin-bottom:20px}
.notices li{padding:9px 0 9px 18px;border-left:3px solid var(--accent)}
.treatments{display:grid;gap:8px;margin-bottom:22px}
.treatments div{display:grid;grid-template-columns:112px 1fr;align-items:baseline}
.badge{display:inline-block;font:600 14.5px/1.3 var(--sign);letter-spacing:.04em;text-transform:uppercase;border:1.5px solid var(--edge);border-radius:6px;padding:1px 7px;margin-right:4px;color:var(--text)}
.badge.enforced{background:var(--text);border-color:var(--text);color:var(--bg)}
.badge.recorded{background:var(--raised)}
.badge.displayed{border-style:dashed}
.badge.physical{border-style:dotted;color:var(--text-2)}
.legend{display:flex;flex-wrap:wrap;gap:8px 26px}
.legend li{display:flex;gap:9px;align-items:center}
.foot{border-top:1px solid var(--hair);padding:26px max(28px,calc((100% - 1236px)/2)) 44px;color:var(--text-2);font-size:15px}
`;

const clauses = `
.clause{display:grid;grid-template-columns:128px minmax(0,1fr);gap:0 24px;padding:20px 0;border-top:1px solid var(--hair)}
.clause:target{background:var(--surface);box-shadow:-22px 0 0 var(--surface),22px 0 0 var(--surface),-26px 0 0 var(--accent)}
h3{font:700 21px/1.3 var(--sign)}
.clause h3 a{display:inline-block;min-height:28px;min-width:44px;text-decoration:none;overflow-wrap:anywhere}
.clause h3 a:hover{text-decoration:underline}
.rule{max-width:66ch;font-size:18px}
.term{text-decoration-style:dotted}
.elsewhere{border-bottom:1px dashed var(--edge)}
.software{max-width:74ch;margin-top:9px;font-size:15px;color:var(--text-2)}
.says{margin-top:10px;font:600 17px/1.4 var(--sign);letter-spacing:.01em}
.says li{padding-left:16px;text-indent:-16px}
.says li::before{content:"›";display:inline-block;width:16px;text-indent:0;color:var(--accent)}
.reading{margin-top:14px;border-left:3px solid var(--edge);padding:2px 0 2px 18px;max-width:72ch;font-size:16px}
.reading:target{background:var(--surface);border-color:var(--accent);box-shadow:14px 0 0 var(--surface)}
.reading .id,.readings .id{font:700 18px/1.2 var(--sign);text-decoration:none;display:inline-block;min-width:44px;min-height:24px}
.reading .kind{font-size:14px;color:var(--text-2)}
.question{color:var(--text-2)}
.chosen{font-weight:600;margin-top:2px}
.why{margin-top:2px;color:var(--text-2)}
.see{margin-top:10px;font-size:15px;color:var(--text-2)}
.see a{display:inline-block;min-height:24px}
.full{grid-column:1/-1;margin-top:20px;display:grid;gap:20px}
.readings li{display:grid;grid-template-columns:84px minmax(0,1fr) minmax(84px,auto);gap:0 14px;padding:11px 0;border-top:1px solid var(--hair);font-size:16px;align-items:baseline}
.readings .at{text-align:right;font:600 17px/1.3 var(--sign);overflow-wrap:anywhere}
h3.plain{font-size:22px;margin:22px 0 6px}
.index{display:grid;grid-template-columns:repeat(auto-fill,minmax(124px,1fr));gap:0 18px}
.index a{display:flex;flex-wrap:wrap;align-items:center;min-height:36px;font:600 18px/1.2 var(--sign);text-decoration:none;overflow-wrap:anywhere}
.index a:hover{text-decoration:underline}
`;

const figures = `
.wager{background:var(--surface);border:1px solid var(--hair);border-radius:16px;padding:22px 24px 24px}
h4{font:700 28px/1.1 var(--sign);margin-bottom:16px}
.spread{display:grid;grid-template-columns:minmax(0,1fr) 260px;gap:24px 36px;align-items:start}
.spread.one{grid-template-columns:minmax(0,270px) minmax(0,1fr)}.spread.one:has(.columns){grid-template-columns:minmax(0,400px) minmax(0,1fr)}
.spread.one .figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(172px,1fr));gap:0 28px}.spread.one .figures div:first-child,.spread.one .figures div:nth-child(2){border-top:0;padding-top:0}
.grids{display:grid;grid-template-columns:repeat(auto-fill,minmax(216px,1fr));gap:22px 28px}
.grids:has(.columns){grid-template-columns:repeat(auto-fill,minmax(250px,1fr))}
.grids figcaption{font-size:15px;line-height:1.4;margin-top:8px;color:var(--text-2)}
.grids figcaption b{color:var(--text);display:block}
.square{width:100%;max-width:256px;height:auto}
.columns{width:100%;max-width:420px;height:auto}
.square text,.columns text{font:600 15px var(--sign);text-anchor:middle;fill:var(--text-2)}
.square text.wins{font-weight:700;fill:#0b0f0e}
.square text.loses{fill:var(--text)}
.cell{fill:none;stroke:var(--edge);stroke-opacity:.42;stroke-width:1}
.cell.wins{fill:var(--win);stroke:var(--win-line);stroke-opacity:1;stroke-width:2}
.cell.loses{fill:var(--raised);stroke-opacity:1}
.cell.moves{stroke-opacity:1;stroke-dasharray:3 3}
.strike{stroke:var(--edge);stroke-width:1.2;fill:none}
.bar.wins{fill:var(--win);stroke:var(--win-line);stroke-width:1.5}
.bar.loses{fill:url(#hatch);stroke:var(--edge)}
.hatch{stroke:var(--edge);stroke-width:1.3}
.columns text.count{font-size:12.5px;fill:var(--text)}
.figures div{padding:9px 0;border-top:1px solid var(--hair)}
.figures div:first-child{border-top:0;padding-top:0}
.figures dt{font-size:14px;color:var(--text-2)}
.figures b,td b{font:700 22px/1.2 var(--sign);font-variant-numeric:tabular-nums}
.figures .line{display:block}
.figures b.long,td b.long{font:600 13px/1.3 var(--sign);overflow-wrap:anywhere;display:block}
.given{margin-top:14px;font-size:15px;color:var(--text-2);max-width:70ch}
.drawing svg{width:100%;height:auto;border-radius:14px}
.drawing .tall{display:none}
.drawing figcaption{margin-top:10px;font-size:15px;color:var(--text-2)}
main>.drawing{margin-top:34px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:16px}
caption{text-align:left;color:var(--text-2);font-size:15px;padding-bottom:8px}
th{text-align:left;font-weight:600;padding:10px 12px 10px 0;vertical-align:baseline}
thead th{font-size:14px;color:var(--text-2);border-bottom:1px solid var(--edge);line-height:1.25}
td{padding:10px 12px 10px 0;vertical-align:baseline}
tbody tr{border-bottom:1px solid var(--hair)}
.r{text-align:right;padding-right:0;padding-left:12px}
td b{font-size:19px}
.odds td.r small{display:block}
.odds .r{padding-left:20px}
.odds th[scope=row]{position:sticky;left:0;background:var(--bg)}
.variants{margin-top:20px}
.here{font:600 14px/1.3 var(--sans);border:1.5px solid var(--accent);border-radius:12px;padding:1px 9px;margin-left:6px;white-space:nowrap}
`;

const paper = `
@media (max-width:980px){.spread,.spread.one,.spread.one:has(.columns){grid-template-columns:minmax(0,1fr)}.figures,.spread.one .figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:0 20px}.figures div:first-child,.spread.one .figures div:first-child,.spread.one .figures div:nth-child(2){border-top:1px solid var(--hair);padding-top:9px}}
@media (max-width:860px){.book{display:block;padding:0 18px}.toc{position:static;max-height:none;padding:18px 0 0}.toc ol{columns:2;column-gap:14px}.toc li{break-inside:avoid}.toc a{padding:4px 4px}.toc .n{width:20px}.toc .n:empty{display:none}.masthead{padding:22px 18px 26px}.foot{padding:22px 18px 40px}}
@media (max-width:600px){.figures,.spread.one .figures{grid-template-columns:repeat(2,minmax(0,1fr));gap:0 14px}.drawing .wide{display:none}.drawing .tall{display:block}body{font-size:16px}h2{font-size:36px}.clause{grid-template-columns:minmax(0,1fr);gap:2px}.clause:target{box-shadow:-12px 0 0 var(--surface),12px 0 0 var(--surface),-15px 0 0 var(--accent)}.rule{font-size:17px}.wager{padding:18px 14px;margin:0 -6px;border-radius:14px}.grids{grid-template-columns:repeat(2,minmax(0,1fr));gap:18px 14px}.grids figure:only-child{grid-column:1/-1}.grids:has(.columns){grid-template-columns:minmax(0,1fr)}.readings li{grid-template-columns:64px minmax(0,1fr)}.readings .at{grid-column:2;text-align:left}.treatments div{grid-template-columns:1fr}.odds{min-width:640px}}
@media print{.drawing .wide{display:block}.drawing .tall{display:none}:root{--bg:#fff;--surface:#fff;--raised:#eee;--hair:#ccc;--edge:#666;--text:#000;--text-2:#333;--accent:#333;--win:#ddd;--win-line:#000}body{font-size:10.5pt}.toc,.skip{display:none}.book{display:block;padding:0}.masthead{background:none;color:#000;padding:0 0 12pt}.masthead .place,.brand span{color:#333}.clause,.wager,.reading,figure,tr{break-inside:avoid}h2,h3,h4{break-after:avoid}.scroll{overflow:visible}a{text-decoration:none}.drawing{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;
