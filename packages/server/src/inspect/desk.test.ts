import { INSPECTORATE_STREAM, LOOK_DURATION_MS } from '@dicepit/desks';
import { verifyTrail } from '@dicepit/proof';
import { openMemory, type Store } from '@dicepit/store';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportTrail, newReplay } from '../audit/index.ts';
import { startSigning } from '../audit/signing.ts';
import { execute } from '../pit/executor.ts';
import { formatEntry } from '../pit/projection.ts';
import type { Caller } from '../pit/result.ts';
import { tellerIn } from '../pit/tellers.ts';
import { aPit, operator, type TestPit } from '../testing/tables.ts';
import { inspectHandlers } from './handlers.ts';
import { noteLook } from './looking.ts';
import { noticeTold, noticeWrite } from './notice-write.ts';
import { aTroubledTable, inspector } from './testing/inspected.ts';
import { newIndexes } from './timeline/stream-index.ts';
import { newVerification } from './verification.ts';

let store: Store;
let pit: TestPit;

beforeEach(async () => {
  store = openMemory();
  pit = await aTroubledTable(store);
});

const ines: Caller = {
  is: 'somebody',
  person: 'ines',
  name: 'Ines',
  kind: 'staff',
  roles: ['inspector'],
  session: 's',
  address: '',
};

function deskOf(at: TestPit) {
  const signing = startSigning(at, {
    failed: (cause) => {
      throw cause;
    },
  });
  const verification = newVerification(at, 'test');
  const handlers = inspectHandlers(at, {
    indexes: newIndexes(at.store),
    signing,
    verification,
    software: 'test',
  });
  return { handlers, verification, signing };
}

const asking = { caller: ines, body: {}, key: '', device: '' } as const;

const looksIn = async (at: Store): Promise<readonly unknown[]> =>
  (await at.read(INSPECTORATE_STREAM, 0)).map(({ text }) => JSON.parse(text).event.sight);

const sheet = (at: TestPit, roll: string) =>
  deskOf(at).handlers.readRollSheet({
    ...asking,
    body: undefined,
    params: { table: 'nz-1', roll },
    query: {},
  });

