import { expect, test } from 'vitest';
import { leftWith } from './table-visit.tsx';

const line = (type: string, cents: number, table?: string) => ({
  type,
  cents,
  ...(table === undefined ? {} : { table }),
});

const bought = line('BoughtIn', -100_00, 'nz-1');

test.each([
  ['who has never sat there', [line('AccountOpened', 500_00), line('CashedOut', 10_00, 'nz-2')], undefined],
  ['who cashed out once', [bought, line('CashedOut', 130_00, 'nz-1')], 130_00],
  [
    'who cashed out bit by bit',
    [bought, line('CashedOut', 30_00, 'nz-1'), line('CashedOut', 5_00, 'nz-1')],
    35_00,
  ],
  [
    'who came back',
    [bought, line('CashedOut', 130_00, 'nz-1'), bought, line('CashedOut', 7_00, 'nz-1')],
    7_00,
  ],
  ['who lost everything', [bought], 0],
  [
    'who was elsewhere afterwards',
    [bought, line('CashedOut', 9_00, 'nz-1'), line('BoughtIn', -5_00, 'nz-2')],
    9_00,
  ],
])('what somebody left a table with, %s', (_, lines, cents) => {
  expect(leftWith({ lines }, 'nz-1')).toBe(cents);
});
