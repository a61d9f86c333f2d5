import { z } from 'zod';
import { moment, personName, role, strict } from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, ofPerson, operator, readRoute } from './route-presets.ts';

const scope = z.enum(['watch', 'play', 'deal', 'inspect']);

/** A program that was let in. What it shows to come in is nowhere in here. */
const programFacts = z.object({
  person: z.string(),
  name: z.string(),
  scope,
  roles: z.array(role).readonly(),
  madeBy: z.string(),
  madeAt: moment,
  /** When its token ends by itself. */
  until: moment,
});

export type ProgramFacts = z.infer<typeof programFacts>;

export const programRoutes = {
  listPrograms: {
    ...readRoute,
    path: `${API_BASE_PATH}/programs`,
    summary: 'The programs whose access tokens hold',
    access: operator,
    answer: z.object({ programs: z.array(programFacts).readonly() }),
  },
  addProgram: {
    ...commandRoute,
    path: `${API_BASE_PATH}/programs`,
    summary:
      'Make an access token for a program; it is shown this once, and holds for 30 days where nothing is said',
    access: operator,
    body: strict({ name: personName, scope, until: moment.exactOptional() }),
    answer: z.object({ program: programFacts, token: z.string() }),
    codes: ['NAME_TAKEN', 'CONFLICT'],
  },
  revokeProgram: {
    ...commandRoute,
    path: `${API_BASE_PATH}/programs/:person/revoke`,
    summary: 'End the access token of a program at once, and the streams that it has open',
    access: operator,
    params: ofPerson,
    answer: programFacts,
    codes: ['CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
