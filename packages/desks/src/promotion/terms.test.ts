import type { Role } from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { itemCategories } from './barred.ts';
import { completeness } from './completeness.ts';
import { prizeDetails } from './prize-details.ts';
import { blankTerms, type Prize, type PrizeKind, type Terms } from './terms.ts';
import { aPrize, CLOSING, drafted, fullTerms, notify, olga, open, prepared } from './testing/desk.ts';

const create = { type: 'CreatePromotion', promotion: 'pr-2', title: 'A draw', method: 'prize draw' } as const;

describe('a new promotion', () => {
  test('nsw/10.1 is a draft of the operator, and of nobody else', () => {
    const desk = drafted();
    expect(desk.stage()).toBe('draft');
    const others: readonly Role[] = [
      'player',
      'dealer',
      'game-supervisor',
      'casino-supervisor',
      'senior-casino-supervisor',
      'inspector',
      'scrutineer',
    ];
    for (const role of others)
      expect(desk.refused({ person: 'p-dora', role }, create)).toMatchObject({
        code: 'NOT_YOUR_ROLE',
        clause: 'nsw/10.1',
      });
  });

  test("nsw/1.1(promotional-prize) awarded by a 'prize draw' has the whole checklist before it", () => {
    const { done, of, missing } = completeness(drafted().promotion.terms);
    expect(done).toBe(0);
    expect(of).toBe(missing.length);
    expect([...new Set(missing.map(({ clause }) => clause))]).toEqual(
      ['1', '2', '3', '5', '6', '7', '8', '9', '10', '11'].map((term) => `nsw/10.7.${term}`),
    );
  });

  test('nsw/1.1(promotional-prize) is awarded by chance or is none', () => {
    const desk = drafted();
    expect(desk.refused(olga, create).code).toBe('PROMOTION_EXISTS');
    expect(() => drafted('dice throw')).not.toThrow();
    expect(() => drafted('best essay')).toThrow('NOT_BY_CHANCE');
  });
});

/** What notifying and opening say to these terms: both must refuse them by the same clause. */
function refusalOf(changes: Partial<Terms>): { clause: string | undefined; sentence: string } {
  const desk = prepared(changes);
  const [notified, opened] = [desk.refused(olga, notify), desk.refused(olga, open())];
  expect(notified).toEqual(opened);
  return { clause: notified.clause, sentence: tellInEnglish(notified) };
}

describe('the terms', () => {
  test('nsw/10.7 are complete, or the promotion is neither notified nor opened', () => {
    const desk = prepared();
    expect(completeness(desk.promotion.terms)).toEqual({ done: 14, of: 14, missing: [] });
    desk.give(olga, notify);
    desk.give(olga, open());
    const { clause, sentence } = refusalOf({ notifying: ' ' });
    expect(clause).toBe('nsw/10.7.9');
    expect(sentence).toContain('how the winner is told (nsw/10.7.9)');
    expect(completeness(fullTerms({ notifying: '' }))).toMatchObject({ done: 13, of: 14 });
  });

  test.each<[string, Partial<Terms>]>([
    ['nsw/10.7.1 manner of award', { manner: '' }],
    ['nsw/10.7.2 award, a place but no date', { award: { place: 'The main bar', at: null } }],
    ['nsw/10.7.2 award, a date but no place', { award: { place: '', at: CLOSING } }],
    ['nsw/10.7.3 eligibility', { eligibility: blankTerms.eligibility }],
    ['nsw/10.7.4 a bet that is required, without its amount', { bet: { required: true, cents: null } }],
    ['nsw/10.7.4 a bet that is required, of nothing', { bet: { required: true, cents: 0 } }],
    ['nsw/10.7.5 nature', { nature: '' }],
    ['nsw/10.7.5 qualification neither filled nor none', { qualification: '' }],
    ['nsw/10.7.5 reservation neither filled nor none', { reservation: '' }],
    ['nsw/10.7.5 guarantee neither filled nor none', { guarantee: '' }],
    ['nsw/10.7.6 closing of entries', { entriesClose: null }],
    ['nsw/10.7.7 the promotion without its time', { event: { place: 'The main bar', at: null } }],
    ['nsw/10.7.7 the promotion without its place', { event: { place: '', at: CLOSING } }],
    ['nsw/10.7.8 how to claim', { claiming: '' }],
    ['nsw/10.7.8 presence undecided', { presence: null }],
    ['nsw/10.7.9 telling the winner', { notifying: '' }],
    ['nsw/10.7.10 publication of results', { publishing: '' }],
    ['nsw/10.7.11 no prize at all', { prizes: [] }],
    ['nsw/10.7.11 a prize without a value', { prizes: [aPrize({ cents: null })] }],
    ['nsw/10.7.11 a prize worth nothing', { prizes: [aPrize({ cents: 0 })] }],
    ['nsw/10.7.11 a prize without a description', { prizes: [aPrize({ description: '' })] }],
    [
      'nsw/10.7.11 a prize whose conditions are neither filled nor none',
      { prizes: [aPrize({ conditions: '' })] },
    ],
  ])('%s: a promotion is not opened without it', (name, changes) => {
    expect(refusalOf(changes).clause).toBe(name.split(' ')[0]);
    const whole = prepared();
    whole.give(olga, notify);
    whole.give(olga, open());
  });

  test('nsw/10.7.4 no bet is asked for where none is required', () => {
    expect(completeness(fullTerms()).missing).toEqual([]);
    expect(completeness(fullTerms({ bet: { required: true, cents: 20_00 } }))).toMatchObject({
      done: 15,
      of: 15,
    });
  });
});

