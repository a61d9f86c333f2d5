import { carried } from '../carrying.ts';
import type { OverrulingCommand } from '../command/overruling.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { betsAfter, corrected, correctionOf, hasLeft, takenDown } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { moved } from '../ledger.ts';
import type { InvalidatingProcedure } from '../procedure/overruling.ts';
import type { Outcome, PastRoll, TableBet } from '../table.ts';
import { isBlank } from './blank.ts';
import { undone } from './putting-right.ts';
import { turnAfter } from './turn-after.ts';
import { passedByHouse } from './voiding.ts';

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
  const { roll } = table;
  const past = table.recent.find(({ number }) => number === command.roll);
  if (roll !== undefined && roll.number !== command.roll)
    return refuse(
      'ROLL_UNDER_WAY',
      cite(invalidating.clause),
      'The dice are out. Void that roll or finish it, and then invalidate.',
    );
  if (roll !== undefined && roll.calls.length === 0)
    return refuse(
      'ROLL_NOT_CALLED',
      cite(invalidating.clause),
      'The roll has no outcome yet that could be invalidated. Call no roll.',
    );
  if (roll === undefined && past === undefined)
    return refuse(
      'NO_SUCH_ROLL',
      cite(invalidating.clause),
      `There is no roll ${command.roll} to invalidate.`,
    );
  if (past?.invalidated === true)
    return refuse('ROLL_IS_INVALID', cite(invalidating.clause), `Roll ${past.number} is invalid already.`);
  const seated = past?.people ?? new Map([...table.seats.values()].map(({ seat, person }) => [seat, person]));
  const groundless = unfitGround(context, command, invalidating, seated);
  if (groundless !== undefined) return groundless;

  return accept(
    ...(past === undefined
      ? invalidatedBeforeSettlement(context, command, invalidating)
      : invalidated(context, past, command, invalidating)),
  );
}

function unfitGround(
  { cite }: Context,
  { ground, persons = [], others = [], opinion, forfeits = [], bets }: InvalidateRoll,
  { disturbances, fraud, noGrounds, refund }: InvalidatingProcedure<string>,
  seated: ReadonlyMap<number, string>,
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
  if (isFraud && (persons.length + others.length === 0 || others.some(isBlank) || isBlank(opinion)))
    return refuse(
      'PERSONS_AND_OPINION_NEEDED',
      cite(fraud.clause),
      'Name the persons concerned, seated or not, and say in words how the outcome was affected.',
    );
  const empty = persons.find((seat) => !seated.has(seat));
  if (empty !== undefined)
    return refuse(
      'NO_SUCH_SEAT',
      cite(fraud.clause),
      `Nobody sat at seat ${empty} in that roll. Name the person in words.`,
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

/** A called roll that nobody has finished settling ends here: what is settled of it is undone, and it had no outcome. */
function invalidatedBeforeSettlement(
  context: Context,
  command: InvalidateRoll,
  invalidating: InvalidatingProcedure<string>,
): readonly EventBody[] {
  const { table, cite } = context;
  const { roll, betting } = table;
  const { bets, forfeits = [] } = command;
  const declared = declaredInvalid(context, command, invalidating);
  const now = new Map(betting.bets.map((bet) => [bet.bet, bet]));
  // What is settled comes back as it lay; what a supervisor took off meanwhile does not.
  const live = (roll?.layout ?? []).flatMap((bet) =>
    roll?.settled.includes(bet.bet) ? [bet] : (now.get(bet.bet) ?? []),
  );
  const refund = cite(invalidating.refund);
  return [
    ...undone(context, declared.clause),
    declared,
    ...live.flatMap((bet): readonly EventBody[] => {
      if (forfeits.includes(bet.seat)) return [forfeited(bet, refund)];
      return bets === 'refund' ? [takenDown(bet, refund)] : [];
    }),
    ...passedByHouse(context),
  ];
}

function declaredInvalid(
  { cite }: Context,
  { roll, ground, bets, persons = [], others = [], opinion }: InvalidateRoll,
  { disturbances, fraud }: InvalidatingProcedure<string>,
): EventBody {
  return {
    type: 'RollInvalidated',
    roll,
    ground,
    bets,
    persons,
    ...(others.length === 0 ? {} : { others }),
    ...(opinion === undefined ? {} : { opinion }),
    clause: cite(ground === fraud.ground ? fraud.clause : disturbances.clause),
  };
}

function invalidated(
  context: Context,
  past: PastRoll,
  command: InvalidateRoll,
  invalidating: InvalidatingProcedure<string>,
): readonly EventBody[] {
  const { table, cite } = context;
  const { ground, bets, forfeits = [] } = command;
  const { refund } = invalidating;
  const declared = declaredInvalid(context, command, invalidating);
  const { clause } = declared;
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
  return [declared, ...moves, ...carried(context, past, moves), ...events];
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
