import type { Role } from '@dicepit/engine';
import disputes from '@dicepit/words/pages/disputes.json' with { type: 'json' };
import { roleWords } from '../words/roles.ts';
import { pageWords } from '../words/words.ts';

/** The words of disputes come with their parts, and not with every page. */
export const disputeWords = pageWords('disputes', disputes);

/** Roles in a row: `casino supervisor or operator`. */
export function rolesText(roles: readonly Role[]): string {
  const said = disputeWords.value;
  const names = roles.map((role) => roleWords.value[role]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : said.or({ roles: names.slice(0, -1).join(', '), last });
}

/** The name of an event as somebody reads it: `Call overruled`. */
export const spokenType = (type: string): string =>
  type.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
