import type { host as en } from '../en/host.ts';
import { bank } from './host/bank.ts';
import { chips } from './host/chips.ts';
import { desk } from './host/desk.ts';
import { guests } from './host/guests.ts';
import { join } from './host/join.ts';
import { laws } from './host/laws.ts';
import { night } from './host/night.ts';
import { staff } from './host/staff.ts';
import { start } from './host/start.ts';
import { tables } from './host/tables.ts';
import { wording } from './host/wording.ts';

/** The same in German. */
export const host: typeof en = {
  bank,
  chips,
  desk,
  guests,
  join,
  laws,
  night,
  staff,
  start,
  tables,
  wording,
};
