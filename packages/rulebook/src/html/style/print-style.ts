/** The book on paper: no colours but in the drawings, and nothing torn across two pages. */
export const paper = `
@page { margin: 14mm 14mm 16mm; }
@media print {
  .drawing .wide { display: block; }
  .drawing .tall { display: none; }
  :root {
    --bg: #fff; --surface: #fff; --raised: #eee; --hair: #ccc; --edge: #666; --text: #000; --text-2: #333;
    --accent-ink: #333; --winlight: #ddd;
  }
  body { font-size: 10.5pt; }
  .toc, .skip { display: none; }
  .book { display: block; padding: 0; }
  .masthead { background: none; color: #000; padding: 0 0 12pt; }
  .masthead .place, .masthead .brand span { color: #333; }
  .clause, .wager, .reading, figure, tr { break-inside: avoid; }
  /* A grid may be torn however it asks not to be. */
  .clause, .full { display: block; }
  .clause h3 { float: left; width: 26mm; }
  .clause .body { margin-left: 30mm; }
  .full { clear: both; }
  h2, h3, h4 { break-after: avoid; }
  .scroll { overflow: visible; }
  a { text-decoration: none; }
  .drawing { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .badge.enforced { background: none; border-width: 2px; color: #000; }
}
`;
