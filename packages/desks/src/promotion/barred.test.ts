import { describe, expect, test } from 'vitest';
import type { PrizeItem } from './terms.ts';
import { aPrize, drafted, notify, olga, open, prepared, terms } from './testing/desk.ts';

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
    expect(refusal.sentence).toContain("'A box of cigars'");
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

  const bottles = (count: number) => item('liquor', { what: 'Wine', count, millilitres: 750 });

  test('nsw/10.5.4 26 bottles are 19.5 litres and allowed, 27 are 20.25 and refused', () => {
    drafted().give(olga, hamper(bottles(26)));
    const refusal = drafted().refused(olga, hamper(bottles(27)));
    expect(refusal).toMatchObject({ clause: 'nsw/10.5.4' });
    expect(refusal.sentence).toContain('20.25 litres');
  });

  test('nsw/10.5.4 exactly 20 litres are allowed, summed over everything in the prize', () => {
    const cask = (millilitres: number) => item('liquor', { what: 'A cask', millilitres });
    drafted().give(olga, hamper(bottles(20), cask(5_000)));
    expect(drafted().refused(olga, hamper(bottles(20), cask(5_001))).clause).toBe('nsw/10.5.4');
    expect(drafted().refused(olga, hamper(item('liquor'))).clause).toBe('nsw/10.5.4');
  });

  const surgery = hamper(item('cosmetic surgery', { what: 'A new nose' }));
  const prescribed = [{ category: 'Cosmetic surgery', reference: 'regulation 12' }];

  test('nsw/10.5.5 what the regulations name is refused with their reference, and allowed otherwise', () => {
    const refusal = drafted().refused(olga, { ...surgery, prescribed });
    expect(refusal.clause).toBe('nsw/10.5.5');
    expect(refusal.sentence).toContain('regulation 12');
    drafted().give(olga, surgery);
  });

  test('nsw/10.5.5 what is prescribed after the draft is found at the notice and at the opening', () => {
    const desk = prepared(surgery.terms);
    expect(desk.refused(olga, { ...notify, prescribed }).clause).toBe('nsw/10.5.5');
    desk.give(olga, notify);
    expect(desk.refused(olga, { ...open(), prescribed }).clause).toBe('nsw/10.5.5');
    desk.give(olga, open());
  });

  test('of one name with another is refused: what is won has to be told apart', () => {
    expect(drafted().refused(olga, terms({ prizes: [aPrize(), aPrize()] })).code).toBe('PRIZE_TWICE');
  });
});
