import { isStake, LARGEST_STAKE, writeMoney } from '../../money.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { incidentOf } from '../incident.ts';
import { balanceOf, moved } from '../ledger.ts';

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

export function countFloat(context: Context, { chips }: Command<'CountFloat'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { float, lock } = procedure.opening;
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

  const held = balanceOf(table.ledger, 'float');
  const postings = moved('outside', 'float', cents - held);
  const counted: EventBody = { type: 'FloatCounted', cents, chips, clause: cite(float), postings };
  if (held === 0 || held === cents) return accept(counted);
  // Chips that came or went while nobody played are for somebody to explain.
  const words = `The float was counted at ${writeMoney(cents)} and the books say ${writeMoney(held)}.`;
  return accept(counted, incidentOf(context, { kind: 'float-differs', clause: cite(float), words }));
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;
