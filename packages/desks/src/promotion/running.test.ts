import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import type { Terms } from './terms.ts';
import {
  as,
  CLOSING,
  DAY,
  drafted,
  enters,
  fullTerms,
  HOUR,
  listed,
  NOTICE,
  notify,
  olga,
  open,
  prepared,
  running,
  START,
  terms,
} from './testing/desk.ts';

describe('opening', () => {
  const poster = (reference: string) =>
    ({ type: 'RecordMarketing', item: { item: 'm-1', what: 'A poster', reference } }) as const;

  test('nsw/10.6 needs marketing, and the reference to the terms on every piece of it', () => {
    const desk = drafted();
    desk.give(olga, terms());
    desk.give(olga, notify);
    desk.give(olga, { type: 'RecordChannel', channel: 'brochure' });
    expect(desk.refused(olga, open())).toMatchObject({ code: 'NO_MARKETING', clause: 'nsw/10.6' });
    desk.give(olga, poster(' '));
    expect(desk.refused(olga, open())).toMatchObject({
      code: 'MARKETING_WITHOUT_REFERENCE',
      clause: 'nsw/10.6',
    });
    desk.give(olga, poster('Terms at the desk'));
    desk.give(olga, open());
    expect(desk.promotion.marketing).toHaveLength(1);
  });

  test('nsw/10.6 is followed by no marketing without the reference, also of something recorded before', () => {
    const desk = prepared();
    desk.give(olga, poster(' '));
    desk.give(olga, poster('Terms at the desk'));
    desk.give(olga, notify);
    desk.give(olga, open());
    for (const at of [NOTICE, START])
      for (const item of ['m-1', 'm-2'])
        for (const reference of ['', ' ', 'None'])
          expect(
            desk
              .at(at)
              .refused(olga, { type: 'RecordMarketing', item: { item, what: 'A letter', reference } }),
          ).toMatchObject({ code: 'MARKETING_WITHOUT_REFERENCE', clause: 'nsw/10.6' });
    desk.give(olga, poster('Terms at the door'));
  });

  test('nsw/10.6 marketing is something that has a name of its own and is described', () => {
    const desk = drafted();
    const item = { item: 'm-1', what: 'A poster', reference: 'Terms at the desk' };
    for (const unnamed of [{ item: ' ' }, { what: ' ' }])
      expect(desk.refused(olga, { type: 'RecordMarketing', item: { ...item, ...unnamed } })).toMatchObject({
        code: 'MARKETING_UNNAMED',
        clause: 'nsw/10.6',
      });
    desk.give(olga, { type: 'RecordMarketing', item });
  });

  test('nsw/10.7.1 of a prize draw needs a committed seed, and of a throw of dice none', () => {
    const { commitment: _, ...uncommitted } = open();
    const desk = prepared();
    desk.give(olga, notify);
    expect(desk.refused(olga, uncommitted)).toMatchObject({ code: 'NO_COMMITMENT', clause: 'nsw/10.7.1' });
    desk.give(olga, open());
    const dice = prepared({}, 'dice throw');
    dice.give(olga, notify);
    dice.give(olga, uncommitted);
  });

  test('nsw/10.6#2 needs a way to get the terms', () => {
    const desk = drafted();
    desk.give(olga, terms());
    desk.give(olga, notify);
    desk.give(olga, poster('Terms at the desk'));
    expect(desk.refused(olga, open())).toMatchObject({ code: 'NO_CHANNEL', clause: 'nsw/10.6#2' });
    desk.give(olga, { type: 'RecordChannel', channel: 'in the casino' });
    desk.give(olga, open());
  });

  test('nsw/10.9 24 hours after the notice and not a minute sooner', () => {
    const desk = prepared();
    expect(desk.refused(olga, open())).toMatchObject({ code: 'NOT_NOTIFIED', clause: 'nsw/10.9' });
    desk.give(olga, notify);
    const refusal = desk.refused(olga, open(NOTICE + DAY - 60_000));
    expect(refusal).toMatchObject({ code: 'TOO_SOON_AFTER_NOTICE', clause: 'nsw/10.9' });
    expect(tellInEnglish(refusal)).toContain('2026-05-05 09:00 UTC');
    expect(desk.refused(olga, open(NOTICE + DAY - 1)).code).toBe('TOO_SOON_AFTER_NOTICE');
    desk.give(olga, open(NOTICE + DAY));
    expect([desk.at(START - 1).stage(), desk.at(START).stage()]).toEqual(['notified', 'running']);
  });

  test('nsw/10.9 the notice is a snapshot of the terms at its moment', () => {
    const desk = prepared();
    expect(desk.give(olga, notify)).toMatchObject([
      { type: 'AuthorityNotified', terms: fullTerms(), reference: 'letter 4', at: NOTICE },
    ]);
    expect(desk.refused(olga, notify).code).toBe('ALREADY_NOTIFIED');
  });

  test('nsw/10.9 a changed text needs a new notice, and its 24 hours begin anew', () => {
    const desk = prepared();
    desk.give(olga, notify);
    desk.give(olga, open());
    desk.at(NOTICE + HOUR).give(olga, terms({ manner: 'Two draws' }));
    expect(desk.stage()).toBe('draft');
    expect(desk.at(START).stage()).toBe('draft');
    expect(desk.refused(olga, open()).code).toBe('NOT_NOTIFIED');
    desk.give(olga, notify);
    expect(desk.refused(olga, open(START + DAY - 1)).code).toBe('TOO_SOON_AFTER_NOTICE');
    desk.give(olga, open(START + DAY));
  });

  test('nsw/10.9 the same text again restarts nothing', () => {
    const desk = prepared();
    desk.give(olga, notify);
    expect(desk.refused(olga, terms()).code).toBe('NOTHING_CHANGED');
    desk.give(olga, open());
  });

  test('may be set to another moment as long as it has not come, without another version', () => {
    const desk = prepared();
    desk.give(olga, notify);
    desk.give(olga, open());
    desk.give(olga, open(START + HOUR));
    expect(desk.promotion.versions).toMatchObject([{ version: 1, since: START + HOUR }]);
    expect([desk.at(START).stage(), desk.at(START + HOUR).stage()]).toEqual(['notified', 'running']);
    expect(desk.refused(olga, open(START + 2 * HOUR)).code).toBe('ALREADY_STARTED');
  });

  test('is neither in the past nor after entries close', () => {
    const desk = prepared();
    desk.give(olga, notify);
    expect(desk.at(START + 1).refused(olga, open(START)).code).toBe('START_HAS_PASSED');
    expect(desk.refused(olga, open(CLOSING)).code).toBe('CLOSES_BEFORE_START');
    desk.give(olga, open(CLOSING - 1));
  });
});

