import { drawFaces, parseHex, verifyTrail } from '@dicepit/proof';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { reportOf } from '../reports/report-of.ts';
import { entriesOfTrail } from '../reports/trail-entries.ts';
import { newReplay } from './replay.ts';
import { anEvening, type Evening } from './testing/evening.ts';
import { exportedLines } from './testing/exported.ts';
import { type Unthrown, weighUnthrown } from './unthrown.ts';

const operator = { person: 'house', role: 'operator' } as const;
const ann = { person: 'p-ann', role: 'player' } as const;

const linesOf = ({ pit, store }: Evening) =>
  exportedLines({ store, key: pit.keys.heads, software: 'test', at: pit.ports.now() });

/** A table that is open, with Ann at seat 1. */
async function aTable(seed: number): Promise<Evening> {
  const evening = await anEvening(seed);
  await evening.play('nz-1', 'snake-eyes-nz', 1);
  await evening.give('nz-1', operator, { type: 'CloseTable' });
  return evening;
}

/** What the next throw would show, as a house that looks can know. */
async function peeked({ pit }: Evening): Promise<readonly number[]> {
  const { state } = await pit.tables.current('table/nz-1');
  const live = state.is === 'unset' ? undefined : state.dice.live;
  const seed = parseHex((await pit.vault.open('nz-1', live?.turn ?? 0)) ?? '');
  if (live === undefined || seed === undefined) throw new Error('no dice');
  const { turn, draws, contributions } = live;
  return drawFaces({ seed, table: 'nz-1', turn, draw: draws + 1, contributions, count: 2 });
}

/** Opens, takes a bet on the field, and closes where the house wants to; otherwise the bet is taken down first. */
async function evenings(evening: Evening, times: number, closes: (fieldWins: boolean) => boolean) {
  const { give, pass } = evening;
  let closed = 0;
  for (let round = 0; closed < times && round < 500; round++) {
    pass(60_000);
    await give('nz-1', operator, { type: 'OpenTable', float: 10_000_00 });
    const { state } = await evening.pit.tables.current('table/nz-1');
    if (state.is !== 'banked') throw new Error('no bank');
    await give('nz-1', ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    const faces = await peeked(evening);
    const total = faces.reduce((sum, face) => sum + face, 0);
    if (closes([2, 3, 4, 9, 10, 11, 12].includes(total))) closed += 1;
    else {
      const after = (await evening.pit.tables.current('table/nz-1')).state;
      const bets = after.is === 'banked' ? after.table.betting.bets : [];
      for (const { bet } of bets) await give('nz-1', ann, { type: 'TakeDownBet', seat: 1, bet });
    }
    await give('nz-1', operator, { type: 'CloseTable' });
  }
  return closed;
}

describe('turns that end unthrown with bets up', () => {
  test('are told with what their dice would have shown, counted, and stand in the exceptions', async () => {
    const evening = await aTable(11);
    let wins = 0;
    await evenings(evening, 6, (fieldWins) => {
      wins += fieldWins ? 1 : 0;
      return true;
    });
    const lines = await linesOf(evening);
    const { ok, findings, remarks } = await verifyTrail(lines, { replay: newReplay() });
    expect([ok, findings]).toEqual([true, []]);
    const told = remarks.filter(({ kind }) => kind === 'turn-unthrown').slice(-6);
    expect(told).toHaveLength(6);
    expect(told.map(tellFindingInEnglish)[0]).toMatch(
      /^Turn \d+ ended \(table closed\) while 1 bet was up, and was not thrown: the dice would have shown \d-\d, and the house would have (won|lost) \$\d/,
    );
    expect(told.filter((remark) => tellFindingInEnglish(remark).includes('would have lost'))).toHaveLength(
      wins,
    );
    expect(remarks.at(-1)).toMatchObject({ kind: 'turns-unthrown' });

    const { entries, origin } = entriesOfTrail(lines);
    const asked = { kind: 'exceptions', from: null, to: null, zone: 'UTC', madeAt: 0 } as const;
    const { rows } = await reportOf(asked, entries, origin);
    expect(rows.filter(({ what }) => what === 'turn not thrown').length).toBeGreaterThanOrEqual(6);
  });

  test('whenever the sealed dice would lose are told to be chosen', async () => {
    const evening = await aTable(12);
    expect(await evenings(evening, 19, (fieldWins) => fieldWins)).toBe(19);
    const { remarks } = await verifyTrail(await linesOf(evening), { replay: newReplay() });
    expect(remarks.at(-1)).toMatchObject({ kind: 'turns-chosen' });
    expect(remarks.map(tellFindingInEnglish).at(-1)).toContain('saw the dice before ending their turns');
  });

  test('are none where the roll itself ended the turn, or nothing was up', async () => {
    const evening = await anEvening(13);
    await evening.play('wd-1', 'wonder-dice', 8);
    const { remarks } = await verifyTrail(await linesOf(evening), { replay: newReplay() });
    expect(remarks).toEqual([]);
  });
});

describe('the weight of such turns', () => {
  const weighed = (outcomes: readonly boolean[], chance = 0.5): string => {
    const weight = weighUnthrown();
    for (const lost of outcomes) {
      const unthrown: Unthrown = {
        turn: 1,
        why: 'table closed',
        faces: [1, 1],
        bets: 1,
        won: lost ? 5 : -5,
        chance,
      };
      weight.add(unthrown);
    }
    return weight.end()[0]?.kind ?? 'nothing';
  };
  const times = (count: number, lost: boolean) => Array.from({ length: count }, () => lost);

  test('is an alarm for nineteen of nineteen, and none for what chance brings', () => {
    expect(weighed([])).toBe('nothing');
    expect(weighed(times(19, true))).toBe('turns-chosen');
    expect(weighed(times(5, true))).toBe('turns-unthrown');
    expect(weighed([...times(10, true), ...times(9, false)])).toBe('turns-unthrown');
    expect(weighed(times(200, false))).toBe('turns-unthrown');
    expect(weighed(times(50, true), 1)).toBe('turns-unthrown');
  });
});
