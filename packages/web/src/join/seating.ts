import type { LiveTable } from '@dicepit/client';
import { ageAsked, type Cents, decideTable, type Moment } from '@dicepit/engine';
import { decidePartyTable, tableRules } from '@dicepit/games';

/** Somebody who sits at a table. */
type Sitting = { readonly seat: number; readonly name: string; readonly isHouse: boolean };

/** Who sits where, and where nobody does. */
export type Seating = {
  readonly seats: number;
  readonly taken: ReadonlyMap<number, Sitting>;
  readonly free: readonly number[];
};

export function seatingOf({ table, house }: LiveTable): Seating {
  const seats = table.setup?.seats ?? 0;
  const taken = new Map(
    [...table.seats].map(([seat, { name, person }]) => [
      seat,
      { seat, name, isHouse: house.includes(person) },
    ]),
  );
  const free = Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.has(seat));
  return { seats, taken, free };
}

/** The names on both sides of a seat, the nearest that are taken; the same name twice where only one is there. */
export function besides({ seats, taken }: Seating, seat: number): readonly string[] {
  const nearest = (step: 1 | -1): string | undefined => {
    for (let away = 1; away < seats; away += 1) {
      const place = ((((seat - 1 + step * away) % seats) + seats) % seats) + 1;
      const sitter = taken.get(place);
      if (sitter !== undefined) return sitter.name;
    }
    return undefined;
  };
  return [...new Set([nearest(-1), nearest(1)])].filter((name) => name !== undefined);
}

export type WouldSit = {
  readonly seat: number;
  readonly person: string;
  readonly name: string;
  readonly born?: string | undefined;
};

/** Why somebody cannot sit down, by the rules that will decide it; undefined where they can. */
export function refusalToSit(live: LiveTable, { seat, person, name, born }: WouldSit, at: Moment) {
  const by = { person, role: 'player' } as const;
  const command = { type: 'SitDown', seat, name, by, at } as const;
  if (live.kind === 'party') {
    const decided = decidePartyTable(live.table, command);
    return decided.ok ? undefined : decided.refusal;
  }
  const rules = tableRules[live.pack];
  if (rules === undefined) return undefined;
  const decided = decideTable(rules, live.table, {
    ...command,
    ...(born === undefined ? {} : { born }),
    at: Math.max(at, live.table.clock),
  });
  return decided.ok ? undefined : decided.refusal;
}

/** The age that a table asks for; undefined where it asks for none. */
export function yearsAsked(live: LiveTable): number | undefined {
  const procedure = tableRules[live.pack]?.procedure;
  const { setup } = live.table;
  if (live.kind !== 'banked' || procedure === undefined || setup === undefined || !('policies' in setup))
    return undefined;
  return ageAsked({ procedure, setup })?.years;
}

/**
 * The day of birth that a tick stands for: the latest on which somebody of that age can be born. A table asks for a
 * day, looks at it and keeps only that the age was shown.
 */
export function bornAtLatest(years: number, now: Moment): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  // Not every year has a 29 February.
  return `${year}${today.slice(4).replace('-02-29', '-02-28')}`;
}

/** Chips to sit down with, and their colour where the pack gives everybody one. */
export type BuyIn = {
  readonly cents: Cents;
  readonly colour?: { readonly colour: string; readonly value: Cents };
};

/** More than this is not put on the table unless somebody asks for it. */
const USUAL_BUY_IN_CENTS = 500_00;

/** What somebody sits down with: as much as is usual and the account holds, in whole chips. */
export function usualBuyIn(live: LiveTable, account: Cents): BuyIn | undefined {
  if (live.kind === 'party') return undefined;
  const chips = tableRules[live.pack]?.procedure.money.colour;
  const worn = new Set([...live.table.seats.values()].map(({ colour }) => colour?.colour));
  const own = chips?.only === true ? chips.colours.find((colour) => !worn.has(colour)) : undefined;
  const unit = own === undefined || chips === undefined ? 1_00 : chips.value.least;
  const cents = Math.floor(Math.min(account, USUAL_BUY_IN_CENTS) / unit) * unit;
  if (cents <= 0) return undefined;
  return own === undefined ? { cents } : { cents, colour: { colour: own, value: unit } };
}
