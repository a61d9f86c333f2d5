import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Moment } from '@dicepit/engine';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { askedBy, deviceOf, selfIn, somebodyIn } from './asked-by.ts';
import { isOpenChallenge, newChallenge, usedChallenge } from './challenge.ts';
import { changePeople } from './change.ts';
import { notRight } from './decide.ts';
import { enter } from './enter.ts';
import { guarded, signingIn } from './guarded.ts';
import type { PeopleServices } from './services.ts';
import { welcomed } from './staff-handlers.ts';

type PasskeyRoutes = 'askPasskey' | 'addPasskey' | 'askPasskeySignIn' | 'signInByPasskey';

/** Answers for passkeys: made while signed in, and good for signing in from then on. */
export function passkeyHandlers(pit: Pit, services: PeopleServices): Handlers<PasskeyRoutes> {
  return {
    askPasskey: async (request) => {
      const site = siteOf(request.origin);
      if (site === undefined) return noSite();
      const { person, name } = somebodyIn(request);
      const { settings } = (await pit.floor.current(FLOOR)).state;
      const options = await generateRegistrationOptions({
        rpName: settings.name,
        rpID: site.name,
        userName: name,
        userID: new Uint8Array(Buffer.from(person)),
        challenge: newChallenge(pit, `add ${person}`),
        excludeCredentials: (await passkeysOf(pit, person)).map(({ passkey }) => ({ id: passkey.id })),
        supportedAlgorithmIDs: [...algorithms],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return done({ ...options });
    },
    addPasskey: (request) => addPasskey(pit, request),
    // Any passkey of the pit may be offered: which names there are is nobody's business.
    askPasskeySignIn: async (request) => {
      const site = siteOf(request.origin);
      if (site === undefined) return noSite();
      const challenge = newChallenge(pit, 'sign-in');
      const options = await generateAuthenticationOptions({
        rpID: site.name,
        challenge,
        userVerification: 'required',
      });
      return done({ ...options });
    },
    signInByPasskey: (request) =>
      guarded(services, signingIn(services, '(passkey)', request.caller.address), () =>
        signInByPasskey(pit, request),
      ),
  };
}

async function addPasskey(pit: Pit, request: Request<'addPasskey'>): Promise<Answered<'addPasskey'>> {
  const site = siteOf(request.origin);
  if (site === undefined) return noSite();
  const { person } = somebodyIn(request);
  const made = await madePasskey(pit, { person, site, credential: request.body.credential });
  if (made === undefined) return notRight();
  const { passkey, challenge } = made;
  const key = hash('sha256', passkey.id);
  const puts = [{ shelf: PASSKEYS, key, text: JSON.stringify(passkey) }, usedChallenge(challenge)];
  return changePeople(
    pit,
    { by: selfIn(request), asked: askedBy(pit, request, { type: 'AddPasskey', ...request.body }), puts },
    { type: 'AddPasskey', person, passkey: key.slice(0, 16) },
    { done: true as const },
  );
}

async function signInByPasskey(
  pit: Pit,
  request: Request<'signInByPasskey'>,
): Promise<Answered<'signInByPasskey'>> {
  const site = siteOf(request.origin);
  if (site === undefined) return noSite();
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'SignInByPasskey', ...request.body }),
    device: deviceOf(pit, request),
    prepare: async () => {
      const used = await usedPasskey(pit, { site, credential: request.body.credential });
      if (used === undefined) return notRight();
      const { passkey, challenge } = used;
      return {
        ok: true,
        person: passkey.person,
        commands: [],
        puts: [
          { shelf: PASSKEYS, key: hash('sha256', passkey.id), text: JSON.stringify(passkey) },
          usedChallenge(challenge),
        ],
        proof: 'passkey',
      };
    },
  });
  return welcomed(pit, admitted);
}

function siteOf(origin: string | undefined): Site | undefined {
  const { protocol, hostname } = URL.parse(origin ?? '') ?? {};
  if (origin === undefined || hostname === undefined) return undefined;
  const isNamed = protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed || hostname === 'localhost' ? { origin, name: hostname } : undefined;
}

const noSite = () => refused(409, { code: 'CONFLICT', case: 'passkey-name' });

type Keeping = Pick<Pit, 'store' | 'ports' | 'keys'>;
type PresentedPasskey = { readonly site: Site; readonly credential: unknown };
type Checked = { readonly passkey: PasskeyRecord; readonly challenge: string };

// What an authenticator has answered.

/** Ed25519, ES256 and RS256, which every browser has; what is newer is still experimental in Node. */
const algorithms = [-8, -7, -257] as const;

/** The passkey that a browser has made for somebody; undefined where anything about it is not as it should be. */
async function madePasskey(
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
  if ((await pit.store.record(PASSKEYS, hash('sha256', id))) !== undefined) return undefined;
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
async function usedPasskey(
  pit: Keeping,
  { site, credential }: PresentedPasskey,
): Promise<Checked | undefined> {
  // As above: whatever it is, the library says so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = credential as AuthenticationResponseJSON;
  if (typeof response.id !== 'string') return undefined;
  const text = await pit.store.record(PASSKEYS, hash('sha256', response.id));
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

// A passkey as it is kept.

/** A passkey as it is kept: the public half, whose it is, and how often it was used by its own count. */
export type PasskeyRecord = {
  readonly person: string;
  /** As the browser names it, in base64url. */
  readonly id: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The name of the site it was made for: it works nowhere else. */
  readonly site: string;
  readonly madeAt: Moment;
};

/** Where a passkey works: a browser makes one for a name under https, or on the machine itself. */
type Site = { readonly origin: string; readonly name: string };

export const PASSKEYS = 'passkeys';

export async function passkeysOf(
  { store }: Pick<Pit, 'store'>,
  person: string,
): Promise<readonly { readonly key: string; readonly passkey: PasskeyRecord }[]> {
  const records = await store.records(PASSKEYS);
  return records
    .map(({ key, text }) => ({ key, passkey: readPasskey(text) }))
    .filter(({ passkey }) => passkey.person === person);
}

// We wrote the record ourselves.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const readPasskey = (text: string): PasskeyRecord => JSON.parse(text) as PasskeyRecord;
