import { expect, test, vi } from 'vitest';
import { drawnOthers, type OthersBet } from './felt.tsx';

const bet = (seat: number, cents: number): OthersBet => ({ seat, name: `p${seat}`, cents });

test('few bets of others are all drawn', () => {
  const others = [bet(1, 5_00), bet(2, 10_00), bet(3, 1_00)];
  expect(drawnOthers(others)).toEqual({ drawn: others, more: 0 });
});

test('of many the largest are drawn in the order of the seats, and the rest are counted', () => {
  const others = [bet(1, 5_00), bet(2, 10_00), bet(3, 1_00), bet(4, 25_00)];
  expect(drawnOthers(others)).toEqual({ drawn: [bet(2, 10_00), bet(4, 25_00)], more: 2 });
});

vi.stubGlobal('navigator', { languages: ['en-NZ'] });
const { areaDetails, oddsText, paysText } = await import('./felt.tsx');

test('an area at rest has nothing more to say', () => {
  expect(areaDetails({})).toBe('');
});

test('everything that is shown on an area is said', () => {
  const shown = {
    own: { cents: 5_00 },
    others: [
      { seat: 1, name: 'Ana', cents: 10_00 },
      { seat: 3, name: 'Cy', cents: 2_50 },
    ],
    lit: true,
    locked: '7.2',
  };
  expect(areaDetails(shown)).toBe('WIN, your bet 5, locked (7.2), Ana 10 and Cy 2.50');
});

test('a bet that has not reached the table yet says so', () => {
  expect(areaDetails({ own: { cents: 5_00 }, sending: true })).toBe('your bet 5, on its way');
});

test('an area that is closed by no clause says only that it is', () => {
  expect(areaDetails({ closed: '' })).toBe('closed');
});

test.each([
  [['7 to 6'], '7 to 6'],
  [['7.5 to 1'], '7.5 to 1'],
  [['1 to 1', '2 to 1', '3 to 1'], '1, 2 or 3 to 1'],
  [['7 to 6', '9 to 5'], '7 to 6 or 9 to 5'],
  [['1 to 1', '7 to 6'], '1 to 1 or 7 to 6'],
  [['2 to 1 less 5%'], '2 to 1 less 5%'],
] as const)('odds of %j are read as %s', (odds, text) => {
  expect(oddsText(odds)).toBe(text);
});

test('totals that pay otherwise name their own odds, whatever those are against', () => {
  const totals = [
    { total: 6, odds: '7 to 6', more: false },
    { total: 4, odds: '9 to 5', more: true },
    { total: 2, odds: '2 to 1', more: true },
  ] as const;
  const said = paysText({ odds: ['7 to 6'], totals });
  expect(said).toMatch(/^7 to 6, /);
  expect(said).toContain('9 to 5');
  expect(said).not.toMatch(/to 6 to 1|to 5 to 1/);
});
