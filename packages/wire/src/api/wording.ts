import { z } from 'zod';
import { houseWording, houseWords, label, language, strict } from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, done, operator, readRoute } from './route-presets.ts';

/** What the house calls its rolls, those words included that give way to a clause now. */
const wording = z.object({
  words: houseWording,
  /** The packs whose rules are kept to the letter here, so that a call has to say what their clauses prescribe. */
  strict: z.array(z.string()).readonly(),
});

export type WordingFacts = z.infer<typeof wording>;

export const wordingRoutes = {
  readWording: {
    ...readRoute,
    path: `${API_BASE_PATH}/pit/wording`,
    summary: 'What the house calls its rolls',
    access: operator,
    answer: wording,
  },
  wordCalls: {
    ...commandRoute,
    path: `${API_BASE_PATH}/pit/wording`,
    summary:
      'Word the calls of one pack in one language; a call that is left out is called as the book has it',
    access: operator,
    body: strict({ pack: label, language, calls: houseWords }),
    answer: done,
  },
} as const satisfies Readonly<Record<string, Route>>;
