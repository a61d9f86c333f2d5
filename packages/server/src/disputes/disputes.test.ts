import { INSPECTORATE_STREAM } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { PERSONAL } from '../personal/personal.ts';
import { disputeStream } from '../pit/desk-kinds.ts';
import { ann, atDesk, ben, cas, dora, failingStore, gus, ines, olga, somebody } from './testing/at-desk.ts';
import { advised, decision, raised, raising } from './testing/raised.ts';

describe('a dispute as it is shown', () => {
  test('says whose step it is, until nobody decides any more', async () => {
    const at = await atDesk();
    const { dispute, next } = await raised(at);
    const params = { dispute };
    expect(next).toEqual(['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor', 'operator']);
    await at.get(gus, 'decideDispute', { params, body: decision });
    const [card] = (await at.get(gus, 'listDisputes')).disputes;
    expect(card?.next).toEqual(['casino-supervisor', 'senior-casino-supervisor', 'operator']);
    await at.get(ann, 'withdrawDispute', { params });
    expect((await at.get(ann, 'readDispute', { params })).next).toEqual([]);
  });

  test('names those who are in it and nobody else', async () => {
    const at = await atDesk();
    const { dispute, name, names } = await raised(at);
    const params = { dispute };
    expect(name).toBe('p-ann');
    expect(Object.keys(names).sort()).toEqual(['p-ann', 'p-ben']);
    const decided = await at.get(gus, 'decideDispute', { params, body: decision });
    expect(Object.keys(decided.names).sort()).toEqual(['p-ann', 'p-ben', 'p-gus']);
  });
});

