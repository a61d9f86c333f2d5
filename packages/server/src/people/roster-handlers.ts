import { assert } from '@dicepit/engine';
import type { OneTime, PersonFacts } from '@dicepit/wire';
import type { Unstamped } from '../floor/change.ts';
import { execute, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Answered, done, type Handlers, type Outcome, type Request } from '../pit/result.ts';
import { askedBy, deviceOf, operatorIn, somebodyIn } from './asked-by.ts';
import { changePeople } from './change.ts';
import type { PeopleCommand } from './command.ts';
import { watchers } from './decide.ts';
import { everybody, factsOf } from './facts.ts';
import { lasting, tokenFor } from './one-time.ts';
import { PASSKEYS, passkeysOf } from './passkeys.ts';
import { PEOPLE } from './people.ts';
import { ruleAll } from './rule-all.ts';
import { newId, newSalt } from './secrets.ts';
import type { PeopleServices } from './services.ts';
import { beginSession } from './sessions.ts';
import { PASSPHRASES } from './staff-handlers.ts';

type RosterRoutes =
  | 'listPeople'
  | 'addStaff'
  | 'changeRoles'
  | 'kick'
  | 'exclude'
  | 'readmit'
  | 'renamePerson'
  | 'havePatience'
  | 'resetPassphrase';

type OfPerson = 'changeRoles' | 'kick' | 'exclude' | 'readmit' | 'renamePerson' | 'havePatience';

/** Answers for what the operator does about people. */
export function rosterHandlers(pit: Pit, { presence }: PeopleServices): Handlers<RosterRoutes> {
  const told = async <Kept>(outcome: Outcome<Kept>, person: string): Promise<Outcome<PersonFacts>> => {
    if (!outcome.ok) return outcome;
    const known = (await pit.people.current(PEOPLE)).state.persons.get(person);
    assert(known !== undefined, () => `${person} was just changed`);
    return { ...outcome, answer: await factsOf(pit, presence, known) };
  };
  const change = async (request: Request<OfPerson>, body: Unstamped<PeopleCommand>) =>
    told(
      await changePeople(pit, { by: operatorIn(request), asked: askedBy(pit, request, body) }, body, true),
      request.params.person,
    );

  return {
    listPeople: async () => done({ people: await everybody(pit, presence) }),
    kick: (request) => change(request, { type: 'Kick', ...request.params, ...request.body }),
    exclude: (request) => change(request, { type: 'Exclude', ...request.params, ...request.body }),
    readmit: (request) => change(request, { type: 'Readmit', ...request.params, ...request.body }),
    renamePerson: (request) => change(request, { type: 'Rename', ...request.params, ...request.body }),
    havePatience: (request) => change(request, { type: 'AskPatience', ...request.params, ...request.body }),
    changeRoles: async (request) => {
      const changed = await change(request, { type: 'ChangeRoles', ...request.params, ...request.body });
      const { person } = somebodyIn(request);
      if (!changed.ok || person !== request.params.person) return changed;
      // Whoever changes their own roles would be signed out by it.
      const known = (await pit.people.current(PEOPLE)).state.persons.get(person);
      assert(known !== undefined, () => `${person} was just changed`);
      const begun = beginSession(pit, known, deviceOf(pit, request));
      await pit.store.put([begun.put]);
      return { ...changed, session: begun.change };
    },
    addStaff: async (request) => {
      const added = await addStaff(pit, request);
      if (!added.ok) return added;
      const facts = await told(added, added.answer.person);
      return facts.ok
        ? { ...facts, answer: { person: facts.answer, signUp: secretOf(pit, added.answer) } }
        : facts;
    },
    resetPassphrase: (request) => resetPassphrase(pit, request),
  };
}

/** Kept as the answer: the token is made of it again for a repeat, and is nowhere in the clear. */
type Salted = { readonly person: string; readonly salt: string; readonly until: number };

const secretOf = (pit: Pit, salted: Salted): OneTime => tokenFor(pit, salted).secret;

async function addStaff(pit: Pit, request: Request<'addStaff'>): Promise<Outcome<Salted>> {
  const { name, roles } = request.body;
  const person = newId(pit.ports.entropy, 'p');
  const watches = roles.length > 0 && roles.every((role) => watchers.has(role));
  const until = request.body.until ?? (watches ? pit.ports.now() + lasting.visit : undefined);
  const ends = until === undefined ? {} : { until };
  const salted: Salted = {
    person,
    salt: newSalt(pit.ports.entropy),
    until: pit.ports.now() + (watches ? lasting.watcher : lasting.staff),
  };
  const by = operatorIn(request);
  const asked = askedBy(pit, request, { type: 'AddStaff', ...request.body });
  return changePeople(
    pit,
    { by, asked, puts: [tokenFor(pit, salted).put] },
    { type: 'AddStaff', person, name, roles, ...ends },
    salted,
  );
}

/** The old passphrase, the passkeys and the sessions end with the entry that says so. */
async function resetPassphrase(
  pit: Pit,
  request: Request<'resetPassphrase'>,
): Promise<Answered<'resetPassphrase'>> {
  const { person } = request.params;
  const asked = askedBy(pit, request, { type: 'ResetPassphrase', person });
  const salt = newSalt(pit.ports.entropy);
  const reset = await execute<Salted>(pit.writer, {
    streams: [PEOPLE],
    request: asked,
    plan: async (): Promise<Plan<Salted>> => {
      const { state, version } = await pit.people.current(PEOPLE);
      const at = pit.ports.now();
      const ruled = ruleAll(state, [{ type: 'ResetPassphrase', person, by: operatorIn(request), at }]);
      if (!ruled.ok) return ruled;
      const salted = { person, salt, until: at + lasting.staff };
      const passkeys = await passkeysOf(pit, person);
      return {
        ok: true,
        writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }],
        puts: [
          tokenFor(pit, salted).put,
          { shelf: PASSPHRASES, key: person, text: null },
          ...passkeys.map(({ key }) => ({ shelf: PASSKEYS, key, text: null })),
        ],
        answer: salted,
      };
    },
  });
  return reset.ok ? { ...reset, answer: secretOf(pit, reset.answer) } : reset;
}
