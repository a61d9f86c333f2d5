import type { Moment } from '@dicepit/engine';
import { happened, type Ruling, refused } from '../pit/result.ts';
import type { OfType } from './command.ts';
import type { PeopleEvent } from './event.ts';
import { keptOut } from './kept-out.ts';
import { foldedName } from './names.ts';
import { type AskedClaim, isExcluded, type People } from './people.ts';

/** How long a claim waits for the host, and how long a confirmed one can be taken up. */
const CLAIM_LIFETIME_MS = 30 * 60_000;

/** So many claims to be one person may wait at once. */
const MAX_WAITING_CLAIMS = 3;

/** Asks to be a guest again whose phone is gone. Staff sign in instead. */
export function askClaim(
  people: People,
  { claim, name, device, by, at }: OfType<'AskClaim'>,
): Ruling<PeopleEvent> {
  const guest = people.persons.get(people.names.get(foldedName(name)) ?? '');
  if (guest === undefined || guest.kind !== 'guest')
    return refused(401, { code: 'WRONG_CREDENTIALS', case: 'guest', name });
  if (isExcluded(guest, at)) return keptOut(guest);
  const waiting = [...people.claims.values()].filter(
    (each) => each.person === guest.person && each.state === 'asked' && !hasLapsed(each, at),
  );
  if (waiting.length >= MAX_WAITING_CLAIMS)
    return refused(
      429,
      { code: 'TOO_MANY', case: 'claims', name },
      {
        after: 60,
      },
    );

  return happened({ type: 'ClaimAsked', claim, person: guest.person, device, by, at });
}

export function confirmClaim(people: People, { claim, by, at }: OfType<'ConfirmClaim'>): Ruling<PeopleEvent> {
  const waiting = waitingClaim(people, claim, at);
  if (!waiting.ok) return waiting;

  return happened({ type: 'ClaimConfirmed', claim, by, at });
}

export function refuseClaim(people: People, { claim, by, at }: OfType<'RefuseClaim'>): Ruling<PeopleEvent> {
  const waiting = waitingClaim(people, claim, at);
  if (!waiting.ok) return waiting;

  return happened({ type: 'ClaimRefused', claim, by, at });
}

export const hasLapsed = ({ askedAt }: AskedClaim, at: Moment): boolean => at >= askedAt + CLAIM_LIFETIME_MS;

function waitingClaim(people: People, id: string, at: Moment) {
  const claim = people.claims.get(id);
  if (claim === undefined) return refused(404, { code: 'NOT_FOUND', case: 'claim' });
  if (claim.state !== 'asked')
    return refused(409, { code: 'CONFLICT', case: 'claim-answered', state: claim.state });
  if (hasLapsed(claim, at)) return refused(409, { code: 'CONFLICT', case: 'claim-old' });
  return { ok: true as const, claim };
}
