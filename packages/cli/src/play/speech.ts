import { said } from '../language.ts';

/** The name of whoever sits alone at the keyboard and gave none, as tables record it. */
export const YOU = 'You';

/** Somebody in a sentence: whether it is told to them or of them, and what they are called. */
export const by = (name: string): { readonly who: 'you' | 'other'; readonly name: string } => ({
  who: name === YOU ? 'you' : 'other',
  name,
});

/** Somebody's name by itself, as in a list. */
export const called = (name: string): string => (name === YOU ? said().you : name);
