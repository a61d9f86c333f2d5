import { describe, expect, test } from 'vitest';
import {
  aPrize,
  as,
  CLOSING,
  claimed,
  DAY,
  DRAW,
  draw,
  drawn,
  enters,
  HOUR,
  listed,
  olga,
  prepared,
  running,
} from './testing/desk.ts';

describe('a dispute over the terms', () => {
  const raise = { type: 'RaiseDispute', words: 'I am a gold member.' } as const;
  const decide = { type: 'DecideDispute', dispute: 'd-1', words: 'Not when you entered.' } as const;
  const advise = { type: 'AdviseOfComplaint', dispute: 'd-1', how: 'shown' } as const;
  const close = { type: 'CloseDispute', dispute: 'd-1' } as const;
  const statement = { ref: 'r-1', digest: '0'.repeat(64) };
  const lodge = { type: 'LodgeComplaint', dispute: 'd-1', statement } as const;

  test('nsw/10.11 is decided by the operator, finally, and closed with the advice of the right to complain', () => {
    expect(prepared().refused(as('ann'), raise)).toMatchObject({
      code: 'NOT_PUBLISHED',
      clause: 'nsw/10.11',
    });
    const desk = running();
    desk.give(as('ann'), raise);
    expect(desk.refused(olga, close).code).toBe('NOT_DECIDED');
    expect(desk.refused(olga, advise).code).toBe('NOT_DECIDED');
    expect(desk.refused(as('ann'), decide).code).toBe('NOT_YOUR_ROLE');
    desk.give(olga, decide);
    expect(desk.refused(olga, decide)).toMatchObject({ code: 'DECISION_IS_FINAL', clause: 'nsw/10.11' });
    expect(desk.refused(olga, close)).toMatchObject({ code: 'ADVICE_MISSING', clause: 'nsw/10.11' });
    desk.give(olga, advise);
    expect(desk.refused(olga, advise)).toMatchObject({ code: 'ADVISED_ALREADY', clause: 'nsw/10.11' });
    expect(desk.give(olga, close)).toMatchObject([{ type: 'DisputeClosed', clause: 'nsw/10.11' }]);
    expect(desk.refused(olga, close)).toMatchObject({ code: 'CLOSED_ALREADY', clause: 'nsw/10.11' });
    expect(desk.refused(as('ben'), lodge).code).toBe('NOT_YOUR_DISPUTE');
    expect(desk.give(as('ann'), lodge)).toMatchObject([{ type: 'ComplaintLodged', clause: 'nsw/10.11' }]);
    expect(desk.refused(as('ann'), lodge).code).toBe('LODGED_ALREADY');
  });

  test('nsw/10.11 is complained about from the decision on, and the advice is owed all the same', () => {
    const desk = running();
    desk.give(as('ann'), raise);
    expect(desk.refused(as('ann'), lodge).code).toBe('NOT_DECIDED');
    desk.give(olga, decide);
    desk.give(as('ann'), lodge);
    expect(desk.duties()).toMatchObject([{ kind: 'advise of complaint' }]);
  });

  test('nsw/10.11 the words of a complaint are erased when the inspector has read them, and not before', () => {
    const desk = running();
    desk.give(as('ann'), raise);
    for (const command of [decide, advise]) desk.give(olga, command);
    desk.give(as('ann'), lodge);
    const erase = { type: 'ErasePersonal', ref: statement.ref } as const;
    expect(desk.refused(olga, erase)).toMatchObject({ code: 'NOT_READ_YET', clause: 'nsw/10.11' });
    expect(desk.give(olga, { ...erase, seenAt: 5 })).toMatchObject([{ type: 'PersonalErased', seenAt: 5 }]);
    expect(desk.refused(olga, { ...erase, seenAt: 5 }).code).toBe('NOTHING_TO_ERASE');
  });

  test('nsw/10.11 is open work until it is decided and the advice is given', () => {
    const desk = running();
    const kinds = () => desk.duties().map(({ kind }) => kind);
    desk.give(as('ann'), raise);
    expect(kinds()).toEqual(['decide dispute']);
    desk.give(olga, decide);
    expect(kinds()).toEqual(['advise of complaint']);
    desk.give(olga, advise);
    expect(kinds()).toEqual([]);
  });

  test('outlasts the promotion', () => {
    const desk = claimed();
    desk.give(olga, { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] });
    desk.give(olga, { type: 'ClosePromotion', words: '' });
    desk.give(as('ann'), raise);
    desk.give(olga, decide);
    desk.give(olga, advise);
    desk.give(as('ann'), lodge);
    expect(desk.refused(olga, { type: 'FixEntries' }).code).toBe('PROMOTION_IS_CLOSED');
  });
});

