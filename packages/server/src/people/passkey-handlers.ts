import { isIP } from 'node:net';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { askedBy, deviceOf, selfIn, somebodyIn } from './asked-by.ts';
import { newChallenge, usedChallenge } from './challenge.ts';
import { changePeople } from './change.ts';
import { notRight } from './coming-in.ts';
import { enter } from './enter.ts';
import { guarded, signingIn } from './guarded.ts';
import { algorithms, madePasskey, usedPasskey } from './passkey-check.ts';
import { PASSKEYS, passkeysOf, type Site } from './passkey-record.ts';
import { hashed } from './secrets.ts';
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
  const key = hashed(passkey.id);
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
          { shelf: PASSKEYS, key: hashed(passkey.id), text: JSON.stringify(passkey) },
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
