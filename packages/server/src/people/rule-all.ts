import { formatEntry } from '../pit/projection.ts';
import type { Result } from '../pit/result.ts';
import type { PeopleCommand } from './command.ts';
import { decidePeople } from './decide.ts';
import { evolvePeople, type People } from './people.ts';

export type Ruled = Result<{ readonly people: People; readonly texts: readonly string[] }>;

/** Several commands in a row, all or none; each stands on the first event that it brought. */
export function ruleAll(before: People, commands: readonly PeopleCommand[]): Ruled {
  let people = before;
  const texts: string[] = [];
  for (const command of commands) {
    const ruling = decidePeople(people, command);
    if (!ruling.ok) return ruling;
    people = ruling.events.reduce(evolvePeople, people);
    texts.push(...ruling.events.map((event, index) => formatEntry(event, index === 0 ? command : undefined)));
  }
  return { ok: true, people, texts };
}
