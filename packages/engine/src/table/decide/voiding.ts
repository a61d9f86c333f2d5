import type { Context } from '../concern.ts';
import type { RollVoided, VoidMoment } from '../event/calling.ts';
import type { EventBody } from '../event/event.ts';
import { incidentOf } from '../incident.ts';
import { atOnce } from '../setup.ts';
import { lapsed } from './late.ts';

/** What makes a roll void, and by which clause. */
export type Voiding = Omit<RollVoided, 'type' | 'freezes' | 'moment'> & {
  readonly clause: string;
  /** The dice it is about, where it is about more than one. */
  readonly dice?: readonly string[];
};

/** A void roll and what follows from it: bets stand, the shooter keeps the dice, and fraud leaves a trace. */
export function voided(context: Context, { clause, dice, ...details }: Voiding): readonly EventBody[] {
  const { procedure, cite } = context;
  const { noRoll } = procedure.calling;
  const { reason, die, words } = details;
  const quarantined = noRoll.quarantines.includes(reason) ? (dice ?? (die === undefined ? [] : [die])) : [];
  return [
    ...lapsed(context),
    {
      type: 'RollVoided',
      ...details,
      freezes: freezes(context),
      moment: momentOf(context),
      clause: cite(clause),
    },
    ...quarantined.map((each): EventBody => ({ type: 'DieQuarantined', die: each, clause: cite(clause) })),
    ...(noRoll.opensIncident.includes(reason)
      ? [incidentOf(context, { kind: reason, clause: cite(clause), words: words ?? die ?? reason })]
      : []),
    ...(quarantined.length > 0 ? [] : passedByHouse(context)),
  ];
}

/** Whether bets may not be touched after a void roll, by the pack or by the table's policy where that is left open. */
export const freezes = ({ game, setup, procedure }: Context): boolean =>
  game.procedure.voidRoll.bets === 'frozen' &&
  !(procedure.calling.noRoll.mayUnfreeze && setup.policies.betsAfterVoidRound);

/** The dice go back to whoever throws next, where the house performs ceremonies and nothing keeps the dice. */
export function passedByHouse({ table, setup, procedure, cite }: Context): readonly EventBody[] {
  const { kind } = table.shooter.is;
  if (!atOnce(setup) || table.halt !== undefined || (kind !== 'seat' && kind !== 'dealer')) return [];
  return [{ type: 'DicePassed', clause: cite(procedure.throwing.passing) }];
}

function momentOf({ table: { roll } }: Context): VoidMoment {
  if (roll?.restedAt === undefined) return 'in flight';
  return roll.calls.length === 0 ? 'at rest' : 'called';
}
