import type { Block, Paper } from '@dicepit/rulebook';
import Pdf from 'pdfkit';
import { NUMBER_EXAMPLE } from './in-print.ts';
import { blanks, checks, clauses, heading, sign, words } from './pdf-blocks.ts';
import { pageOf, type Sheet } from './pdf-sheet.ts';
import { table } from './pdf-table.ts';

/** A paper as PDF on A4, with its foot and `page n of m` on every page. */
export function printPdf(paper: Paper, { madeAt }: { readonly madeAt: number }): Promise<Uint8Array> {
  const { print: printed, title, subtitle, landscape = false, blocks, foot } = paper;
  const { paper: said } = printed.words;
  const document = new Pdf({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margins: { top: 42, bottom: 58, left: 42, right: 42 },
    bufferPages: true,
    // None but our own: by default a font is loaded from beside the library, and it is the reader's to have.
    font: '',
    lang: printed.language,
    displayTitle: true,
    pdfVersion: '1.7',
    // The same paper of the same moment is the same file.
    info: {
      Title: title.toWellFormed(),
      Producer: 'dicepit',
      Creator: 'dicepit',
      CreationDate: new Date(madeAt),
    },
  });
  const done = gathered(document);
  const sheet = pageOf(document);
  sheet.title(title, subtitle);
  for (const block of blocks) print(sheet, block);
  if (sheet.hadNumbers())
    words(sheet, { is: 'text', text: said.byNumbers({ example: NUMBER_EXAMPLE }), small: true });
  footed(sheet, foot, said.page);
  document.end();
  return done;
}

function print(sheet: Sheet, block: Block): void {
  switch (block.is) {
    case 'heading':
      return heading(sheet, block);
    case 'text':
      return words(sheet, block);
    case 'sign':
      return sign(sheet, block);
    case 'table':
      return table(sheet, block);
    case 'blanks':
      return blanks(sheet, block);
    case 'checks':
      return checks(sheet, block);
    case 'clauses':
      return clauses(sheet, block);
  }
}

/** The foot is written when all pages are there: only then is it known how many there are. */
function footed(
  { document, left, width, letters }: Sheet,
  foot: readonly string[],
  pageOfAll: Paper['print']['words']['paper']['page'],
): void {
  const { start, count } = document.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    document.switchToPage(start + place);
    const { page } = document;
    const top = page.height - 48;
    // Below its margin a page would break: for its foot it has none.
    page.margins.bottom = 0;
    document
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.5)
      .stroke('#999');
    document.font('plain').fontSize(7.5).fillColor('#444');
    for (const [line, text] of foot.entries())
      document.text(letters(text), left, top + 5 + line * 10, {
        width: width - 80,
        height: 10,
        ellipsis: true,
      });
    document.text(pageOfAll({ page: place + 1, pages: count }), left + width - 80, top + 5, {
      width: 80,
      align: 'right',
    });
  }
}

function gathered(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
}
