import { assert, type By, type Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { cageStream, decideCage, newAccount, openAccount } from '../cage/account.ts';
import { FLOOR } from '../floor/floor.ts';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Outcome, Result, SessionChange } from '../pit/result.ts';
import type { PeopleCommand } from './command.ts';
import { notRight } from './decide.ts';
import type { Proof } from './event.ts';
import { isExcluded, isOver, PEOPLE, type People, type Person } from './people.ts';
import { ruleAll } from './rule-all.ts';
import { type Begun, beginSession } from './sessions.ts';

/** What lets somebody in: looked at again whenever somebody else was quicker. */
type Entry = Result<{
  readonly person: string;
  readonly commands: readonly PeopleCommand[];
  readonly puts?: readonly Put[];
  readonly proof?: Proof;
  /** Somebody new is given an account as well. */
  readonly opensAccount?: boolean;
}>;

export type Entering = {
  readonly asked: IdempotentRequest;
  readonly device: string;
  readonly prepare: (people: People, at: Moment) => Promise<Entry>;
};

/** Kept as the answer: enough to know later whether a repeat may still bring a session. */
type EnteredAnswer = { readonly person: string; readonly era: number; readonly at: Moment };

export type Admitted = Outcome<{ readonly person: string }> & { readonly session?: SessionChange };

/** For so long the repeat of a request that let somebody in lets them in again: the answer may have been lost. */
const REPEAT_WINDOW_MS = 10 * 60_000;

/** Lets somebody in: what is said of them, their session and their account, in one append. */
export async function enter(pit: Pit, { asked, device, prepare }: Entering): Promise<Admitted> {
  let begun: Begun | undefined;
  const outcome = await execute<EnteredAnswer>(pit.writer, {
    streams: [PEOPLE],
    request: asked,
    plan: async (): Promise<Plan<EnteredAnswer>> => {
      const { state, version } = await pit.people.current(PEOPLE);
      const at = pit.ports.now();
      const entry = await prepare(state, at);
      if (!entry.ok) return entry;
      const first = ruleAll(state, entry.commands);
      if (!first.ok) return first;
      const person = first.people.persons.get(entry.person);
      assert(person !== undefined, () => `${entry.person} is let in and not known`);
      begun = beginSession(pit, person, device);
      const ruled = ruleAll(state, [...entry.commands, ...signIn(person, entry.proof, begun, device, at)]);
      if (!ruled.ok) return ruled;
      const account = entry.opensAccount === true ? [await accountOf(pit, person.person, at)] : [];
      return {
        ok: true,
        writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }, ...account],
        puts: [...(entry.puts ?? []), begun.put],
        answer: { person: person.person, era: person.era, at },
      };
    },
  });
  if (!outcome.ok) return outcome;
  if (outcome.repeated) return again(pit, outcome.answer, device);
  assert(begun !== undefined, () => 'whoever was let in has a session');
  return { ...outcome, session: begun.change };
}

/** The repeat of a request has a session of its own, since the first may never have arrived. */
async function again(pit: Pit, { person: id, era, at }: EnteredAnswer, device: string): Promise<Admitted> {
  const person = (await pit.people.current(PEOPLE)).state.persons.get(id);
  const now = pit.ports.now();
  if (person === undefined || person.era !== era || now >= at + REPEAT_WINDOW_MS) return notRight();
  if (isExcluded(person, now) || isOver(person, now)) return notRight();
  const begun = beginSession(pit, person, device);
  await pit.store.put([begun.put]);
  return { ok: true, answer: { person: id }, repeated: true, session: begun.change };
}

/** Staff are written down each time they sign in; a guest or a house player has just been written down. */
function signIn(
  { person, kind, roles }: Person,
  proof: Proof | undefined,
  { session }: Begun,
  device: string,
  at: Moment,
): readonly PeopleCommand[] {
  if (kind !== 'staff' || proof === undefined) return [];
  const by: By = { person, role: roles[0] ?? 'player' };
  return [{ type: 'SignIn', person, session, device, proof, by, at }];
}

export async function accountOf(pit: Pit, person: string, at: Moment): Promise<PlannedWrite> {
  const { startingStack } = (await pit.floor.current(FLOOR)).state.settings;
  const command = openAccount(person, startingStack, at);
  const ruling = decideCage(newAccount, command);
  assert(ruling.ok, () => 'an account that nobody has opened can be opened');
  return planWrite(cageStream(person), 0, ruling.events, command);
}
