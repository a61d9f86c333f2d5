/** A clause with what the software does about it, its readings, and the two indexes. */
export const clauses = `
.clause {
  display: grid; grid-template-columns: 12.8rem minmax(0,1fr); gap: 0 24px; padding: 20px 0;
  border-top: 1px solid var(--hair);
}
.clause:target {
  background: var(--surface);
  box-shadow: -22px 0 0 var(--surface),22px 0 0 var(--surface),-26px 0 0 var(--accent-ink);
}
h3 { font: 700 2.1rem/1.3 var(--sign); }
.clause h3 a {
  display: inline-block; min-height: 28px; min-width: 44px; text-decoration: none; overflow-wrap: anywhere;
}
.clause h3 a:hover { text-decoration: underline; }
.rule { max-width: 66ch; font-size: 1.8rem; }
.term { text-decoration-style: dotted; }
.elsewhere { border-bottom: 1px dashed var(--edge); }
.software { max-width: 74ch; margin-top: 9px; font-size: 1.5rem; color: var(--text-2); }
.says { margin-top: 10px; font: 600 1.7rem/1.4 var(--sign); letter-spacing: .01em; }
.says li { padding-left: 16px; text-indent: -16px; }
.says li::before { content: "›"; display: inline-block; width: 16px; text-indent: 0; color: var(--accent-ink); }
.reading {
  margin-top: 14px; border-left: 3px solid var(--edge); padding: 2px 0 2px 18px; max-width: 72ch;
  font-size: 1.6rem;
}
.reading:target {
  background: var(--surface); border-color: var(--accent-ink); box-shadow: 14px 0 0 var(--surface);
}
.reading .id, .readings .id {
  font: 700 1.8rem/1.2 var(--sign); text-decoration: none; display: inline-block; min-width: 44px;
  min-height: 24px;
}
.reading .kind { font-size: 1.4rem; color: var(--text-2); }
.question { color: var(--text-2); }
.chosen { font-weight: 600; margin-top: 2px; }
.why { margin-top: 2px; color: var(--text-2); }
.see { margin-top: 10px; font-size: 1.5rem; color: var(--text-2); }
.see a { display: inline-block; min-height: 24px; }
.full { grid-column: 1/-1; margin-top: 20px; display: grid; gap: 20px; }
.readings li {
  display: grid; grid-template-columns: 8.4rem minmax(0,1fr) minmax(8.4rem,auto); gap: 0 14px; padding: 11px 0;
  border-top: 1px solid var(--hair); font-size: 1.6rem; align-items: baseline;
}
.readings .at { text-align: right; font: 600 1.7rem/1.3 var(--sign); overflow-wrap: anywhere; }
h3.plain { font-size: 2.2rem; margin: 22px 0 6px; }
.index { display: grid; grid-template-columns: repeat(auto-fill,minmax(min(12.4rem,100%),1fr)); gap: 0 18px; }
.index a {
  display: flex; flex-wrap: wrap; align-items: center; min-height: 36px; font: 600 1.8rem/1.2 var(--sign);
  text-decoration: none; overflow-wrap: anywhere;
}
.index a:hover { text-decoration: underline; }
`;
