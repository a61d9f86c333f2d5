import { type RepeatedBet, repeatedBets } from '@dicepit/analysis';
import { type Game, notOffered, toTerms } from '@dicepit/engine';
import type { PlannedBet } from '@dicepit/simulator';
import { InvalidArgumentError, Option } from 'commander';
import { dollars } from '../choosing.ts';
import { Failure } from '../exit.ts';
import { refusalTold } from '../language.ts';
import { nearest } from '../nearest.ts';
import { formatDollars } from './number-text.ts';

/** A bet as it is typed, with the words for its own strategy where it has one. */
export type TypedBet = PlannedBet & { readonly strategy?: string };

/** The `--bet wager=dollars` of every command that plays. */
export const betFlag = (withStrategy = false) =>
  new Option(
    `-b, --bet <wager=dollars${withStrategy ? '[:strategy]' : ''}>`,
    'a bet that is made again when it is decided; repeat for more',
  )
    .argParser(collect)
    .default([], 'none');

/** The bets as a game offers them. A wager that is not offered fails with the nearest that is. */
export function offeredBets(game: Game, bets: readonly TypedBet[]): readonly PlannedBet[] {
  if (bets.length === 0) {
    const [first = 'field'] = Object.keys(game.wagers);
    throw new Failure({ code: 'NOTHING_TO_PLAY', wager: first });
  }
  for (const { wager } of bets) {
    const offered = Object.keys(game.wagers);
    if (offered.includes(wager)) continue;
    const why = refusalTold(notOffered(game, wager));
    throw new Failure({ code: 'NOT_OFFERED', why, meant: nearest(wager, offered) ?? 'none' });
  }
  return bets.map(({ wager, stake }) => ({ wager, stake }));
}

/** Bets for a command that knows flat ones alone. */
export function flatBets(bets: readonly TypedBet[]): readonly PlannedBet[] {
  const other = bets.find(({ strategy }) => strategy !== undefined);
  if (other !== undefined) throw new Failure({ code: 'BET_STRATEGY', wager: other.wager });
  return bets;
}

/** The same for analysis, with the rounding of the game's own rules. */
export function repeatedIn(game: Game, bets: readonly PlannedBet[]): readonly RepeatedBet[] {
  const stakes = Object.fromEntries(bets.map(({ wager, stake }) => [wager, stake]));
  const made = repeatedBets(toTerms(game), stakes);
  if (made.ok) return made.bets;
  throw new Failure({ refusal: made.refusal });
}

/** `Field $5, Hard 6 $5`. */
export const betsText = (game: Game, bets: readonly PlannedBet[]): string =>
  bets.map(({ wager, stake }) => `${wagerName(game, wager)} ${formatDollars(stake)}`).join(', ');

/** A wager as people call it. */
export const wagerName = ({ wagers }: Game, id: string): string =>
  (Object.hasOwn(wagers, id) ? wagers[id]?.name : undefined) ?? id;

function collect(text: string, bets: readonly TypedBet[]): readonly TypedBet[] {
  const [, wager, stake, strategy] = /^([^=]+)=([^:]+)(?::(.+))?$/s.exec(text) ?? [];
  if (wager === undefined || stake === undefined)
    throw new InvalidArgumentError('A bet is written wager=dollars, such as field=5.');
  if (bets.some((bet) => bet.wager === wager)) throw new InvalidArgumentError(`${wager} is bet on twice.`);
  return [...bets, { wager, stake: dollars(stake), ...(strategy === undefined ? {} : { strategy }) }];
}
