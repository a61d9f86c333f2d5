import { expect, test, vi } from 'vitest';
import { drawnOthers, type OthersBet } from './area.tsx';

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
const { areaDetails } = await import('./area.tsx');

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
