import { stripVTControlCharacters } from 'node:util';

/** How many columns of a terminal a text fills: colours none, and the wide signs of East Asia and emoji two. */
export function screenWidth(text: string): number {
  // Nearly every text is plain, and a night's record has a hundred thousand of them.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const sign of stripVTControlCharacters(text))
    if (!joined.test(sign)) width += double.test(sign) ? 2 : 1;
  return width;
}

const joined = /[\p{M}\p{Cf}]/u;
const double =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;
