import { expect, test } from 'vitest';
import { addTable, aPit, openTable, player } from '../testing/tables.ts';
import { FORGET_IDLE_AFTER_MS, idleTables } from './hub.ts';

test('a table at which nothing happens is forgotten, unless somebody follows it, and is as it was when it is asked for', async () => {
  const pit = aPit();
  await addTable(pit, 'nz-1', 'snake-eyes-nz');
  await addTable(pit, 'nz-2', 'snake-eyes-nz');
  await openTable(pit, 'nz-1', ['ann']);
  const before = await pit.at('nz-1');
  const leave = pit.tables.listen('table/nz-2', () => undefined);
  const idle = idleTables(pit);
  idle.sweep();
  pit.wait(FORGET_IDLE_AFTER_MS - 1);
  idle.sweep();
  expect(pit.tables.size()).toBe(2);
  pit.wait(1);
  idle.sweep();
  expect([...pit.tables.streams()]).toEqual(['table/nz-2']);
  leave();
  idle.sweep();
  expect(pit.tables.size()).toBe(0);
  expect(await pit.at('nz-1')).toEqual(before);
  const bets = [{ wager: 'field', chips: 1_00 }];
  await pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
});
