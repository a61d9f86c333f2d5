import type { Block, Paper, PaperTable } from '@dicepit/rulebook';
import Pdf from 'pdfkit';
import { hasNumbers, inPrint, NUMBER_EXAMPLE } from './in-print.ts';
import { paperFonts } from './paper-fonts.ts';

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

// The sheet of paper: where the next block goes, and when a new one begins.

/** A PDF that is being written, and how much room it has. */
type Sheet = {
  readonly document: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** Where the next line stands. */
  readonly top: () => number;
  readonly down: (by: number) => void;
  /** Begins another page where so much no longer fits on this one, and says whether it did. */
  readonly room: (height: number) => boolean;
  /** Writes at a place, and says how high it was. */
  readonly write: (text: string, at: Writing) => number;
  readonly heightOf: (text: string, at: Writing) => number;
  readonly title: (title: string, subtitle: string | undefined) => void;
  /** A text in the letters that can be printed. */
  readonly letters: (text: string) => string;
  /** Whether some letter could be shown by its number only. */
  readonly hadNumbers: () => boolean;
};

type Writing = {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly grey?: boolean;
  readonly align?: 'left' | 'right';
};

function pageOf(document: PDFKit.PDFDocument): Sheet {
  const { margins, width: whole } = document.page;
  const left = margins.left;
  const width = whole - margins.left - margins.right;
  const { plain, bold, has } = paperFonts();
  document.registerFont('plain', plain).registerFont('bold', bold);
  let y = margins.top;
  let numbered = false;

  const letters: Sheet['letters'] = (text) => {
    const printed = inPrint(text, has);
    numbered ||= hasNumbers(printed);
    return printed;
  };
  const dress = ({ size, bold: isBold = false, grey = false }: Writing): void => {
    document
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(grey ? '#444' : '#111');
  };
  const heightOf: Sheet['heightOf'] = (text, at) => {
    dress(at);
    return document.heightOfString(letters(text), { width: at.width });
  };
  const write: Sheet['write'] = (text, at) => {
    dress(at);
    const printed = letters(text);
    document.text(printed, at.x, y, { width: at.width, align: at.align ?? 'left' });
    return document.heightOfString(printed, { width: at.width });
  };
  const room: Sheet['room'] = (height) => {
    if (y + height <= document.page.height - document.page.margins.bottom) return false;
    document.addPage();
    y = margins.top;
    return true;
  };
  return {
    document,
    left,
    width,
    top: () => y,
    down: (by) => {
      y += by;
    },
    room,
    write,
    heightOf,
    letters,
    hadNumbers: () => numbered,
    title: (title, subtitle) => {
      y += write(title, { x: left, width, size: 18, bold: true }) + 2;
      if (subtitle !== undefined) y += write(subtitle, { x: left, width, size: 10 }) + 2;
      y += 2;
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(1.2)
        .stroke('#111');
      y += 10;
    },
  };
}

type Of<Is extends Block['is']> = Extract<Block, { readonly is: Is }>;

// The blocks of a report.

function heading(sheet: Sheet, { text }: Of<'heading'>): void {
  const { left, width } = sheet;
  // A heading at the end of a page would stand over nothing.
  sheet.room(60);
  sheet.down(6);
  sheet.down(sheet.write(text, { x: left, width, size: 11.5, bold: true }) + 3);
}

function words(sheet: Sheet, { text, small = false }: Of<'text'>): void {
  const at = { x: sheet.left, width: sheet.width, size: small ? 7.5 : 9.5, grey: small };
  sheet.room(sheet.heightOf(text, at));
  sheet.down(sheet.write(text, at) + 4);
}

function sign(sheet: Sheet, { label, says }: Of<'sign'>): void {
  const { left, width, document } = sheet;
  sheet.room(48);
  const from = sheet.top();
  sheet.down(14);
  sheet.write(label, { x: left, width: width / 2, size: 18 });
  sheet.down(-14);
  if (says === '')
    document
      .moveTo(left + width / 2, from + 36)
      .lineTo(left + width, from + 36)
      .lineWidth(0.8)
      .stroke('#111');
  else sheet.write(says, { x: left + width / 2, width: width / 2, size: 34, bold: true, align: 'right' });
  sheet.down(46);
}

function blanks(sheet: Sheet, { labels }: Of<'blanks'>): void {
  const { left, width, document } = sheet;
  const gap = 20;
  const half = (width - gap) / 2;
  sheet.room(26 * Math.ceil(labels.length / 2));
  for (const [place, label] of labels.entries()) {
    const x = left + (place % 2) * (half + gap);
    sheet.down(10);
    sheet.write(label, { x, width: half, size: 9 });
    sheet.down(-10);
    document.fontSize(9);
    const from = x + document.widthOfString(label) + 6;
    const y = sheet.top() + 20;
    document
      .moveTo(from, y)
      .lineTo(x + half, y)
      .lineWidth(0.6)
      .stroke('#111');
    if (place % 2 === 1 || place === labels.length - 1) sheet.down(26);
  }
  sheet.down(6);
}

