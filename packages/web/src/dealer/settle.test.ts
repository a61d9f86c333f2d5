import { cutIntoChips, decideTable, rollLines, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  aSetup,
  gameSupervisor,
  givenTable,
  house,
  operator,
  rulesOf,
  type TableUnderTest,
} from '../../../games/src/testing/given-table.ts';
import { effectsOfEvents, effectsOfLines, settleList, whyNotSettled } from './settle.ts';

const pack = 'snake-eyes-nz';
const rules = rulesOf(pack);

/** A home table where seat 1 shoots 4-4 with these bets up, called and not settled. */
function called(float = 10_000_00): TableUnderTest {
  const at = givenTable(pack);
  at.given(operator, { type: 'SetUpTable', setup: aSetup(pack, { seats: 4 }) });
  at.given(operator, { type: 'OpenTable', float });
  for (const [index, name] of ['ann', 'bob'].entries()) {
    at.given(name, { type: 'SitDown', seat: index + 1, name });
    at.given(house, { type: 'BuyIn', seat: index + 1, cents: 100_00, from: 'cash' });
  }
  at.takes('ann');
  at.bets('bob', { 'hard-8': 5_00, field: 10_00 });
  at.bets('ann', { 'any-7': 5_00, eight: 25_00, five: 5_00 });
  at.calls(4, 4);
  return at;
}

describe('the settlement list', () => {
  test('takes the losers first, then pays seat by seat, and leaves up what is not decided', () => {
    const list = settleList(rollLines(rules, called().table()));
    expect(list.take.map(({ line }) => [line.seat, line.wager])).toEqual([
      [1, 'any-7'],
      [2, 'field'],
    ]);
    expect(list.pay.map(({ line }) => [line.seat, line.wager, line.winnings])).toEqual([
      [1, 'eight', 25_00],
      [2, 'hard-8', 45_00],
    ]);
    expect(list.stays.map(({ wager }) => wager)).toEqual(['five']);
    expect([list.taken, list.paid]).toEqual([15_00, 70_00]);
    expect(list.toTake).toHaveLength(2);
  });

  test('keeps a row in its place when it is settled', () => {
    const at = called();
    const before = settleList(rollLines(rules, at.table()));
    const [first = ''] = before.toTake;
    at.given(house, { type: 'SettleBet', bet: first });
    const list = settleList(rollLines(rules, at.table()));
    expect(list.take.map(({ line }) => line.bet)).toEqual(before.take.map(({ line }) => line.bet));
    expect(list.take.map(({ done }) => done)).toEqual([true, false]);
    expect(list.toTake).toEqual(before.toTake.slice(1));
    expect(list.taken).toBe(15_00);
  });
});

describe('the chips to cut', () => {
  const worths = [1_00, 5_00, 25_00];

  test.each([
    [
      45_00,
      [
        [25_00, 1],
        [5_00, 4],
      ],
      0,
    ],
    [
      37_50,
      [
        [25_00, 1],
        [5_00, 2],
        [1_00, 2],
      ],
      50,
    ],
    [40, [], 40],
  ] as const)('for %i cents', (cents, cut, rest) => {
    const chips = cutIntoChips(cents, worths);
    expect(chips.cut.map(({ worth, count }) => [worth, count])).toEqual(cut);
    expect(chips.rest).toBe(rest);
  });
});

describe('what a correction changes', () => {
  test('before anything is settled: the difference between two sets of lines', () => {
    const table = called().table();
    const { left } = rollLines(rules, table);
    expect(effectsOfLines(left, rollLines(rules, table, [5, 3]).left)).toEqual([{ seat: 2, cents: -50_00 }]);
    expect(effectsOfLines(left, [])).toEqual([
      { seat: 1, cents: -20_00 },
      { seat: 2, cents: -35_00 },
    ]);
  });

  test('after it: what the postings of the reversal say', () => {
    const at = called();
    at.settles();
    const overrule = { type: 'OverruleCall', faces: [5, 3], words: 'five and three' } as const;
    const { events } = at.when(gameSupervisor, overrule);
    // The stake of a hard eight that won came back with its winnings and goes again.
    expect(effectsOfEvents(events)).toEqual([{ seat: 2, cents: -50_00 }]);
  });
});

describe('why a line cannot be settled', () => {
  const told = (table: Table, changed: Table = table) => {
    const { take, pay } = settleList(rollLines(rules, table));
    const tried: string[] = [];
    const tryLine = ({ bet }: { readonly bet: string }): string | undefined => {
      tried.push(bet);
      const decided = decideTable(rules, changed, { type: 'SettleBet', bet, by: house, at: changed.clock });
      return decided.ok ? undefined : decided.refusal.code;
    };
    const why = whyNotSettled([...take, ...pay], tryLine);
    return { tried, codes: [...take, ...pay].map(({ line }) => why(line)) };
  };

  test('is asked of two lines where nothing bars any, or the same thing bars all', () => {
    const at = called();
    const table = at.table();
    expect(told(table)).toMatchObject({ codes: [undefined, undefined, undefined, undefined] });
    expect(told(table).tried).toHaveLength(2);
    at.given(house, { type: 'AmendEntry', faces: [5, 3] });
    const unclear = told(table, at.table());
    expect(new Set(unclear.codes)).toEqual(new Set(['AMENDMENT_IS_OPEN']));
    expect(unclear.tried).toHaveLength(2);
  });

  test('is asked of each where the float is too small for some', () => {
    expect(told(called(230_00).table()).codes).toEqual([undefined, undefined, undefined, 'FLOAT_TOO_SMALL']);
  });
});
