import { tellInEnglish } from '@dicepit/words/english';
import { describe, expect, test } from 'vitest';
import { itemCategories } from './barred.ts';
import { decidePromotion } from './decide/decide.ts';
import type { PromotionEvent } from './event.ts';
import { evolvePromotion } from './evolve.ts';
import { hitsIn, openHits } from './prize-words.ts';
import { newPromotion } from './promotion.ts';
import type { Prize, PrizeItem } from './terms.ts';
import {
  aPrize,
  as,
  CLOSING,
  DRAW,
  drafted,
  draw,
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
  terms,
} from './testing/desk.ts';

const item = (category: string, changes: Partial<PrizeItem> = {}): PrizeItem => ({
  what: 'A thing',
  category,
  count: 1,
  ...changes,
});
const hamper = (...items: readonly PrizeItem[]) => terms({ prizes: [aPrize({ kind: 'goods', items })] });

describe('a barred prize', () => {
  test('nsw/10.5 a hamper with cigars is refused, naming the item and the clause', () => {
    const refusal = drafted().refused(
      olga,
      hamper(item('food'), item('tobacco', { what: 'A box of cigars' })),
    );
    expect(refusal).toMatchObject({ code: 'PRIZE_IS_BARRED', clause: 'nsw/10.5.1' });
    expect(tellInEnglish(refusal)).toContain("'A box of cigars'");
    drafted().give(olga, hamper(item('food')));
  });

  test('nsw/10.5 goods are told by what is in them, each by its category', () => {
    for (const items of [[], [item(' ')]]) {
      const desk = prepared({ prizes: [aPrize({ kind: 'goods', items })] });
      expect(desk.refused(olga, notify)).toMatchObject({ code: 'TERMS_INCOMPLETE', clause: 'nsw/10.5' });
    }
  });

  test.each([
    ['nsw/10.5.1', 'tobacco'],
    ['nsw/10.5.1', ' Tobacco '],
    ['nsw/10.5.2', 'firearm'],
    ['nsw/10.5.2', 'imitation firearm'],
    ['nsw/10.5.2', 'ammunition'],
    ['nsw/10.5.3', 'prohibited weapon'],
  ])('%s %s is refused when it is added', (clause, category) => {
    expect(drafted().refused(olga, hamper(item(category))).clause).toBe(clause);
  });

  test('nsw/10.5.1 nsw/10.5.2 nsw/10.5.3 what is on none of these lists is not barred by them', () => {
    for (const category of ['constructor', 'fancy goods'])
      expect(drafted().refused(olga, hamper(item(category)))).toMatchObject({
        code: 'CATEGORY_UNKNOWN',
        clause: 'nsw/10.5',
      });
    drafted().give(olga, hamper(item('clothing')));
  });

  const bottles = (count: number) => item('liquor', { what: 'Wine', count, millilitres: 750 });

  test('nsw/10.5.4 26 bottles are 19.5 litres and allowed, 27 are 20.25 and refused', () => {
    drafted().give(olga, hamper(bottles(26)));
    const refusal = drafted().refused(olga, hamper(bottles(27)));
    expect(refusal).toMatchObject({ clause: 'nsw/10.5.4', most: 20 });
    expect(tellInEnglish(refusal)).toContain('20.25 litres');
  });

  test('nsw/10.5.4 exactly 20 litres are allowed, summed over everything in the prize', () => {
    const cask = (millilitres: number) => item('liquor', { what: 'A cask', millilitres });
    drafted().give(olga, hamper(bottles(20), cask(5_000)));
    expect(drafted().refused(olga, hamper(bottles(20), cask(5_001))).clause).toBe('nsw/10.5.4');
    expect(drafted().refused(olga, hamper(item('liquor'))).clause).toBe('nsw/10.5.4');
  });

  test('nsw/10.5.4 liquor of no measure is not measured', () => {
    expect(drafted().refused(olga, hamper(item('liquor', { millilitres: 0 }))).clause).toBe('nsw/10.5.4');
  });

  test('nsw/10.5 a category is one of the list', () => {
    expect(drafted().refused(olga, hamper(item('fancy goods')))).toMatchObject({
      code: 'CATEGORY_UNKNOWN',
      clause: 'nsw/10.5',
    });
    for (const category of itemCategories) drafted().give(olga, hamper(item(category, { millilitres: 750 })));
  });

  const surgery = hamper(item('cosmetic surgery', { what: 'A new nose' }));
  const prescribed = [{ category: 'Cosmetic surgery', reference: 'regulation 12' }];

  test('nsw/10.5.5 what the regulations name is refused with their reference, and allowed otherwise', () => {
    const refusal = drafted().refused(olga, { ...surgery, prescribed });
    expect(refusal.clause).toBe('nsw/10.5.5');
    expect(tellInEnglish(refusal)).toContain('regulation 12');
    expect(drafted().refused(olga, surgery).code).toBe('CATEGORY_UNKNOWN');
  });

  const beauty = {
    prizes: [aPrize({ kind: 'goods', items: [item('beauty and health', { what: 'Cosmetic surgeries' })] })],
  };

  test('nsw/10.5.5 what is prescribed after the draft is found at the notice and at the opening', () => {
    const desk = prepared(beauty);
    expect(desk.refused(olga, { ...notify, prescribed })).toMatchObject({
      code: 'HIT_UNDECIDED',
      clause: 'nsw/10.5.5',
    });
    desk.give(olga, notify);
    expect(desk.refused(olga, { ...open(), prescribed }).clause).toBe('nsw/10.5.5');
    desk.give(olga, open());
  });

  test('nsw/10.5.5 what is prescribed after the start is found at an amendment, at the draw and at the award', () => {
    const barred = { code: 'HIT_UNDECIDED', clause: 'nsw/10.5.5' };
    const desk = running(beauty);
    desk.give(as('ann'), enters('ann'));
    const later = fullTerms({ ...beauty, manner: 'By lot' });
    desk.give(olga, { type: 'ProposeAmendment', terms: later, why: 'A word', prescribed });
    const approve = { type: 'ApproveAmendment', amendment: 'a-1', reference: 'ref 77', prescribed } as const;
    expect(desk.refused(olga, approve)).toMatchObject(barred);
    desk.give(olga, { ...approve, prescribed: [] });
    desk.at(CLOSING + 1).give(olga, { type: 'FixEntries' });
    expect(desk.at(DRAW).refused(olga, { ...draw, prescribed })).toMatchObject(barred);
    desk.give(olga, { ...draw, prescribed: [] });
    desk.give(as('ann'), { type: 'ClaimPrize', prize: 'first', person: 'p-ann' });
    const meet = { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [], prescribed } as const;
    expect(desk.at(DRAW + HOUR).refused(olga, meet)).toMatchObject(barred);
    desk.give(olga, { ...meet, prescribed: [] });
  });

  test('nsw/10.5.5 a category that is prescribed after the start is refused at the draw', () => {
    const desk = listed(['ann'], beauty);
    expect(
      desk.refused(olga, { ...draw, prescribed: [{ category: 'Beauty and health', reference: 'r' }] }),
    ).toMatchObject({ code: 'PRIZE_IS_BARRED', clause: 'nsw/10.5.5' });
    const dice = listed(['ann'], beauty, 'dice throw');
    expect(
      dice.refused(olga, { type: 'ThrowForPrize', faces: [1], isScrutineerHere: true, prescribed }).clause,
    ).toBe('nsw/10.5.5');
  });

  test('nsw/10.7.11 of one name with another is refused: what is won has to be told apart', () => {
    expect(drafted().refused(olga, terms({ prizes: [aPrize(), aPrize()] }))).toMatchObject({
      code: 'PRIZE_TWICE',
      clause: 'nsw/10.7.11',
    });
    drafted().give(olga, terms({ prizes: [aPrize(), aPrize({ prize: 'second' })] }));
  });
});

