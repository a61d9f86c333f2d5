import { type By, SUPERVISOR_CALLED } from '@dicepit/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { issueChips } from '../cage/change.ts';
import { found } from '../conduct/testing/device-seen.ts';
import { type AtDesk, ann, atDesk, cas, dora, gus } from '../disputes/testing/at-desk.ts';
import { decision, raised } from '../disputes/testing/raised.ts';
import { type Streaming, streaming } from './testing/streams.ts';

let at: AtDesk;
let streams: Streaming;

beforeEach(async () => {
  at = await atDesk();
  streams = await streaming(at.pit);
});
afterEach(async () => {
  await streams.close();
  at.pit.end();
});

type Followed = Awaited<ReturnType<Streaming['follow']>>;

/** The desks that a reader was told of, when the first word of one has come. */
async function heard(stream: Followed): Promise<readonly unknown[]> {
  const texts = () => stream.messages.filter(({ event }) => event === 'desk').map(({ data }) => data);
  await expect.poll(texts).not.toEqual([]);
  return texts();
}

test('a decision is told to the player whose dispute it is and to staff of rank, and to nobody else', async () => {
  const { dispute } = await raised(at);
  const [own, others, dealer, supervisor, nobody] = [
    await streams.follow('/pit', { person: 'p-ann' }),
    await streams.follow('/pit', { person: 'p-ben' }),
    await streams.follow('/pit', { person: 'p-dora', roles: dora.roles }),
    await streams.follow('/pit', { person: 'p-gus', roles: gus.roles }),
    await streams.follow('/pit'),
  ];
  await at.get(gus, 'decideDispute', { params: { dispute }, body: decision });
  // That there is something new, and not a word of what it is.
  for (const stream of [own, supervisor]) expect(await heard(stream)).toEqual([{ desk: 'disputes' }]);
  for (const stream of [others, dealer, nobody])
    expect(stream.messages.filter(({ event }) => event === 'desk')).toEqual([]);
});

test('chips that the host gives are told to whoever has them, and to nobody else', async () => {
  const [own, others] = [
    await streams.follow('/pit', { person: 'p-ann' }),
    await streams.follow('/pit', { person: 'p-ben' }),
  ];
  const by = { person: 'p-olga', role: 'operator' } as const;
  expect(await issueChips(at.pit, 'p-ann', { by }, { cents: 100_00, reason: 'Gift' })).toMatchObject({
    ok: true,
  });
  expect(await heard(own)).toEqual([{ desk: 'chips' }]);
  expect(others.messages.filter(({ event }) => event === 'desk')).toEqual([]);
});

test('what is seen of conduct is told at its desk and not to players; deeds that come at once are told once', async () => {
  await at.play('nsw-1', 'snake-eyes-nsw', 1);
  const [supervisor, player] = [
    await streams.follow('/pit', { person: 'p-cas', roles: cas.roles }),
    await streams.follow('/pit', { person: 'p-ann', roles: ann.roles }),
  ];
  const seen = { kind: 'device', table: 'nsw-1', person: 'p-ben', words: 'a phone' } as const;
  await Promise.all([1, 2, 3].map(() => at.get(dora, 'reportConduct', { body: seen })));
  expect(await heard(supervisor)).toEqual([{ desk: 'conduct' }]);
  expect(player.messages.filter(({ event }) => event === 'desk')).toEqual([]);
});

test('nsw/9.3.2 whoever is kept from a game is told so, and nobody else at the tables is', async () => {
  const [own, others] = [
    await streams.follow('/pit', { person: 'p-ben' }),
    await streams.follow('/pit', { person: 'p-ann' }),
  ];
  await at.get(cas, 'excludeFromGame', { params: await found(at) });
  expect(await heard(own)).toEqual([{ desk: 'conduct' }]);
  expect(others.messages.filter(({ event }) => event === 'desk')).toEqual([]);
});

test('a call for a supervisor is told to supervisors, and so is that it is over; other incidents are not', async () => {
  await at.play('nz-1', 'snake-eyes-nz', 1);
  const [supervisor, player, dealer] = [
    await streams.follow('/pit', { person: 'p-gus', roles: gus.roles }),
    await streams.follow('/pit', { person: 'p-ann', roles: ann.roles }),
    await streams.follow('/pit', { person: 'p-dora', roles: dora.roles }),
  ];
  const by: By = { person: 'p-dora', role: 'dealer' };
  await at.give('nz-1', by, { type: 'ReportIncident', kind: 'irregularity', words: 'a red hat' });
  await at.give('nz-1', by, { type: 'ReportIncident', kind: SUPERVISOR_CALLED, words: 'a payment' });
  const told = () => supervisor.messages.filter(({ event }) => event === 'desk').map(({ data }) => data);
  await expect.poll(told).toEqual([{ desk: 'calls' }]);
  const { state } = await at.pit.tables.current('table/nz-1');
  const call = state.is === 'banked' ? state.table.incidents.at(-1)?.incident : undefined;
  const over = { type: 'CloseIncident', incident: call ?? '', words: 'here' } as const;
  await at.give('nz-1', { person: 'p-gus', role: 'game-supervisor' }, over);
  await expect.poll(told).toEqual([{ desk: 'calls' }, { desk: 'calls' }]);
  for (const stream of [player, dealer])
    expect(stream.messages.filter(({ event }) => event === 'desk')).toEqual([]);
});
