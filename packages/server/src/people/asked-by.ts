import { assert, type By } from '@dicepit/engine';
import type { RouteName } from '@dicepit/wire';
import { networkOf } from '../http/auth-guard.ts';
import type { IdempotentRequest } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Request, Somebody } from '../pit/result.ts';
import { keyed } from './secrets.ts';
import { deviceIn } from './sessions.ts';

type Any = Pick<Request<RouteName>, 'caller' | 'key'>;

/**
 * What makes a repeat a repeat. Of somebody without a session the address is taken; and what was asked is kept as a
 * keyed hash, since there may be a passphrase in it.
 */
export function askedBy(
  { keys }: Pick<Pit, 'keys'>,
  { caller, key }: Any,
  request: unknown,
): IdempotentRequest {
  const person = caller.is === 'somebody' ? caller.person : `at ${caller.address}`;
  const kept = keyed(keys.sessions, 'request', JSON.stringify(request));
  return { person, key, request: kept, ...deviceIn(caller) };
}

/** Whoever is signed in: nobody else has come so far. */
export function somebodyIn({ caller }: Pick<Any, 'caller'>): Somebody {
  assert(caller.is === 'somebody', () => 'this is for those who are signed in');
  return caller;
}

/** Somebody who asks about themselves. */
export const selfIn = (request: Pick<Any, 'caller'>): By => {
  const { person, roles } = somebodyIn(request);
  return { person, role: roles[0] ?? 'player' };
};

/** The operator who asks about others. */
export const operatorIn = (request: Pick<Any, 'caller'>): By => ({
  person: somebodyIn(request).person,
  role: 'operator',
});

/** A device as the trail tells it from others: by a keyed hash of where it is and what it calls itself. */
export const deviceOf = (
  { keys }: Pick<Pit, 'keys'>,
  { caller, device }: Pick<Request<RouteName>, 'caller' | 'device'>,
): string => keyed(keys.sessions, 'device', `${caller.address}\n${device}`).slice(0, 16);

/** Where somebody is, as the trail tells places apart: by a keyed hash of the network. A browser can change its name. */
export const placeOf = ({ keys }: Pick<Pit, 'keys'>, { caller }: Pick<Any, 'caller'>): string =>
  keyed(keys.sessions, 'place', networkOf(caller.address)).slice(0, 16);
