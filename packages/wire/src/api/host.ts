import { z } from 'zod';
import { label, strict } from '../fields.ts';
import { joinFacts, overview } from './host-facts.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, commandRoute, operator, readRoute } from './route-presets.ts';

/** What only the host's own page asks: the whole night at a glance, and where guests are sent. */
export const hostRoutes = {
  readOverview: {
    ...readRoute,
    path: `${API_BASE_PATH}/host/overview`,
    summary: 'The whole night as its host sees it, once',
    access: operator,
    answer: overview,
  },
  followOverview: {
    ...readRoute,
    path: `${API_BASE_PATH}/host/overview/events`,
    summary: 'The whole night as its host sees it, whole, whenever that changes; at most twice a second',
    access: operator,
    form: 'events',
    answer: z.object({ overview }),
  },
  chooseAddress: {
    ...commandRoute,
    path: `${API_BASE_PATH}/host/address`,
    summary: 'Send guests to another address of this computer; the codes are drawn anew',
    access: operator,
    body: strict({ address: label }),
    answer: joinFacts,
    codes: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
