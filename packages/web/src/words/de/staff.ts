import type { staff as en } from '../en/staff.ts';
import { calls } from './staff/calls.ts';
import { enter } from './staff/enter.ts';
import { pages } from './staff/pages.ts';

/** The same in German. */
export const staff: typeof en = { calls, enter, pages };
