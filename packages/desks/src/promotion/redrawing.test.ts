import type { Pips } from '@dicepit/engine';
import { listDigest, winningPlaces } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';
import { listPicks } from './promotion.ts';
import { aPrize, as, DRAW, draw, listed, olga, SEED, scott } from './testing/desk.ts';

const MINUTE = 60_000;
const people = Array.from({ length: 5 }, (_, index) => `player-${index}`);
const there = { presence: true, redraw: { minutes: 10 } } as const;
const again = { type: 'RedrawPrize', prize: 'first', isScrutineerHere: true } as const;

/** The persons in the order in which the seed chooses them. */
function inOrder(): readonly string[] {
  const list = people.map((person, index) => ({ entry: `e-${index + 1}`, person: `p-${person}` }));
  const seed = Uint8Array.from(SEED.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  const places = winningPlaces({ seed, promotion: 'pr-1', list: listDigest(list), entries: 5, prizes: 5 });
  return places.flatMap((place) => list[place]?.person ?? []);
}

describe('a prize whose winner is not there', () => {
  test('nsw/10.7.8 is drawn again at the end of the time that the terms give, and not a moment before', () => {
    const desk = listed(people, there);
    desk.give(olga, draw);
    expect(desk.at(DRAW + 10 * MINUTE - 1).refused(olga, again)).toMatchObject({
      code: 'TOO_EARLY',
      clause: 'nsw/10.7.8',
    });
    expect(desk.duties()).toEqual([]);
    desk.at(DRAW + 10 * MINUTE);
    expect(desk.duties()).toMatchObject([{ kind: 'draw again', about: 'first' }]);
    expect(desk.give(olga, again)).toMatchObject([{ type: 'PrizeRedrawn', clause: 'nsw/10.7.8' }]);
    // The one who comes next has as long again.
    expect(desk.duties()).toEqual([]);
    expect(desk.refused(olga, again).code).toBe('TOO_EARLY');
  });

  test('goes to whoever the seed chooses next, until everybody was drawn', () => {
    const desk = listed(people, { ...there, prizes: [aPrize(), aPrize({ prize: 'second' })] });
    desk.give(olga, draw);
    const turns = ['first', 'second', 'first'] as const;
    for (const [turn, prize] of turns.entries())
      desk.at(DRAW + (turn + 1) * 10 * MINUTE).give(olga, { ...again, prize });
    expect(listPicks(desk.promotion).map(({ person }) => person)).toEqual(inOrder());
    expect(desk.promotion.winners.map(({ person }) => person)).toEqual([inOrder()[4], inOrder()[3]]);
    desk.at(DRAW + 60 * MINUTE);
    expect(desk.refused(olga, again).code).toBe('NOBODY_LEFT');
    expect(desk.duties()).toEqual([]);
  });

  test('nsw/10.7.8 is not drawn again by terms that do not say so, nor where nobody has to be there', () => {
    const { redraw } = there;
    for (const terms of [{ presence: true }, { presence: false, redraw }]) {
      const desk = listed(people, terms);
      desk.give(olga, draw);
      expect(desk.at(DRAW + 60 * MINUTE).refused(olga, again)).toMatchObject({
        code: 'NO_REDRAW',
        clause: 'nsw/10.7.8',
      });
    }
  });

  test('nsw/10.7.8 is not drawn again once it was claimed; and whoever was passed over has won nothing', () => {
    const desk = listed(people, there);
    desk.give(olga, draw);
    const [first = '', second = ''] = inOrder().map((person) => person.slice(2));
    const claim = (person: string) =>
      ({ type: 'ClaimPrize', prize: 'first', person: `p-${person}` }) as const;
    desk.at(DRAW + 10 * MINUTE).give(olga, again);
    desk.give(as(first), claim(first));
    const parts = [{ way: 'cash', cents: 500_00, toWinner: true }] as const;
    const meet = { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts } as const;
    expect(desk.refused(olga, meet).code).toBe('NOT_THE_WINNER');
    desk.give(as(second), claim(second));
    expect(desk.at(DRAW + 60 * MINUTE).refused(olga, again).code).toBe('WINNER_HAS_CLAIMED');
    desk.give(olga, { ...meet, claim: 'c-2' });
  });

  test('nsw/10.10 whoever was refused before being drawn claims anew, and is not taken for somebody who has claimed', () => {
    const desk = listed(people, there);
    desk.give(olga, draw);
    const [, second = '', third = ''] = inOrder().map((person) => person.slice(2));
    const claim = { type: 'ClaimPrize', prize: 'first', person: `p-${second}` } as const;
    const record = { ref: 'r-1', digest: '0'.repeat(64) };
    const given = { name: true, address: true, reasons: true };
    desk.give(as(second), claim);
    desk.give(olga, { type: 'DenyClaim', claim: 'c-1', record, given });
    desk.at(DRAW + 10 * MINUTE).give(olga, again);
    expect(desk.stage()).toBe('drawn');
    const other = listed(people, there);
    other.give(olga, draw);
    other.give(as(second), claim);
    other.give(olga, { type: 'DenyClaim', claim: 'c-1', record, given });
    other.at(DRAW + 10 * MINUTE).give(olga, again);
    expect(other.at(DRAW + 20 * MINUTE).give(olga, again)).toMatchObject([
      { winner: { person: `p-${third}` } },
    ]);
    expect(desk.give(as(second), claim)).toMatchObject([{ claim: 'c-2' }]);
    expect(desk.refused(as(second), claim).code).toBe('CLAIMED_ALREADY');
    expect(desk.at(DRAW + 60 * MINUTE).refused(olga, again).code).toBe('WINNER_HAS_CLAIMED');
    const parts = [{ way: 'cash', cents: 500_00, toWinner: true }] as const;
    desk.give(olga, { type: 'MeetClaim', claim: 'c-2', take: 'prize', parts });
  });

  test('nsw/10.2 is drawn again before the scrutineer, who attests once more', () => {
    const desk = listed(people, { ...there, prizes: [aPrize({ cents: 10_001_00 })] });
    const attest = (when: 'before' | 'after') => desk.give(scott, { type: 'Attest', when, words: 'Fair.' });
    desk.give(olga, { type: 'NominateScrutineer', person: scott.person, isScrutineer: true });
    attest('before');
    desk.give(olga, draw);
    attest('after');
    desk.at(DRAW + 10 * MINUTE);
    expect(desk.refused(olga, { ...again, isScrutineerHere: false }).code).toBe('SCRUTINEER_AWAY');
    desk.give(olga, again);
    expect(desk.duties().map(({ kind }) => kind)).toEqual(['attest after']);
    attest('after');
  });

  test('nsw/10.7.1 is thrown for among those who were never drawn, where dice choose and only there', () => {
    const desk = listed(people, there, 'dice throw');
    const thrown = (...faces: readonly Pips[]) => ({ ...again, faces });
    desk.give(olga, { type: 'ThrowForPrize', faces: [2], isScrutineerHere: true });
    desk.at(DRAW + 10 * MINUTE);
    expect(desk.refused(olga, again).code).toBe('OTHER_METHOD');
    expect(desk.refused(olga, thrown(1, 1)).code).toBe('WRONG_DICE');
    // Four are left: a five chooses nobody, and a two the second of them.
    expect(desk.give(olga, thrown(5))).toMatchObject([{ type: 'ThrowPassedOver' }]);
    expect(desk.give(olga, thrown(2))).toMatchObject([
      { absent: { person: 'p-player-1' }, winner: { person: 'p-player-2' }, faces: [2] },
    ]);
    expect(desk.promotion.throws).toEqual([[2], [5], [2]]);
    const seeded = listed(people, there);
    seeded.give(olga, draw);
    expect(seeded.at(DRAW + 10 * MINUTE).refused(olga, thrown(2))).toMatchObject({
      code: 'OTHER_METHOD',
      clause: 'nsw/10.7.1',
    });
  });

  test('nsw/10.7.8 is not drawn again before it was drawn, nor where nobody has that prize', () => {
    const desk = listed(people, there);
    expect(desk.refused(olga, again).code).toBe('NOT_DRAWN');
    desk.give(olga, draw);
    expect(desk.refused(olga, { ...again, prize: 'ninth' }).code).toBe('NO_SUCH_WINNER');
    expect(desk.at(DRAW + 60 * MINUTE).refused(as('player-0'), again).code).toBe('NOT_YOUR_ROLE');
  });
});
