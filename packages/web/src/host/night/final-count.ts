import type { GuestFacts } from '@dicepit/wire';
import { worthOf } from '../guests/guest-state.ts';

/** What a guest ends the night with, everything together. */
export type Counted = {
  readonly person: string;
  readonly name: string;
  readonly cents: number;
  readonly topUps: number;
};

/** The guests with what they have, by name. Who has the most is nobody's business on a list like this. */
export const finalCount = (guests: readonly GuestFacts[]): readonly Counted[] =>
  guests
    .filter(({ kind }) => kind === 'guest')
    .map((guest) => {
      const { chips, bets } = worthOf(guest);
      return { person: guest.person, name: guest.name, cents: chips + bets, topUps: guest.topUps };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The same for a spreadsheet. A name that would be a formula there is made a text. */
export function countCsv(
  counted: readonly Counted[],
  headings: readonly [name: string, chips: string, topUps: string],
): string {
  const rows = counted.map(({ name, cents, topUps }) => [name, (cents / 100).toFixed(2), String(topUps)]);
  return `${[headings, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