describe('the steps of a dispute', () => {
  test('nsw/9.12 nobody reviews before a first decision, and the first decider never does', async () => {
    const at = await atDesk();
    const { dispute, clause } = { clause: 'nsw/9.12', ...(await raised(at)) };
    const params = { dispute };
    const early = await at.refusal(cas, 'decideDispute', { params, body: decision });
    expect(early).toMatchObject({ status: 409, code: 'NOT_DECIDED_YET', clause });
    await at.get(gus, 'decideDispute', { params, body: decision });
    await at.get(ann, 'askReview', { params });
    const both = somebody('p-gus', 'game-supervisor', 'casino-supervisor');
    const again = await at.refusal(both, 'decideDispute', { params, body: decision });
    expect(again).toMatchObject({ code: 'ANOTHER_PERSON_NEEDED', clause });
    expect(await at.get(cas, 'decideDispute', { params, body: decision })).toMatchObject({
      phase: 'decided',
      decisions: 2,
      next: ['operator'],
    });
  });

  test('nsw/9.13 after the operator no supervisor changes anything', async () => {
    const at = await atDesk();
    const params = await advised(at);
    for (const who of [gus, cas, olga])
      expect(await at.refusal(who, 'decideDispute', { params, body: decision })).toMatchObject({
        code: 'DECISION_IS_FINAL',
        clause: 'nsw/9.13',
      });
  });

  test('nsw/9.13#2 closing waits for the advice', async () => {
    const at = await atDesk();
    const { dispute } = await raised(at);
    const params = { dispute };
    await at.get(gus, 'decideDispute', { params, body: decision });
    await at.get(ann, 'askReview', { params });
    await at.get(olga, 'decideDispute', { params, body: { ...decision, as: 'operator' } });
    expect(await at.refusal(gus, 'closeDispute', { params })).toMatchObject({
      code: 'ADVICE_NOT_GIVEN',
      clause: 'nsw/9.13#2',
    });
    await at.get(gus, 'adviseOfComplaint', { params, body: { how: 'told' } });
    expect((await at.get(gus, 'closeDispute', { params })).phase).toBe('closed');
  });

  test('nsw/9.13#2 a complaint lies with the inspector in the same append, with where to look', async () => {
    const at = await atDesk();
    const params = await advised(at);
    const stream = disputeStream(params.dispute);
    const words = 'Mr Smith looked away';
    const told = await at.get(ann, 'lodgeComplaint', { params, body: { words } });
    expect(told.complained).toMatchObject({ isErased: false });
    const { notices } = (await at.pit.inspectorate.current(INSPECTORATE_STREAM)).state;
    const { version } = await at.store.head(stream);
    expect(notices).toMatchObject([{ kind: 'complaint', about: stream, version, clause: 'nsw/9.13#2' }]);
    expect(await at.get(ines, 'readComplaint', { params })).toEqual({ is: 'whole', words });
    // What the player wrote names people, and stands in no stream.
    expect(await at.trail()).not.toContain('Smith');
  });

  test('the words of a complaint are erased once the inspector was seen to read them, and the trail stays whole', async () => {
    const at = await atDesk();
    const params = await advised(at);
    await at.get(ann, 'lodgeComplaint', { params, body: { words: 'Mr Smith looked away' } });
    expect(await at.refusal(olga, 'eraseComplaint', { params })).toMatchObject({ code: 'NOT_READ_YET' });
    // That the operator has read it counts for nothing.
    await at.get(olga, 'readComplaint', { params });
    expect((await at.refusal(olga, 'eraseComplaint', { params })).code).toBe('NOT_READ_YET');
    await at.get(ines, 'readComplaint', { params });
    for (const who of [gus, ines])
      expect((await at.refusal(who, 'eraseComplaint', { params })).status).toBe(403);
    const sent = { params, key: 'the-key-of-an-erasure' };
    expect((await at.get(olga, 'eraseComplaint', sent)).complained).toMatchObject({ isErased: true });
    expect((await at.ask(olga, 'eraseComplaint', sent)).ok).toBe(true);
    expect(await at.store.records(PERSONAL)).toEqual([]);
    expect(await at.get(ines, 'readComplaint', { params })).toEqual({ is: 'erased', words: '' });
    expect((await at.verified()).findings).toEqual([]);
    // Said to have been read when no inspector looked, in the event and in the command alike.
    const early = await at.verified((entries) =>
      entries.map((each) => ({
        ...each,
        said: JSON.parse(JSON.stringify(each.said).replaceAll(/"seenAt":\d+/g, '"seenAt":1')),
      })),
    );
    expect(early.findings.map(({ kind }) => kind)).toEqual(['erased-unread']);
  });

  test('whoever complained takes the words back at will; nobody else finds the dispute', async () => {
    const at = await atDesk();
    const params = await advised(at);
    await at.get(ann, 'lodgeComplaint', { params, body: { words: 'not fair' } });
    expect((await at.refusal(ben, 'eraseComplaint', { params })).status).toBe(404);
    expect((await at.get(ann, 'eraseComplaint', { params })).complained).toMatchObject({ isErased: true });
    expect(await at.store.records(PERSONAL)).toEqual([]);
  });

  test('nsw/9.13#2 where the store fails there is neither a complaint nor a notice, and later both', async () => {
    const { store, fail } = failingStore();
    const at = await atDesk(store);
    const params = await advised(at);
    const sent = { params, body: { words: 'not fair' }, key: 'the-key-of-a-complaint' };
    const ends = () =>
      Promise.all(
        [disputeStream(params.dispute), INSPECTORATE_STREAM].map(
          async (each) => (await store.head(each)).version,
        ),
      );
    const before = await ends();
    fail(true);
    await expect(at.ask(ann, 'lodgeComplaint', sent)).rejects.toThrow('lost');
    expect(await ends()).toEqual(before);
    fail(false);
    await at.get(ann, 'lodgeComplaint', sent);
    expect(await ends()).toEqual(before.map((version) => version + 1));
    // The same request again has the same answer and no second effect.
    expect((await at.ask(ann, 'lodgeComplaint', sent)).ok).toBe(true);
    expect(await ends()).toEqual(before.map((version) => version + 1));
  });

  test('a request that is repeated raises one dispute', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 3);
    const sent = { body: raising, key: 'the-key-of-a-dispute' };
    const first = await at.get(ann, 'raiseDispute', sent);
    expect((await at.get(ann, 'raiseDispute', sent)).dispute).toBe(first.dispute);
    expect((await at.get(gus, 'listDisputes')).disputes).toHaveLength(1);
  });

  test('a remedy is an entry of the table', async () => {
    const at = await atDesk();
    const { dispute, evidence } = await raised(at);
    const params = { dispute };
    await at.get(gus, 'decideDispute', { params, body: { ...decision, finding: 'player' } });
    await at.give('nsw-1', { person: 'p-olga', role: 'operator' }, { type: 'RuleMatter', words: 'paid' });
    const version = evidence.version + 1;
    expect((await at.get(gus, 'noteRemedy', { params, body: { version } })).remedies).toMatchObject([
      { version, type: 'MatterRuled' },
    ]);
    const old = await at.refusal(gus, 'noteRemedy', { params, body: { version: evidence.version } });
    expect(old.code).toBe('BEFORE_THE_DISPUTE');
    expect((await at.refusal(gus, 'noteRemedy', { params, body: { version: 1e6 } })).status).toBe(404);
  });
});

