import { createHash, randomBytes, randomInt } from 'node:crypto';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { drawFaces } from '@dicepit/proof';
import { type Battery, failing, newBattery, type Trial } from '@dicepit/proof/battery';
import { sideBySide, table } from './stopwatch.ts';

const ROLLS = 5_000;

/** How many faces a second the dice give, beside the platform's own random numbers. */
export function measureDice(): string {
  const seed = randomBytes(32);
  const contributions = [
    { person: 'p-ann', text: 'red lucky socks' },
    { person: 'p-bob', text: '42' },
  ];
  const drawn = (dice: number) => (): void => {
    for (let draw = 1; draw <= ROLLS; draw++)
      drawFaces({ seed, table: 't-1', turn: 1, draw, contributions, count: dice });
  };
  const timings = sideBySide(
    {
      'two dice a draw, as at a table': drawn(2),
      'three dice a draw': drawn(3),
      'two numbers of the platform': () => {
        for (let draw = 1; draw <= ROLLS; draw++) [randomInt(1, 7), randomInt(1, 7)].join('-');
      },
    },
    9,
  );
  const platform = timings['two numbers of the platform'].best;
  return [
    'Rolls a second: committed dice that anybody can check, and numbers that nobody can',
    table([
      ['dice', 'rolls a second', 'a roll', 'ratio of best'],
      ...Object.entries(timings).map(([name, { best }]) => [
        name,
        Math.round((ROLLS / best) * 1_000).toLocaleString('en'),
        `${((best / ROLLS) * 1_000).toFixed(2)} µs`,
        `${(best / platform).toFixed(1)} x`,
      ]),
    ]),
  ].join('\n');
}

/**
 * Tests many faces of fresh seeds with fifteen trials at 99 in 100 together. Fair dice fail that once in a hundred
 * times: then, as declared here and before, the whole test is made once more with other seeds, and that one counts.
 */
export function testFaces(count: number, dice: number): string {
  const first = trialsOf(count, dice);
  const again = failing(first).length > 0 ? trialsOf(count, dice) : undefined;
  const counts = again ?? first;
  const verdict = failing(counts).length === 0 ? 'passed' : 'FAILED';
  const repeated = again === undefined ? '' : ' when it was repeated, as declared';
  return [
    `${count.toLocaleString('en')} faces in draws of ${dice}, a hundred draws to a seed: ${verdict}${repeated}`,
    table([
      ['trial', 'p', ...(again === undefined ? [] : ['p, repeated'])],
      ...first.map(({ name, p }, place) => [
        name,
        p.toFixed(4),
        ...(again === undefined ? [] : [again[place]?.p.toFixed(4) ?? '']),
      ]),
    ]),
  ].join('\n');
}

function trialsOf(count: number, dice: number): readonly Trial[] {
  const battery: Battery = newBattery();
  const root = randomBytes(32);
  for (let turn = 1; battery.faces() < count; turn++) {
    const seed = createHash('sha256').update(root).update(`${turn}`).digest();
    for (let draw = 1; draw <= 100; draw++)
      battery.add(drawFaces({ seed, table: 't-1', turn, draw, contributions: [], count: dice }));
  }
  return battery.trials();
}

// By itself: `node bench/dice.ts 100000000 2`, faces and dice to a draw; the time goes by the draws.
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [count = 100_000_000, dice = 2] = argv.slice(2).map(Number);
  stdout.write(`${measureDice()}\n\n${testFaces(count, dice)}\n`);
}