describe('words that may name something barred', () => {
  const goods = (what: string, changes: Partial<PrizeItem> = {}) =>
    aPrize({ kind: 'goods', items: [item('other goods', { what, ...changes })] });
  const appliance = (description: string): Prize =>
    aPrize({
      kind: 'machinery or electric appliance',
      description,
      details: { make: 'Acme', model: 'X', accessories: 'none' },
    });
  const foundIn = (prize: Prize) => hitsIn(fullTerms({ prizes: [prize] }), []);
  const clauses = (prize: Prize) => foundIn(prize).map(({ clause }) => clause);

  test.each<[string, string, Prize]>([
    ['nsw/10.5.1', 'cigars', goods('A box of Cigars')],
    ['nsw/10.5.1', 'a compound', goods('Zigarrenkiste')],
    ['nsw/10.5.1', 'pipe tobacco in a description', aPrize({ description: 'Cash and pipe-tobacco' })],
    ['nsw/10.5.2', 'firearms', goods('Two firearms')],
    ['nsw/10.5.2', 'a rifle', goods('A rifle')],
    ['nsw/10.5.2', 'a hunting rifle as an appliance', appliance('A hunting rifle')],
    ['nsw/10.5.2', 'an air rifle in one word', goods('An airrifle')],
    ['nsw/10.5.2', 'a gun in capitals', goods('TOY GUNS')],
    [
      'nsw/10.5.2',
      'a revolver among conditions',
      aPrize({ conditions: 'The revolver is collected in person' }),
    ],
    ['nsw/10.5.2', 'ammunition as an accessory', aPrize({ details: { accessories: 'ammunition' } })],
    ['nsw/10.5.3', 'knives', goods('Six knives')],
    ['nsw/10.5.3', 'two words', goods('A can of pepper spray')],
    [
      'nsw/10.5.4',
      'wine that is no liquor by its category',
      goods('90 litres of wine', { category: 'food' }),
    ],
    [
      'nsw/10.5.4',
      'more than was measured',
      goods('90 litres of wine', { category: 'liquor', millilitres: 750 }),
    ],
    ['nsw/10.5.4', 'wine in a description', aPrize({ description: 'Cash and 90 litres of wine' })],
    ['nsw/10.7.11.1', 'a television among goods', goods('A television')],
    ['nsw/10.7.11.1', 'a washing machine in one word', goods('Waschmaschine')],
    ['nsw/10.7.11.2', 'a car among goods', goods('A new car')],
    ['nsw/10.7.11.2', 'cars as a service', aPrize({ kind: 'service', description: 'Three cars for a year' })],
    ['nsw/10.7.11.3', 'a trip as a service', aPrize({ kind: 'service', description: 'A trip to Paris' })],
    ['nsw/10.7.11.4', 'an apartment among goods', goods('An apartment by the sea')],
    ['nsw/10.5.1', 'a category of earlier days', goods('A gift', { category: 'Cuban cigars' })],
  ])('%s %s are looked at', (clause, _, prize) => {
    expect(clauses(prize)).toContain(clause);
  });

  test.each<[string, Prize]>([
    ['nsw/10.5.2 a trifle and a bulletin', goods('A trifle, a bulletin and a burgundy scarf')],
    ['nsw/10.5.3 a crossword', goods('A book of crosswords')],
    ['nsw/10.5.4 ginger', goods('Ginger biscuits')],
    [
      'nsw/10.5.4 wine that was measured',
      goods('Wine, 2 bottles of 0.75 l', { category: 'liquor', count: 2, millilitres: 750 }),
    ],
    ['nsw/10.7.11.1 a television that is one by its kind', appliance('A television')],
    [
      'nsw/10.7.11.2 a car that is one by its category',
      { ...goods('A car', { category: 'motor vehicle' }), description: 'A car' },
    ],
  ])('%s is not', (_, prize) => {
    expect(foundIn(prize)).toEqual([]);
  });

  const rifle = { prizes: [appliance('A hunting rifle')] };
  const review = (finding: 'allowed' | 'not allowed', reason = 'It is a toy of wood.') =>
    ({
      type: 'ReviewPrize',
      prize: 'first',
      text: 'A hunting rifle',
      why: 'firearm or ammunition',
      finding,
      reason,
    }) as const;

  test('nsw/10.5.2 keep the prize back until somebody decides with a reason, and for good where it is barred', () => {
    const desk = prepared(rifle);
    for (const command of [notify, open()])
      expect(desk.refused(olga, command)).toMatchObject({ code: 'HIT_UNDECIDED', clause: 'nsw/10.5.2' });
    expect(desk.refused(olga, review('allowed', ' '))).toMatchObject({
      code: 'REASON_MISSING',
      clause: 'nsw/10.5.2',
    });
    expect(desk.refused(as('ann'), review('allowed')).code).toBe('NOT_YOUR_ROLE');
    desk.give(olga, review('not allowed'));
    expect(desk.refused(olga, notify)).toMatchObject({ code: 'PRIZE_IS_BARRED', clause: 'nsw/10.5.2' });
    expect(desk.give(olga, review('allowed'))).toMatchObject([
      { type: 'PrizeReviewed', finding: 'allowed', reason: 'It is a toy of wood.', clause: 'nsw/10.5.2' },
    ]);
    desk.give(olga, notify);
    desk.give(olga, open());
  });

  test('nsw/10.5 are looked at anew where the text is another', () => {
    const desk = prepared(rifle);
    desk.give(olga, review('allowed'));
    desk.give(olga, terms({ prizes: [appliance('A real hunting rifle')] }));
    expect(desk.refused(olga, notify).code).toBe('HIT_UNDECIDED');
    expect(desk.refused(olga, review('allowed'))).toMatchObject({ code: 'NO_SUCH_HIT', clause: 'nsw/10.5' });
  });

  test('nsw/10.5 in a proposal are decided before it is in force', () => {
    const desk = running();
    const later = fullTerms(rifle);
    desk.give(olga, { type: 'ProposeAmendment', terms: later, why: 'A better prize', prescribed: [] });
    const approve = { type: 'ApproveAmendment', amendment: 'a-1', reference: 'r', prescribed: [] } as const;
    expect(desk.refused(olga, approve).code).toBe('HIT_UNDECIDED');
    desk.give(olga, review('allowed'));
    desk.give(olga, approve);
  });
});

