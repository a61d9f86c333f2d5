import { openMemory } from '@dicepit/store';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPit, type TestPit } from '../../testing/tables.ts';
import { aTroubledTable } from '../testing/inspected.ts';
import { newIndexes } from './stream-index.ts';
import { type Place, type Sought, timelineOf } from './timeline.ts';

let pit: TestPit;
const store = openMemory();

beforeAll(async () => {
  pit = await aTroubledTable(store);
});

/** Every line that fits, read in pages of so many. */
async function read(sought: Sought, limit = 200) {
  const indexes = newIndexes(pit.store);
  const lines = [];
  let before: Place | undefined;
  do {
    const page = await timelineOf(pit, indexes, sought, {
      limit,
      ...(before === undefined ? {} : { before }),
    });
    lines.push(...page.lines);
    before = page.before;
  } while (before !== undefined);
  return lines;
}

describe('a timeline', () => {
  test('has every entry of a stream once, the newest first, whatever the size of its pages', async () => {
    const all = await read({ stream: 'table/nz-1' });
    const { version } = await pit.store.head('table/nz-1');
    expect(all.map((line) => line.version)).toEqual(
      Array.from({ length: version }, (_, index) => version - index),
    );
    expect(await read({ stream: 'table/nz-1' }, 7)).toEqual(all);
  });

  test('of the whole pit is in the order of its moments, over all streams', async () => {
    const lines = await read({}, 9);
    const ats = lines.map(({ at }) => at);
    expect(ats).toEqual(ats.toSorted((one, other) => other - one));
    expect(new Set(lines.map(({ stream }) => stream))).toEqual(new Set(['pit', 'table/nz-1']));
    expect(new Set(lines.map(({ stream, version }) => `${stream} ${version}`)).size).toBe(lines.length);
  });

  test('names the roll that an entry belongs to, and the one that it comes back to', async () => {
    const amended = await read({ kinds: ['amendments'] });
    expect(amended.map(({ roll }) => roll)).toEqual([2, 2]);
    const overruled = await read({ kinds: ['overrules'] });
    expect(overruled.map(({ roll }) => roll)).toEqual([5, 5, 5]);
  });

  test('of a table has what other streams say of it', async () => {
    const lines = await read({ table: 'nz-1', kinds: ['pit'] });
    expect(lines.map(({ type }) => type)).toContain('TableAdded');
  });

  test.each<[Sought, readonly string[]]>([
    [{ kinds: ['no-rolls'] }, ['RollVoided', 'RollVoided']],
    [{ reason: 'die-on-die' }, ['RollVoided']],
    [{ kinds: ['amendments'] }, ['EntryAmended', 'AmendmentAsked']],
    [{ kinds: ['overrules'] }, ['RollSettledAgain', 'RollReversed', 'CallOverruled']],
    [{ kinds: ['limits'], person: 'olga', from: 0 }, ['LimitsPosted', 'OddsPosted', 'LimitsPosted']],
    [{ person: 'carl' }, ['ShooterPrompted', 'RollSettledAgain', 'RollReversed', 'CallOverruled']],
    [{ clause: 'nz/6.8' }, ['EntryAmended', 'AmendmentAsked']],
    [{ clause: 'nz/6.3' }, ['RollVoided']],
    [
      { clause: 'nz/6' },
      ['RollReversed', 'CallOverruled', 'RollVoided', 'RollVoided', 'EntryAmended', 'AmendmentAsked'],
    ],
    [{ kinds: ['late-bets'] }, []],
    [{ to: 0 }, []],
  ])('narrowed to %j', async (sought, types) => {
    expect((await read({ table: 'nz-1', ...sought })).map(({ type }) => type)).toEqual(types);
  });

  test('finds a clause in the lines of a settlement', async () => {
    const lines = await read({ stream: 'table/nz-1', clause: 'nz/4.1(f)(ii)' });
    expect(lines.map(({ type }) => type)).toEqual(['RollSettledAgain', 'RollSettled']);
  });

  test('tells each entry in words, with names as they were then', async () => {
    const [voided] = await read({ table: 'nz-1', reason: 'irregular' });
    expect(voided).toMatchObject({
      says: 'The roll is void: irregular ("a hand in the way").',
      clause: 'nz/6.4(d)',
      roll: 3,
      by: { person: 'dora', role: 'dealer' },
    });
    const placed = await read({ table: 'nz-1', kinds: ['bets'] });
    expect(placed.at(-1)?.says).toBe('ann bets $5 on Field Bet.');
  });

  test('is the same after a restart', async () => {
    const before = await read({ table: 'nz-1' });
    pit.end();
    pit = aPit(store);
    expect(await read({ table: 'nz-1' })).toEqual(before);
  });
});

test('a dispute about a roll is among what happened at its table, to its last word', async () => {
  const by = { person: 'ann', role: 'player' };
  const raised = {
    type: 'DisputeRaised',
    about: { roll: 5 },
    evidence: { table: 'nz-1' },
    clause: 'nz/6.6',
    by,
    at: 1,
  };
  const closed = { type: 'DisputeClosed', clause: 'nz/6.6', by, at: 2 };
  const texts = [raised, closed].map((event) => JSON.stringify({ event }));
  await pit.store.append({ writes: [{ stream: 'dispute/d-1', expected: 0, texts }] });
  const types = async (table: string) => (await read({ table, kinds: ['disputes'] })).map(({ type }) => type);
  expect(await types('nz-1')).toEqual(['DisputeClosed', 'DisputeRaised']);
  expect(await types('nz-2')).toEqual([]);
});

test('an index forgets streams that were asked for long ago, and reads them again', async () => {
  const indexes = newIndexes(pit.store, 10);
  const first = await indexes.of('table/nz-1');
  expect(indexes.size()).toBe(first.version);
  await indexes.of('pit');
  expect(indexes.size()).toBeLessThan(first.version);
  expect((await indexes.of('table/nz-1')).at).toEqual(first.at);
});
