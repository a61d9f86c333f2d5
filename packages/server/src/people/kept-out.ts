import { type Refused, refused } from '../pit/result.ts';
import type { Person } from './people.ts';

/** What somebody hears who is excluded from the pit, with the clause that it was done by where there is one. */
export const keptOut = ({ excluded }: Pick<Person, 'excluded'>): Refused =>
  refused(403, { code: 'EXCLUDED' }, excluded?.clause === undefined ? {} : { clause: excluded.clause });
