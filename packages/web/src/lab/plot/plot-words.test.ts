import { describe, expect, test } from 'vitest';
import { crowding } from '../../../../plots/src/testing/read-svg.ts';
import { samples } from '../../../../plots/src/testing/sample-plots.ts';
import { lab as de } from '../../words/de/lab.ts';
import { lab as en } from '../../words/en/lab.ts';

const marks = { point: ',', thousands: '.' };

describe.each(Object.entries(samples))('a plot of %s in German', (_, draw) => {
  test.each([320, 390, 700, 1600])(
    'keeps every label inside its frame and off every other, %i wide',
    (width) => {
      expect(crowding(draw({ theme: 'page', width, words: de.drawn, marks }).svg)).toEqual([]);
    },
  );

  test('heads no column of its table as the English one does', () => {
    const english = draw({ theme: 'page', words: en.drawn }).table.columns;
    const own = new Set(english.filter((each) => !/%|\$/.test(each)));
    const { columns } = draw({ theme: 'page', words: de.drawn, marks }).table;
    expect(columns.filter((column) => own.has(column))).toEqual([]);
  });
});
