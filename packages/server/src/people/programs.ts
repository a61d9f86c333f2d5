import { assert } from '@dicepit/engine';
import type { ProgramFacts } from '@dicepit/wire';
import { execute, type Plan } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers, type Outcome, type Request } from '../pit/result.ts';
import { askedBy, operatorIn } from './asked-by.ts';
import { changePeople } from './change.ts';
import { accountOf } from './enter.ts';
import { isOver, PEOPLE, type Person } from './people.ts';
import { ruleAll } from './rule-all.ts';
import { newId, newSalt, tokenFrom } from './secrets.ts';
import { SESSIONS, type SessionRecord, sessionOfToken } from './sessions.ts';

// A program comes in by an access token instead of a cookie. It is somebody of its own in the pit, with a name and with the
// roles of its scope, so that everything that holds for people holds for it: what it sees, what it may do, what the trail says.

/** Every token begins so, which tells whoever finds one what it is. */
const TOKEN_PREFIX = 'dpt_';

const DAY_MS = 24 * 3_600_000;
const USUAL_LIFETIME_MS = 30 * DAY_MS;

type ProgramHandlers = Handlers<'listPrograms' | 'addProgram' | 'revokeProgram'>;

/** Answers for access tokens. */
export const programHandlers = (pit: Pit): ProgramHandlers => ({
  listPrograms: async () => {
    const { state } = await pit.people.current(PEOPLE);
    const now = pit.ports.now();
    const holding = [...state.persons.values()].filter((person) => !person.gone && !isOver(person, now));
    return done({ programs: holding.flatMap((person) => factsOf(person) ?? []) });
  },
  addProgram: async (request) => {
    const added = await addProgram(pit, request);
    if (!added.ok) return added;
    return {
      ...added,
      answer: { program: await told(pit, added.answer.person), token: tokenOf(pit, added.answer.salt) },
    };
  },
  revokeProgram: async (request) => {
    const { person } = request.params;
    const before = (await pit.people.current(PEOPLE)).state.persons.get(person);
    const facts = before === undefined ? undefined : factsOf(before);
    const body = { type: 'RevokeProgram', person } as const;
    const asked = askedBy(pit, request, body);
    const revoked = await changePeople(pit, { by: operatorIn(request), asked }, body, true);
    if (!revoked.ok) return revoked;
    assert(facts !== undefined, () => `${person} was just revoked`);
    return { ...revoked, answer: facts };
  },
});

/** Kept as the answer: the token is made of it again for a repeat, and is nowhere in the clear. */
type Salted = { readonly person: string; readonly salt: string };

const tokenOf = ({ keys }: Pick<Pit, 'keys'>, salt: string): string =>
  `${TOKEN_PREFIX}${tokenFrom(keys.sessions, 'program', salt)}`;

/** Lets a program in: what is said of it, its token and, for one that plays, its account, in one append. */
function addProgram(pit: Pit, request: Request<'addProgram'>): Promise<Outcome<Salted>> {
  const { name, scope } = request.body;
  const person = newId(pit.ports.entropy, 'p');
  const salt = newSalt(pit.ports.entropy);
  return execute<Salted>(pit.writer, {
    streams: [PEOPLE],
    request: askedBy(pit, request, { type: 'AdmitProgram', ...request.body }),
    plan: async (): Promise<Plan<Salted>> => {
      const { state, version } = await pit.people.current(PEOPLE);
      const at = pit.ports.now();
      const until = request.body.until ?? at + USUAL_LIFETIME_MS;
      const ruled = ruleAll(state, [
        { type: 'AdmitProgram', person, name, scope, until, by: operatorIn(request), at },
      ]);
      if (!ruled.ok) return ruled;
      const record: SessionRecord = { person, device: '', began: at, era: 0, program: true };
      const account = scope === 'play' ? [await accountOf(pit, person, at)] : [];
      return {
        ok: true,
        writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }, ...account],
        puts: [{ shelf: SESSIONS, key: sessionOfToken(tokenOf(pit, salt)), text: JSON.stringify(record) }],
        answer: { person, salt },
      };
    },
  });
}

async function told(pit: Pit, person: string): Promise<ProgramFacts> {
  const known = (await pit.people.current(PEOPLE)).state.persons.get(person);
  const facts = known === undefined ? undefined : factsOf(known);
  assert(facts !== undefined, () => `${person} was just let in`);
  return facts;
}

function factsOf({ person, name, roles, program, until, made }: Person): ProgramFacts | undefined {
  if (program === undefined || until === undefined || made === undefined) return undefined;
  return { person, name, scope: program, roles, madeBy: made.by, madeAt: made.at, until };
}
