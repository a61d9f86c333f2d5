import { CONDUCT_STREAM } from '@dicepit/desks';
import { type By } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { ann, atDesk, ben, cas, dora, gus, ines, olga } from '../disputes/testing/at-desk.ts';
import { tableStream } from '../table/pit-table.ts';
import { bankedAt, found, NSW, reported, withBets } from './testing/device-seen.ts';

describe('a list of results', () => {
  const last = { params: { table: 'nsw-1' }, body: { last: 500 } };

  test('nsw/9.1 is refused to a player', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 2);
    expect(await at.refusal(ann, 'takeResults', last)).toMatchObject({
      code: 'NOT_FOR_PLAYERS',
      clause: 'nsw/9.1',
    });
  });

  test('nsw/9.2 is given to an inspector and recorded', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 12);
    const { results } = await at.get(ines, 'takeResults', last);
    const { recent } = await bankedAt(at.pit, 'nsw-1');
    expect(results.length).toBeGreaterThanOrEqual(12);
    expect(results.map(({ roll }) => roll)).toEqual(results.map((_, index) => index + 1));
    for (const { number, outcome } of recent) {
      const result = results.find(({ roll }) => roll === number);
      expect(result?.faces).toEqual(outcome.kind === 'total' ? outcome.roll : []);
    }
    const three = await at.get(ines, 'takeResults', { ...last, body: { last: 3 } });
    expect(three.results).toEqual(results.slice(-3));
    const log = (await at.store.read(CONDUCT_STREAM, 0)).map(({ text }): unknown => JSON.parse(text).event);
    expect(log).toMatchObject([
      { type: 'ResultsTaken', table: 'nsw-1', rolls: 500, by: { person: ines.person }, clause: 'nsw/9.2' },
      { type: 'ResultsTaken', rolls: 3 },
    ]);
  });

  test('nsw/9.2 is refused to staff who are signed on nowhere, and given to those who are', async () => {
    const at = await atDesk();
    const operator: By = { person: 'house', role: 'operator' };
    const setup = {
      table: 'nsw-1',
      pack: NSW,
      options: {},
      mode: 'strict',
      dice: 'physical',
      seats: 8,
      approval: { instrument: 'Order', body: 'Authority', operator: 'Star', venue: 'Sydney', from: 0 },
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
    } as const;
    await at.give('nsw-1', operator, { type: 'SetUpTable', setup });
    expect(await at.refusal(dora, 'takeResults', last)).toMatchObject({
      code: 'NOT_ON_DUTY',
      clause: 'nsw/9.2',
    });
    const asDora: By = { person: dora.person, role: 'dealer' };
    await at.give('nsw-1', operator, { type: 'OpenTable' });
    await at.give('nsw-1', asDora, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    expect((await at.get(dora, 'takeResults', last)).results).toEqual([]);
    await at.give('nsw-1', asDora, { type: 'SignOff' });
    expect((await at.refusal(dora, 'takeResults', last)).code).toBe('NOT_ON_DUTY');
  });
});

describe('the trail of conduct', () => {
  test('verifies, and a forged finding or a bet voided without one is found', async () => {
    const at = await atDesk();
    const params = await found(at);
    const bets = (await withBets(at)).map(({ bet }) => bet);
    await at.get(cas, 'voidWagers', { params, body: { bets } });
    await at.get(cas, 'excludeFromGame', { params });
    await at.get(cas, 'excludeFromHouse', { params, body: { order: 'CC-1' } });
    await at.get(cas, 'closeConduct', { params, body: { words: 'done' } });
    expect((await at.verified()).findings).toEqual([]);

    const without = (type: string) =>
      at.verified((entries) =>
        entries.filter((each) => !JSON.stringify(each.said['event']).includes(`"type":"${type}"`)),
      );
    expect((await without('FindingRecorded')).findings[0]).toMatchObject({
      kind: 'command-refused',
      stream: CONDUCT_STREAM,
    });
    expect((await without('WagersVoided')).findings).toContainEqual(
      expect.objectContaining({ kind: 'void-unfounded', stream: tableStream('nsw-1') }),
    );
    expect((await without('BetVoided')).findings).toContainEqual(
      expect.objectContaining({ kind: 'void-unmade', stream: CONDUCT_STREAM }),
    );
  });

  test('is read by supervisors and inspectors with all that was reported', async () => {
    const at = await atDesk();
    await reported(at);
    const advice = { kind: 'advice', table: 'nsw-1', words: 'told ann to bet' } as const;
    await at.get(dora, 'reportConduct', { body: { ...advice, person: ben.person } });
    await at.get(gus, 'reportConduct', { body: { ...advice, person: dora.person } });
    await at.get(olga, 'reportConduct', { body: { ...advice, kind: 'side-bet' } });
    const { incidents } = await at.get(ines, 'readConduct');
    expect(incidents.map(({ kind, clause }) => `${kind} ${clause}`)).toEqual([
      'side-bet nsw/9.10',
      'advice nsw/9.6',
      'advice nsw/9.7',
      'device nsw/9.1',
    ]);
  });

  test('a report that is repeated opens one incident', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 1);
    const body = { kind: 'device', table: 'nsw-1', words: 'a phone' } as const;
    const sent = { body, key: 'the-key-of-a-report' };
    const { incident } = await at.get(dora, 'reportConduct', sent);
    expect((await at.get(dora, 'reportConduct', sent)).incident).toBe(incident);
    expect((await at.get(ines, 'readConduct')).incidents).toHaveLength(1);
  });
});

test('what is on record about conduct names those who are in it', async () => {
  const at = await atDesk();
  await found(at);
  const { names } = await at.get(gus, 'readConduct');
  expect(Object.keys(names).sort()).toEqual(['p-ben', 'p-cas', 'p-dora']);
});
