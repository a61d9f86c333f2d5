import { z } from 'zod';
import { strict } from '../facts/strict.ts';
import { label } from '../facts/texts.ts';
import { act, BASE, operator, read } from './asking.ts';
import { joinFacts, overview } from './host-facts.ts';
import type { Route } from './route.ts';

/** What only the host's own page asks: the whole night at a glance, and where guests are sent. */
export const hostRoutes = {
  readOverview: {
    ...read,
    path: `${BASE}/host/overview`,
    summary: 'The whole night as its host sees it, once',
    access: operator,
    answer: overview,
  },
  followOverview: {
    ...read,
    path: `${BASE}/host/overview/events`,
    summary: 'The whole night as its host sees it, whole, whenever that changes; at most twice a second',
    access: operator,
    form: 'events',
    answer: z.object({ overview }),
  },
  chooseAddress: {
    ...act,
    path: `${BASE}/host/address`,
    summary: 'Send guests to another address of this computer; the codes are drawn anew',
    access: operator,
    body: strict({ address: label }),
    answer: joinFacts,
    codes: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Readonly<Record<string, Route>>;