describe('who sees a dispute', () => {
  test('its player, staff of rank and inspectors; to anybody else it is not there', async () => {
    const at = await atDesk();
    const { dispute } = await raised(at);
    const params = { dispute };
    for (const who of [ann, gus, cas, olga, ines]) {
      expect((await at.get(who, 'readDispute', { params })).dispute).toBe(dispute);
      expect((await at.get(who, 'listDisputes')).disputes).toHaveLength(1);
    }
    for (const who of [ben, dora, somebody('p-sam', 'scrutineer')]) {
      expect((await at.refusal(who, 'readDispute', { params })).status).toBe(404);
      expect((await at.refusal(who, 'askReview', { params })).status).toBe(404);
      expect((await at.get(who, 'listDisputes')).disputes).toEqual([]);
    }
  });

  test('a dealer sees the ones that the dealer wrote down', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 3);
    const { dispute } = await at.get(dora, 'raiseDispute', { body: { ...raising, person: ann.person } });
    for (const who of [dora, ann])
      expect((await at.get(who, 'readDispute', { params: { dispute } })).person).toBe(ann.person);
  });
});

describe('what lasts', () => {
  test('another node has the dispute as it was left', async () => {
    const at = await atDesk();
    const { dispute } = await advised(at);
    const again = at.reopened();
    const stream = disputeStream(dispute);
    const { state } = await again.disputes.current(stream);
    expect(state).toEqual((await at.pit.disputes.current(stream)).state);
    expect(state?.decisions).toHaveLength(3);
    again.end();
  });

  test('the trail verifies, and a forged decision is found', async () => {
    const at = await atDesk();
    const params = await advised(at);
    await at.get(ann, 'lodgeComplaint', { params, body: { words: 'not fair' } });
    expect((await at.verified()).findings).toEqual([]);

    const stream = disputeStream(params.dispute);
    const forging = (type: string, forge: (said: Record<string, unknown>) => Record<string, unknown>) =>
      at.verified((entries) =>
        entries.map((each) =>
          each.stream === stream && JSON.stringify(each.said['event']).includes(`"type":"${type}"`)
            ? { ...each, said: forge(each.said) }
            : each,
        ),
      );
    const event = (said: Record<string, unknown>): object => Object(said['event']);
    const cause = (said: Record<string, unknown>): object => Object(said['cause']);
    const turned = await forging('DisputeDecided', (said) => ({
      ...said,
      event: { ...event(said), finding: 'player' },
    }));
    expect(turned.findings[0]).toMatchObject({ kind: 'event-differs', stream });
    // A decision by somebody who may not, in the event and in the command alike.
    const by = { person: 'p-dora', role: 'dealer' };
    const usurped = await forging('DisputeDecided', (said) => ({
      event: { ...event(said), by },
      cause: { ...cause(said), by },
    }));
    expect(usurped.findings[0]).toMatchObject({ kind: 'command-refused', stream });
  });
});
