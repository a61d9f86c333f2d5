/** Letters beyond Latin-1 that the standard fonts of a PDF have as well. */
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const spelt: Readonly<Record<string, string>> = {
  '−': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  Ł: 'L',
  ł: 'l',
  đ: 'd',
  Đ: 'D',
};

/**
 * Text in the letters that every PDF reader has by itself. A name in other letters is printed without its accents, or
 * with question marks: the CSV and the JSON of a report have it in full.
 */
export function inStandardLetters(text: string): string {
  return Array.from(text.normalize('NFC'), letter).join('');
}

function letter(character: string): string {
  if (isPrintable(character)) return character;
  const known = Object.hasOwn(spelt, character) ? spelt[character] : undefined;
  if (known !== undefined) return known;
  const [base = ''] = character.normalize('NFD');
  return isPrintable(base) ? base : '?';
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    character === '\n' ||
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff) ||
    more.has(character)
  );
}
