import {
  assert,
  type Box,
  everyRoll,
  type Game,
  listPrices,
  type OddsOf,
  type Price,
  type Roll,
  ratio,
  readPrice,
  ruleFor,
  type Sign,
  totalOf,
  type Wager,
  writePrice,
  writeRoll,
} from '@dicepit/engine';
import { diceRow, rowWidth } from './dice.ts';
import { centred, fitted, type Line } from './lettering/measured-text.ts';
import { innerRadii, path, toRadii } from './outline.ts';
import { inset, type Measures } from './shape.ts';
import { element } from './svg.ts';

/** What the sign says under the name: the place, and the option in force where the rules have such a thing. */
export function signWords(game: Game, { place, option }: Sign): readonly string[] {
  if (option === undefined) return [place];
  const value = game.options[option.key];
  const says = value === undefined ? undefined : option.says[value];
  assert(says !== undefined, () => `the sign of ${game.pack} has no words for ${option.key}=${value}`);
  return [place, says];
}

/** The rolls that are printed as dice: those that are named, or each that a new bet is pushed on, its dice in order. */
export function printedRolls(wager: Wager, rolls: readonly Roll[] | 'pushed'): readonly Roll[] {
  if (rolls !== 'pushed') return rolls;
  const pushed = (wager.stages[wager.opensAt] ?? []).flatMap((rule) =>
    rule.verdict.kind === 'pushes' ? rule.rolls.rolls() : [],
  );
  return pushed.filter((roll) => roll.every((pips, die) => die === 0 || pips >= (roll[die - 1] ?? 0)));
}

/** The sign as a plate of its own: a pair of ones, the game's name, and where its rules hold. */
export function drawPlate(
  at: Box,
  on: {
    readonly felt: readonly Box[];
    readonly measures: Measures;
    readonly sign: readonly string[];
    readonly name: string;
    readonly prefix: string;
  },
): string {
  const radii = toRadii(at, on.felt, on.measures.corners);
  const middle = at.x + at.width / 2;
  const room = at.width - 48;
  const die = at.height * 0.264;
  const name: Line = { text: on.name, size: at.height * 0.217, spacing: 0.08 };
  const words: Line = { text: on.sign.join(' · '), size: at.height * 0.099, weight: 600, spacing: 0.04 };
  return element(
    'g',
    { class: 'plate' },
    element('path', { class: 'line', d: path(at, radii) }),
    element('path', {
      class: 'hair',
      d: path(inset(at, on.measures.hair.inset), innerRadii(radii, on.measures)),
    }),
    diceRow(
      [[1, 1]],
      { x: middle - rowWidth([[1, 1]], die) / 2, y: at.y + at.height * 0.16, size: die },
      on.prefix,
    ),
    centred(
      { ...name, size: fitted(name, room) },
      { x: middle, y: at.y + at.height * 0.675 },
      { class: 'name' },
    ),
    centred(
      { ...words, size: fitted(words, room) },
      { x: middle, y: at.y + at.height * 0.84 },
      { class: 'odds' },
    ),
  );
}

/** What a wager pays on a roll. It is our mistake to print odds for a roll that does not win. */
export function findOdds(wager: Wager, { on, stage }: OddsOf): Price {
  const { verdict } = ruleFor(wager, stage ?? wager.opensAt, on);
  assert(
    verdict.kind === 'wins',
    () => `${wager.id} does not win on ${writeRoll(on)}, so it has no odds there`,
  );
  return writePrice(verdict);
}

/** What a wager pays on a total, however the dice make it. */
export function oddsOnTotal(wager: Wager, total: number): Price {
  const [first, ...others] = everyRoll[wager.dice]
    .filter((roll) => totalOf(roll) === total)
    .map((on) => findOdds(wager, { on }));
  assert(
    first !== undefined && others.every((odds) => odds === first),
    () => `${wager.id} has no one price for a total of ${total}`,
  );
  return first;
}

export function paysMoreThanEven(price: Price): boolean {
  const { pays, per } = ratio(readPrice(price).odds);
  return pays > per;
}

/** Odds as a felt letters them: `7.5 TO 1`, `7 TO 6`, `2 TO 1 −5%`, or `1, 2 OR 3 TO 1` for several. */
export function writeOdds(odds: readonly Price[]): string {
  const isToOne = odds.every((each) => each.endsWith(' to 1'));
  const figures = odds.map((each) =>
    isToOne ? each.replace(/ to 1$/, '') : each.toUpperCase().replace(' LESS ', ' −'),
  );
  const last = figures.at(-1);
  assert(last !== undefined, () => 'there are no odds to write');
  const before = figures.slice(0, -1).join(', ');
  return `${before === '' ? last : `${before} OR ${last}`}${isToOne ? ' TO 1' : ''}`;
}

/** Every price of a wager in words: `pays 1 to 1, 2 to 1 or 3 to 1`. */
export function describeOdds(wager: Wager): string {
  const prices = listPrices(wager);
  const last = prices.at(-1) ?? '';
  return `pays ${prices.length < 2 ? last : `${prices.slice(0, -1).join(', ')} or ${last}`}`;
}
