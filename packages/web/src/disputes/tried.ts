import { type DeskRefusal, type Dispute, type DisputeCommand, decideDispute } from '@dicepit/desks';
import type { DisputeFacts, Me } from '@dicepit/wire';
import { whyNotAs } from '../office/as-least.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;

/** What is asked of a dispute, without by whom and when. */
export type DisputeBody = Unstamped<DisputeCommand>;

/**
 * Why somebody could not do something in a dispute, by the very decider that the pit asks; undefined where they could.
 * Nothing is changed by asking.
 */
export function whyNot(
  facts: DisputeFacts,
  { person, roles }: Pick<Me, 'person' | 'roles'>,
  body: DisputeBody,
): DeskRefusal | undefined {
  const dispute = disputeOf(facts);
  return whyNotAs(roles, (role) =>
    decideDispute(dispute, { ...body, by: { person: person ?? '', role }, at: facts.raisedAt }),
  );
}

/** The dispute that the pit has told of. */
function disputeOf(facts: DisputeFacts): Dispute {
  const { decided, complained, complaint: _, ...rest } = facts;
  return {
    ...rest,
    decisions: decided,
    ...(complained === undefined ? {} : { complaint: complaintOf(complained) }),
  };
}

const complaintOf = ({ at, isErased }: Exclude<DisputeFacts['complained'], undefined>) => ({
  statement: apart,
  at,
  ...(isErased ? ({ isErased } as const) : {}),
});

/** Where the words of a complaint lie is the pit's business alone. */
export const apart = { ref: '', digest: '' };
