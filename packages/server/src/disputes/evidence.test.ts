import { describe, expect, test } from 'vitest';
import { disputeStream } from '../pit/desk-kinds.ts';
import { tableStream } from '../table/pit-table.ts';
import { type AtDesk, ann, atDesk, gus } from './testing/at-desk.ts';
import { decision, raised, raising } from './testing/raised.ts';

describe('the evidence of a dispute', () => {
  test('is what the table knew of the roll, with the hash of its trail, and stays so', async () => {
    const at = await atDesk();
    const before = await raised(at);
    const { evidence } = before;
    const [last] = await at.store.read(tableStream('nsw-1'), evidence.version - 1, 1);
    expect(evidence.hash).toBe(last?.hash);
    expect(evidence.roll).toMatchObject({ number: 2, state: 'done', faceRuled: false });
    expect(evidence.roll?.calls).toHaveLength(1);
    expect(evidence.roll?.bets.length).toBeGreaterThan(0);
    expect(evidence.roll?.settlements.map(({ bet }) => bet).sort()).toEqual(
      evidence.roll?.bets.map(({ bet }) => bet).sort(),
    );
    const types = evidence.entries.map(({ type }) => type);
    expect(types[0]).toBe('DiceThrown');
    expect(types.at(-1)).toBe('RollSettled');
    for (const { by, at: when, clause } of evidence.entries)
      expect([by.person === '', when > 0, clause === '']).toEqual([false, true, false]);

    await at.give('nsw-1', { person: 'p-olga', role: 'operator' }, { type: 'RuleMatter', words: 'noted' });
    const params = { dispute: before.dispute };
    expect((await at.get(ann, 'readDispute', { params })).evidence).toEqual(evidence);
  });

  test('of a roll that the table has forgotten is found in its trail', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 26);
    const { evidence } = await at.get(ann, 'raiseDispute', { body: raising });
    expect(evidence.roll).toMatchObject({ number: 2, state: 'done' });
    expect(evidence.roll?.settlements.length).toBeGreaterThan(0);
    expect(evidence.entries[0]?.type).toBe('DiceThrown');
  });

  test('of a bet begins with its placing', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 4);
    const { state } = await at.pit.tables.current(tableStream('nsw-1'));
    const bets = state.is === 'banked' ? (state.table.recent[0]?.layout ?? []) : [];
    const own = bets.find(({ seat }) => seat === 1);
    const others = bets.find(({ seat }) => seat === 2);
    const about = { table: 'nsw-1', ground: 'placement', words: 'not there' } as const;
    const { evidence } = await at.get(ann, 'raiseDispute', { body: { ...about, bet: own?.bet ?? '' } });
    expect(evidence.bet).toEqual(own);
    expect(evidence.entries[0]?.type).toBe('BetPlaced');
    const body = { ...about, bet: others?.bet ?? '' };
    expect((await at.refusal(ann, 'raiseDispute', { body })).code).toBe('NOT_YOUR_BET');
  });

  test('is of something that is there', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 2);
    const asking = (changes: object) => at.refusal(ann, 'raiseDispute', { body: { ...raising, ...changes } });
    expect((await asking({ roll: 99 })).status).toBe(404);
    expect((await asking({ bet: 'b99' })).status).toBe(404);
    expect((await asking({ table: 'none' })).status).toBe(404);
  });
});

describe('evidence in a trail', () => {
  test('evidence that was changed in the event and in the command alike is found at the table', async () => {
    const at = await atDesk();
    const { dispute } = await raised(at);
    const stream = disputeStream(dispute);
    const forging = (from: RegExp, to: string) => forgingDispute(at, dispute, from, to);
    expect((await at.verified()).findings).toEqual([]);
    for (const { findings } of [
      await forging(/"winnings":\d+/g, '"winnings":777700'),
      await forging(/"chips":500\b/g, '"chips":900'),
      await forging(
        /"type":"RollCalled","by":\{"person":"house"/g,
        '"type":"RollCalled","by":{"person":"p-dora"',
      ),
    ])
      expect(findings[0]).toMatchObject({ kind: 'evidence-forged', stream });
  });

  test('of a roll that the table had forgotten is made again as well', async () => {
    const at = await atDesk();
    await at.play('nsw-1', 'snake-eyes-nsw', 26);
    const { dispute } = await at.get(ann, 'raiseDispute', { body: raising });
    expect((await at.verified()).findings).toEqual([]);
    const { findings } = await forgingDispute(at, dispute, /"winnings":\d+/g, '"winnings":777700');
    expect(findings.map(({ kind }) => kind)).toEqual(['evidence-forged']);
  });

  test('and the remedies are what the table says they are', async () => {
    const at = await atDesk();
    const { dispute, evidence } = await raised(at);
    const params = { dispute };
    await at.get(gus, 'decideDispute', { params, body: { ...decision, finding: 'player' } });
    await at.give('nsw-1', { person: 'p-olga', role: 'operator' }, { type: 'RuleMatter', words: 'paid' });
    await at.get(gus, 'noteRemedy', { params, body: { version: evidence.version + 1 } });
    expect((await at.verified()).findings).toEqual([]);
    const { findings } = await forgingDispute(at, dispute, /"MatterRuled"/g, '"RollReversed"');
    expect(findings).toMatchObject([{ kind: 'evidence-forged', stream: disputeStream(dispute) }]);
  });
});

/** What is found after the text of a dispute was changed in events and commands alike. */
function forgingDispute(at: AtDesk, dispute: string, from: RegExp, to: string) {
  const stream = disputeStream(dispute);
  return at.verified((entries) =>
    entries.map((each) =>
      each.stream === stream
        ? { ...each, said: JSON.parse(JSON.stringify(each.said).replaceAll(from, to)) }
        : each,
    ),
  );
}
