import { isHousePerson } from '@dicepit/proof';
import type { Presence } from '../people/presence.ts';
import type { AnyBody } from './decide-at-table.ts';
import type { PitTable } from './pit-table.ts';

/**
 * The seats of a party whose players are not there: somebody else had to throw for them, or their page is closed. Whom
 * this node has never seen may have a page open at another one.
 */
export function absentAt(
  state: PitTable,
  { isHere, since }: Pick<Presence, 'isHere' | 'since'>,
): readonly number[] {
  if (state.is !== 'party') return [];
  const { seats, away = [] } = state.table;
  return [...seats].flatMap(([seat, { person }]) => {
    const isClosed = !isHere(person) && since(person) !== undefined;
    return away.includes(seat) || (isClosed && !isHousePerson(person)) ? [seat] : [];
  });
}

/** A game that somebody begins is played by those who are there, and whoever begins it is. */
export function withoutAbsent(
  state: PitTable,
  body: AnyBody,
  { absent, person }: { readonly absent: readonly number[]; readonly person: string },
): AnyBody {
  if (body.type !== 'StartGame' || state.is !== 'party' || person === 'house') return body;
  const without = absent.filter((seat) => state.table.seats.get(seat)?.person !== person);
  return { type: body.type, ...(without.length === 0 ? {} : { without }) };
}
