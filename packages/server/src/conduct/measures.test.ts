import { CONDUCT_STREAM } from '@dicepit/desks';
import { balanceOf } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { ann, atDesk, ben, cas, dora, failingStore, gus } from '../disputes/testing/at-desk.ts';
import { type AnyBody, tableStream } from '../table/pit-table.ts';
import {
  asBen,
  bankedAt,
  endsOf,
  finding,
  found,
  houseDealer,
  NSW,
  refusedAt,
  reported,
  withBets,
} from './testing/device-seen.ts';

describe('bets that are declared void', () => {
  test('nsw/9.3 are not voided before the finding, by the desk or at the table', async () => {
    const at = await atDesk();
    const { incident } = await reported(at);
    const bets = (await withBets(at)).map(({ bet }) => bet);
    const before = await endsOf(at, CONDUCT_STREAM, tableStream('nsw-1'));
    const params = { incident };
    for (const refusal of [
      await at.refusal(cas, 'voidWagers', { params, body: { bets } }),
      await refusedAt(
        at.pit,
        'nsw-1',
        { person: cas.person, role: 'casino-supervisor' },
        { type: 'VoidBets', incident, bets },
      ),
    ])
      expect(refusal).toMatchObject({ status: 409, code: 'NO_FINDING_YET', clause: 'nsw/9.3' });
    expect(await endsOf(at, CONDUCT_STREAM, tableStream('nsw-1'))).toEqual(before);
    await at.get(cas, 'recordFinding', { params, body: finding });
    expect((await at.get(cas, 'voidWagers', { params, body: { bets } })).measures).toHaveLength(1);
  });

  test('nsw/9.3.1 go back to the rack, and both streams say so or neither', async () => {
    const { store, fail } = failingStore();
    const at = await atDesk(store);
    const params = await found(at);
    const lying = await withBets(at);
    const bets = lying.map(({ bet }) => bet);
    const sent = { params, body: { bets }, key: 'the-key-of-void-bets' };
    const rack = async () => balanceOf((await bankedAt(at.pit, 'nsw-1')).ledger, 'rack:2');
    const [before, ends] = [await rack(), await endsOf(at, CONDUCT_STREAM, tableStream('nsw-1'))];
    fail(true);
    await expect(at.ask(cas, 'voidWagers', sent)).rejects.toThrow('lost');
    expect(await endsOf(at, CONDUCT_STREAM, tableStream('nsw-1'))).toEqual(ends);
    fail(false);
    const after = await at.get(cas, 'voidWagers', sent);
    expect(after.measures).toMatchObject([{ measure: 'void', clause: 'nsw/9.3.1' }]);
    expect(lying).toHaveLength(2);
    expect((await rack()) - before).toBe(10_00);
    expect(
      (await endsOf(at, CONDUCT_STREAM, tableStream('nsw-1'))).map((end, each) => end - (ends[each] ?? 0)),
    ).toEqual([1, 2]);
    expect((await bankedAt(at.pit, 'nsw-1')).betting.bets.filter(({ bet }) => bets.includes(bet))).toEqual(
      [],
    );
  });

  test('nsw/9.3.1 are also those that a roll has decided, by reversal, and the trail holds', async () => {
    const at = await atDesk();
    const params = await found(at);
    const before = await bankedAt(at.pit, 'nsw-1');
    const line = before.recent
      .flatMap(({ settlements }) => settlements)
      .find(({ seat, verdict }) => seat === 2 && verdict !== 'stands');
    if (line === undefined) throw new Error('nothing of seat 2 was decided');
    const after = await at.get(cas, 'voidWagers', { params, body: { bets: [line.bet] } });
    expect(after.measures).toMatchObject([{ measure: 'void', clause: 'nsw/9.3.1' }]);
    const { ledger } = await bankedAt(at.pit, 'nsw-1');
    const change = balanceOf(ledger, 'rack:2') - balanceOf(before.ledger, 'rack:2');
    expect(change).toBe(line.verdict === 'wins' ? -line.winnings : line.inPlay);
    expect(await at.refusal(cas, 'voidWagers', { params, body: { bets: [line.bet] } })).toMatchObject({
      code: 'NO_SUCH_BET',
    });
  });

  test('nsw/9.3.1 are of the person that the finding is about', async () => {
    const at = await atDesk();
    const params = await found(at);
    await at.give(
      'nsw-1',
      { person: ann.person, role: 'player' },
      { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-10', chips: 5_00 }] },
    );
    const bets = (await bankedAt(at.pit, 'nsw-1')).betting.bets.filter(({ seat }) => seat === 1);
    const body = { bets: [bets.at(-1)?.bet ?? ''] };
    expect(await at.refusal(cas, 'voidWagers', { params, body })).toMatchObject({
      code: 'NOT_THEIR_BETS',
      clause: 'nsw/9.3.1',
    });
  });
});

describe('who takes no further part in the game', () => {
  const bets: AnyBody = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'hard-10', chips: 5_00 }] };
  const sits: AnyBody = { type: 'SitDown', seat: 5, name: 'Ben', born: '1990-01-01' };

  test('nsw/9.3.2 bets and sits down at no table of it until it is lifted, and may still leave', async () => {
    const at = await atDesk();
    const params = await found(at);
    await at.play('nsw-2', NSW, 1);
    await at.play('nz-1', 'snake-eyes-nz', 1);
    await at.get(cas, 'excludeFromGame', { params });

    const out = { status: 409, code: 'EXCLUDED_FROM_GAME', clause: 'nsw/9.3.2' };
    for (const table of ['nsw-1', 'nsw-2']) {
      expect(await refusedAt(at.pit, table, asBen, bets)).toMatchObject(out);
      const buys: AnyBody = { type: 'BuyIn', seat: 2, cents: 5_00, from: 'cash' };
      expect(await refusedAt(at.pit, table, houseDealer, buys)).toMatchObject(out);
      const placed: AnyBody = {
        type: 'PlaceForPlayer',
        seat: 2,
        words: '$5 hard 10',
        bet: { wager: 'hard-10', chips: 5_00 },
      };
      expect(await refusedAt(at.pit, table, houseDealer, placed)).toMatchObject(out);
    }
    const { betting } = await bankedAt(at.pit, 'nsw-2');
    for (const { bet } of betting.bets.filter(({ seat }) => seat === 2))
      await at.give('nsw-2', asBen, { type: 'TakeDownBet', seat: 2, bet });
    await at.give('nsw-2', asBen, { type: 'CashOut', seat: 2 });
    await at.give('nsw-2', asBen, { type: 'StandUp', seat: 2 });
    expect(await refusedAt(at.pit, 'nsw-2', asBen, sits)).toMatchObject(out);
    // The game of another country is another game, and somebody else is somebody else.
    await at.give('nz-1', asBen, bets);
    await at.give('nsw-1', { person: ann.person, role: 'player' }, { ...bets, seat: 1 });

    const lift = { params: { person: ben.person }, body: { game: NSW, words: 'a hearing aid' } };
    expect((await at.refusal(dora, 'liftExclusion', lift)).status).toBe(403);
    expect((await at.get(gus, 'liftExclusion', lift)).excluded).toEqual([]);
    await at.give('nsw-1', asBen, bets);
  });

  test('nsw/9.3.2 is kept out by another node as well, after it was opened anew', async () => {
    const at = await atDesk();
    const params = await found(at);
    await at.get(cas, 'excludeFromGame', { params });
    const again = at.reopened();
    expect(await refusedAt(again, 'nsw-1', asBen, bets)).toMatchObject({ clause: 'nsw/9.3.2' });
    expect((await again.conduct.current(CONDUCT_STREAM)).state).toEqual(
      (await at.pit.conduct.current(CONDUCT_STREAM)).state,
    );
    again.end();
  });
});
