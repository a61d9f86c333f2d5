import { packIds, party } from '@dicepit/games';
import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { paperFor, sheetsOf } from './paper-sheets.ts';

const english = await loadPrint('en');

describe.each(packIds.map((pack) => ({ pack })))('$pack', ({ pack }) => {
  test.each(sheetsOf(pack))('has the sheet %s', (kind) => {
    const paper = paperFor(kind, { pack, options: {}, posted: {} }, english);
    expect(paper?.blocks.length).toBeGreaterThan(1);
    // Clauses stand on it as people write them.
    expect(JSON.stringify(paper?.blocks)).not.toMatch(/\b(nz|nsw|double|wonder|party|policy)\/|"numbers-/);
  });
});

test('a table has its own odds and limits on its sign', () => {
  const limits = { minimum: 2_00, maximum: 50_00 };
  const at = (pays: string) =>
    JSON.stringify(
      paperFor(
        'sign',
        {
          pack: 'snake-eyes-nz',
          options: { 'hard-4': pays },
          posted: { table: 'nz-1', limits, closes: '02:00' },
        },
        english,
      ),
    );
  expect(at('6')).toContain('"6 to 1"');
  expect(at('6')).not.toBe(at('7'));
  for (const text of ['"$2"', '"$50"', '"02:00"', 'nz-1']) expect(at('7')).toContain(text);
});

test('a party has its procedure and nothing else, and an unknown game has nothing', () => {
  expect(sheetsOf(party.id)).toEqual(['procedure']);
  expect(paperFor('sign', { pack: 'faro', options: {}, posted: {} }, english)).toBeUndefined();
});

test('a house with its own chips has them on the sign and in the float, with its symbol', () => {
  const posted = {
    limits: { minimum: 2_00, maximum: 50_00 },
    chips: [
      { worth: 50, colour: 'pink' },
      { worth: 2_00, colour: 'yellow' },
    ],
    symbol: { text: '€', place: 'after' },
  } as const;
  const at = (kind: 'sign' | 'opening' | 'procedure', own: object) =>
    JSON.stringify(paperFor(kind, { pack: 'snake-eyes-nz', options: {}, posted: own }, english)?.blocks);
  expect(at('sign', posted)).toContain('["pink","0.50 €"]');
  expect(at('sign', posted)).toContain('"says":"2 €"');
  expect(at('sign', posted)).not.toContain('$');
  expect(at('procedure', posted)).toContain('The smallest bet is 2 €, the largest 50 €.');
  expect(at('opening', posted)).toContain('["2 €","",""],["0.50 €","",""]');
  expect(at('opening', {})).toContain('["$500","",""],["$100","",""]');
  expect(at('sign', {})).not.toContain('"Worth"');
});
