import type { RefusalTable } from '../refusal-table.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import type { Moment } from './role.ts';

export const ageRefusals = {
  'AGE_NOT_SHOWN.playing': { years: 'count' },
  NOT_A_DATE_OF_BIRTH: {},
  'UNDER_AGE.playing': { years: 'count', least: 'count' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly age: typeof ageRefusals;
  }
}

/** Years completed on the day of a moment by somebody born on a day written `2008-05-10`; undefined if that is no day. */
export function ageOn(born: string, at: Moment): number | undefined {
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(born);
  const birth = new Date(`${born}T00:00:00Z`);
  // A day such as 30 February reads as a later one, and is then no longer what was written.
  if (written === null || Number.isNaN(birth.getTime()) || birth.toISOString().slice(0, 10) !== born)
    return undefined;
  const today = new Date(at);
  const years = today.getUTCFullYear() - birth.getUTCFullYear();
  return monthAndDay(today) < monthAndDay(birth) ? years - 1 : years;
}

/**
 * Why somebody born on a day may not take part, where the pack or the house asks for an age. Whoever plays, throws
 * for another, deals or helps is asked alike.
 */
export function underAge(
  { procedure, setup, cite, at }: Pick<Context, 'procedure' | 'setup' | 'cite' | 'at'>,
  born: string | undefined,
): Decided<never> | undefined {
  const age = ageAsked({ procedure, setup });
  if (age === undefined) return undefined;
  const clause = cite(age.clause);
  if (born === undefined) return refuse({ code: 'AGE_NOT_SHOWN', case: 'playing', clause, years: age.years });
  const years = ageOn(born, at);
  if (years === undefined) return refuse({ code: 'NOT_A_DATE_OF_BIRTH', clause });
  if (years < age.years)
    return refuse({
      code: 'UNDER_AGE',
      case: 'playing',
      clause,
      years: Math.max(years, 0),
      least: age.years,
    });
  return undefined;
}

/** The age asked at a table: the pack's, or the house's own where that is higher. */
export function ageAsked({
  procedure,
  setup,
}: Pick<Context, 'procedure' | 'setup'>): { readonly years: number; readonly clause: string } | undefined {
  const { age } = procedure.seats;
  const { age: house } = setup.policies;
  return house !== undefined && house > (age?.years ?? 0) ? { years: house, clause: 'policy/age' } : age;
}

const monthAndDay = (date: Date): number => date.getUTCMonth() * 100 + date.getUTCDate();
