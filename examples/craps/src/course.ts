import {
  type CourseDefinition,
  type CourseSign,
  endsTurn,
  movesTo,
  type Off,
  rest,
  stands,
  twoDice,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { total } = twoDice;

/** The numbers that can be a point. */
export const points = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof points)[number];

const made = (point: Point) => [
  rule('course-made', total(point), movesTo('come-out')),
  rule('course-out', total(7), endsTurn('come-out')),
  rule('course-stays', rest, stands),
];

const shown = (point: Point): CourseSign => ({ name: `Point ${point}`, puck: 'on', at: `place-${point}` });

/** Come-out, and the six points: what moves the table from one to the other, and where the puck lies. */
export const course: CourseDefinition<Clause, 'come-out' | `point-${Point}`> = {
  opensAt: 'come-out',
  stages: {
    'come-out': [
      rule('course-point', total(4), movesTo('point-4')),
      rule('course-point', total(5), movesTo('point-5')),
      rule('course-point', total(6), movesTo('point-6')),
      rule('course-point', total(8), movesTo('point-8')),
      rule('course-point', total(9), movesTo('point-9')),
      rule('course-point', total(10), movesTo('point-10')),
      rule('course-come-out', rest, stands),
    ],
    'point-4': made(4),
    'point-5': made(5),
    'point-6': made(6),
    'point-8': made(8),
    'point-9': made(9),
    'point-10': made(10),
  },
  show: {
    'come-out': { name: 'Come-out', puck: 'off', at: 'dont-come' },
    'point-4': shown(4),
    'point-5': shown(5),
    'point-6': shown(6),
    'point-8': shown(8),
    'point-9': shown(9),
    'point-10': shown(10),
  },
};

/** The stages of the table with a point. */
export const withPoint: readonly string[] = points.map((point) => `point-${point}`);

/** Whether a come-out roll counts for a bet that a seven would take: off, or working and nothing said of it. */
export type ComeOut = { readonly off?: Off<Clause> };

export const off: ComeOut = { off: { during: ['come-out'], clause: 'off' } };
export const working: ComeOut = {};
