import { type DeskRefusal, type Dispute, type DisputeCommand, decideDispute } from '@dicepit/desks';
import type { Role } from '@dicepit/engine';
import type { DisputeCard, DisputeFacts, Me } from '@dicepit/wire';
import { refusalAs } from '../office/desk-dry-run.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;

/** What is asked of a dispute, without by whom and when. */
export type DisputeBody = Unstamped<DisputeCommand>;

/**
 * Why somebody could not do something in a dispute, by the very decider that the pit asks; undefined where they could.
 * Nothing is changed by asking.
 */
export function refusalFor(
  facts: DisputeFacts,
  { person, roles }: Pick<Me, 'person' | 'roles'>,
  body: DisputeBody,
): DeskRefusal | undefined {
  const dispute = disputeOf(facts);
  return refusalAs(roles, (role) =>
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

/** Whose turn it is in a dispute, as somebody at the desk sees it. */
type WhoseStep =
  | { readonly is: 'you' | 'player' | 'close' | 'nobody' }
  | { readonly is: 'others'; readonly roles: readonly Role[] };

export function whoseStep(
  { phase, next, person }: Pick<DisputeCard, 'phase' | 'next' | 'person'>,
  me: Pick<Me, 'person' | 'roles'>,
): WhoseStep {
  if (phase === 'closed') return { is: 'nobody' };
  if (phase === 'ended') return { is: 'close' };
  if (phase === 'decided') return { is: 'player' };
  return me.person !== person && next.some((role) => me.roles.includes(role))
    ? { is: 'you' }
    : { is: 'others', roles: next };
}

/** Those that somebody can do something about stand first, each group the newest first. */
export function inOrder(
  cards: readonly DisputeCard[],
  me: Pick<Me, 'person' | 'roles'>,
): { readonly open: readonly DisputeCard[]; readonly over: readonly DisputeCard[] } {
  const open = cards.filter(({ phase }) => phase !== 'closed');
  const isMine = (card: DisputeCard): boolean => whoseStep(card, me).is === 'you';
  return {
    open: [...open.filter(isMine), ...open.filter((card) => !isMine(card))],
    over: cards.filter(({ phase }) => phase === 'closed'),
  };
}
