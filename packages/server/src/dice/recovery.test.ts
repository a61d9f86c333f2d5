import { verifyTrail } from '@dicepit/proof';
import { openMemory } from '@dicepit/store';
import { describe, expect, test } from 'vitest';
import { newReplay } from '../audit/replay.ts';
import { startSigning } from '../audit/signing.ts';
import { anEvening, type Evening } from '../audit/testing/evening.ts';
import { exportedLines } from '../audit/testing/exported.ts';
import { type Forgeable, forged } from '../audit/testing/forging.ts';
import { FLOOR } from '../floor/floor.ts';
import { openReached, type Reached, type ReachedRecord } from './recovery.ts';

const TABLE = 'table/nz-1';

/** A record in memory, which is not where the store is. */
function aRecord(kept: Awaited<ReturnType<ReachedRecord['read']>>) {
  const written: Reached[] = [];
  const record: ReachedRecord = {
    read: async () => written.at(-1) ?? kept,
    write: async (reached) => void written.push(reached),
  };
  return { record, written };
}

const failed = (cause: unknown): never => {
  throw cause;
};

const typesIn = async ({ store }: Evening, stream: string): Promise<readonly string[]> =>
  (await store.read(stream, 0, 100_000)).map(({ text }) => JSON.parse(text).event.type);

const liveIn = async ({ pit }: Evening) => {
  const { state } = await pit.tables.current(TABLE);
  return state.is === 'unset' ? undefined : state.dice.live;
};

const linesOf = ({ pit, store }: Evening) =>
  exportedLines({ store, key: pit.keys.heads, software: 'test', at: pit.ports.now() });

