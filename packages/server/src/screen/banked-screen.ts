import {
  cite,
  type Game,
  gameOf,
  type Setup,
  setCount,
  signInForce,
  type Table,
  type TableRules,
  throwsAfter,
  unrounded,
} from '@dicepit/engine';
import { announcing, layouts } from '@dicepit/games';
import { describeOdds, signWords } from '@dicepit/layout';
import type { BankedScreen } from '@dicepit/wire';
import { rulesMarkOf, rulesOf } from '../table/pit-table.ts';
import { callOn } from './call.ts';
import { betsOn, figureOf, litBy, liveOn } from './felt-state.ts';
import { phaseNow, phasesOf } from './phases.ts';
import { dealerAt, seatsOn, shooterAt } from './rail.ts';
import { lastOf, totalsOf } from './results.ts';
import { common, letterAt, type Picture, type Shown } from './shown.ts';
import { type Decision, type StandingRoll, standingRoll } from './standing-roll.ts';

type Banked = Extract<Shown['state'], { readonly is: 'banked' }>;

/** A table with a bank as a television shows it; nothing where it is not set up by rules that are known here. */
export function bankedScreen(shown: Shown<Banked>): Picture | undefined {
  const { state, card, record, now } = shown;
  const { table } = state;
  const { setup } = table;
  const rules = rulesOf(state);
  const game = rules === undefined || setup === undefined ? undefined : gameOf(rules, setup);
  const layout = layouts[card.pack];
  if (rules === undefined || setup === undefined || game === undefined || layout === undefined)
    return undefined;

  const roll = standingRoll(rules, table);
  const { phase, until } = phaseNow(shown, game, roll);
  const isShown = phase === 'called' || phase === 'settled';
  const effect = isShown ? roll : undefined;
  const [, option] = signWords(game, layout.sign);
  return {
    until,
    board: {
      ...common(shown),
      is: 'banked',
      game: layout.sign.name,
      place: game.place,
      option: option ?? null,
      rules: rulesMarkOf(state) ?? '',
      phases: phasesOf(game, card.house),
      phase,
      thrower: game.procedure.thrower.who,
      limits: limitsOn(rules, table, now),
      age: setup.policies.age ?? null,
      notices: noticesOn(table, game, now),
      felt: JSON.stringify(setup.options),
      call: callOn(game, roll, shown.wording),
      shooter: shooterAt(table),
      dealer: dealerAt(table, shown),
      seats: seatsOn(table, setup.seats, effect),
      bets: betsOn(table, roll, shown.money?.chips),
      lit: litBy(game, effect),
      live: liveOn(game, table),
      sets: setsOf(game, table, effect),
      pays: effect === undefined ? [] : paysOf(game, table, effect),
      staysUp: setup.policies.staysUp ?? game.procedure.winningStake.staysUp,
      last: lastOf(record, game),
      disclaimed: announcing[game.pack]?.displayDisclaimed ?? null,
      totals: totalsOf(record, game),
      fault:
        table.halt === undefined ? null : { ...table.halt, cause: table.halt.cause.replaceAll('-', ' ') },
      wagers: wagersOf(game),
      leaders: (shown.ranking ?? true) && mayRank(setup),
    },
  };
}

/** The sign of the table as it binds at this moment. */
function limitsOn({ procedure }: TableRules, table: Table, at: number): BankedScreen['limits'] {
  const limits = signInForce({ table, procedure, at });
  if (limits === undefined) return null;
  const { minimum, maximum, unit } = limits;
  return { minimum, maximum, unit: unit ?? null };
}

/** The signs that have to hang: what they announce and from when. */
function noticesOn({ signs }: Table, game: Game, now: number): BankedScreen['notices'] {
  const { raise, closing, payTable } = signs;
  const named = raise?.wager === undefined ? null : (game.wagers[raise.wager]?.name ?? raise.wager);
  return [
    ...(closing === undefined ? [] : [{ is: 'closing', at: closing.closesAt } as const]),
    ...(raise === undefined || now >= raise.from
      ? []
      : [{ is: 'raise', minimum: raise.minimum, wager: named, from: raise.from } as const]),
    ...(payTable === undefined || now >= payTable.until
      ? []
      : [{ is: 'odds', since: payTable.changedAt } as const]),
  ];
}

/** Throws and sets of the turn, the throw that stands called among them; a set just won stays full while it is shown. */
function setsOf(game: Game, table: Table, shown: StandingRoll | undefined): BankedScreen['sets'] {
  const { turn } = game.procedure;
  if (turn?.sets === undefined) return null;
  const called = shown?.settled === false && shown.outcome.kind === 'total' ? shown.outcome.roll : undefined;
  const thrown =
    called === undefined ? table.thrown : throwsAfter(game, table.thrown, turn.endsOn.has(called));
  const count = setCount(game, { thrown });
  if (count === undefined) return null;
  const isJustWon = shown !== undefined && count.thrown === 0 && count.won > 0;
  return { ...count, thrown: isJustWon ? count.throws : count.thrown, most: turn.sets.most };
}

/** Every bet that won, in the order in which a dealer pays. */
const paysOf = (game: Game, table: Table, { decisions }: StandingRoll): BankedScreen['pays'] =>
  decisions
    .filter(({ verdict }) => verdict === 'wins')
    .toSorted((a, b) => a.bet.seat - b.bet.seat)
    .map(({ bet: { seat, wager }, odds, inPlay, winnings }) => ({
      seat,
      letter: letterAt(table, seat),
      name: table.seats.get(seat)?.name ?? `Seat ${seat}`,
      wager: game.wagers[wager]?.name ?? wager,
      sum: `${figureOf(table, seat, inPlay)} × ${(odds ?? '').replace(/ to 1$/, '')}${isRounded({ inPlay, odds, winnings }) ? ' ↑' : ''}`,
      cents: winnings,
    }));

/** A sum that no chips can make is paid as the next one that they can, and is then not what the reckoning says. */
const isRounded = ({ inPlay, odds, winnings }: Pick<Decision, 'inPlay' | 'odds' | 'winnings'>): boolean =>
  odds !== null && unrounded(inPlay, odds) !== winnings;

const wagersOf = (game: Game): BankedScreen['wagers'] =>
  Object.values(game.wagers).map((wager) => ({
    name: wager.name,
    pays: describeOdds(wager),
    clause: cite(game, wager.clause),
  }));

/** Nobody is ranked where the house runs by a licence. */
const mayRank = ({ mode }: Setup): boolean => mode !== 'strict';
