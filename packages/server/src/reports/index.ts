export { ownZone } from './calendar.ts';
export { shownIn } from './print/cells.ts';
export { csvOf } from './print/csv.ts';
export { printPdf } from './print/pdf.ts';
export { allIn, nothingIn, reportPaper } from './print/report-paper.ts';
export { reportOf } from './report-of.ts';
export { entriesOfTrail } from './trail-entries.ts';
