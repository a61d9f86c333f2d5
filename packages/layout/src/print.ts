import {
  type Area,
  type Lettering,
  listPrices,
  type Pips,
  type Price,
  type Roll,
  type Wager,
} from '@dicepit/engine';
import { oddsOnTotal, paysMoreThanEven, printedRolls } from './plate.ts';

/** What is printed on an area, for a screen that sets it in type of its own. */
export type AreaPrint = {
  /** As it is lettered: `HARD 4`, `2 OR 5`. */
  readonly name: string;
  /** How large the name is on the felt, in its units. */
  readonly size: number;
  /** The small lines, such as `UNDER 10` or `ONE ROLL`. */
  readonly notes: readonly string[];
  /** Every price of the wager, lowest first. */
  readonly odds: readonly Price[];
  readonly dice: readonly Roll[];
  /** The faces of the dice that stand at both sides of the name. */
  readonly faces: readonly Pips[];
  /** The totals that win; `more` says that one pays more than 1 to 1. */
  readonly totals: readonly { readonly total: number; readonly odds: Price; readonly more: boolean }[];
};

/** What the felt says on an area, its odds from the rules of the wager. */
export function toAreaPrint(wager: Wager, { lettering }: Area): AreaPrint {
  const names = lettering.flatMap((each) => nameIn(each));
  const written = names.map(({ text }) => text).join(' ');
  // A name that is lettered in several lines is one name.
  const isWhole = written === wager.name.toUpperCase();
  const [first, ...others] = isWhole
    ? [{ text: written, size: Math.max(...names.map(({ size }) => size)) }]
    : names;
  return {
    name: first?.text ?? wager.name,
    size: first?.size ?? 0,
    notes: [...others.map(({ text }) => text), ...lettering.flatMap((each) => notesIn(each))],
    odds: listPrices(wager),
    dice: lettering.flatMap((each) => diceIn(each, wager)),
    faces: lettering.flatMap((each) => (each.kind === 'name' ? (each.between ?? []) : [])),
    totals: lettering.flatMap((each) => totalsIn(each)).map((total) => paidOn(wager, total)),
  };
}

type Named = { readonly text: string; readonly size: number };

function nameIn(lettering: Lettering): readonly Named[] {
  if (lettering.kind === 'name') return [{ text: lettering.text, size: lettering.size }];
  if (lettering.kind !== 'either') return [];
  return [{ text: lettering.numbers.join(' OR '), size: lettering.size }];
}

function notesIn(lettering: Lettering): readonly string[] {
  if (lettering.kind === 'note') return [lettering.text];
  return lettering.kind === 'odds' && lettering.words !== undefined ? [lettering.words] : [];
}

function diceIn(lettering: Lettering, wager: Wager): readonly Roll[] {
  if (lettering.kind === 'dice') return printedRolls(wager, lettering.rolls);
  return lettering.kind === 'odds' && lettering.dice !== undefined ? [lettering.dice] : [];
}

const totalsIn = (lettering: Lettering): readonly number[] =>
  lettering.kind === 'totals' ? lettering.totals.map(([total]) => total) : [];

function paidOn(wager: Wager, total: number): AreaPrint['totals'][number] {
  const odds = oddsOnTotal(wager, total);
  return { total, odds, more: paysMoreThanEven(odds) };
}
