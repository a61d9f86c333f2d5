/** The name of whoever sits alone at the keyboard and gave none. */
export const YOU = 'You';

/** A sentence's beginning: `You win`, `Ann wins`. */
export const does = (name: string, verb: string): string =>
  `${name} ${name === YOU ? verb : thirdPerson(verb)}`;

/** Somebody in the middle of a sentence: `you`, `Ann`. */
export const object = (name: string): string => (name === YOU ? 'you' : name);

/** Whose: `your`, `Ann's`. */
export const possessive = (name: string): string => (name === YOU ? 'your' : `${name}'s`);

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
