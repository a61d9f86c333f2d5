import { betsTakenFor, type Game, type Moment, phaseOf, whyNoBets } from '@dicepit/engine';
import { rulesOf } from '../table/pit-table.ts';
import type { Shown } from './shown.ts';
import type { StandingRoll } from './standing-roll.ts';

type Banked = Extract<Shown['state'], { readonly is: 'banked' }>;

/** A phase as the strip over the table has it, and until when it is that. */
export type PhaseNow = { readonly phase: string; readonly until: Moment | undefined };

/** For so long a board shows what was settled, and for so long before the dice go out it is the last call. */
const shownSettled = 5_000;
const lastCall = 5_000;

/** The phases of a round at this table; a last call only where the house keeps the time. */
export const phasesOf = (game: Game, house: Shown['card']['house']): readonly string[] => [
  'betting',
  ...(house === null ? [] : ['last call']),
  game.procedure.thrower.who === 'dealer' ? 'cup shaken' : 'dice out',
  'called',
  'settled',
];

export function phaseNow(
  shown: Pick<Shown<Banked>, 'state' | 'card' | 'now'>,
  game: Game,
  roll: StandingRoll | undefined,
): PhaseNow {
  const { state, now } = shown;
  const { table } = state;
  const phase = phaseOf(table);
  if (phase === 'dice out' || phase === 'at rest')
    return { phase: game.procedure.thrower.who === 'dealer' ? 'cup shaken' : 'dice out', until: undefined };
  if (phase !== 'betting' && phase !== 'offering the dice') return { phase, until: undefined };
  const shownUntil = table.since + shownSettled;
  const isResult = roll !== undefined && roll.settled && roll.outcome.kind === 'total' && !roll.invalidated;
  if (isResult && now < shownUntil) return { phase: 'settled', until: shownUntil };
  if (phase !== 'betting') return { phase, until: undefined };
  const rules = rulesOf(state);
  if (rules !== undefined && whyNoBets(rules, table, now) !== undefined)
    return { phase: 'no bets', until: undefined };
  const closes = takenUntil(shown, game);
  if (closes === undefined || now >= closes) return { phase, until: undefined };
  const from = closes - lastCall;
  return now >= from ? { phase: 'last call', until: closes } : { phase, until: from };
}

/** When the house takes no more bets before the next roll. */
function takenUntil({ state, card }: Pick<Shown<Banked>, 'state' | 'card'>, game: Game): Moment | undefined {
  const { table } = state;
  if (card.house === null || table.betting.bets.length === 0) return undefined;
  const { betting } = card.house;
  const lasts = game.procedure.thrower.who === 'dealer' ? betting : betsTakenFor(table, betting);
  return lasts === undefined ? undefined : table.since + lasts;
}