describe('integrity', () => {
  const compromised = { type: 'DeclareCompromised', reason: 'Two lists are about.' } as const;
  const postpone = { type: 'Postpone', what: 'draw' } as const;
  const cancel = { type: 'CancelDraw' } as const;
  const validate = { type: 'RecordValidation', words: 'One list was a copy.' } as const;

  test('nsw/10.12 in doubt puts the draw off until a validation is recorded', () => {
    const desk = listed(['ann']);
    expect(desk.refused(olga, { ...compromised, reason: '' }).code).toBe('REASON_MISSING');
    desk.give(olga, compromised);
    expect(desk.refused(olga, draw).code).toBe('INTEGRITY_IN_DOUBT');
    expect(desk.duties()).toMatchObject([{ kind: 'postpone or cancel', clause: 'nsw/10.12' }]);
    expect(desk.refused(olga, validate).code).toBe('NOT_POSTPONED');
    desk.give(olga, postpone);
    expect(desk.stage()).toBe('postponed');
    expect(desk.refused(olga, draw)).toMatchObject({ code: 'INTEGRITY_IN_DOUBT', clause: 'nsw/10.12' });
    expect(desk.refused(olga, { ...validate, words: '' }).code).toBe('WORDS_MISSING');
    desk.give(olga, validate);
    desk.give(olga, draw);
  });

  test('nsw/10.12 lost cancels the draw, which is never made then', () => {
    const desk = listed(['ann']);
    desk.give(olga, compromised);
    desk.give(olga, cancel);
    expect(desk.stage()).toBe('cancelled');
    for (const command of [draw, validate, postpone, compromised, cancel])
      expect(desk.refused(olga, command)).toMatchObject({ code: 'DRAW_IS_CANCELLED', clause: 'nsw/10.12' });
    desk.give(olga, { type: 'ClosePromotion', words: '' });
  });

  test('nsw/10.12 is declared before anything is put off or cancelled', () => {
    for (const command of [postpone, cancel])
      expect(listed(['ann']).refused(olga, command).code).toBe('NOT_COMPROMISED');
  });

  test('entries go on while only the draw is put off, and not while the promotion is', () => {
    const desk = running();
    desk.give(olga, compromised);
    expect(desk.refused(as('ann'), enters('ann')).code).toBe('INTEGRITY_IN_DOUBT');
    desk.give(olga, postpone);
    desk.give(as('ann'), enters('ann'));
    desk.give(olga, { ...postpone, what: 'promotion' });
    expect(desk.refused(as('ben'), enters('ben')).code).toBe('INTEGRITY_IN_DOUBT');
    expect(desk.refused(olga, { ...postpone, what: 'promotion' }).code).toBe('POSTPONED_ALREADY');
  });

  test('in doubt after the draw keeps prizes back', () => {
    const desk = claimed();
    const meet = { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] } as const;
    desk.give(olga, compromised);
    desk.give(olga, postpone);
    expect(desk.refused(olga, meet).code).toBe('INTEGRITY_IN_DOUBT');
    desk.give(olga, validate);
    desk.give(olga, meet);
  });

  test('nsw/10.12 the rest of a draw is cancelled and closed when one of its prizes is awarded, which stays', () => {
    const desk = listed(['ann', 'ben'], { prizes: [aPrize(), aPrize({ prize: 'second' })] });
    desk.give(olga, draw);
    const [first, second] = desk.promotion.winners;
    const claim = (prize: string, person = '') => ({ type: 'ClaimPrize', prize, person }) as const;
    desk.give(olga, claim('first', first?.person));
    desk.at(DRAW + HOUR).give(olga, { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] });
    desk.give(olga, compromised);
    expect(desk.give(olga, cancel)).toMatchObject([{ type: 'DrawCancelled', kept: ['first'] }]);
    expect(desk.stage()).toBe('cancelled');
    expect(desk.promotion.awards).toMatchObject([{ prize: 'first', person: first?.person }]);
    expect(desk.duties()).toMatchObject([{ kind: 'tell winner why', about: 'second' }]);
    desk.give(olga, claim('second', second?.person));
    expect(desk.refused(olga, { type: 'MeetClaim', claim: 'c-2', take: 'prize', parts: [] }).code).toBe(
      'DRAW_IS_CANCELLED',
    );
    const given = { name: true, address: true, reasons: true };
    const record = { ref: 'r-2', digest: '0'.repeat(64) };
    desk.give(olga, { type: 'DenyClaim', claim: 'c-2', record, given });
    desk.give(olga, { type: 'LogDenialNotice', claim: 'c-2', way: 'mail' });
    desk.give(olga, { type: 'ClosePromotion', words: '' });
    expect(desk.duties()).toEqual([]);
  });

  test('nsw/10.12 may be doubted when all is awarded and closed, and cancelling takes nothing back', () => {
    const desk = claimed();
    desk.give(olga, { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] });
    desk.give(olga, { type: 'ClosePromotion', words: '' });
    desk.give(olga, compromised);
    expect(desk.duties()).toMatchObject([{ kind: 'postpone or cancel' }]);
    expect(desk.give(olga, cancel)).toMatchObject([{ kept: ['first'] }]);
    expect(desk.duties()).toEqual([]);
    expect(desk.stage()).toBe('closed');
  });

  test.each(['promotion', 'draw'] as const)(
    'nsw/10.12 the list is not fixed while integrity is in doubt or the %s is postponed',
    (what) => {
      const fix = { type: 'FixEntries' } as const;
      const desk = running();
      desk.give(as('ann'), enters('ann'));
      desk.at(CLOSING + 1).give(olga, compromised);
      expect(desk.refused(olga, fix)).toMatchObject({ code: 'INTEGRITY_IN_DOUBT', clause: 'nsw/10.12' });
      desk.give(olga, { ...postpone, what });
      expect(desk.refused(olga, fix)).toMatchObject({ code: 'INTEGRITY_IN_DOUBT', clause: 'nsw/10.12' });
      desk.give(olga, validate);
      desk.give(olga, fix);
    },
  );
});

