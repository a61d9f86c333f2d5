import type { By } from '@dicepit/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEvening } from '../../audit/testing/evening.ts';
import { type AnyBody, evolvePitTable } from '../../table/pit-table.ts';
import { addTable, aPit, dealer, openTable, operator, player, type TestPit } from '../../testing/tables.ts';
import { aTroubledTable } from '../testing/inspected.ts';
import { type Indexes, newIndexes, standingAt } from '../timeline/stream-index.ts';
import { approvalOf, layoutAt, rollSheetOf } from './roll-sheet.ts';

let pit: TestPit;
let indexes: Indexes;

beforeAll(async () => {
  pit = await aTroubledTable();
  indexes = newIndexes(pit.store);
});

const sheetOf = async (roll: number) => {
  const sheet = await rollSheetOf(pit, indexes, 'nz-1', roll);
  expect(sheet).toBeDefined();
  return sheet;
};

describe('the sheet of a roll', () => {
  test('has the layout before and after, the arithmetic with its clause, and the balances', async () => {
    const sheet = await sheetOf(1);
    expect(sheet).toMatchObject({
      roll: 1,
      of: 5,
      outcome: { kind: 'total', roll: [5, 4] },
      thrower: { is: 'player', name: 'ann' },
      dice: ['D1', 'D2'],
    });
    expect(sheet?.before.bets.map(({ name, wagerName, chips }) => [name, wagerName, chips])).toEqual([
      ['ann', 'Field Bet', 5_00],
      ['ben', 'Hard 6', 2_00],
    ]);
    expect(sheet?.after.bets.map(({ wager }) => wager)).toEqual(['hard-6']);
    expect(sheet?.settlements).toMatchObject([
      {
        name: 'ann',
        verdict: 'wins',
        winnings: 5_00,
        clause: 'nz/4.1(f)(i)',
      },
      { name: 'ben', verdict: 'stands', clause: 'nz/4.2' },
    ]);
    const rack = sheet?.after.balances.find(({ account }) => account === 'rack:1');
    expect(rack?.cents).toBe(55_00);
    expect(sheet?.lit).toContain('field');
    expect(sheet?.rules).toMatch(/^[0-9a-f]{12}$/);
  });

  test('nz/6.8 has both who asked for an amendment and who approved it', async () => {
    const sheet = await sheetOf(2);
    expect(sheet?.outcome).toEqual({ kind: 'total', roll: [4, 1] });
    expect(sheet?.approvals.map(({ person, role, what }) => [person, role, what])).toEqual([
      ['dora', 'dealer', 'called the roll'],
      ['dora', 'dealer', 'asked for an amendment'],
      ['sue', 'game-supervisor', 'approved an amendment'],
    ]);
  });

  test('an entry put right alone and a correction taken back are nobody’s approval', () => {
    const dora = { person: 'dora', role: 'dealer' } as const;
    const stamp = { by: dora, at: 0, clause: 'policy/amending-alone' } as const;
    const alone = { type: 'EntryAmended', was: [5, 2], roll: [5, 1], askedBy: 'dora', ...stamp } as const;
    const back = { type: 'AmendmentRejected', withdrawn: true, ...stamp } as const;
    const said = [alone, back].flatMap((event) => approvalOf({ event }, () => 'Dora'));
    expect(said.map(({ name, what }) => [name, what])).toEqual([
      ['Dora', 'put right an entry of their own, without a second person'],
      ['Dora', 'took back an amendment asked for'],
    ]);
  });

  test.each([
    [3, 'irregular'],
    [4, 'die-on-die'],
  ])('of void roll %i says why, and that nothing was settled', async (roll, reason) => {
    const sheet = await sheetOf(roll);
    expect(sheet).toMatchObject({ outcome: { kind: 'void', reason }, settlements: [], lit: [] });
    expect(sheet?.before.bets).toEqual(sheet?.after.bets);
  });

  test('nz/6.6(b) that was overruled after it was paid has the correction, and what stands in the end', async () => {
    const sheet = await sheetOf(5);
    expect(sheet?.outcome).toEqual({ kind: 'total', roll: [4, 4] });
    expect(sheet?.steps.map(({ type }) => type)).toEqual([
      'DiceThrown',
      'DiceRested',
      'RollCalled',
      'DiceCollected',
      'DiceCentred',
      'RollSettled',
      'ShooterPrompted',
      'DicePassed',
      'CallOverruled',
      'RollReversed',
      'RollSettledAgain',
    ]);
    expect(sheet?.settlements.map(({ wager, verdict }) => [wager, verdict])).toEqual([
      ['field', 'loses'],
      ['hard-6', 'stands'],
    ]);
    expect(sheet?.approvals.at(-1)).toMatchObject({ person: 'carl', what: 'settled a roll again' });
  });

  test('nz/3.4(c)(i) has when and how it was entered beside when it was called, where equipment was in use', async () => {
    expect((await sheetOf(1))?.entered).toBeUndefined();
    const item = 'entry-equipment';
    const own = aPit();
    await addTable(own, 'nz-1', 'snake-eyes-nz', { house: null, setup: { dice: 'physical' } });
    await openTable(own, 'nz-1', ['ann']);
    const gives = async (by: By, command: AnyBody): Promise<void> => {
      own.wait(1_000);
      await own.gives('nz-1', by, command);
    };
    await gives(operator, { type: 'RegisterEquipment', item, reference: 'E1' });
    await gives(operator, { type: 'ApproveEquipment', item, approval: 'A-1' });
    await gives(operator, { type: 'AttestEquipment', item, standard: 'GLI-11', version: '3.0' });
    const selfTest = { entry: true, lighting: true };
    await gives(operator, { type: 'SwitchEquipment', item, on: true, selfTest });
    await gives(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    await gives(dealer, { type: 'OfferDice' });
    await gives(player('ann'), { type: 'AcceptDice', seat: 1 });
    await gives(player('ann'), { type: 'ThrowDice', seat: 1 });
    await gives(dealer, { type: 'BringToRest' });
    await gives(dealer, { type: 'CallRoll', faces: [5, 4] });
    const sheet = await rollSheetOf(own, newIndexes(own.store), 'nz-1', 1);
    expect(sheet?.calledAt).toBeDefined();
    expect(sheet?.entered).toEqual({ at: sheet?.calledAt, source: 'keypad' });
  });

  test('is not there for a roll that was never made', async () => {
    expect(await rollSheetOf(pit, indexes, 'nz-1', 6)).toBeUndefined();
    expect(await rollSheetOf(pit, indexes, 'nowhere', 1)).toBeUndefined();
  });
});

test('a table is shown as it stood after any entry, however far back', async () => {
  const evening = await anEvening();
  await evening.play('nz-2', 'snake-eyes-nz', 120);
  const index = await newIndexes(evening.store).of('table/nz-2');
  expect(index.checkpoints.length).toBeGreaterThan(2);
  const known = new Map<number, string>();
  let state = index.checkpoints[0];
  for (const { version, text } of await evening.store.read('table/nz-2', 0, 100_000)) {
    state = evolvePitTable(state ?? { is: 'unset' }, JSON.parse(text).event);
    known.set(version, JSON.stringify(layoutAt('nz-2', version, state)));
  }
  for (const version of [1, 2, 499, 500, 501, 999, 1_000, index.version - 1, index.version]) {
    const stood = await standingAt(evening.store, index, version);
    expect(JSON.stringify(layoutAt('nz-2', version, stood))).toBe(known.get(version));
  }
});
