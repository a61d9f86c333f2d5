import { bank } from './host/bank.ts';
import { desk } from './host/desk.ts';
import { enter } from './host/enter.ts';
import { guests } from './host/guests.ts';
import { join } from './host/join.ts';
import { laws } from './host/laws.ts';
import { night } from './host/night.ts';
import { pages } from './host/pages.ts';
import { staff } from './host/staff.ts';
import { start } from './host/start.ts';
import { tables } from './host/tables.ts';

/** The host's console. */
export const host = { bank, desk, enter, guests, join, laws, night, pages, staff, start, tables };
