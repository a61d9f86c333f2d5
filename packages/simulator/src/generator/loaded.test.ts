import { everyRoll } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { expect, test } from 'vitest';
import { simulate } from '../simulate.ts';
import { addUp, rollInto } from './rolls.ts';
import { seedState, toKey } from './seed.ts';

const opened = snakeEyesNz.open();
if (!opened.ok) throw new Error('the pack does not open');
const { game } = opened;
/** Dice of which one always shows a six. */
const sixes = { dice: 2, ways: everyRoll[2].map(([first]) => (first === 6 ? 1n : 0n)), total: 6n } as const;

test('loaded dice fall on what can fall, and on each as often as they should', () => {
  const ways = everyRoll[2].map((_, roll) => BigInt(roll % 3));
  const total = ways.reduce((sum, each) => sum + each, 0n);
  const upTo = addUp({ ways, total });
  const state = new Int32Array(4);
  seedState(state, toKey('loaded'), 0);
  const buffer = new Uint8Array(36_000);
  rollInto(buffer, buffer.length, state, 2, upTo);
  const counts = everyRoll[2].map((_, roll) => buffer.filter((each) => each === roll).length);
  // Of a seed that is given: what is expected is 0, 1,000 or 2,000, with a deviation of 31 and 43.
  for (const [roll, count] of counts.entries())
    expect(Math.abs(count - (roll % 3) * 1000)).toBeLessThan(roll % 3 === 0 ? 1 : 180);
  expect(upTo.at(-1)).toBe(1);
});

test('a plan with loaded dice is played with them, compiled and asked alike', () => {
  const plan = { game, bets: [{ wager: 'craps-12', stake: 1_00 }], rolls: 50, fall: sixes };
  const { perWager } = simulate(plan, { seed: 'six', sessions: 400, shortcut: 'multinomial' });
  expect(perWager[0]?.wins.estimate).toBeGreaterThan(0.15);
  expect(perWager[0]?.wins.estimate).toBeLessThan(0.18);
  const never = simulate(
    { ...plan, bets: [{ wager: 'craps-2', stake: 1_00 }] },
    { seed: 'six', sessions: 40 },
  );
  expect(never.perWager[0]?.won).toBe(0);
  expect(() => simulate({ ...plan, fall: { ...sixes, ways: [1n] } }, { seed: '1', sessions: 1 })).toThrow(
    'ways to fall',
  );
});
