import { type Cents, faultOfPayment, isStake, LARGEST_STAKE, MOST_KINDS, writeMoney } from '../../money.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { incidentOf } from '../incident.ts';
import { balanceOf, moved } from '../ledger.ts';
import { byPeople } from '../setup.ts';

type Command<Type extends OpeningCommand['type']> = Extract<OpeningCommand, { readonly type: Type }>;

export function unlockFloat(
  { table, procedure, cite }: Context,
  _command: Command<'UnlockFloat'>,
): Decided<EventBody> {
  const { lock } = procedure.opening;
  if (table.state === 'closed')
    return refuse(
      'TABLE_IS_CLOSED',
      cite(lock),
      'The table is closed and its float stays locked. Open it first.',
    );
  if (!table.opening.floatLocked)
    return refuse('FLOAT_IS_UNLOCKED', cite(lock), 'The float is unlocked already.');

  return accept({ type: 'FloatUnlocked', clause: cite(lock) });
}

export function lockFloat(
  { table, procedure, cite }: Context,
  _command: Command<'LockFloat'>,
): Decided<EventBody> {
  const { lock } = procedure.opening;
  if (table.opening.floatLocked) return refuse('FLOAT_IS_LOCKED', cite(lock), 'The float is locked already.');

  return accept({ type: 'FloatLocked', clause: cite(lock) });
}

export function countFloat(context: Context, { chips, paidIn }: Command<'CountFloat'>): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { float, lock } = procedure.opening;
  if (paidIn !== undefined && !byPeople(setup)) return paidInOthers(context, paidIn);
  const cents = chips.reduce((sum, { value, count }) => sum + value * count, 0);
  if (table.state !== 'opening')
    return refuse('NOT_OPENING', cite(float), 'The float is counted while the table is being opened.');
  if (table.opening.floatLocked)
    return refuse('FLOAT_IS_LOCKED', cite(lock), 'The float is locked. Unlock it before counting.');
  if (chips.length === 0 || chips.some(({ value, count }) => !isStake(value) || !isCount(count)))
    return refuse(
      'NOT_A_COUNT',
      cite(float),
      'Count the float as so many chips of each value, in whole numbers.',
    );
  if (new Set(chips.map(({ value }) => value)).size !== chips.length)
    return refuse('COUNTED_TWICE', cite(float), 'Name each value of chip once.');
  if (cents > LARGEST_STAKE)
    return refuse('FLOAT_TOO_LARGE', cite(float), `A float holds ${writeMoney(LARGEST_STAKE)} at most.`);
  const there = chips.filter(({ count }) => count > 0).map(({ value }) => value);
  const unfit = there.length === 0 ? undefined : notPaidIn(context, there);
  if (unfit !== undefined) return unfit;

  const held = balanceOf(table.ledger, 'float');
  const postings = moved('outside', 'float', cents - held);
  const counted: EventBody = {
    type: 'FloatCounted',
    cents,
    chips,
    ...(there.length === 0 ? {} : { paidIn: there.toSorted((a, b) => a - b) }),
    clause: cite(float),
    postings,
  };
  if (held === 0 || held === cents) return accept(counted);
  // Chips that came or went while nobody played are for somebody to explain.
  const words = `The float was counted at ${writeMoney(cents)} and the books say ${writeMoney(held)}.`;
  return accept(counted, incidentOf(context, { kind: 'float-differs', clause: cite(float), words }));
}

/** The house has other chips from now on: its float is worth what it was, and is paid out in those. */
function paidInOthers(context: Context, paidIn: readonly Cents[]): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.opening.float);
  if (table.state === 'closed')
    return refuse('TABLE_IS_CLOSED', clause, 'The table is closed. It opens with the chips of the house.');
  const unfit = notPaidIn(context, paidIn) ?? notPaidIn(context, chipsAt(context, paidIn));
  if (unfit !== undefined) return unfit;

  const cents = balanceOf(table.ledger, 'float');
  return accept({ type: 'FloatCounted', cents, chips: [], paidIn: chipsAt(context, paidIn), clause });
}

/** Why nothing can be paid in such chips, if it cannot. */
export function notPaidIn({ procedure, cite }: Context, chips: readonly Cents[]): Decided<never> | undefined {
  return faultOfPayment(chips) === undefined
    ? undefined
    : refuse(
        'NOT_PAYABLE',
        cite(procedure.opening.float),
        `Winnings cannot be paid in such chips. Name ${MOST_KINDS} values at most, and a small one beside large odd ones.`,
      );
}

/** Of the chips of the house those that the table plays with: from the smallest that it was set up for. */
export function chipsAt({ setup }: Context, paidIn: readonly Cents[]): readonly Cents[] {
  const { chip = 0 } = setup.policies;
  const larger = paidIn.filter((worth) => worth > chip).toSorted((a, b) => a - b);
  return chip === 0 ? larger : [chip, ...larger];
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;
