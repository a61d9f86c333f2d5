import { blankTerms, newPromotion, type Promotion } from '@dicepit/desks';
import type { DeskPromotion } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { type Around, asWhom, partFor, refusalOf } from './promotion-dry-run.ts';

const AT = Date.UTC(2026, 4, 4, 9);

function promotionWith(changes: Partial<Promotion> = {}, facts: Partial<DeskPromotion> = {}): DeskPromotion {
  const { entries: _, ...whole } = { ...newPromotion, promotion: 'pr-1', title: 'Spring draw', ...changes };
  return {
    promotion: 'pr-1',
    title: 'Spring draw',
    method: 'prize draw',
    stage: 'draft',
    now: AT,
    duties: [],
    completeness: { done: 0, of: 14, missing: [{ clause: 'nsw/10.7.1', term: 'manner' }] },
    version: 1,
    entries: 0,
    whole,
    ...facts,
  };
}

const olga: Around = {
  person: 'p-olga',
  roles: ['dealer', 'operator'],
  at: AT,
  prescribed: [{ category: 'fireworks', reference: 'a regulation' }],
  scrutineers: new Set(['p-scott']),
  entries: [],
};
const tobacco = {
  ...blankTerms,
  prizes: [
    {
      prize: 'first',
      kind: 'goods' as const,
      description: '',
      cents: null,
      conditions: '',
      items: [{ what: 'Cigars', category: 'tobacco', count: 1 }],
      cashAlternative: null,
      details: {},
    },
  ],
};

describe('whether something would be refused', () => {
  test('nsw/10.5.1 is said with the clause before it is sent', () => {
    const refusal = refusalOf(promotionWith(), { type: 'ChangeTerms', terms: tobacco }, olga);
    expect(refusal).toMatchObject({ code: 'PRIZE_IS_BARRED', clause: 'nsw/10.5.1' });
  });

  test('is known of what regulations name as well', () => {
    const [prize] = tobacco.prizes;
    const items = [{ what: 'Rockets', category: 'fireworks', count: 1 }];
    const terms = { ...tobacco, prizes: prize === undefined ? [] : [{ ...prize, items }] };
    expect(refusalOf(promotionWith(), { type: 'ChangeTerms', terms }, olga)?.clause).toBe('nsw/10.5.5');
  });

  test('nothing is said where it would be done', () => {
    expect(refusalOf(promotionWith(), { type: 'RecordChannel', channel: 'brochure' }, olga)).toBeUndefined();
  });

  test('whoever may not is told so', () => {
    const ines: Around = { ...olga, person: 'p-ines', roles: ['inspector'] };
    const refusal = refusalOf(promotionWith(), { type: 'RecordChannel', channel: 'brochure' }, ines);
    expect(refusal?.code).toBe('NOT_YOUR_ROLE');
  });

  test('nsw/10.2 only a scrutineer of the pit is nominated', () => {
    const nominate = (person: string) =>
      refusalOf(promotionWith(), { type: 'NominateScrutineer', person }, olga)?.code;
    expect(nominate('p-scott')).toBeUndefined();
    expect(nominate('p-ann')).toBe('NOT_A_SCRUTINEER');
  });

  test('the seed, which the page does not have, stops no draw here', () => {
    const whole: Partial<Promotion> = {
      opening: { start: AT - 1, commitment: 'aa' },
      list: { count: 1, digest: 'bb', at: AT },
      terms: { ...blankTerms, prizes: tobacco.prizes.map((prize) => ({ ...prize, items: [] })) },
    };
    expect(refusalOf(promotionWith(whole, { entries: 1 }), { type: 'RunDraw' }, olga)).toBeUndefined();
    expect(refusalOf(promotionWith(), { type: 'RunDraw' }, olga)?.code).toBe('LIST_NOT_FIXED');
  });
});

test('a command is given as whoever may give it, where somebody is that', () => {
  expect(asWhom(olga, 'RunDraw')).toEqual({ person: 'p-olga', role: 'operator' });
  expect(asWhom(olga, 'Attest')).toEqual({ person: 'p-olga', role: 'dealer' });
});

describe('the part that is shown', () => {
  test('is the one that the address names', () => {
    expect(partFor('claims', promotionWith())).toBe('claims');
  });

  test.each([
    ['draft', 'terms'],
    ['notified', 'opening'],
    ['running', 'entries'],
    ['entries closed', 'draw'],
    ['drawn', 'winners'],
    ['awarded', 'claims'],
    ['cancelled', 'integrity'],
  ] as const)('of a promotion that is %s, and where none is named, is %s', (stage, part) => {
    expect(partFor(undefined, promotionWith({}, { stage }))).toBe(part);
    expect(partFor('nonsense', promotionWith({}, { stage }))).toBe(part);
  });

  test('of a draft that is complete is the notice', () => {
    const completeness = { done: 14, of: 14, missing: [] };
    expect(partFor(undefined, promotionWith({}, { completeness }))).toBe('opening');
  });
});
