import { hasNumbers, inPrint } from './in-print.ts';
import { paperFonts } from './paper-fonts.ts';

/** A PDF that is being written, and how much room it has. */
export type Sheet = {
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

export function pageOf(document: PDFKit.PDFDocument): Sheet {
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
