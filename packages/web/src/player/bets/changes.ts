import type { Cents, CommandBody, NewBet } from '@dicepit/engine';
import { myBets, myLateBets, type Sight, stakeOf, tokensOf } from '../sight.ts';

/** Sums to be put on wagers or, below nothing, to be taken off them. */
export type Changes = Readonly<Record<string, Cents>>;

export const nothing: Changes = {};

export const isNothing = (changes: Changes): boolean => Object.values(changes).every((cents) => cents === 0);

export function together(a: Changes, b: Changes): Changes {
  const wagers = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    wagers
      .map((wager) => [wager, (a[wager] ?? 0) + (b[wager] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
}

export const reversed = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([wager, cents]) => [wager, -cents]));

/** What they come to: how much more lies on the table afterwards. */
export const sumOf = (changes: Changes): Cents =>
  Object.values(changes).reduce((sum, cents) => sum + cents, 0);

/** One command of several, and the part of the changes that it makes. */
export type Step = { readonly command: CommandBody; readonly makes: Changes };

/**
 * The commands that make these changes: what is taken off first, so that its chips are there for what is put on. All
 * that is put on goes in one command, placed all or none. While the dice are in the air it is asked for.
 */
export function stepsFor(sight: Sight, changes: Changes): readonly Step[] {
  const { table, mine } = sight;
  if (mine === undefined) return [];
  const { seat } = mine;
  const entries = Object.entries(changes);
  const more = entries.filter(([, cents]) => cents > 0);
  const bets = madeOf(sight, more);
  const type = table.roll !== undefined && table.roll.restedAt === undefined ? 'AskLateBets' : 'PlaceBets';
  return [
    ...entries
      .filter(([, cents]) => cents < 0)
      .flatMap(([wager, cents]) => takingOff(sight, seat, wager, -cents)),
    ...(bets.length === 0
      ? []
      : [{ command: { type, seat, bets } as const, makes: Object.fromEntries(more) }]),
  ];
}

/** Bets of tokens as long as there are any, where somebody bets with those; of chips otherwise. */
function madeOf(sight: Sight, more: readonly (readonly [string, Cents])[]): readonly NewBet[] {
  let left = sight.pays === 'tokens' ? tokensOf(sight) : 0;
  return more.map(([wager, cents]) => {
    const tokens = Math.min(left, cents);
    left -= tokens;
    return { wager, chips: cents - tokens, ...(tokens === 0 ? {} : { tokens }) };
  });
}

/** Late bets that wait come back whole, and before anything that lies. */
function takingOff(sight: Sight, seat: number, wager: string, cents: Cents): readonly Step[] {
  const asked = myLateBets(sight).filter((bet) => bet.wager === wager);
  if (asked.length > 0)
    return asked.map((bet) => ({
      command: { type: 'WithdrawLateBet', seat, bet: bet.bet },
      makes: { [wager]: -stakeOf(bet) },
    }));
  return myBets(sight)
    .filter((bet) => bet.wager === wager)
    .map((bet) => {
      const leave = Math.max(0, stakeOf(bet) - cents);
      const command = { type: 'TakeDownBet', seat, bet: bet.bet, ...(leave > 0 ? { leave } : {}) } as const;
      return { command, makes: { [wager]: leave - stakeOf(bet) } };
    });
}
