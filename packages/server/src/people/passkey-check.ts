import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Pit } from '../pit/pit.ts';
import { isOpenChallenge } from './challenge.ts';
import { PASSKEYS, type PasskeyRecord, readPasskey, type Site } from './passkey-record.ts';
import { hashed } from './secrets.ts';

type Keeping = Pick<Pit, 'store' | 'ports' | 'keys'>;
type PresentedPasskey = { readonly site: Site; readonly credential: unknown };
type Checked = { readonly passkey: PasskeyRecord; readonly challenge: string };

/** Ed25519, ES256 and RS256, which every browser has; what is newer is still experimental in Node. */
export const algorithms = [-8, -7, -257] as const;

/** The passkey that a browser has made for somebody; undefined where anything about it is not as it should be. */
export async function madePasskey(
  pit: Keeping,
  { person, site, credential }: PresentedPasskey & { readonly person: string },
): Promise<Checked | undefined> {
  let challenge = '';
  const verified = await unlessBroken(() =>
    verifyRegistrationResponse({
      // The library reads it as what it should be, and throws where it is not.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (given) => {
        challenge = given;
        return isOpenChallenge(pit, `add ${person}`, given);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      supportedAlgorithmIDs: [...algorithms],
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  if ((await pit.store.record(PASSKEYS, hashed(id))) !== undefined) return undefined;
  const passkey = {
    person,
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    site: site.name,
    madeAt: pit.ports.now(),
  };
  return { passkey, challenge };
}

/** The passkey that somebody signs in by, with its new count. */
export async function usedPasskey(
  pit: Keeping,
  { site, credential }: PresentedPasskey,
): Promise<Checked | undefined> {
  // As above: whatever it is, the library says so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = credential as AuthenticationResponseJSON;
  if (typeof response.id !== 'string') return undefined;
  const text = await pit.store.record(PASSKEYS, hashed(response.id));
  if (text === undefined) return undefined;
  const passkey = readPasskey(text);
  let challenge = '';
  const verified = await unlessBroken(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (given) => {
        challenge = given;
        return isOpenChallenge(pit, 'sign-in', given);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (verified?.verified !== true) return undefined;
  return { passkey: { ...passkey, counter: verified.authenticationInfo.newCounter }, challenge };
}

/** What comes from outside may be anything, and the library throws at most of it. */
async function unlessBroken<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