describe('what an inspector looks at', () => {
  test('is told in words on the timeline itself', async () => {
    await sheet(pit, '12');
    const { handlers } = deskOf(pit);
    const answered = await handlers.readTimeline({
      ...asking,
      body: undefined,
      params: {},
      query: { stream: INSPECTORATE_STREAM },
    });
    expect(answered.ok && answered.answer.lines.map(({ says }) => says)).toEqual([
      'Looked at timeline of inspectorate.',
      'Looked at rolls 11-20 of table/nz-1.',
    ]);
  });

  test('is noted before it is shown: ten rolls, a timeline, each once', async () => {
    for (const roll of ['1', '2', '5']) expect((await sheet(pit, roll)).ok).toBe(true);
    const { handlers } = deskOf(pit);
    for (const limit of ['5', '6'])
      await handlers.readTimeline({
        ...asking,
        body: undefined,
        params: {},
        query: { table: 'nz-1', limit },
      });
    expect(await looksIn(store)).toEqual([
      { view: 'rolls', of: 'table/nz-1', part: '1-10' },
      { view: 'timeline', of: 'table/nz-1' },
    ]);
  });

  test('is noted again when ten minutes have passed', async () => {
    await sheet(pit, '1');
    pit.wait(LOOK_DURATION_MS - 1);
    await sheet(pit, '1');
    expect(await looksIn(store)).toHaveLength(1);
    pit.wait(1);
    await sheet(pit, '1');
    expect(await looksIn(store)).toHaveLength(2);
  });

  test('is remembered by a node that starts later, and leaves a trail that fits', async () => {
    await sheet(pit, '1');
    pit.end();
    const other = aPit(store);
    await sheet(other, '2');
    expect(await looksIn(store)).toHaveLength(1);
    const lines = exportTrail({ store, key: other.keys.heads, software: 'test', at: 0 });
    const { findings } = await verifyTrail(lines, { replay: newReplay() });
    expect(findings.filter(({ stream }) => stream === INSPECTORATE_STREAM)).toEqual([]);
  });

  test('of two pages at once leaves a trail that fits', async () => {
    const sight = { view: 'notices' } as const;
    const all = await Promise.all(Array.from({ length: 20 }, () => noteLook(pit, inspector, sight)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await looksIn(store)).toHaveLength(1);
  });

  test('nsw/9.1 is not for a player, of whom nothing is noted', async () => {
    const outcome = await noteLook(pit, { person: 'ann', role: 'player' }, { view: 'results' });
    expect(outcome).toMatchObject({ ok: false, refusal: { status: 403, clause: 'nsw/9.1' } });
    expect(await looksIn(store)).toEqual([]);
  });

  test('that is not there is said not to be there', async () => {
    expect(await sheet(pit, '99')).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });
});

describe('a notice', () => {
  const notice = {
    kind: 'complaint',
    about: 'dispute/d-1',
    line: { code: 'Notice', case: 'complaintOfRoll', roll: 5, table: 'nsw-1' },
    clause: 'nsw/9.13#2',
  } as const;
  const words = 'A player complains about how roll 5 of table nsw-1 was decided.';
  const give = (at: TestPit, expected: number) =>
    execute(at.writer, {
      streams: ['dispute/d-1', INSPECTORATE_STREAM],
      plan: async () => ({
        ok: true,
        writes: [
          { stream: 'dispute/d-1', expected, texts: [formatEntry({ type: 'Complained', at: 1 })] },
          await noticeWrite(at, notice, { by: operator, at: at.ports.now() }),
        ],
        answer: true,
      }),
    });

  test('stands in the same append as its cause, is shown newest first, and is there after a restart', async () => {
    await give(pit, 0);
    await give(pit, 1);
    pit.end();
    const other = aPit(store);
    const answered = await deskOf(other).handlers.readNotices({
      ...asking,
      body: undefined,
      params: {},
      query: {},
    });
    expect(answered).toMatchObject({
      ok: true,
      answer: { notices: [{ number: 2, kind: 'complaint', about: 'dispute/d-1', words }, { number: 1 }] },
    });
    expect((await store.head('dispute/d-1')).version).toBe(2);
  });

  test('is told in the language that is asked for; an old one without figures as it was written', async () => {
    await give(pit, 0);
    const { state } = await pit.inspectorate.current(INSPECTORATE_STREAM);
    const [received] = state.notices;
    const german = tellerIn('de');
    expect(received && noticeTold(received, german)).toMatch(
      /^Ein Spieler beschwert sich .* Wurf 5 an Tisch nsw-1/,
    );
    expect(noticeTold({ kind: 'complaint', about: 'dispute/d-1', words, clause: '' }, german)).toBe(words);
  });

  test('that was forged afterwards is found', async () => {
    await give(pit, 0);
    const [entry] = await store.read(INSPECTORATE_STREAM, 0);
    const found = newReplay().entry(
      { stream: INSPECTORATE_STREAM, version: 1, hash: '' },
      JSON.parse((entry?.text ?? '').replace('roll 5', 'roll 6')),
    );
    expect(found).toMatchObject([{ kind: 'event-differs', stream: INSPECTORATE_STREAM }]);
  });
});

describe('the check of the whole trail', () => {
  test('goes on in the background, one at a time, and tells how far it has come', async () => {
    const { verification } = deskOf(pit);
    expect(verification.facts().state).toBe('never');
    expect(verification.start()).toMatchObject({ state: 'running', entries: 0 });
    const begun = verification.facts().begun;
    expect(verification.start().begun).toBe(begun);
    await expect.poll(() => verification.facts().state).toBe('broken');
    const { entries, of } = verification.facts();
    expect(entries).toBe(of);
    // The pit of this test writes its floor by hand, without commands: that, and nothing else, is found.
    expect(new Set(verification.facts().findings.map(({ stream }) => stream))).toEqual(new Set(['pit']));
  });

  test('ends with the pit', async () => {
    const { verification } = deskOf(pit);
    verification.start();
    await verification.end();
    expect(verification.facts().state).not.toBe('running');
  });
});

test('the dice of a table are told with their statistics, and without a verdict while there are few rolls', async () => {
  const { handlers } = deskOf(pit);
  const answered = await handlers.readDiceStanding({
    ...asking,
    body: undefined,
    params: { table: 'nz-1' },
    query: {},
  });
  expect(answered).toMatchObject({
    ok: true,
    answer: {
      dice: 'physical',
      // Roll 5 counts as it was overruled; void rolls do not count.
      rolls: 3,
      leastRolls: 180,
      all: { verdict: 'too few rolls' },
      sets: [{ name: 'D1,D2', rolls: 3, doubted: false }],
      shooters: [{ name: 'ann' }],
    },
  });
  const fours = answered.ok
    ? answered.answer.all.classes.find(({ of, name }) => of === 'faces' && name === '4')
    : undefined;
  expect(fours?.counted).toBe(4);
});
