import {
  type CommandBody,
  cutOf,
  decideTable,
  evolveTable,
  newTable,
  rollLines,
  type Table,
} from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { effectsOfEvents, effectsOfLines } from './effects.ts';
import { settleList } from './settle-list.ts';
import { whyNotSettled } from './why-not-settled.ts';

const rules = tableRules['snake-eyes-nz'];
if (rules === undefined) throw new Error('no rules');

/** A home table where seat 1 shoots 4-4 with these bets up, called and not settled. */
function called(float = 10_000_00): Table {
  const player = (person: string) => ({ person, role: 'player' }) as const;
  const dealer = { person: 'house', role: 'dealer' } as const;
  const operator = { person: 'olga', role: 'operator' } as const;
  const bet = (seat: number, wager: string, chips: number): CommandBody => ({
    type: 'PlaceBets',
    seat,
    bets: [{ wager, chips }],
  });
  const setup = {
    table: 't1',
    pack: 'snake-eyes-nz',
    options: {},
    mode: 'home',
    dice: 'physical',
    seats: 4,
    policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  } as const;
  const story = [
    [operator, { type: 'SetUpTable', setup }],
    [operator, { type: 'OpenTable', float }],
    ...(['ann', 'bob'] as const).flatMap((name, index) => [
      [player(name), { type: 'SitDown', seat: index + 1, name }] as const,
      [dealer, { type: 'BuyIn', seat: index + 1, cents: 100_00, from: 'cash' }] as const,
    ]),
    [dealer, { type: 'OfferDice' }],
    [player('ann'), { type: 'AcceptDice', seat: 1 }],
    [player('bob'), bet(2, 'hard-8', 5_00)],
    [player('bob'), bet(2, 'field', 10_00)],
    [player('ann'), bet(1, 'any-7', 5_00)],
    [player('ann'), bet(1, 'eight', 25_00)],
    [player('ann'), bet(1, 'five', 5_00)],
    [dealer, { type: 'ThrowDice', seat: 1 }],
    [dealer, { type: 'BringToRest' }],
    [dealer, { type: 'CallRoll', faces: [4, 4] }],
  ] as const;
  return story.reduce<Table>((table, [by, command]) => after(table, by, command), newTable);
}

function after(table: Table, by: Parameters<typeof decideTable>[2]['by'], command: CommandBody): Table {
  if (rules === undefined) return table;
  const decided = decideTable(rules, table, { ...command, by, at: 1_000 });
  if (!decided.ok) throw new Error(`${command.type}: ${decided.refusal.code}`);
  return decided.events.reduce(evolveTable, table);
}

describe('the settlement list', () => {
  test('takes the losers first, then pays seat by seat, and leaves up what is not decided', () => {
    const list = settleList(rollLines(rules, called()));
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
    const table = called();
    const before = settleList(rollLines(rules, table));
    const [first = ''] = before.toTake;
    const list = settleList(
      rollLines(rules, after(table, { person: 'house', role: 'dealer' }, { type: 'SettleBet', bet: first })),
    );
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
    const chips = cutOf(cents, worths);
    expect(chips.cut.map(({ worth, count }) => [worth, count])).toEqual(cut);
    expect(chips.rest).toBe(rest);
  });
});

describe('what a correction changes', () => {
  test('before anything is settled: the difference between two sets of lines', () => {
    const table = called();
    const { left } = rollLines(rules, table);
    expect(effectsOfLines(left, rollLines(rules, table, [5, 3]).left)).toEqual([{ seat: 2, cents: -50_00 }]);
    expect(effectsOfLines(left, [])).toEqual([
      { seat: 1, cents: -20_00 },
      { seat: 2, cents: -35_00 },
    ]);
  });

  test('after it: what the postings of the reversal say', () => {
    const dealer = { person: 'house', role: 'dealer' } as const;
    const settled = after(called(), dealer, { type: 'SettleRoll' });
    const decided = decideTable(rules, settled, {
      type: 'OverruleCall',
      faces: [5, 3],
      words: 'five and three',
      by: { person: 'gus', role: 'game-supervisor' },
      at: 2_000,
    });
    // The stake of a hard eight that won came back with its winnings and goes again.
    expect(decided.ok ? effectsOfEvents(decided.events) : []).toEqual([{ seat: 2, cents: -50_00 }]);
  });
});

describe('why a line cannot be settled', () => {
  const dealer = { person: 'house', role: 'dealer' } as const;
  const told = (table: Table, changed: Table = table) => {
    const { take, pay } = settleList(rollLines(rules, table));
    const tried: string[] = [];
    const tryLine = ({ bet }: { readonly bet: string }): string | undefined => {
      tried.push(bet);
      if (rules === undefined) return undefined;
      const decided = decideTable(rules, changed, { type: 'SettleBet', bet, by: dealer, at: 1_000 });
      return decided.ok ? undefined : decided.refusal.code;
    };
    const why = whyNotSettled([...take, ...pay], tryLine);
    return { tried, codes: [...take, ...pay].map(({ line }) => why(line)) };
  };

  test('is asked of two lines where nothing bars any, or the same thing bars all', () => {
    const table = called();
    expect(told(table)).toMatchObject({ codes: [undefined, undefined, undefined, undefined] });
    expect(told(table).tried).toHaveLength(2);
    const unclear = told(table, after(table, dealer, { type: 'AmendEntry', faces: [5, 3] }));
    expect(new Set(unclear.codes)).toEqual(new Set(['AMENDMENT_IS_OPEN']));
    expect(unclear.tried).toHaveLength(2);
  });

  test('is asked of each where the float is too small for some', () => {
    const table = called(230_00);
    expect(told(table).codes).toEqual([undefined, undefined, undefined, 'FLOAT_TOO_SMALL']);
  });
});
