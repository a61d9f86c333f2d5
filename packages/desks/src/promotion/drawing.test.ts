import type { Pips } from '@dicepit/engine';
import { listDigest, winningPlaces } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';
import { needsScrutineer } from './money.ts';
import {
  aPrize,
  as,
  CLOSING,
  DRAW,
  draw,
  enters,
  HOUR,
  listed,
  olga,
  running,
  SEED,
  scott,
} from './testing/desk.ts';

const worth = (cents: number) => ({ prizes: [aPrize({ cents })] });
const nominate = { type: 'NominateScrutineer', person: scott.person, isScrutineer: true } as const;
const before = { type: 'Attest', when: 'before', words: 'The list is whole.' } as const;
const after = { type: 'Attest', when: 'after', words: 'The draw was fair.' } as const;
const people = Array.from({ length: 50 }, (_, index) => `player-${index}`);

describe('a scrutineer', () => {
  test('nsw/10.2 is needed for a prize of $10,001 and not for one of $10,000', () => {
    expect(listed(['ann'], worth(10_001_00)).refused(olga, draw)).toMatchObject({
      code: 'SCRUTINEER_NEEDED',
      clause: 'nsw/10.2',
    });
    expect(listed(['ann'], worth(10_000_01)).refused(olga, draw).code).toBe('SCRUTINEER_NEEDED');
    listed(['ann'], worth(10_000_00)).give(olga, draw);
  });

  test.each([
    ['a cash alternative of $10,000.01', { cents: 1_00, cashAlternative: 10_000_01 }],
    ['a value of $10,000.01 with less in cash', { cents: 10_000_01, cashAlternative: 1_00 }],
  ])('nsw/10.2 is needed for a car with %s', (_, changes) => {
    const details = { make: 'Acme', model: 'Coupe', accessories: 'none', onRoad: true };
    const car = (sums: object) => ({ prizes: [aPrize({ kind: 'motor vehicle', details, ...sums })] });
    expect(listed(['ann'], car(changes)).refused(olga, draw).code).toBe('SCRUTINEER_NEEDED');
    listed(['ann'], car({ cents: 10_000_00, cashAlternative: 10_000_00 })).give(olga, draw);
  });

  test('nsw/10.2 is needed for a car at nothing in terms of earlier days, and not for a bag', () => {
    expect(needsScrutineer({ prizes: [aPrize({ kind: 'motor vehicle', cents: 0 })] })).toBe(true);
    expect(needsScrutineer({ prizes: [aPrize({ kind: 'goods', cents: 0 })] })).toBe(false);
  });

  test('nsw/10.2 is signed in and attests before the draw, and after it before anything is awarded', () => {
    const desk = listed(['ann'], worth(10_001_00));
    desk.give(olga, nominate);
    expect(desk.refused(olga, draw).code).toBe('NOT_ATTESTED');
    desk.give(scott, before);
    expect(desk.refused(olga, { ...draw, isScrutineerHere: false }).code).toBe('SCRUTINEER_AWAY');
    desk.give(olga, draw);
    expect(desk.duties().map(({ kind }) => kind)).toContain('attest after');
    desk.give(as('ann'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' });
    const meet = {
      type: 'MeetClaim',
      claim: 'c-1',
      take: 'prize',
      parts: [{ way: 'cash', cents: 10_001_00, toWinner: true }],
    } as const;
    expect(desk.refused(olga, meet)).toMatchObject({ code: 'NOT_ATTESTED', clause: 'nsw/10.2' });
    desk.give(scott, after);
    desk.at(DRAW + HOUR).give(olga, meet);
  });

  test('nsw/10.2 does not make the draw that is overseen', () => {
    const desk = listed(['ann'], worth(10_001_00));
    desk.give(olga, nominate);
    desk.give(scott, before);
    expect(desk.refused({ ...olga, person: scott.person }, draw)).toMatchObject({
      code: 'SCRUTINEER_DRAWS',
      clause: 'nsw/10.2',
    });
    desk.give(olga, draw);
  });

  test('nsw/10.2 is the one whom the operator has named, and a scrutineer of the pit', () => {
    const desk = listed(['ann'], worth(10_001_00));
    expect(desk.refused(olga, { ...nominate, isScrutineer: false }).code).toBe('NOT_A_SCRUTINEER');
    desk.give(olga, nominate);
    expect(desk.refused({ ...scott, person: 'p-other' }, before).code).toBe('NOT_NOMINATED');
    expect(desk.refused(olga, before).code).toBe('NOT_YOUR_ROLE');
    expect(desk.refused(scott, after).code).toBe('NOT_DRAWN');
    desk.give(scott, before);
    expect(desk.refused(scott, before).code).toBe('ATTESTED_ALREADY');
    desk.give(olga, nominate);
    expect(desk.refused(olga, draw).code).toBe('NOT_ATTESTED');
  });

  test('nsw/10.2 attests to a list that is fixed', () => {
    const desk = running(worth(10_001_00));
    desk.give(olga, nominate);
    expect(desk.refused(scott, before).code).toBe('LIST_NOT_FIXED');
  });
});

describe('a prize draw', () => {
  test('nsw/10.7.1 gives the winners that anybody can work out from the list and the seed', () => {
    const prizes = [aPrize(), aPrize({ prize: 'second' }), aPrize({ prize: 'third' })];
    const desk = listed(people, { prizes });
    const list = people.map((person, index) => ({ entry: `e-${index + 1}`, person: `p-${person}` }));
    expect(desk.promotion.list).toMatchObject({ count: 50, digest: listDigest(list) });
    const places = winningPlaces({
      seed: Buffer.from(SEED, 'hex'),
      promotion: 'pr-1',
      list: listDigest(list),
      entries: 50,
      prizes: 3,
    });
    const winners = places.map((place, index) => ({ prize: prizes[index]?.prize, ...list[place] }));
    expect(new Set(places).size).toBe(3);
    expect(desk.give(olga, draw)).toMatchObject([{ type: 'DrawRun', seed: SEED, winners }]);
    expect(desk.stage()).toBe('drawn');
    expect(desk.refused(olga, draw).code).toBe('ALREADY_DRAWN');
  });

  test('is made with the seed that was committed to and no other', () => {
    const desk = listed(['ann']);
    for (const seed of [SEED.replace(/^./, (letter) => (letter === '0' ? '1' : '0')), 'not a seed', ''])
      expect(desk.refused(olga, { ...draw, seed })).toMatchObject({
        code: 'SEED_DIFFERS',
        clause: 'nsw/10.12',
      });
  });

  test('nsw/10.7.7 is made at its time and not before, and nsw/10.7.6 from a list that is fixed', () => {
    const desk = running();
    desk.give(as('ann'), enters('ann'));
    expect(desk.at(DRAW).refused(olga, draw)).toMatchObject({ code: 'LIST_NOT_FIXED', clause: 'nsw/10.7.6' });
    desk.at(CLOSING + 1).give(olga, { type: 'FixEntries' });
    expect(desk.at(DRAW - 1).refused(olga, draw)).toMatchObject({ code: 'TOO_EARLY', clause: 'nsw/10.7.7' });
    expect(desk.at(DRAW).duties()).toMatchObject([{ kind: 'draw', state: 'open', due: DRAW }]);
    expect(desk.at(DRAW + 1).duties()).toMatchObject([{ kind: 'draw', state: 'overdue' }]);
    desk.at(DRAW).give(olga, draw);
  });

  test('nsw/10.7.6 among nobody has no winner, and the promotion is closed', () => {
    const desk = listed([]);
    expect(desk.refused(olga, draw).code).toBe('NO_ENTRIES');
    desk.give(olga, { type: 'ClosePromotion', words: '' });
    expect(desk.stage()).toBe('closed');
  });

  test('with more prizes than entries gives each entry one', () => {
    const desk = listed(['ann'], { prizes: [aPrize(), aPrize({ prize: 'second' })] });
    desk.give(olga, draw);
    expect(desk.promotion.winners).toMatchObject([{ prize: 'first', person: 'p-ann' }]);
    expect(desk.stage()).toBe('drawn');
  });
});

describe('a draw by dice', () => {
  const throws = (...faces: readonly Pips[]) =>
    ({ type: 'ThrowForPrize', faces, isScrutineerHere: false }) as const;
  // What comes from outside may be anything.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const notPips = [7] as unknown as readonly Pips[];

  test('nsw/10.7.1 takes as many dice as the entries need, and passes over what would favour the first', () => {
    const desk = listed(['ann', 'ben', 'cid', 'dan'], {}, 'dice throw');
    for (const wrong of [throws(1, 1), throws(), { ...throws(), faces: notPips }])
      expect(desk.refused(olga, wrong)).toMatchObject({ code: 'WRONG_DICE', clause: 'nsw/10.7.1' });
    expect(desk.give(olga, throws(5))).toMatchObject([{ type: 'ThrowPassedOver', faces: [5] }]);
    expect(desk.give(olga, throws(3))).toMatchObject([
      { type: 'PrizeThrown', winner: { prize: 'first', entry: 'e-3', person: 'p-cid' } },
    ]);
    expect(desk.refused(olga, throws(1)).code).toBe('ALREADY_DRAWN');
  });

  test('draws the next prize among those who have not won', () => {
    const desk = listed(['ann', 'ben'], { prizes: [aPrize(), aPrize({ prize: 'second' })] }, 'dice throw');
    desk.give(olga, throws(2));
    expect(desk.stage()).toBe('entries closed');
    desk.give(olga, throws(2));
    expect(desk.promotion.winners).toMatchObject([{ person: 'p-ben' }, { person: 'p-ann' }]);
    expect(desk.stage()).toBe('drawn');
  });

  test('nsw/10.7.1 is not a prize draw, nor the other way round', () => {
    expect(listed(['ann'], {}, 'dice throw').refused(olga, draw).code).toBe('OTHER_METHOD');
    expect(listed(['ann']).refused(olga, throws(1)).code).toBe('OTHER_METHOD');
  });
});
