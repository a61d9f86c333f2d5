import { beforeEach, describe, expect, test } from 'vitest';
import { clockOf, giveFromSheet, type SheetState, sheetOpen } from './dealer-view.ts';

test.each([
  [0, '0:00'],
  [42_900, '0:42'],
  [19 * 60_000 + 12_000, '19:12'],
  [3_600_000 + 5 * 60_000, '1:05:00'],
  [-5, '0:00'],
])('%i milliseconds on a clock', (milliseconds, text) => {
  expect(clockOf(milliseconds)).toBe(text);
});

describe('a command that is given from a sheet', () => {
  const before: SheetState = { is: 'form', type: 'RecordFound' };
  const after: SheetState = { is: 'dice' };
  const show = (sheet: SheetState | undefined): void => {
    sheetOpen.value = sheet;
  };
  beforeEach(() => show(before));

  test('shows the next sheet once it is done', async () => {
    expect(await giveFromSheet({ give: async () => true, show }, { type: 'OfferDice' }, after)).toBe(true);
    expect(sheetOpen.value).toBe(after);
  });

  test('leaves its sheet open when it is refused', async () => {
    expect(await giveFromSheet({ give: async () => false, show }, { type: 'OfferDice' }, after)).toBe(false);
    expect(sheetOpen.value).toBe(before);
  });

  test('opens nothing when the sheet was closed before the answer came', async () => {
    const give = async (): Promise<boolean> => {
      show(undefined);
      return true;
    };
    expect(await giveFromSheet({ give, show }, { type: 'OfferDice' }, after)).toBe(true);
    expect(sheetOpen.value).toBeUndefined();
  });
});