describe('an amendment', () => {
  const later: Terms = fullTerms({ entriesClose: CLOSING + HOUR });
  const propose = { type: 'ProposeAmendment', terms: later, why: 'A strike', prescribed: [] } as const;
  const approve = (reference: string) => ({ type: 'ApproveAmendment', amendment: 'a-1', reference }) as const;

  test('nsw/10.9.1 is a proposal until the approval of the Authority is recorded, and a new version then', () => {
    const desk = running();
    expect(desk.refused(olga, { ...terms(), terms: later })).toMatchObject({
      code: 'TERMS_ARE_LOCKED',
      clause: 'nsw/10.9.1',
    });
    desk.give(olga, propose);
    expect(desk.promotion.terms.entriesClose).toBe(CLOSING);
    expect(desk.refused(olga, approve(' ')).code).toBe('APPROVAL_MISSING');
    expect(desk.promotion.terms.entriesClose).toBe(CLOSING);
    expect(desk.give(olga, approve('ref 77'))).toMatchObject([{ version: 2, reference: 'ref 77' }]);
    expect(desk.promotion.terms).toEqual(later);
    expect(desk.promotion.versions).toMatchObject([
      { version: 1, terms: { entriesClose: CLOSING } },
      { version: 2, terms: { entriesClose: CLOSING + HOUR }, approval: 'ref 77' },
    ]);
    expect(desk.refused(olga, approve('ref 78')).code).toBe('ALREADY_APPROVED');
  });

  test('nsw/10.9.1 locks the terms at the start and not a moment before', () => {
    const desk = running();
    desk.at(START - 1);
    expect(desk.refused(olga, propose).code).toBe('NOT_STARTED');
    desk.at(START);
    expect(desk.refused(olga, terms({ manner: 'x' })).code).toBe('TERMS_ARE_LOCKED');
    desk.at(START - 1).give(olga, terms({ manner: 'x' }));
  });

  test('is complete, holds nothing barred, and says why', () => {
    const desk = running();
    expect(desk.refused(olga, { ...propose, why: '' }).code).toBe('REASON_MISSING');
    expect(desk.refused(olga, { ...propose, terms: fullTerms({ manner: '' }) }).clause).toBe('nsw/10.7.1');
  });

  test('nsw/10.9.1 of terms that are no longer in force is proposed anew', () => {
    const desk = running();
    desk.give(olga, propose);
    desk.give(olga, propose);
    desk.give(olga, approve('ref 77'));
    expect(desk.refused(olga, { ...approve('ref 78'), amendment: 'a-2' }).code).toBe('TERMS_MOVED_ON');
    expect(desk.refused(olga, { ...approve('ref 78'), amendment: 'a-9' }).code).toBe('NO_SUCH_AMENDMENT');
  });

  test('nsw/10.7.6 does not open a list that is fixed', () => {
    const desk = listed(['ann']);
    desk.give(olga, propose);
    expect(desk.refused(olga, approve('ref 77')).code).toBe('LIST_IS_FIXED');
  });
});

