import type { calls as en } from '../../en/staff/calls.ts';

/** Tische, die um Aufsicht bitten. */
export const calls: typeof en = {
  title: (table) => `${table} bittet um Aufsicht`,
  since: (words, time) => `${words}, seit ${time}`,
  toTable: 'Zum Tisch',
  toTableFor: (table) => `Zum Tisch: ${table}`,
  answer: 'Ich komme',
  answerFor: (table) => `Ich komme zu ${table}`,
  answered: 'Die Aufsicht hat sich gemeldet.',
};
