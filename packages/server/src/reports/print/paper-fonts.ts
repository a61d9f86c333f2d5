import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesIn } from './font-codes.ts';

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

const fontFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fonts', name));