describe('an entry', () => {
  const gold = {
    words: 'Gold members present in the casino',
    memberships: ['Gold'],
    present: true,
    entries: 1,
  };

  test('nsw/10.7.3 is taken from whom the terms name and from nobody else', () => {
    const desk = running({ eligibility: gold });
    const refusal = desk.refused(as('ben'), enters('ben', { membership: 'silver' }));
    expect(refusal).toMatchObject({ code: 'NOT_ELIGIBLE', clause: 'nsw/10.7.3' });
    expect(desk.refused(as('ben'), enters('ben')).code).toBe('NOT_ELIGIBLE');
    const ann = enters('ann', { membership: 'gold' });
    expect(desk.refused(as('ann'), { ...ann, isPresent: false })).toMatchObject({
      code: 'NOT_PRESENT',
      clause: 'nsw/10.7.3',
    });
    expect(desk.give(as('ann'), ann)).toMatchObject([{ type: 'Entered', entry: 'e-1', person: 'p-ann' }]);
  });

  test('nsw/10.7.4 needs the bet on record that the terms ask for', () => {
    const desk = running({ bet: { required: true, cents: 20_00 } });
    const refusal = desk.refused(as('ann'), enters('ann', { largestWager: 10_00 }));
    expect(refusal).toMatchObject({ code: 'BET_TOO_SMALL', clause: 'nsw/10.7.4' });
    expect(tellInEnglish(refusal)).toContain('$20');
    expect(desk.refused(as('ann'), enters('ann', { largestWager: 19_99 })).code).toBe('BET_TOO_SMALL');
    desk.give(as('ann'), enters('ann', { largestWager: 20_00 }));
    // A sum that somebody once thought of, and does not ask for.
    running({ bet: { required: false, cents: 20_00 } }).give(as('ann'), enters('ann'));
  });

  test('nsw/10.7.6 is taken until entries close and refused a minute later', () => {
    const desk = running();
    desk.at(CLOSING).give(as('ann'), enters('ann'));
    for (const late of [1, 60_000])
      expect(desk.at(CLOSING + late).refused(as('ben'), enters('ben'))).toMatchObject({
        code: 'ENTRIES_ARE_CLOSED',
        clause: 'nsw/10.7.6',
      });
    expect([desk.at(CLOSING).stage(), desk.at(CLOSING + 1).stage()]).toEqual(['running', 'entries closed']);
  });

  test('nsw/10.9 is not taken before the start, nor while no start is set', () => {
    expect(prepared().refused(as('ann'), enters('ann'))).toMatchObject({
      code: 'NOT_STARTED',
      clause: 'nsw/10.9',
    });
    const desk = running();
    expect(desk.at(START - 1).refused(as('ann'), enters('ann')).code).toBe('NOT_STARTED');
    desk.at(START).give(as('ann'), enters('ann'));
  });

  test('nsw/10.7.3 is made as often as the terms say, by everybody for themselves or by the operator', () => {
    const desk = running({ eligibility: { ...gold, memberships: [], present: false, entries: 2 } });
    expect(desk.refused(as('ben'), enters('ann')).code).toBe('NOT_YOUR_ENTRY');
    desk.give(as('ann'), enters('ann'));
    desk.give(olga, enters('ann'));
    expect(desk.refused(as('ann'), enters('ann')).code).toBe('ENTERED_ALREADY');
  });

  test('nsw/10.7.6 stands in a list that is fixed once, after entries have closed', () => {
    const desk = running();
    desk.give(as('ann'), enters('ann'));
    expect(desk.at(CLOSING).refused(olga, { type: 'FixEntries' }).code).toBe('ENTRIES_ARE_OPEN');
    const [fixed] = desk.at(CLOSING + 1).give(olga, { type: 'FixEntries' });
    expect(fixed).toMatchObject({ type: 'EntriesFixed', count: 1 });
    expect(desk.refused(olga, { type: 'FixEntries' }).code).toBe('LIST_IS_FIXED');
  });
});