describe('a promotion of earlier days', () => {
  const stamp = { by: olga, at: NOTICE } as const;
  const items = [{ what: 'A gift', category: 'Cuban cigars', count: 1 }];
  const earlier = fullTerms({ prizes: [aPrize({ kind: 'goods', items })] });
  const events: readonly PromotionEvent[] = [
    {
      type: 'PromotionDrafted',
      promotion: 'pr-1',
      title: 'Spring draw',
      method: 'prize draw',
      clause: 'nsw/1.1(promotional-prize)',
      ...stamp,
    },
    { type: 'TermsChanged', terms: earlier, clause: 'nsw/10.6', ...stamp },
    { type: 'IntegrityCompromised', reason: 'Two lists', clause: 'nsw/10.12', ...stamp },
    { type: 'DrawCancelled', clause: 'nsw/10.12#2', ...stamp },
  ];

  test('folds as it stands, with the words by which its things were called', () => {
    const promotion = events.reduce(evolvePromotion, newPromotion);
    expect(promotion.terms.prizes[0]?.items).toEqual(items);
    expect(promotion.integrity).toMatchObject({ is: 'cancelled', reason: 'Two lists' });
  });

  test('nsw/10.5.1 is looked at like any other, and its terms take a category of the list when they change', () => {
    const promotion = events.slice(0, 2).reduce(evolvePromotion, newPromotion);
    expect(openHits(promotion, promotion.terms, [])).toMatchObject([
      { clause: 'nsw/10.5.1', text: 'Cuban cigars' },
    ]);
    expect(decidePromotion(promotion, { ...notify, ...stamp })).toMatchObject({
      ok: false,
      refusal: { code: 'CATEGORY_UNKNOWN' },
    });
  });
});