describe('a store that is behind what the pit has told', () => {
  test.each<readonly [string, Awaited<ReturnType<ReachedRecord['read']>>]>([
    ['by faces that were shown', { heads: [], told: { [TABLE]: 1_000_000 } }],
    ['by a head that was signed', { heads: [{ stream: TABLE, version: 5, hash: 'ab' }], told: {} }],
    [
      'by a head of a stream that is gone',
      { heads: [{ stream: 'cage/x', version: 1, hash: 'ab' }], told: {} },
    ],
    ['since it was brought back', 'restored'],
    ['since nobody knows', 'unrecorded'],
  ])('%s, ends every turn under way before a bet is taken, and says so', async (_, kept) => {
    const evening = await anEvening(5);
    await evening.play('nz-1', 'snake-eyes-nz', 3);
    const before = await liveIn(evening);
    const { record, written } = aRecord(kept);
    const { recovered } = await openReached(evening.pit, record, 'resumed');
    expect(recovered).toBe(typeof kept === 'string' ? kept : 'behind');
    const after = await liveIn(evening);
    expect(after).toMatchObject({ turn: (before?.turn ?? 0) + 1, draws: 0, contributions: [] });
    expect(after?.commitment).not.toBe(before?.commitment);
    expect((await typesIn(evening, TABLE)).slice(-2)).toEqual(['SeedRevealed', 'SeedCommitted']);
    expect(await typesIn(evening, FLOOR)).toEqual(['PitOpened', 'PitRecovered']);
    expect(written).toHaveLength(1);

    await evening.play('wd-1', 'wonder-dice', 2);
    const report = await verifyTrail(await linesOf(evening), { replay: newReplay() });
    expect(report.findings).toEqual([]);
    expect(report.remarks.map(({ kind }) => kind)).toContain('pit-recovered');
  });

  test('throws dice that are in the air with the new seed', async () => {
    const evening = await anEvening(6);
    const dealer = { person: 'house', role: 'dealer' } as const;
    const ann = { person: 'p-ann', role: 'player' } as const;
    await evening.play('nz-1', 'snake-eyes-nz', 1);
    const table = async () => {
      const { state } = await evening.pit.tables.current(TABLE);
      if (state.is !== 'banked') throw new Error('no bank');
      return state.table;
    };
    for (let now = await table(); now.roll === undefined; now = await table()) {
      const { is } = now.shooter;
      if (is.kind !== 'seat') {
        const offered = is.kind === 'offered';
        await (offered
          ? evening.give('nz-1', ann, { type: 'AcceptDice', seat: 1 })
          : evening.give('nz-1', dealer, { type: 'OfferDice' }));
        continue;
      }
      const { seat } = is;
      const shooter = { person: now.seats.get(seat)?.person ?? '', role: 'player' } as const;
      const bets = [{ wager: 'field', chips: 5_00 }];
      await evening.give('nz-1', shooter, { type: 'PlaceBets', seat, bets });
      await evening.give('nz-1', shooter, { type: 'ThrowDice', seat });
    }
    await openReached(evening.pit, aRecord('restored').record, 'resumed');
    await evening.give('nz-1', dealer, { type: 'BringToRest', faces: [] });
    expect((await typesIn(evening, TABLE)).slice(-4)).toEqual([
      'SeedRevealed',
      'SeedCommitted',
      'FacesDrawn',
      'DiceRested',
    ]);
    expect((await verifyTrail(await linesOf(evening), { replay: newReplay() })).findings).toEqual([]);
  });

  test('is not one that has all that was told', async () => {
    const evening = await anEvening(7);
    await evening.play('nz-1', 'snake-eyes-nz', 2);
    const { version } = await evening.store.head(TABLE);
    const [head] = await evening.store.read(TABLE, 4, 1);
    const kept = {
      heads: [{ stream: TABLE, version: 5, hash: head?.hash ?? '' }],
      told: { [TABLE]: version },
    };
    const { recovered } = await openReached(evening.pit, aRecord(kept).record, 'resumed');
    expect(recovered).toBeUndefined();
    expect(await typesIn(evening, FLOOR)).toEqual(['PitOpened']);
    expect((await evening.store.head(TABLE)).version).toBe(version);
  });

  test('is one that goes back once more after a start: what was told before it, and by a recovery itself', async () => {
    const evening = await anEvening(7);
    await evening.play('nz-1', 'snake-eyes-nz', 2);
    const told = { [TABLE]: (await evening.store.head(TABLE)).version };
    const again = aRecord({ heads: [], told });
    await openReached(evening.pit, again.record, 'resumed');
    expect(again.written.at(-1)?.told).toEqual(told);
    const restored = aRecord('restored');
    await openReached(evening.pit, restored.record, 'resumed');
    const { version } = await evening.store.head(TABLE);
    expect(version).toBeGreaterThan(told[TABLE] ?? 0);
    expect(restored.written.at(-1)?.told).toEqual({ [TABLE]: version });
  });

  test('is not a new pit, nor one of which this node has never kept anything', async () => {
    const evening = await anEvening(7);
    expect(
      (await openReached(evening.pit, aRecord('unrecorded').record, 'opened')).recovered,
    ).toBeUndefined();
    expect((await openReached(evening.pit, aRecord(undefined).record, 'resumed')).recovered).toBeUndefined();
  });

  test('is known by what is kept while the pit goes on: faces at once, heads when they are signed', async () => {
    const evening = await anEvening(8, openMemory());
    const { record, written } = aRecord(undefined);
    const reached = await openReached(evening.pit, record, 'opened');
    const signing = startSigning(evening.pit, { failed });
    const end = reached.keep(signing, failed);
    await evening.play('nz-1', 'snake-eyes-nz', 2);
    const drawn = (await typesIn(evening, TABLE)).findLastIndex((type) => type === 'FacesDrawn') + 1;
    await expect.poll(() => written.at(-1)?.told[TABLE]).toBeGreaterThanOrEqual(drawn);
    await signing.end();
    await end();
    const { version, hash } = await evening.store.head('heads');
    expect(written.at(-1)).toEqual({ heads: [{ stream: 'heads', version, hash }], told: {} });
  });
});

describe('a recovery in a trail', () => {
  const trail = async () => {
    const evening = await anEvening(9);
    await evening.play('nz-1', 'snake-eyes-nz', 2);
    await openReached(evening.pit, aRecord('restored').record, 'resumed');
    return linesOf(evening);
  };
  const kindsIn = async (forge: (entries: readonly Forgeable[]) => readonly Forgeable[]) =>
    (await verifyTrail(await forged(await trail(), forge), { replay: newReplay() })).findings.map(
      ({ kind }) => kind,
    );

  test('that the pit knows nothing of is found: a seed ends so for no other reason', async () => {
    expect(await kindsIn((entries) => entries)).toEqual([]);
    expect(
      await kindsIn((entries) => entries.filter(({ said }) => Object(said['event']).type !== 'PitRecovered')),
    ).toEqual(['recovery-unfounded']);
  });
});