describe('closing', () => {
  const close = (words = '') => ({ type: 'ClosePromotion', words }) as const;

  test('nsw/10.7.2 waits for the draw and for what is owed to anybody', () => {
    expect(listed(['ann']).refused(olga, close()).code).toBe('NOT_DRAWN');
    const desk = drawn();
    expect(desk.refused(olga, close('x'))).toMatchObject({ code: 'DUTY_OPEN', clause: 'nsw/10.8' });
    desk.give(olga, { type: 'LogTelling', prize: 'first', way: 'mail', outcome: 'sent' });
    expect(desk.refused(olga, close('x'))).toMatchObject({ code: 'DUTY_OPEN', clause: 'nsw/10.8' });
    desk.give(olga, { type: 'LogTelling', prize: 'first', way: 'email', outcome: 'sent' });
    expect(desk.refused(olga, close())).toMatchObject({
      code: 'PRIZE_NOT_AWARDED',
      clause: 'nsw/10.7.2',
    });
    desk.give(olga, close('Nobody came for it.'));
    expect(desk.stage()).toBe('closed');
  });

  test('is not kept up for ever by what was done too late', () => {
    const desk = drawn().at(DRAW + 2 * DAY + 1);
    desk.give(olga, { type: 'LogTelling', prize: 'first', way: 'mail', outcome: 'told' });
    desk.give(olga, close('Nobody came for it.'));
    expect(desk.duties()).toMatchObject([{ kind: 'tell winner', state: 'late' }]);
  });
});
