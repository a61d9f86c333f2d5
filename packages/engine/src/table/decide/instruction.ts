import type { Cents } from '../../money.ts';
import type { Game } from '../../pack.ts';
import type { Instruction } from '../table.ts';

/** What a player's words to the dealer say, beside what the dealer put down. */
export function instructionOf(
  game: Game,
  words: string,
  placed: { readonly wager: string; readonly chips: Cents; readonly tokens: Cents },
): Instruction {
  const asked = wagerIn(game, words);
  const sum = sumIn(words);
  const { wager, chips, tokens } = placed;
  const mismatch = (asked !== undefined && asked !== wager) || (sum !== undefined && sum !== chips + tokens);
  return { words, ...(asked === undefined ? {} : { asked }), chips, tokens, mismatch };
}

/** The wager that the words name, by its name on the layout or by its id; the longest name that fits. */
function wagerIn(game: Game, words: string): string | undefined {
  const said = plain(words.replace(SUM, ' '));
  const named = Object.values(game.wagers)
    .flatMap(({ id, name }) => [plain(name), plain(id)].map((name) => ({ id, name })))
    .filter(({ name }) => said.includes(name))
    .sort((a, b) => b.name.length - a.name.length);
  return named[0]?.id;
}

/** Sums are said with their dollar sign, since a bare number may be a wager. */
const SUM = /\$\s*(\d{1,9})(?:\.(\d\d))?/;

function sumIn(words: string): Cents | undefined {
  const [, dollars, cents] = SUM.exec(words) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(cents ?? 0);
}

/** Letters and numbers with single spaces between and around them, so that `8` is not found in `18`. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
