import { type Cents, type Game, isPips, isRoll, type Pips, type Roll } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import type { LayoutAt, RollSheet } from '@dicepit/wire';
import { packsHere } from '../live/packs.ts';

/** The game with the odds that were printed on the layout at the time; a party has no bank, and none of it. */
export function gameAt(pack: string, { options }: Pick<LayoutAt, 'options'>): Game | undefined {
  // Drawn again when the game has come.
  if (packsHere([pack]) !== 'here') return undefined;
  const opened = bankedPacks.find(({ id }) => id === pack)?.open(options);
  return opened?.ok === true ? opened.game : undefined;
}

export type LayoutView = {
  readonly at: LayoutAt;
  /** What was called, and the areas that it lit. */
  readonly called?: { readonly roll: Roll; readonly lit: readonly string[] };
};

/**
 * The layout as it lay, as an image that carries its own letters and dress: two of them stand beside each other, and
 * neither can be pressed.
 */
export function layoutImage(game: Game, { at, called }: LayoutView): string | undefined {
  const layout = layouts[game.pack];
  if (layout === undefined) return undefined;
  const svg = drawFelt(game, layout, {
    shape: 'wide',
    course: at.course,
    chips: at.bets
      .filter(({ chips, tokens }) => chips + tokens > 0)
      .map(({ wager, seat, chips, tokens }) => ({ wager, seat: seat - 1, stake: chips + tokens })),
    ...called,
  });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What the dice show; nothing where the roll is void, or not called yet. */
export const facesOf = (outcome: RollSheet['outcome']): readonly Pips[] =>
  outcome?.kind === 'total' ? outcome.roll.filter(isPips) : [];

/** The same as a roll of this game. */
export function rollIn(game: Game, outcome: RollSheet['outcome']): Roll | undefined {
  const faces = facesOf(outcome);
  return isRoll(faces, game.dice) ? faces : undefined;
}

/** What lay in an account before and after. */
type BalanceChange = { readonly account: string; readonly before: Cents; readonly after: Cents };

/** Every account of either, the places of the table first and then the racks by their seats. */
export function balanceChanges(
  before: LayoutAt['balances'],
  after: LayoutAt['balances'],
): readonly BalanceChange[] {
  const [was, is] = [before, after].map(
    (balances) => new Map(balances.map(({ account, cents }) => [account, cents])),
  );
  const accounts = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  return accounts
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
    .map((account) => ({ account, before: was?.get(account) ?? 0, after: is?.get(account) ?? 0 }));
}

/** The number of a seat whose account it is. */
export const seatIn = (account: string): number | undefined => {
  const [, seat] = /^(?:rack|tokens):(\d+)$/.exec(account) ?? [];
  return seat === undefined ? undefined : Number(seat);
};

const places = ['layout', 'float', 'drop-box', 'kitty', 'layout-tokens', 'outside', 'outside-tokens'];

const placeOf = (account: string): number => {
  const seat = seatIn(account);
  if (seat === undefined) return places.indexOf(account);
  return places.length + seat * 2 + (account.startsWith('tokens') ? 1 : 0);
};
