import type { Pit } from '../pit/pit.ts';
import { PEOPLE } from './people.ts';

/** What people are called, by their ids; whoever the pit does not know, such as the house, is left out. */
export async function namesOf(
  pit: Pick<Pit, 'people'>,
  ids: Iterable<string | undefined>,
): Promise<Readonly<Record<string, string>>> {
  const { persons } = (await pit.people.current(PEOPLE)).state;
  const known = [...new Set(ids)].flatMap((id) => (id === undefined ? [] : (persons.get(id) ?? [])));
  return Object.fromEntries(known.map(({ person, name }) => [person, name]));
}
