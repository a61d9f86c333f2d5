import type { Role } from '@dicepit/engine';
import type { DisputeCard, Me } from '@dicepit/wire';

/** Whose turn it is in a dispute, as somebody at the desk sees it. */
export type WhoseStep =
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
