import type { By } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Request, refused } from '../pit/result.ts';
import { askedBy, deviceOf, selfIn, somebodyIn } from './asked-by.ts';
import { changePeople } from './change.ts';
import { notRight } from './decide.ts';
import { type Admitted, enter } from './enter.ts';
import { meIn, meOf } from './facts.ts';
import { guarded, guessing, signingIn } from './guarded.ts';
import { foldedName } from './names.ts';
import { HOST, isHostToken, readStaffToken, usedToken } from './one-time.ts';
import { isCrowded, keptPassphrase, matches, weakness } from './passphrases.ts';
import { PEOPLE } from './people.ts';
import { newId } from './secrets.ts';
import type { PeopleServices } from './services.ts';
import { SEEN, SESSIONS } from './sessions.ts';

export const PASSPHRASES = 'passphrases';

type StaffRoutes = 'claimHost' | 'claimStaff' | 'signIn' | 'signOut' | 'readMe';

/** Answers for how the host and the staff come in, and for who anybody is. */
export function staffHandlers(pit: Pit, services: PeopleServices): Handlers<StaffRoutes> {
  return {
    claimHost: (request) =>
      guarded(services, guessing(services, 'host token', request.caller.address), () =>
        claimHost(pit, request),
      ),
    claimStaff: (request) =>
      guarded(services, guessing(services, 'staff token', request.caller.address), () =>
        claimStaff(pit, request),
      ),
    signIn: (request) => {
      const name = foldedName(request.body.name);
      return guarded(services, signingIn(services, name, request.caller.address), () => signIn(pit, request));
    },
    signOut: async (request) => {
      const { person, session } = somebodyIn(request);
      const asked = askedBy(pit, request, { type: 'SignOut' });
      const puts = [SESSIONS, SEEN].map((shelf) => ({ shelf, key: session, text: null }));
      const body = { type: 'SignOut', person, session } as const;
      const out = await changePeople(pit, { by: selfIn(request), asked, puts }, body, {
        done: true as const,
      });
      return { ...out, session: { is: 'ended' } };
    },
    readMe: async ({ caller }) => done(await meIn(pit, caller)),
  };
}

/** Tells whoever was let in who they are. */
export async function welcomed(pit: Pit, admitted: Admitted): Promise<Answered<'readMe'>> {
  if (!admitted.ok) return admitted;
  const { session, repeated } = admitted;
  const answer = await meOf(pit, admitted.answer.person);
  return { ok: true, answer, repeated, ...(session === undefined ? {} : { session }) };
}

async function claimHost(pit: Pit, request: Request<'claimHost'>): Promise<Answered<'claimHost'>> {
  const { token, name, passphrase } = request.body;
  const isRight = await isHostToken(pit, token);
  const weak = isRight ? weakness(passphrase, name) : undefined;
  if (weak !== undefined) return refused(400, weak);
  const person = newId(pit.ports.entropy, 'p');
  const by: By = { person, role: 'operator' };
  const text = isRight ? await keptPassphrase(passphrase, pit.ports.entropy) : '';
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'ClaimHost', ...request.body }),
    device: deviceOf(pit, request),
    prepare: async (people, at) => {
      // Of a pit that has a host the decider says so; no token is good for it any more.
      const isGood = isRight && (await isHostToken(pit, token));
      if (!isGood && people.host === undefined) return notRight();
      return {
        ok: true,
        person,
        commands: [{ type: 'ClaimHost', person, name, by, at }],
        puts: [usedToken(HOST), { shelf: PASSPHRASES, key: person, text }],
        proof: 'token',
      };
    },
  });
  return welcomed(pit, admitted);
}

async function claimStaff(pit: Pit, request: Request<'claimStaff'>): Promise<Answered<'claimStaff'>> {
  const { token, passphrase } = request.body;
  const { state } = await pit.people.current(PEOPLE);
  const known = state.persons.get((await readStaffToken(pit, token)) ?? '');
  const weak = known === undefined ? undefined : weakness(passphrase, known.name);
  if (weak !== undefined) return refused(400, weak);
  const text = known === undefined ? undefined : await keptPassphrase(passphrase, pit.ports.entropy);
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'ClaimStaff', ...request.body }),
    device: deviceOf(pit, request),
    prepare: async (people, at) => {
      const { person, roles } = people.persons.get((await readStaffToken(pit, token)) ?? '') ?? {};
      if (person === undefined || text === undefined) return notRight();
      const by: By = { person, role: roles?.[0] ?? 'player' };
      return {
        ok: true,
        person,
        commands: [{ type: 'SetPassphrase', person, by, at }],
        puts: [usedToken(person), { shelf: PASSPHRASES, key: person, text }],
        proof: 'token',
      };
    },
  });
  return welcomed(pit, admitted);
}

async function signIn(pit: Pit, request: Request<'signIn'>): Promise<Answered<'signIn'>> {
  const { name, passphrase } = request.body;
  const { state } = await pit.people.current(PEOPLE);
  if (isCrowded()) return refused(503, { code: 'UNAVAILABLE', case: 'crowded' }, { after: 5 });
  const id = state.names.get(foldedName(name)) ?? '';
  const kept = id === '' ? undefined : await pit.store.record(PASSPHRASES, id);
  if (!(await matches(kept, passphrase))) return notRight();
  const admitted = await enter(pit, {
    asked: askedBy(pit, request, { type: 'SignIn', ...request.body }),
    device: deviceOf(pit, request),
    prepare: async () => ({ ok: true, person: id, commands: [], proof: 'passphrase' }),
  });
  return welcomed(pit, admitted);
}
