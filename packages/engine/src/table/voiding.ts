import type { Context, EventBody } from './concern.ts';
import { createIncident } from './concerns/incidents.ts';
import { lapsed } from './concerns/late.ts';
import type { By } from './role.ts';
import { passedByHouse } from './turn.ts';

/** What a void roll leaves in the trail. */
export type RollVoided = {
  readonly reason: string;
  readonly words?: string;
  readonly variant?: string;
  readonly die?: string;
  readonly count?: number;
  readonly freezes: boolean;
  /** Whether somebody called it; a fact voids without a word where the rules say so. */
  readonly announced?: boolean;
  readonly moment?: VoidMoment;
  /** Whose call this takes the place of. */
  readonly overrules?: By;
};

/** When a roll was voided; anything but in flight is late. */
type VoidMoment = 'in flight' | 'at rest' | 'called';

/** What makes a roll void, and by which clause. */
export type Voiding = Omit<RollVoided, 'freezes' | 'moment'> & {
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
      moment: findVoidMoment(context),
      clause: cite(clause),
    },
    ...quarantined.map((each): EventBody => ({ type: 'DieQuarantined', die: each, clause: cite(clause) })),
    ...(noRoll.opensIncident.includes(reason)
      ? [createIncident(context, { kind: reason, clause: cite(clause), words: words ?? die ?? reason })]
      : []),
    ...(quarantined.length > 0 ? [] : passedByHouse(context)),
  ];
}

/** Whether bets may not be touched after a void roll, by the pack or by the table's policy where that is left open. */
export const freezes = ({ game, setup, procedure }: Context): boolean =>
  game.procedure.voidRoll.bets === 'frozen' &&
  !(procedure.calling.noRoll.mayUnfreeze && setup.policies.betsAfterVoidRound);

function findVoidMoment({ table: { roll } }: Context): VoidMoment {
  if (roll?.restedAt === undefined) return 'in flight';
  return roll.calls.length === 0 ? 'at rest' : 'called';
}
