import { readFileSync } from 'node:fs';

/** The letters that papers are printed in. They lie in every file, so that a reader needs none of its own. */
export type PaperFonts = {
  readonly plain: Buffer;
  readonly bold: Buffer;
  /** Whether both have a letter. */
  readonly has: (code: number) => boolean;
};

/** Read when the first paper is printed, and kept: most pits print none in an evening. */
export function paperFonts(): PaperFonts {
  kept ??= read();
  return kept;
}

let kept: PaperFonts | undefined;

function read(): PaperFonts {
  const [plain, bold] = [fontFile('DejaVuSansCondensed.ttf'), fontFile('DejaVuSansCondensed-Bold.ttf')];
  const [inPlain, inBold] = [codesIn(plain), codesIn(bold)];
  return { plain, bold, has: (code) => inPlain(code) && inBold(code) };
}

const folder = new URL('./fonts/', import.meta.url);

const fontFile = (name: string): Buffer => readFileSync(new URL(name, folder));

/** Which letters a TrueType font has, by their numbers in Unicode, as the groups of its `cmap` say. */
function codesIn(font: Uint8Array): (code: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, place) =>
    view.getUint32(cmap + 4 + place * 8 + 4),
  );
  // Format 12 is the one that knows letters beyond the first 65 536.
  const whole = subtables.map((offset) => cmap + offset).find((at) => view.getUint16(at) === 12);
  if (whole === undefined) throw new Error('the font of our papers has no table of all its letters');
  const groups = Array.from({ length: view.getUint32(whole + 12) }, (_, place) => {
    const at = whole + 16 + place * 12;
    return { from: view.getUint32(at), to: view.getUint32(at + 4) };
  });
  return (code) => groups.some(({ from, to }) => code >= from && code <= to);
}

function tableAt(view: DataView, name: string): number {
  const tables = Array.from({ length: view.getUint16(4) }, (_, place) => 12 + place * 16);
  const entry = tables.find((at) =>
    Array.from(name).every((letter, place) => view.getUint8(at + place) === letter.charCodeAt(0)),
  );
  if (entry === undefined) throw new Error(`the font of our papers has no table ${name}`);
  return view.getUint32(entry + 8);
}
