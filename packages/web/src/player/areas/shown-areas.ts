import { type Outcome, placeInBook, type Roll, type Table, type TableBet } from '@dicepit/engine';
import { litAreas } from '@dicepit/layout';
import type { OthersBet, Shown, ShownAreas } from '../../felt/shown.ts';
import { isShut } from '../bets/again.ts';
import { myBets, myLateBets, nameAt, type Sight, stakeOf, unitOf, whyNot } from '../sight.ts';

/** What a felt shows beyond the table itself. */
export type FeltView = {
  /** A roll whose winners are lit although it is settled: its result is being read. */
  readonly reading?: number | undefined;
  /** Where something was refused just now. */
  readonly refused?: string | undefined;
  readonly hideOthers?: boolean;
  /** Wagers on which something is on its way. */
  readonly sending?: ReadonlySet<string>;
  /** Wagers of which somebody's own won bets come down by themselves. */
  readonly comesDown?: ReadonlySet<string>;
};

/** What every area of the felt shows to somebody now, by wager. */
export function shownAreas(sight: Sight, view: FeltView = {}): ShownAreas {
  const lit = new Set(litNow(sight, view.reading));
  return Object.fromEntries(
    Object.keys(sight.game.wagers).map((wager) => [
      wager,
      {
        ...ownOn(sight, wager),
        ...(view.hideOthers === true ? {} : { others: othersOn(sight, wager) }),
        ...windowOn(sight, wager),
        ...(lit.has(wager) ? { lit: true } : {}),
        ...(view.sending?.has(wager) === true ? { sending: true } : {}),
        ...(view.comesDown?.has(wager) === true ? { comesDown: true } : {}),
        ...(view.refused === wager ? { refused: true } : {}),
      },
    ]),
  );
}

/** The roll that decides the felt as it is lit: the one that is called, or one whose result is being read. */
function rollShown(table: Table, reading: number | undefined): Roll | undefined {
  const called = table.roll?.calls.at(-1)?.outcome;
  if (table.roll !== undefined) return rollOf(called);
  return rollOf(table.recent.find(({ number }) => number === reading)?.outcome);
}

/** The wagers that win on it, each by the stage in which one's own bet there stood. */
export function litNow(sight: Sight, reading: number | undefined): readonly string[] {
  const { game, table, mine } = sight;
  const roll = rollShown(table, reading);
  if (roll === undefined) return [];
  const past = table.recent.find(({ number }) => number === reading);
  const layout = table.roll?.layout ?? past?.layout ?? [];
  const own = layout.filter(({ seat }) => seat === mine?.seat);
  return litAreas(game, roll, Object.fromEntries(own.map(({ wager, stage }) => [wager, stage])));
}

function ownOn(sight: Sight, wager: string): Shown {
  const lies = sumOn(myBets(sight), wager);
  const asked = sumOn(myLateBets(sight), wager);
  const { mine } = sight;
  const colour = mine?.colour;
  const hasTokens = myBets(sight).some((bet) => bet.wager === wager && bet.tokens > 0);
  const own =
    colour === undefined
      ? { cents: lies, ...(hasTokens ? { token: true } : {}) }
      : { cents: lies, figure: String(lies / unitOf(sight)), colour: colour.colour };
  return { ...(lies === 0 ? {} : { own }), ...(asked === 0 ? {} : { asking: asked }) };
}

/** A bet that may not be touched carries a lock; a wager that takes none now is shut. */
function windowOn(sight: Sight, wager: string): Shown {
  const { mine, table } = sight;
  if (mine === undefined || table.roll !== undefined) return {};
  const { seat } = mine;
  const lying = myBets(sight).find((bet) => bet.wager === wager);
  if (lying !== undefined) {
    const held = whyNot(sight, { type: 'TakeDownBet', seat, bet: lying.bet });
    if (held !== undefined) return { locked: bareClause(held.clause) };
  }
  const refusal = whyNot(sight, { type: 'PlaceBets', seat, bets: [{ wager, chips: unitOf(sight) }] });
  return refusal !== undefined && isShut(refusal.code) ? { closed: bareClause(refusal.clause) } : {};
}

function othersOn(sight: Sight, wager: string): readonly OthersBet[] {
  const { table, mine } = sight;
  const bySeat = new Map<number, number>();
  for (const bet of table.betting.bets)
    if (bet.wager === wager && bet.seat !== mine?.seat)
      bySeat.set(bet.seat, (bySeat.get(bet.seat) ?? 0) + stakeOf(bet));
  return Array.from(bySeat, ([seat, cents]) => {
    const colour = table.seats.get(seat)?.colour?.colour;
    return { seat, name: nameAt(sight, seat), cents, ...(colour === undefined ? {} : { colour }) };
  }).toSorted((a, b) => a.seat - b.seat);
}

const sumOn = (bets: readonly TableBet[], wager: string): number =>
  bets.filter((bet) => bet.wager === wager).reduce((sum, bet) => sum + stakeOf(bet), 0);

const rollOf = (outcome: Outcome | undefined): Roll | undefined =>
  outcome?.kind === 'total' ? outcome.roll : undefined;

/** `double/9.1#2` as the felt has room for it: `9.1`. A policy of the table has no number. */
const bareClause = (clause: string): string => (clause.startsWith('policy/') ? '' : placeInBook(clause));
