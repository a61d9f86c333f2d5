// The words of `engine/src/testing/given-when-then.ts` for a table of the party game, which has a decider of its own.

import { type By, balanceOf, roll } from '@dicepit/engine';
import { type UnderTest, underTest } from '../../../engine/src/testing/given-when-then.ts';
import { operator, player } from '../../../engine/src/testing/people.ts';
import type { PartyTableRefusal } from '../snake-eyes-party/refusals.ts';
import {
  decidePartyTable,
  evolvePartyTable,
  findThrower,
  newPartyTable,
  type PartySetup,
  type PartyTable,
  type PartyTableBody,
  type PartyTableEvent,
} from '../snake-eyes-party/table.ts';

type Who = By | string;

/** A party table under test. */
export type PartyUnderTest = Omit<
  UnderTest<PartyTable, PartyTableBody, PartyTableEvent, PartyTableRefusal, Who>,
  'state'
> & {
  readonly table: () => PartyTable;
  /** Throws in turn, each by whoever has the dice. */
  readonly throws: (...dice: readonly string[]) => void;
  readonly rack: (seat: number) => number;
  readonly kitty: () => number;
};

export const aPartySetup = (changes: Partial<PartySetup> = {}): PartySetup => ({
  pack: 'snake-eyes-party',
  table: 'p1',
  dice: 'physical',
  seats: 6,
  startingChips: 50,
  first: 'first seat',
  ...changes,
});

/** A party table that is set up, with these people seated from seat 1 on. */
export function givenParty(
  changes: Partial<PartySetup> = {},
  seated: readonly string[] = ['ann', 'bob', 'cyd'],
): PartyUnderTest {
  const { state: table, ...words } = underTest<
    PartyTable,
    PartyTableBody,
    PartyTableEvent,
    PartyTableRefusal,
    Who
  >({
    start: newPartyTable,
    decide: decidePartyTable,
    evolve: evolvePartyTable,
    by: (who) => (typeof who === 'string' ? player(who) : who),
  });
  words.given(operator, { type: 'SetUpTable', setup: aPartySetup(changes) });
  for (const [index, person] of seated.entries())
    words.given(person, { type: 'SitDown', seat: index + 1, name: person });
  return {
    ...words,
    table,
    throws: (...dice) => {
      for (const each of dice) {
        const seat = findThrower(table()) ?? 0;
        const person = table().seats.get(seat)?.person ?? '';
        words.given(person, { type: 'ThrowDice', seat, faces: roll(each) });
      }
    },
    rack: (seat) => balanceOf(table().ledger, `rack:${seat}`),
    kitty: () => balanceOf(table().ledger, 'kitty'),
  };
}
