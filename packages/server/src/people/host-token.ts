import type { Pit } from '../pit/pit.ts';
import { done, type Outcome, refused } from '../pit/result.ts';
import { HOST, lasting, type OneTimeSecret, standingHostToken, tokenFor } from './one-time.ts';
import { PEOPLE } from './people.ts';
import { newSalt } from './secrets.ts';

/**
 * A link to become the host by, to be printed where the server was started. It is the same at every start and every
 * node until somebody has used it, so that no start ends a link that another has printed; a `fresh` one does.
 */
export async function makeHostToken(
  pit: Pit,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<Outcome<OneTimeSecret>> {
  const { state } = await pit.people.catchUp(PEOPLE);
  if (state.host !== undefined) return refused(409, { code: 'ALREADY_CLAIMED', case: 'links' });
  const standing = fresh ? undefined : await standingHostToken(pit);
  if (standing !== undefined) return done(standing);
  const { secret, put } = tokenFor(pit, {
    person: HOST,
    // Two nodes that start at once make the same one: the secret behind it is the pit's own.
    salt: fresh ? newSalt(pit.ports.entropy) : FIRST,
    until: pit.ports.now() + lasting.host,
  });
  await pit.store.put([put]);
  return done(secret);
}

const FIRST = 'first';
