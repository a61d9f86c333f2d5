import { calls } from './staff/calls.ts';
import { enter } from './staff/enter.ts';
import { pages } from './staff/pages.ts';

/** How staff come in, and where they go from there. */
export const staff = { calls, enter, pages };
