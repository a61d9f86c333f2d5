/**
 * A text as a paper can show it. A letter that the font has no shape for is not left out: it stands by its number,
 * `‹U+5C71 U+7530›`, and whoever has the number has the letter.
 */
export function inPrint(text: string, has: (code: number) => boolean): string {
  const canBeSeen = (letter: string): boolean =>
    letter === '\n' || (has(letter.codePointAt(0) ?? 0) && !unseen.test(letter));
  const parts: string[] = [];
  let numbers: string[] = [];
  const closeNumbers = (): void => {
    if (numbers.length > 0) parts.push(`‹${numbers.join(' ')}›`);
    numbers = [];
  };
  for (const letter of text.normalize('NFC')) {
    if (!canBeSeen(letter)) {
      numbers.push(numberOf(letter));
      continue;
    }
    closeNumbers();
    parts.push(letter);
  }
  closeNumbers();
  return rightToLeft(parts.join(''));
}

/** Whether a paper had to show a letter by its number. */
export const hasNumbers = (printed: string): boolean => /‹U\+[0-9A-F]{4,6}/.test(printed);

/** A letter by its number, as an example of how that is written. */
export const NUMBER_EXAMPLE = '‹U+5C71›';

/** Letters that a font may have and nobody sees: they steer how others are shown, and here they would hide. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

const numberOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Words that are read from the right. The printer turns each stretch between two spaces, the space behind it included:
 * so words that follow one another are held together to be turned as one, and the space behind them is written twice.
 */
const rightToLeft = (text: string): string =>
  text.replace(
    rightToLeftWords,
    (words) => `${words.trimEnd().replaceAll(' ', '\u00A0')}${words.endsWith(' ') ? '  ' : ''}`,
  );

const rightToLeftWords =
  /[\p{Script=Hebrew}\p{Script=Arabic}]+(?: [\p{Script=Hebrew}\p{Script=Arabic}]+)* ?/gu;
