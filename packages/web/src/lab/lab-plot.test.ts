import { describe, expect, test } from 'vitest';
import { crowding } from '../../../plots/src/testing/read-svg.ts';
import { samples } from '../../../plots/src/testing/sample-plots.ts';
import { speaksGerman } from '../words/testing/speaks-german.ts';
import { labWords } from './lab-words.ts';

const en = labWords.peek();

const marks = { point: ',', thousands: '.' };

describe.each(Object.entries(samples))('a plot of %s in German', (_, draw) => {
  speaksGerman();

  test.each([320, 390, 700, 1600])(
    'keeps every label inside its frame and off every other, %i wide',
    (width) => {
      expect(crowding(draw({ theme: 'page', width, words: labWords.peek().drawn, marks }).svg)).toEqual([]);
    },
  );

  test('heads no column of its table as the English one does', () => {
    const english = draw({ theme: 'page', words: en.drawn }).table.columns;
    const own = new Set(english.filter((each) => !/%|\$/.test(each)));
    const { columns } = draw({ theme: 'page', words: labWords.peek().drawn, marks }).table;
    expect(columns.filter((column) => own.has(column))).toEqual([]);
  });
});