const travelling = { airfares: true, transfers: false, transport: 'a hire car', duration: '7 nights' };
const fullDetails: Partial<Record<PrizeKind, Prize['details']>> = {
  'casino dollars': { days: 30 },
  'machinery or electric appliance': { make: 'Acme', model: 'TV 5', accessories: 'none' },
  'motor vehicle': { make: 'Acme', model: 'Coupe', accessories: 'roof rack', onRoad: false },
  travel: {
    persons: 2,
    ...travelling,
    accommodation: 'four stars',
    meals: false,
    dates: 'not at Easter',
    spendingMoney: false,
  },
  'real estate': {
    dwelling: 'a house',
    plans: 'plan 12 of the file',
    contract: 'contract 12 of the file',
    easements: 'none',
    location: '1 Sample Street',
    furniture: true,
    fixtures: true,
    legalCosts: false,
    conveyancing: false,
  },
};

const ofKind = (kind: PrizeKind, details: Prize['details']) =>
  ({ prizes: [aPrize({ kind, details })] }) satisfies Partial<Terms>;
const missingIn = (kind: PrizeKind, details: Prize['details']) =>
  completeness(fullTerms(ofKind(kind, details))).missing;

/** What is missing of a thing of that kind in a prize of goods, beside some jam. */
function missingAmongGoods(category: string, details?: Prize['details']) {
  const jam = { what: 'Jam', category: 'food', count: 1 };
  const thing = { what: 'It', category, count: 1, ...(details === undefined ? {} : { details }) };
  return completeness(fullTerms({ prizes: [aPrize({ kind: 'goods', items: [jam, thing] })] })).missing;
}

