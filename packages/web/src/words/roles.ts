import type { Role } from '@dicepit/engine';
import roles from '@dicepit/words/pages/roles.json' with { type: 'json' };
import { pageWords } from './words.ts';

/** What roles are called within a sentence. The names come with the parts that use them. */
export const roleWords = pageWords('roles', roles);

/** A role by itself or at the beginning: `Game supervisor`. */
export function roleTitle(role: Role): string {
  const name = roleWords.value[role];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
