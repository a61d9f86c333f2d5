import { createHash } from 'node:crypto';
import { openMemory } from '@dicepit/store';
import { expect, test } from 'vitest';
import { vaultOf } from '../dice/vault.ts';
import { addTable, annShoots, aPit, dealer, openTable, operator, player } from '../testing/tables.ts';
import { nextDraw, type SetTable } from './pit-table.ts';

/** So many rolls of each of the 36 ordered pairs are expected. */
const EACH = 1_000;

test('nz/5.5#2 of 36,000 virtual rolls each ordered pair comes up 1,000 times, within what chance allows', async () => {
  const pit = aPit();
  await annShoots(pit);
  await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
  const flying = await pit.at('nz-1');
  const store = openMemory();
  let seeds = 0;
  // The seeds are told in advance, so that this test comes out the same every day.
  const entropy = (bytes: number) =>
    createHash('sha256')
      .update(`seed ${(seeds += 1)}`)
      .digest()
      .subarray(0, bytes);
  const vault = vaultOf(store, new Uint8Array(32), { entropy });
  const counts = new Map<string, number>();
  for (let turn = 1; turn <= 360; turn++) {
    const put = vault.seal('nz-1', turn)?.put;
    if (put !== undefined) await store.put([put]);
    for (let draws = 0; draws < 100; draws++) {
      const live = { turn, commitment: '', contributions: [], draws, drawn: [] };
      const state: SetTable = { ...flying, dice: { ...flying.dice, live } };
      const drawn = await nextDraw(state, { name: 'nz-1', at: 0, vault });
      const pair = drawn?.type === 'FacesDrawn' ? drawn.faces.join('-') : 'none';
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(36);
  const squares = [...counts.values()].map((count) => (count - EACH) ** 2 / EACH);
  // Fair dice pass 66.6 (35 degrees of freedom) once in a thousand times.
  expect(squares.reduce((sum, each) => sum + each, 0)).toBeLessThan(66.6);
});

test('nz/5.5#2 a physical throw short of the end is called void for that cause', async () => {
  const pit = aPit();
  await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null, setup: { dice: 'physical' } });
  await openTable(pit, 'nz-1', ['ann']);
  await pit.gives('nz-1', player('ann'), {
    type: 'PlaceBets',
    seat: 1,
    bets: [{ wager: 'field', chips: 1_00 }],
  });
  await pit
    .gives('nz-1', operator, { type: 'OfferDice' })
    .catch(() => pit.gives('nz-1', dealer, { type: 'OfferDice' }));
  await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
  await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
  const called = await pit.gives('nz-1', dealer, { type: 'CallNoRoll', reason: 'end-not-struck' });
  expect(called[0]).toMatchObject({ type: 'RollVoided', reason: 'end-not-struck', clause: 'nz/6.4(b)' });
});
