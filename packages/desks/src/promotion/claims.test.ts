import { describe, expect, test } from 'vitest';
import type { TellingWay } from './command.ts';
import type { Payment } from './money.ts';
import type { Prize } from './terms.ts';
import {
  aPrize,
  as,
  claimed,
  DAY,
  DRAW,
  drafted,
  draw,
  drawn,
  HOUR,
  listed,
  olga,
  terms,
} from './testing/desk.ts';

const meet = (
  changes: { take?: 'prize' | 'cash alternative'; parts?: readonly Payment[]; table?: string } = {},
) => ({ type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [], ...changes }) as const;
const paid = (way: Payment['way'], cents: number, toWinner = true): Payment => ({ way, cents, toWinner });
const car = (changes: Partial<Prize> = {}) =>
  aPrize({
    kind: 'motor vehicle',
    cents: 9_000_00,
    details: { make: 'Acme', model: 'Coupe', accessories: 'none', onRoad: true },
    ...changes,
  });

describe('an award', () => {
  test('nsw/10.3 is in cash instead where the terms offer that, and otherwise not', () => {
    const cash = meet({ take: 'cash alternative' });
    expect(claimed({ prizes: [car()] }).refused(olga, cash)).toMatchObject({
      code: 'NO_CASH_ALTERNATIVE',
      clause: 'nsw/10.3',
    });
    const desk = claimed({ prizes: [car({ cashAlternative: 8_000_00 })] });
    expect(desk.refused(olga, { ...cash, parts: [paid('cash', 7_999_99)] }).code).toBe('PARTS_DO_NOT_ADD_UP');
    expect(desk.give(olga, cash)).toMatchObject([{ type: 'PrizeAwarded', take: 'cash alternative' }]);
    expect(desk.stage()).toBe('awarded');
  });

  test.each(['casino dollars', 'slots dollars', 'cash'] as const)(
    'nsw/10.3 no cash alternative is added to %s',
    (kind) => {
      const prize = aPrize({ kind, cashAlternative: 400_00, details: { days: 30 } });
      expect(drafted().refused(olga, terms({ prizes: [prize] })).clause).toBe('nsw/10.3');
      drafted().give(olga, terms({ prizes: [{ ...prize, cashAlternative: null }] }));
    },
  );

  const dollars = aPrize({ kind: 'casino dollars', cents: 100_00, details: { days: 30 } });
  const voucher = {
    table: 'nsw-1',
    voucher: 'pr-1-first',
    cents: 100_00,
    expires: DRAW + HOUR + 30 * DAY,
    singleUse: false,
  };

  test.each<[string, Prize, Parameters<typeof meet>[0], object]>([
    ['a car', car(), {}, { clause: 'nsw/10.7.2' }],
    [
      'the cash that is offered instead',
      car({ cashAlternative: 8_000_00 }),
      { take: 'cash alternative' },
      { clause: 'nsw/10.3' },
    ],
    ['casino dollars', dollars, { table: 'nsw-1' }, { clause: 'nsw/10.7.2', voucher }],
  ])(
    'nsw/10.3 nsw/10.7.2 of %s is written down as what was taken, by its clause',
    (_, prize, taken, written) => {
      const event = {
        type: 'PrizeAwarded',
        claim: 'c-1',
        prize: 'first',
        person: 'p-ann',
        take: 'prize',
        parts: [],
        by: olga,
      };
      const { table: __, ...chosen } = taken ?? {};
      const desk = claimed({ prizes: [prize] });
      expect(desk.give(olga, meet(taken))).toEqual([{ ...event, ...chosen, ...written, at: DRAW + HOUR }]);
      const early = claimed({ prizes: [prize] }).at(DRAW + HOUR - DAY);
      expect(early.refused(olga, meet(taken)).code).toBe('BEFORE_ITS_DATE');
      const remark = 'She flies tonight.';
      expect(early.give(olga, { ...meet(taken), remark })).toMatchObject([{ ...chosen, remark }]);
    },
  );

  const fifteen = () => claimed({ prizes: [aPrize({ cents: 15_000_00 })] }, { overseen: true });

  test('nsw/10.4 of $15,000 is paid as $5,000 in cash and $10,000 by transfer', () => {
    const parts = [paid('cash', 5_000_00), paid('electronic transfer', 10_000_00)];
    expect(fifteen().give(olga, meet({ parts }))).toMatchObject([{ type: 'PrizeAwarded', parts }]);
  });

  test.each<[string, string, readonly Payment[]]>([
    ['parts of $5,000 and $9,000', 'PARTS_DO_NOT_ADD_UP', [paid('cash', 5_000_00), paid('cash', 9_000_00)]],
    ['more than the prize', 'PARTS_DO_NOT_ADD_UP', [paid('cash', 15_000_01)]],
    ['a part below nothing', 'PARTS_DO_NOT_ADD_UP', [paid('cash', 16_000_00), paid('cash', -1_000_00)]],
    ['a cheque to another name', 'NOT_TO_THE_WINNER', [paid('crossed cheque', 15_000_00, false)]],
    ['no choice at all', 'CHOICE_MISSING', []],
  ])('nsw/10.4 of $15,000 is not paid by %s', (_, code, parts) => {
    expect(fifteen().refused(olga, meet({ parts }))).toMatchObject({ code, clause: 'nsw/10.4' });
  });

  test('nsw/10.4 asks for a choice above $10,000 and not at $10,000', () => {
    claimed({ prizes: [aPrize({ cents: 10_000_00 })] }).give(olga, meet());
    const desk = claimed({ prizes: [aPrize({ cents: 10_001_00 })] }, { overseen: true });
    expect(desk.refused(olga, meet()).code).toBe('CHOICE_MISSING');
    desk.give(olga, meet({ parts: [paid('crossed cheque', 10_001_00)] }));
  });

  test('nsw/10.4 asks for a choice where more than $10,000 is taken instead of a car, and not at $10,000', () => {
    const cash = meet({ take: 'cash alternative' });
    claimed({ prizes: [car({ cashAlternative: 10_000_00 })] }).give(olga, cash);
    const desk = claimed({ prizes: [car({ cashAlternative: 10_000_01 })] }, { overseen: true });
    expect(desk.refused(olga, cash)).toMatchObject({ code: 'CHOICE_MISSING', clause: 'nsw/10.4' });
    desk.give(olga, { ...cash, parts: [paid('electronic transfer', 10_000_01)] });
  });

  test('nsw/10.7.2 is not made a moment before its date without a remark, which stays with it', () => {
    const desk = claimed().at(DRAW + HOUR - 1);
    for (const command of [meet(), { ...meet(), remark: ' ' }])
      expect(desk.refused(olga, command)).toMatchObject({ code: 'BEFORE_ITS_DATE', clause: 'nsw/10.7.2' });
    expect(desk.give(olga, { ...meet(), remark: 'She flies tonight.' })).toMatchObject([
      { type: 'PrizeAwarded', remark: 'She flies tonight.' },
    ]);
    expect(desk.promotion.awards).toMatchObject([{ remark: 'She flies tonight.' }]);
    const [event] = claimed().give(olga, { ...meet(), remark: 'Nothing to say.' });
    expect(event).not.toHaveProperty('remark');
  });

  test('of a car has no parts of money', () => {
    expect(claimed({ prizes: [car()] }).refused(olga, meet({ parts: [paid('cash', 1)] })).code).toBe(
      'NOT_A_CASH_PRIZE',
    );
  });

  test('nsw/1.1(casino-promotional-token) of casino dollars is a voucher for a table', () => {
    const prize = aPrize({ kind: 'casino dollars', cents: 100_00, details: { days: 30, singleUse: true } });
    const desk = claimed({ prizes: [prize] });
    expect(desk.refused(olga, meet()).code).toBe('TABLE_MISSING');
    expect(desk.give(olga, meet({ table: 'nsw-1' }))).toMatchObject([
      {
        voucher: {
          table: 'nsw-1',
          voucher: 'pr-1-first',
          cents: 100_00,
          expires: DRAW + HOUR + 30 * DAY,
          singleUse: true,
        },
      },
    ]);
  });

  test('nsw/10.7.8 is made once, and to the winner, who claims it', () => {
    const desk = listed(['ann', 'ben']);
    expect(desk.refused(as('ann'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' }).code).toBe(
      'NOT_DRAWN',
    );
    const won = claimed();
    expect(won.refused(as('ben'), { type: 'ClaimPrize', prize: 'ninth', person: 'p-ben' })).toMatchObject({
      code: 'NO_SUCH_PRIZE',
      clause: 'nsw/10.7.8',
    });
    won.give(as('ben'), { type: 'ClaimPrize', prize: 'first', person: 'p-ben' });
    expect(won.refused(olga, { ...meet(), claim: 'c-2' })).toMatchObject({
      code: 'NOT_THE_WINNER',
      clause: 'nsw/10.10',
    });
    won.give(olga, meet());
    expect(won.refused(olga, meet()).code).toBe('CLAIM_IS_DECIDED');
    expect(won.refused(as('ann'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' }).code).toBe(
      'CLAIMED_ALREADY',
    );
    expect(won.refused(as('eve'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' }).code).toBe(
      'NOT_YOUR_CLAIM',
    );
    expect(won.give(olga, { type: 'ClaimPrize', prize: 'first', person: 'p-cid' })).toMatchObject([
      { type: 'PrizeClaimed', claim: 'c-3', prize: 'first', person: 'p-cid', cents: 500_00 },
    ]);
  });
});

describe('telling the winner', () => {
  const tells = (way: TellingWay) => ({ type: 'LogTelling', prize: 'first', way, outcome: 'told' }) as const;
  const states = (desk: ReturnType<typeof drawn>) =>
    desk
      .duties()
      .filter(({ kind }) => kind === 'tell winner')
      .map(({ state }) => state);

  test('nsw/10.8 is overdue after two days where nobody has tried, with a reminder at 24 hours', () => {
    const desk = drawn();
    expect(desk.duties()).toMatchObject([{ kind: 'tell winner', clause: 'nsw/10.8', due: DRAW + 2 * DAY }]);
    expect(states(desk.at(DRAW + DAY - 1))).toEqual(['open']);
    expect(states(desk.at(DRAW + DAY))).toEqual(['reminder']);
    expect(states(desk.at(DRAW + 2 * DAY))).toEqual(['reminder']);
    expect(states(desk.at(DRAW + 2 * DAY + 1))).toEqual(['overdue']);
  });

  test('nsw/10.8 is in time at exactly 48 hours, and stays late a moment after', () => {
    const desk = drawn();
    desk.at(DRAW + 2 * DAY).give(olga, tells('telephone'));
    expect(states(desk.at(DRAW + 3 * DAY))).toEqual([]);
    const late = drawn();
    late.at(DRAW + 2 * DAY + 1).give(olga, tells('telephone'));
    expect(states(late)).toEqual(['late']);
  });

  test('nsw/10.8 takes more than one letter without an answer: two ways, or one way a day apart', () => {
    const tries = (way: TellingWay, outcome: 'sent' | 'no answer') => ({ ...tells(way), outcome });
    const desk = drawn();
    desk.give(olga, tries('mail', 'sent'));
    expect(states(desk)).toEqual(['open']);
    desk.give(olga, tries('text message', 'sent'));
    desk.at(DRAW + DAY - 1).give(olga, tries('mail', 'sent'));
    expect(states(desk)).toEqual(['open']);
    desk.give(olga, tries('telephone', 'no answer'));
    expect(states(desk)).toEqual([]);
    const again = drawn();
    again.give(olga, tries('telephone', 'no answer'));
    again.at(DRAW + DAY).give(olga, tries('telephone', 'no answer'));
    expect(states(again)).toEqual([]);
    const late = drawn();
    late.give(olga, tries('email', 'sent'));
    late.at(DRAW + 2 * DAY + 1).give(olga, tries('mail', 'sent'));
    expect(states(late)).toEqual(['late']);
  });

  test('nsw/10.7.8 has a clock where presence is not required, and none where it is', () => {
    expect(states(drawn({ presence: false }))).toEqual(['open']);
    expect(states(drawn({ presence: true }).at(DRAW + 3 * DAY))).toEqual([]);
  });

  test.each<[string, TellingWay]>([
    ['nsw/10.8.1', 'face to face'],
    ['nsw/10.8.2', 'mail'],
    ['nsw/10.8.3', 'telephone'],
    ['nsw/10.8.4', 'email'],
  ])('%s counts by %s; a text message alone does not', (clause, way) => {
    const desk = drawn();
    expect(desk.give(olga, tells('text message'))).toMatchObject([{ counts: false, clause: 'nsw/10.8' }]);
    expect(states(desk)).toEqual(['open']);
    expect(desk.give(olga, tells(way))).toMatchObject([{ counts: true, clause }]);
    expect(states(desk)).toEqual([]);
  });

  test('nsw/10.8 is logged of somebody who has won, and of each of several', () => {
    expect(listed(['ann']).refused(olga, tells('email'))).toMatchObject({
      code: 'NO_SUCH_WINNER',
      clause: 'nsw/10.8',
    });
    expect(drawn().refused(olga, { ...tells('email'), prize: 'second' }).code).toBe('NO_SUCH_WINNER');
    const both = listed(['ann', 'ben'], { prizes: [aPrize(), aPrize({ prize: 'second' })] });
    both.give(olga, draw);
    for (const prize of ['first', 'second']) both.give(olga, { ...tells('email'), prize });
    expect(both.duties()).toEqual([]);
  });

  test('nsw/10.8 is done when the winner has come and claims the prize', () => {
    expect(states(claimed().at(DRAW + 3 * DAY))).toEqual([]);
  });
});

describe('a denied claim', () => {
  const record = { ref: 'r-1', digest: '0'.repeat(64) };
  const all = { name: true, address: true, reasons: true };
  const deny = (given: Partial<typeof all> = {}) =>
    ({ type: 'DenyClaim', claim: 'c-1', record, given: { ...all, ...given } }) as const;
  const worth = (cents: number) => claimed({ prizes: [aPrize({ cents })] });
  const notice = { type: 'LogDenialNotice', claim: 'c-1', way: 'mail' } as const;
  const erase = { type: 'ErasePersonal', ref: 'r-1' } as const;

  test('nsw/10.10 has reasons, and the claimant is to be told them until that is logged', () => {
    const desk = worth(50_00);
    expect(desk.refused(olga, deny({ reasons: false }))).toMatchObject({
      code: 'REASONS_MISSING',
      clause: 'nsw/10.10',
    });
    desk.give(olga, deny());
    expect(desk.duties()).toContainEqual({
      kind: 'tell claimant why',
      clause: 'nsw/10.10',
      about: 'c-1',
      state: 'open',
    });
    desk.give(olga, notice);
    expect(desk.duties().map(({ kind }) => kind)).not.toContain('tell claimant why');
    expect(desk.refused(olga, notice).code).toBe('NOTICED_ALREADY');
    expect(worth(50_00).refused(olga, notice).code).toBe('NOT_DENIED');
  });

  test('nsw/10.10 nsw/10.10.1 above $100 has a name and an address; at $100 they may be left out', () => {
    for (const given of [{ address: false }, { name: false }])
      expect(worth(101_00).refused(olga, deny(given))).toMatchObject({
        code: 'DETAILS_MISSING',
        clause: 'nsw/10.10.1',
      });
    expect(worth(100_01).refused(olga, deny({ address: false })).code).toBe('DETAILS_MISSING');
    expect(worth(100_00).give(olga, deny({ name: false, address: false }))).toMatchObject([
      { type: 'ClaimDenied', record, clause: 'nsw/10.10' },
    ]);
    expect(worth(101_00).give(olga, deny())).toMatchObject([
      { type: 'ClaimDenied', record, clause: 'nsw/10.10.1' },
    ]);
  });

  test('nsw/10.10.1 goes by the greatest sum that the terms name: $50 or $100.01 in cash is above $100', () => {
    const bag = (cashAlternative: number) =>
      claimed({
        prizes: [
          aPrize({
            kind: 'goods',
            cents: 50_00,
            cashAlternative,
            items: [{ what: 'A bag', category: 'clothing', count: 1 }],
          }),
        ],
      });
    expect(bag(100_01).refused(olga, deny({ address: false })).code).toBe('DETAILS_MISSING');
    bag(100_00).give(olga, deny({ address: false }));
    const desk = bag(100_01);
    desk.give(olga, deny());
    desk.give(olga, notice);
    expect(desk.refused(olga, erase)).toMatchObject({ code: 'KEPT_BY_DUTY', clause: 'nsw/10.10.1' });
  });

  test('nsw/10.10.1 above $100 is neither changed nor erased', () => {
    const desk = worth(101_00);
    desk.give(olga, deny());
    desk.give(olga, notice);
    expect(desk.refused(olga, deny())).toMatchObject({ code: 'CLAIM_IS_DECIDED', clause: 'nsw/10.10.1' });
    expect(desk.refused(olga, erase)).toMatchObject({ code: 'KEPT_BY_DUTY', clause: 'nsw/10.10.1' });
  });

  test('of $100 is erased when the claimant has been told, once', () => {
    const desk = worth(100_00);
    desk.give(olga, deny());
    expect(desk.refused(olga, erase).code).toBe('NOT_YET_TOLD');
    desk.give(olga, notice);
    expect(desk.give(olga, erase)).toMatchObject([{ type: 'PersonalErased', ref: 'r-1' }]);
    expect(desk.refused(olga, erase).code).toBe('NOTHING_TO_ERASE');
    expect(desk.refused(olga, { ...erase, ref: 'r-2' }).code).toBe('NOTHING_TO_ERASE');
  });

  test('nsw/10.10.1 of a cancelled draw is still owed an answer, with reasons, name and address', () => {
    const desk = worth(101_00);
    desk.give(olga, { type: 'DeclareCompromised', reason: 'Two lists are about.' });
    desk.give(olga, { type: 'CancelDraw' });
    expect(desk.duties()).toMatchObject([{ kind: 'decide claim', about: 'c-1' }]);
    expect(desk.refused(olga, meet())).toMatchObject({ code: 'DRAW_IS_CANCELLED', clause: 'nsw/10.12' });
    expect(desk.refused(olga, { type: 'ClosePromotion', words: '' }).code).toBe('DUTY_OPEN');
    expect(desk.refused(olga, deny({ address: false })).code).toBe('DETAILS_MISSING');
    desk.give(olga, deny());
    expect(desk.duties()).toMatchObject([{ kind: 'tell claimant why' }]);
    desk.give(olga, notice);
    expect(desk.refused(olga, erase).code).toBe('KEPT_BY_DUTY');
    desk.give(olga, { type: 'ClosePromotion', words: '' });
  });

  const close = (words: string) => ({ type: 'ClosePromotion', words }) as const;
  const claim = (person: string) => ({ type: 'ClaimPrize', prize: 'first', person: `p-${person}` }) as const;

  test("nsw/10.10 may come when all is closed: the drawn winner's own is met or denied, any other denied", () => {
    const closed = () => {
      const desk = drawn({ prizes: [aPrize({ cents: 101_00 })] }).at(DRAW + HOUR);
      desk.give(olga, { type: 'LogTelling', prize: 'first', way: 'mail', outcome: 'told' });
      desk.give(olga, close('Nobody came for it.'));
      return desk;
    };
    const desk = closed();
    desk.give(as('ben'), claim('ben'));
    expect(desk.duties()).toMatchObject([{ kind: 'decide claim', about: 'c-1' }]);
    expect(desk.refused(olga, deny({ name: false })).code).toBe('DETAILS_MISSING');
    desk.give(olga, deny());
    desk.give(olga, notice);
    desk.give(as('ann'), claim('ann'));
    desk.give(olga, { ...meet(), claim: 'c-2' });
    expect(desk.duties()).toEqual([]);
    expect(desk.stage()).toBe('closed');
    const other = closed();
    other.give(as('ann'), claim('ann'));
    other.give(olga, deny());
    expect(other.duties()).toMatchObject([{ kind: 'tell claimant why' }]);
  });

  test('nsw/10.10 may come when a draw was cancelled before it was made, and not while it is still to be made', () => {
    const desk = listed(['ann']);
    expect(desk.refused(as('ann'), claim('ann')).code).toBe('NOT_DRAWN');
    desk.give(olga, { type: 'DeclareCompromised', reason: 'Two lists are about.' });
    desk.give(olga, { type: 'CancelDraw' });
    desk.give(as('ann'), claim('ann'));
    expect(desk.duties()).toMatchObject([{ kind: 'decide claim' }]);
  });

  test('nsw/10.10 whoever was drawn before the draw was cancelled is told why there is no prize', () => {
    const desk = drawn();
    desk.give(olga, { type: 'DeclareCompromised', reason: 'Two lists are about.' });
    desk.give(olga, { type: 'CancelDraw' });
    expect(desk.duties()).toMatchObject([{ kind: 'tell winner why', clause: 'nsw/10.10', about: 'first' }]);
    expect(desk.refused(olga, close('')).code).toBe('DUTY_OPEN');
    desk.give(olga, { type: 'LogTelling', prize: 'first', way: 'telephone', outcome: 'told' });
    expect(desk.duties()).toEqual([]);
    desk.give(olga, close(''));
  });

  test('settles the prize of a winner', () => {
    const desk = worth(50_00);
    desk.give(olga, deny());
    expect(desk.stage()).toBe('awarded');
  });
});