describe('the details of a prize', () => {
  test.each(Object.entries(fullDetails))('of %s are complete when all are given', (kind, details) => {
    const known = Object.keys(prizeDetails).find((each): each is PrizeKind => each === kind) ?? 'cash';
    expect(missingIn(known, details)).toEqual([]);
  });

  test.each<[string, PrizeKind, string]>([
    ['nsw/1.1(casino-promotional-token)#2', 'casino dollars', 'days'],
    ['nsw/10.7.11.1(i)', 'machinery or electric appliance', 'make'],
    ['nsw/10.7.11.1(ii)', 'machinery or electric appliance', 'model'],
    ['nsw/10.7.11.1(iii)', 'machinery or electric appliance', 'accessories'],
    ['nsw/10.7.11.2(i)', 'motor vehicle', 'make'],
    ['nsw/10.7.11.2(ii)', 'motor vehicle', 'model'],
    ['nsw/10.7.11.2(iii)', 'motor vehicle', 'accessories'],
    ['nsw/10.7.11.2(iv)', 'motor vehicle', 'onRoad'],
    ['nsw/10.7.11.3(i)', 'travel', 'persons'],
    ['nsw/10.7.11.3(ii)', 'travel', 'airfares'],
    ['nsw/10.7.11.3(ii)', 'travel', 'transfers'],
    ['nsw/10.7.11.3(ii)', 'travel', 'transport'],
    ['nsw/10.7.11.3(ii)', 'travel', 'duration'],
    ['nsw/10.7.11.3(ii)', 'travel', 'accommodation'],
    ['nsw/10.7.11.3(ii)', 'travel', 'meals'],
    ['nsw/10.7.11.3(iii)', 'travel', 'dates'],
    ['nsw/10.7.11.3(iv)', 'travel', 'spendingMoney'],
    ['nsw/10.7.11.4(i)', 'real estate', 'dwelling'],
    ['nsw/10.7.11.4(ii)', 'real estate', 'plans'],
    ['nsw/10.7.11.4(iii)', 'real estate', 'contract'],
    ['nsw/10.7.11.4(iv)', 'real estate', 'easements'],
    ['nsw/10.7.11.4(v)', 'real estate', 'location'],
    ['nsw/10.7.11.4(vi)', 'real estate', 'furniture'],
    ['nsw/10.7.11.4(vi)', 'real estate', 'fixtures'],
    ['nsw/10.7.11.4(vi)', 'real estate', 'legalCosts'],
    ['nsw/10.7.11.4(vi)', 'real estate', 'conveyancing'],
  ])('%s a prize of %s is not opened without its %s', (clause, kind, key) => {
    const { [key]: _, ...others } = fullDetails[kind] ?? {};
    expect(refusalOf(ofKind(kind, others)).clause).toBe(clause);
    expect(refusalOf(ofKind(kind, { ...others, [key]: '' })).clause).toBe(clause);
    expect(missingIn(kind, { ...fullDetails[kind] })).toEqual([]);
    // The same thing among goods is described as well; money of any sort is not among goods.
    expect(missingAmongGoods(kind, others)).toMatchObject(itemCategories.includes(kind) ? [{ clause }] : []);
  });

  test.each<[string, PrizeKind, Prize['details'], readonly string[]]>([
    [
      'nsw/10.7.11.1 an appliance of which nothing is said lacks make, model and accessories',
      'machinery or electric appliance',
      {},
      ['make', 'model', 'accessories'],
    ],
    [
      'nsw/10.7.11.2 a car of which nothing is said lacks all four items',
      'motor vehicle',
      {},
      ['make', 'model', 'accessories', 'onRoad'],
    ],
    [
      'nsw/10.7.11.3 a trip of which nothing but its spending money is said lacks the rest',
      'travel',
      { spendingMoney: true, ...travelling },
      ['persons', 'meals', 'accommodation', 'dates'],
    ],
    [
      'nsw/10.7.11.4 a house of which all but its address and easements is said lacks these',
      'real estate',
      {
        dwelling: 'a house',
        plans: 'plan 12',
        contract: 'contract 12',
        furniture: true,
        fixtures: true,
        legalCosts: true,
        conveyancing: true,
      },
      ['easements', 'location'],
    ],
    [
      'nsw/10.7.11.1 a television with its model only lacks make and accessories',
      'machinery or electric appliance',
      { model: 'TV 5' },
      ['make', 'accessories'],
    ],
    [
      'nsw/10.7.11.2 a car with make and model only lacks accessories and on-road costs',
      'motor vehicle',
      { make: 'Acme', model: 'Coupe' },
      ['accessories', 'onRoad'],
    ],
    [
      'nsw/10.7.11.3 a trip with the number of persons only lacks inclusions, restrictions and spending money',
      'travel',
      { persons: 2 },
      ['airfares', 'transfers', 'transport', 'meals', 'duration', 'accommodation', 'dates', 'spendingMoney'],
    ],
    [
      'nsw/10.7.11.4 a house with an address only lacks the five other items',
      'real estate',
      { location: '1 Sample Street' },
      ['dwelling', 'plans', 'contract', 'easements', 'furniture', 'fixtures', 'legalCosts', 'conveyancing'],
    ],
  ])('%s', (_, kind, details, terms) => {
    expect(missingIn(kind, details)).toMatchObject(terms.map((term) => ({ prize: 'first', term })));
  });

  test.each([
    ['nsw/10.7.11.1(i)', 'make'],
    ['nsw/10.7.11.1(ii)', 'model'],
  ])("%s 'none' is no %s, though an appliance may have no accessories", (clause, key) => {
    const kind = 'machinery or electric appliance';
    expect(missingIn(kind, { ...fullDetails[kind], [key]: 'None' })).toMatchObject([{ clause }]);
    expect(missingIn(kind, { ...fullDetails[kind], accessories: 'None' })).toEqual([]);
  });

  test.each<[string, PrizeKind, string, readonly Prize['details'][string][]]>([
    ['nsw/10.7.11.3(ii)', 'travel', 'duration', [false, true, ' ', 'none', 7]],
    ['nsw/10.7.11.3(ii)', 'travel', 'accommodation', [false, true, ' ']],
    ['nsw/10.7.11.3(ii)', 'travel', 'meals', [' ', 3]],
    ['nsw/10.7.11.1(i)', 'machinery or electric appliance', 'make', [false, true, ' ']],
    ['nsw/10.7.11.2(iv)', 'motor vehicle', 'onRoad', ['', 'yes']],
  ])('%s of %s: its %s is not said by what says nothing', (clause, kind, key, nothings) => {
    for (const nothing of nothings)
      expect(missingIn(kind, { ...fullDetails[kind], [key]: nothing })).toMatchObject([{ clause }]);
  });

  test('nsw/10.7.11.3(ii) a trip may go without airfares and without a room', () => {
    expect(missingIn('travel', { ...fullDetails.travel, airfares: false, accommodation: 'none' })).toEqual(
      [],
    );
  });

  test.each<[string, PrizeKind, string]>([
    ['nsw/10.7.11.1', 'machinery or electric appliance', 'make'],
    ['nsw/10.7.11.2', 'motor vehicle', 'onRoad'],
    ['nsw/10.7.11.3', 'travel', 'duration'],
    ['nsw/10.7.11.4', 'real estate', 'dwelling'],
  ])('%s a %s among goods asks for the same details', (clause, kind, term) => {
    const missing = { clause: expect.stringContaining(clause), prize: 'first', item: 2, term };
    expect(missingAmongGoods(kind)).toContainEqual(missing);
    expect(missingAmongGoods(kind, fullDetails[kind])).toEqual([]);
  });

  test('nsw/10.7.11.3(i) a trip is for one person or more', () => {
    for (const persons of [0, -1, 1.5])
      expect(missingIn('travel', { ...fullDetails.travel, persons })).toMatchObject([
        { clause: 'nsw/10.7.11.3(i)' },
      ]);
    expect(missingIn('travel', { ...fullDetails.travel, persons: 1 })).toEqual([]);
  });
});