function checks(sheet: Sheet, { items }: Of<'checks'>): void {
  const { left, width, document } = sheet;
  const clauseAt = { x: left + width - 110, width: 110, size: 8, grey: true, align: 'right' } as const;
  const saysAt = { x: left + 18, width: width - 134, size: 9.5 };
  for (const { says, clause } of items) {
    const height = Math.max(sheet.heightOf(says, saysAt), 12) + 5;
    sheet.room(height);
    document.rect(left, sheet.top(), 10, 10).lineWidth(0.8).stroke('#111');
    sheet.write(says, saysAt);
    sheet.write(clause, clauseAt);
    sheet.down(height);
  }
  sheet.down(4);
}

function clauses(sheet: Sheet, { items }: Of<'clauses'>): void {
  const { left, width } = sheet;
  const labelAt = { x: left, width: 92, size: 8, grey: true };
  const saysAt = { x: left + 100, width: width - 100, size: 9 };
  for (const { label, says } of items) {
    const height = Math.max(sheet.heightOf(says, saysAt), sheet.heightOf(label, labelAt)) + 3;
    sheet.room(height);
    sheet.write(label, labelAt);
    sheet.write(says, saysAt);
    sheet.down(height);
  }
  sheet.down(3);
}

/** The size of letters: a sign is read from across the room. */
const SIZES = { plain: 8, large: 15 } as const;
const CELL_PADDING_PT = 3;
const CELL_MARGIN_PT = 4;
const BLANK_HEIGHT_PT = 11;

/** A table whose titles are repeated on every page that it goes over. */
function table(sheet: Sheet, { columns, rows, totals, blank = false, large = false }: PaperTable): void {
  const size = large ? SIZES.large : SIZES.plain;
  const places = placesOf(sheet, columns);
  const titles = columns.map(({ title }) => title);
  sheet.room(40);
  const head = (): void => row(sheet, places, titles, { size, bold: true, least: 0, rule: 'heavy' });
  head();
  for (const cells of rows) {
    const least = blank ? BLANK_HEIGHT_PT : 0;
    const dress = { size, least, rule: blank ? 'box' : 'light' } as const;
    if (sheet.room(heightOf(sheet, places, cells, dress))) head();
    row(sheet, places, cells, dress);
  }
  if (totals !== undefined) {
    const dress = { size, bold: true, least: 0, rule: 'heavy' } as const;
    sheet.room(heightOf(sheet, places, totals, dress));
    row(sheet, places, totals, dress);
  }
  sheet.down(8);
}

type Place = { readonly x: number; readonly width: number; readonly align: 'left' | 'right' };

type Dress = {
  readonly size: number;
  readonly bold?: boolean;
  readonly least: number;
  readonly rule: 'light' | 'heavy' | 'box';
};

function placesOf({ left, width }: Sheet, columns: PaperTable['columns']): readonly Place[] {
  const all = columns.reduce((sum, { weight }) => sum + weight, 0);
  let x = left;
  return columns.map(({ weight, figures = false }) => {
    const place = { x, width: (width * weight) / all, align: figures ? 'right' : 'left' } as const;
    x += place.width;
    return place;
  });
}

function heightOf(
  sheet: Sheet,
  places: readonly Place[],
  cells: readonly string[],
  { size, bold = false, least }: Dress,
): number {
  const heights = cells.map((cell, at) => {
    const { x = 0, width = 0 } = places[at] ?? {};
    return sheet.heightOf(cell, { x, width: width - 2 * CELL_MARGIN_PT, size, bold });
  });
  return Math.max(least, ...heights, size) + 2 * CELL_PADDING_PT;
}

function row(sheet: Sheet, places: readonly Place[], cells: readonly string[], dress: Dress): void {
  const { size, bold = false, rule } = dress;
  const { document, left, width } = sheet;
  const height = heightOf(sheet, places, cells, dress);
  sheet.down(CELL_PADDING_PT);
  for (const [at, cell] of cells.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    const { x, width: wide, align } = place;
    sheet.write(cell, { x: x + CELL_MARGIN_PT, width: wide - 2 * CELL_MARGIN_PT, size, bold, align });
  }
  sheet.down(-CELL_PADDING_PT);
  const top = sheet.top();
  if (rule === 'box')
    for (const { x, width: wide } of places)
      document.rect(x, top, wide, height).lineWidth(0.4).stroke('#777');
  else
    document
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(rule === 'heavy' ? 0.9 : 0.3)
      .stroke(rule === 'heavy' ? '#111' : '#aaa');
  sheet.down(height);
}
