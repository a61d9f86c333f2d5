import { assert, type By } from '@dicepit/engine';
import { cageStream } from '../cage/account.ts';
import { issueChips } from '../cage/change.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Outcome } from '../pit/result.ts';
import { type Admitted, enter } from './enter.ts';
import { foldedName } from './names.ts';
import { PEOPLE, type Person } from './people.ts';
import { newId, newSalt } from './secrets.ts';
import { beginSession } from './sessions.ts';

/** The house, as whoever lets its own players in. */
const house: By = { person: 'house', role: 'operator' };

/** What a house player has to play with besides what everybody is given: chips of the house, marked as such. */
const HOUSE_CHIPS_CENTS = 100_000_00;
/** With less than this a house player is given chips again at the next start. */
const TOP_UP_BELOW_CENTS = 10_000_00;

/**
 * Lets a house player in, who is known as one wherever shown, and gives the cookie to play by. One who was here before
 * under that name is the same again.
 */
export async function admitHousePlayer(
  pit: Pit,
  name: string,
): Promise<Outcome<{ readonly person: string; readonly cookie: string }>> {
  const { state } = await pit.people.current(PEOPLE);
  const known = state.persons.get(state.names.get(foldedName(name)) ?? '');
  const admitted = known?.kind === 'house player' ? await admitAgain(pit, known) : await admitNew(pit, name);
  if (!admitted.ok) return admitted;
  const { person } = admitted.answer;
  assert(admitted.session?.is === 'began', () => 'a house player is given a session');
  const { balance } = (await pit.cages.current(cageStream(person))).state;
  const chips = { cents: HOUSE_CHIPS_CENTS, reason: 'A house player plays for the house.' };
  if (balance < TOP_UP_BELOW_CENTS) await issueChips(pit, person, { by: house }, chips);
  return done({ person, cookie: admitted.session.cookie });
}

async function admitAgain(pit: Pit, { person, kind, era }: Person): Promise<Admitted> {
  const begun = beginSession(pit, { person, kind, era }, 'house');
  await pit.store.put([begun.put]);
  return { ...done({ person }), session: begun.change };
}

function admitNew(pit: Pit, name: string): Promise<Admitted> {
  const person = newId(pit.ports.entropy, 'h');
  return enter(pit, {
    asked: { person: 'house', key: newSalt(pit.ports.entropy), request: { type: 'AdmitHousePlayer', name } },
    device: 'house',
    prepare: async (_, at) => ({
      ok: true,
      person,
      commands: [{ type: 'AdmitHousePlayer', person, name, by: house, at }],
      opensAccount: true,
    }),
  });
}
