import { meOf } from '../people/facts.ts';
import { foldedName } from '../people/names.ts';
import { PEOPLE } from '../people/people.ts';
import type { PeopleServices } from '../people/services.ts';
import { SESSIONS, type SessionRecord } from '../people/sessions.ts';
import { registerKind } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import type { Wagers } from './largest-wagers.ts';

/** What the promotions desk has to ask elsewhere. */
export type DeskServices = {
  readonly people: Pick<PeopleServices, 'presence' | 'sessions'>;
  readonly wagers: Wagers;
};

/** What an entry depends on, as it is now. */
export async function entrantFacts(pit: Pit, { people, wagers }: DeskServices, person: string) {
  const { members } = (await pit.promotionRegister.current(registerKind.name)).state;
  const isSeated = (await meOf(pit, person)).seats.length > 0;
  return {
    membership: members.get(person) ?? '',
    isPresent: isSeated || people.presence.isHere(person),
    largestWager: await wagers.largestOf(person),
  };
}

export const prescribedNow = async (pit: Pit) =>
  (await pit.promotionRegister.current(registerKind.name)).state.prescribed;

export async function isScrutineer(pit: Pit, person: string): Promise<boolean> {
  const { persons } = (await pit.people.current(PEOPLE)).state;
  return persons.get(person)?.roles.includes('scrutineer') ?? false;
}

/** Whether somebody has a session that holds. Few people have one, so they are simply looked through. */
export async function isSignedIn(
  pit: Pit,
  { people }: DeskServices,
  person: string | undefined,
): Promise<boolean> {
  for (const { key, text } of await pit.store.records(SESSIONS)) {
    // We wrote the record ourselves.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const session = JSON.parse(text) as SessionRecord;
    if (session.person === person && (await people.sessions.holds(key))) return true;
  }
  return false;
}

/** Whether something is made out to somebody by the name they have in the pit; to nobody is to the winner. */
export async function isPayableTo(pit: Pit, person: string, payee: string | undefined): Promise<boolean> {
  if (payee === undefined) return true;
  const known = (await pit.people.current(PEOPLE)).state.persons.get(person);
  return known !== undefined && foldedName(known.name) === foldedName(payee);
}
