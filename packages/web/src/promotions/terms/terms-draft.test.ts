import { blankTerms, completeness, requiredTerms } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { changedIn, fieldOf, membershipsIn, nameIn, newPrize, withDetail } from './terms-draft.ts';

describe('what is missing', () => {
  test('leads to a field of its own for every term of blank terms', () => {
    const fields = completeness(blankTerms).missing.map(fieldOf);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).toContain('term-manner');
  });

  test('of a prize leads to the prize that it names', () => {
    const prizes = [{ ...newPrize([]), kind: 'motor vehicle' as const }];
    const { missing } = completeness({ ...blankTerms, prizes });
    expect(missing.map(fieldOf)).toContain('prize-first-make');
  });

  test('no two terms have one field', () => {
    const fields = requiredTerms.map(({ key }) => fieldOf({ term: key }));
    expect(new Set(fields).size).toBe(requiredTerms.length);
  });
});

describe('drafting', () => {
  test('each new prize has a name that no other has', () => {
    const prizes = Array.from({ length: 7 }).reduce<ReturnType<typeof newPrize>[]>(
      (all) => [...all, newPrize(all)],
      [],
    );
    expect(new Set(prizes.map(({ prize }) => prize)).size).toBe(7);
    expect(prizes[0]?.prize).toBe('first');
  });

  test('memberships stand with commas between them', () => {
    expect(membershipsIn(' Gold, , Platinum ')).toEqual(['Gold', 'Platinum']);
    expect(membershipsIn('  ')).toEqual([]);
  });

  test('a name becomes one that the pit takes', () => {
    expect(nameIn('Second Prize!')).toBe('second-prize-');
    expect(nameIn('-x')).toBe('x');
  });

  test('a detail is set and taken out again', () => {
    const prize = withDetail(newPrize([]), 'make', 'A make');
    expect(prize.details).toEqual({ make: 'A make' });
    expect(withDetail(prize, 'make', undefined).details).toEqual({});
  });

  test('two texts differ in the fields that were changed', () => {
    expect(changedIn(blankTerms, { ...blankTerms, manner: 'By draw', presence: true })).toEqual([
      'manner',
      'presence',
    ]);
  });
});
