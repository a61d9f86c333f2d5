/** What gives way where there is less room. */
export const narrow = `
@media (max-width: 61.25em) {
  .spread, .spread.one,.spread.one:has(.columns) { grid-template-columns: minmax(0,1fr); }
  .figures, .spread.one .figures {
    display: grid; grid-template-columns: repeat(auto-fill,minmax(min(17rem,100%),1fr)); gap: 0 20px;
  }
  .figures div:first-child, .spread.one .figures div:first-child, .spread.one .figures div:nth-child(2) {
    border-top: 1px solid var(--hair); padding-top: 9px;
  }
}
@media (max-width: 53.75em) {
  .book { display: block; padding: 0 18px; }
  .toc { position: static; max-height: none; padding: 18px 0 0; }
  .toc ol { columns: 2; column-gap: 14px; }
  .toc li { break-inside: avoid; }
  .toc a { padding: 4px 4px; }
  .toc .n { width: 20px; }
  .toc .n:empty { display: none; }
  .masthead { padding: 22px 18px 26px; }
  .foot { padding: 22px 18px 40px; }
}
@media (max-width: 37.5em) {
  .figures, .spread.one .figures { grid-template-columns: repeat(2,minmax(0,1fr)); gap: 0 14px; }
  .drawing .wide { display: none; }
  .drawing .tall { display: block; }
  body { font-size: 1.6rem; }
  h2 { font-size: 3.6rem; }
  .clause { grid-template-columns: minmax(0,1fr); gap: 2px; }
  .clause:target { box-shadow: -12px 0 0 var(--surface),12px 0 0 var(--surface),-15px 0 0 var(--accent-ink); }
  .rule { font-size: 1.7rem; }
  .wager { padding: 18px 14px; margin: 0 -6px; border-radius: 14px; }
  .grids { grid-template-columns: repeat(2,minmax(0,1fr)); gap: 18px 14px; }
  .grids figure:only-child { grid-column: 1/-1; }
  .grids:has(.columns) { grid-template-columns: minmax(0,1fr); }
  .readings li { grid-template-columns: 6.4rem minmax(0,1fr); }
  .readings .at { grid-column: 2; text-align: left; }
  .treatments div { grid-template-columns: 1fr; }
  .odds { min-width: 64rem; }
}
`;
