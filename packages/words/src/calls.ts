import type { CallWording } from '@dicepit/engine';
import everyCalls from './calls.json' with { type: 'json' };
import { BASE } from './languages.ts';

// A trail is decided anew beside a page that may have lost its network, so that the calls of every language are here at
// once: `calls.json` is written by `npm run words` from the folders of the languages.

/** How calls are worded in a language; as in English where there is none of that name. */
export const callsIn = (language: string): CallWording =>
  wordings.get(language) ?? wordingOf(everyCalls[BASE]);

type Texts = (typeof everyCalls)[typeof BASE];

function wordingOf({ numbers, manners, special, voids }: Texts): CallWording {
  const { hard, easy, double, triple, out, down, wins } = manners;
  return {
    numbers,
    special,
    voids,
    manners: {
      hard: filled(hard),
      easy: filled(easy),
      double: filled(double),
      triple: filled(triple),
      out: filled(out),
      down: filled(down),
      wins: filled(wins),
    },
  };
}

/** Nothing is counted in a call, so that it needs no more than two names put in their places. */
const filled =
  (text: string): CallWording['manners']['hard'] =>
  ({ total, pips }) =>
    text.replace('{total}', total).replace('{pips}', pips);

const wordings: ReadonlyMap<string, CallWording> = new Map(
  Object.entries(everyCalls).map(([language, texts]) => [language, wordingOf(texts)]),
);
