import { carried } from '../carrying.ts';
import type { OverrulingCommand } from '../command/overruling.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { betsAfter, corrected, correctionOf, hasLeft, takenDown } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { moved } from '../ledger.ts';
import type { InvalidatingProcedure } from '../procedure/overruling.ts';
import type { Outcome, PastRoll, TableBet } from '../table.ts';
import { isBlank } from './blank.ts';
import { turnAfter } from './turn-after.ts';

type InvalidateRoll = Extract<OverrulingCommand, { readonly type: 'InvalidateRoll' }>;

/** The outcome of a roll is declared invalid: what it paid is taken back, and its bets are refunded or stand. */
export function invalidateRoll(context: Context, command: InvalidateRoll): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { invalidating, clause: ladder } = procedure.overruling;
  if (invalidating === undefined)
    return refuse(
      'NO_INVALIDATING_HERE',
      cite(ladder),
      'These rules do not invalidate a roll. Overrule it instead.',
    );
  if (table.roll !== undefined)
    return refuse(
      'ROLL_UNDER_WAY',
      cite(invalidating.clause),
      'The dice are out. Void that roll or finish it, and then invalidate.',
    );
  const past = table.recent.find(({ number }) => number === command.roll);
  if (past === undefined)
    return refuse(
      'NO_SUCH_ROLL',
      cite(invalidating.clause),
      `There is no roll ${command.roll} to invalidate.`,
    );
  if (past.invalidated)
    return refuse('ROLL_IS_INVALID', cite(invalidating.clause), `Roll ${past.number} is invalid already.`);
  const groundless = unfitGround(context, command, invalidating);
  if (groundless !== undefined) return groundless;

  return accept(...invalidated(context, past, command, invalidating));
}

function unfitGround(
  { cite }: Context,
  { ground, persons = [], opinion, forfeits = [], bets }: InvalidateRoll,
  { disturbances, fraud, noGrounds, refund }: InvalidatingProcedure<string>,
): Decided<never> | undefined {
  const isFraud = ground === fraud.ground;
  if (Object.hasOwn(noGrounds, ground))
    return refuse(
      'NOT_A_GROUND',
      cite(noGrounds[ground] ?? refund),
      `'${ground}' leaves earlier results alone.`,
    );
  if (!isFraud && !disturbances.grounds.includes(ground))
    return refuse(
      'NOT_A_GROUND',
      cite(disturbances.clause),
      `'${ground}' is no ground. The grounds are ${[...disturbances.grounds, fraud.ground].join(', ')}.`,
    );
  if (isFraud && (persons.length === 0 || isBlank(opinion)))
    return refuse(
      'PERSONS_AND_OPINION_NEEDED',
      cite(fraud.clause),
      'Name the seats concerned, and say in words how the outcome was affected.',
    );
  const unnamed = forfeits.find((seat) => !isFraud || !persons.includes(seat));
  if (unnamed !== undefined)
    return refuse(
      'NOT_NAMED',
      cite(refund),
      `Seat ${unnamed} is not named in the fraud, so its bets are not forfeited. Give them back.`,
    );
  if (bets !== 'refund' && bets !== 'stand')
    return refuse('NOT_A_CHOICE', cite(refund), "Choose 'refund' or 'stand' for the bets.");
  return undefined;
}

function invalidated(
  context: Context,
  past: PastRoll,
  { roll, ground, bets, persons = [], opinion, forfeits = [] }: InvalidateRoll,
  { disturbances, fraud, refund }: InvalidatingProcedure<string>,
): readonly EventBody[] {
  const { table, cite } = context;
  const clause = cite(ground === fraud.ground ? fraud.clause : disturbances.clause);
  const outcome: Outcome = { kind: 'void', reason: ground };
  const correction = correctionOf(context, past, outcome);
  const { thrown, freezes, events } = turnAfter(context, past, outcome, betsAfter(table, correction));
  const live = liveOn(table.betting.bets, past, correction.bets);
  const moves: readonly EventBody[] = [
    // Bets of an earlier roll are dealt with below like all the others.
    ...corrected(context, past, { ...correction, handedBack: [] }, { clause, thrown, freezes }),
    ...live.flatMap((bet): readonly EventBody[] => {
      if (forfeits.includes(bet.seat)) return [forfeited(bet, cite(refund))];
      return bets === 'refund' || past.over || hasLeft(table, past, bet.seat)
        ? [takenDown(bet, cite(refund))]
        : [];
    }),
  ];
  return [
    {
      type: 'RollInvalidated',
      roll,
      ground,
      bets,
      persons,
      ...(opinion === undefined ? {} : { opinion }),
      clause,
    },
    ...moves,
    ...carried(context, past, moves),
    ...events,
  ];
}

/** The bets that were live on the roll as they lie once it is undone; one decided since by another roll is not. */
function liveOn(
  now: readonly TableBet[],
  past: PastRoll,
  restored: readonly TableBet[],
): readonly TableBet[] {
  const back = new Map(restored.map((bet) => [bet.bet, bet]));
  return past.layout.flatMap(({ bet }) => back.get(bet) ?? now.find((each) => each.bet === bet) ?? []);
}

const forfeited = ({ bet, seat, chips, tokens }: TableBet, clause: string): EventBody => ({
  type: 'BetForfeited',
  bet,
  seat,
  chips,
  tokens,
  clause,
  postings: [...moved('layout', 'float', chips), ...moved('layout-tokens', 'outside-tokens', tokens)],
});
