import {
  loses,
  movesTo,
  type Odds,
  pushes,
  ratio,
  rest,
  stands,
  twoDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';
import { type ComeOut, type Point, points, withPoint } from './course.ts';

const { total } = twoDice;

const to = (stage: string, clause: Clause) =>
  points.map((point) => rule(clause, total(point), movesTo(`${stage}-${point}`)));

/** Stages by their points: `point-4` and so on. */
const byPoint = <Value>(stage: string, value: (point: Point) => Value): Record<string, Value> =>
  Object.fromEntries(points.map((point) => [`${stage}-${point}`, value(point)]));

/** A bet with the dice: on the come-out roll, or from any roll on once there is a point. */
const right = (clause: Clause, opening: string, stage: string) => ({
  [opening]: [
    rule(clause, total(7, 11), wins('1 to 1')),
    rule(clause, total(2, 3, 12), loses),
    ...to(stage, clause),
  ],
  ...byPoint(stage, (point) => [
    rule(clause, total(point), wins('1 to 1')),
    rule(clause, total(7), loses),
    rule(clause, rest, stands),
  ]),
});

/** The first roll that a bet against the dice does not win, though the dice lose. */
export type Barred = 2 | 3 | 12;

type Against = { readonly barred: Barred; readonly opening: string; readonly stage: string };

/** A bet against the dice, with one roll barred. */
const wrong = (clause: Clause, { barred, opening, stage }: Against) => ({
  [opening]: [
    rule(clause, total(2, 3, 12).without(total(barred)), wins('1 to 1')),
    rule('barred', total(barred), pushes),
    rule(clause, total(7, 11), loses),
    ...to(stage, clause),
  ],
  ...byPoint(stage, (point) => [
    rule(clause, total(7), wins('1 to 1')),
    rule(clause, total(point), loses),
    rule(clause, rest, stands),
  ]),
});

export const passLine = wager<Clause, string>({
  id: 'pass-line',
  name: 'Pass Line',
  clause: 'pass',
  opensAt: 'come-out',
  opens: { before: 'roll', during: ['come-out'], clause: 'line-opens' },
  locks: { from: 'moving', clause: 'line-stays' },
  stages: right('pass', 'come-out', 'point'),
});

export const dontPass = (barred: Barred): Wager<Clause> =>
  wager<Clause, string>({
    id: 'dont-pass',
    name: "Don't Pass",
    clause: 'dont-pass',
    opensAt: 'come-out',
    opens: { before: 'roll', during: ['come-out'], clause: 'line-opens' },
    stages: wrong('dont-pass', { barred, opening: 'come-out', stage: 'point' }),
  });

export const come = wager<Clause, string>({
  id: 'come',
  name: 'Come',
  clause: 'come',
  opensAt: 'come',
  opens: { before: 'roll', during: withPoint, clause: 'come-opens' },
  locks: { from: 'moving', clause: 'line-stays' },
  several: true,
  stages: right('come', 'come', 'on'),
});

export const dontCome = (barred: Barred): Wager<Clause> =>
  wager<Clause, string>({
    id: 'dont-come',
    name: "Don't Come",
    clause: 'dont-come',
    opensAt: 'come',
    opens: { before: 'roll', during: withPoint, clause: 'come-opens' },
    several: true,
    stages: wrong('dont-come', { barred, opening: 'come', stage: 'on' }),
  });

/** What a point is worth by its chances: so many ways to roll it against the six of a seven. */
export const trueOdds: Readonly<Record<Point, Odds>> = {
  4: '2 to 1',
  5: '3 to 2',
  6: '6 to 5',
  8: '6 to 5',
  9: '3 to 2',
  10: '2 to 1',
};

/** The same from the other side. */
export const laidOdds: Readonly<Record<Point, Odds>> = {
  4: '1 to 2',
  5: '2 to 3',
  6: '5 to 6',
  8: '5 to 6',
  9: '2 to 3',
  10: '1 to 2',
};

/** How many times the line may be taken in odds, by the point. */
export type Multiples = Readonly<Record<Point, number>>;

/** The most that may be laid: what wins as much as may be taken. */
const laid = (most: Multiples, point: Point): number => {
  const { pays, per } = ratio(trueOdds[point]);
  return (most[point] * pays) / per;
};

/** Odds behind the Pass Line. The stage before a point is for reckoning only: a bet is made when there is one. */
export const passOdds = (most: Multiples): Wager<Clause> =>
  wager<Clause, string>({
    id: 'pass-odds',
    name: 'Pass Odds',
    clause: 'odds',
    opensAt: 'come-out',
    leansOn: {
      wager: 'pass-line',
      stages: byPoint('point', (point) => `point-${point}`),
      most: byPoint('point', (point) => most[point]),
      clause: 'odds-most',
    },
    stages: {
      'come-out': [...to('point', 'odds'), rule('odds', rest, stands)],
      ...byPoint('point', (point) => taken(point)),
    },
  });

export const dontPassOdds = (most: Multiples): Wager<Clause> =>
  wager<Clause, string>({
    id: 'dont-pass-odds',
    name: "Don't Pass Odds",
    clause: 'odds-laid',
    opensAt: 'come-out',
    leansOn: {
      wager: 'dont-pass',
      stages: byPoint('point', (point) => `point-${point}`),
      most: byPoint('point', (point) => laid(most, point)),
      clause: 'odds-most',
    },
    stages: {
      'come-out': [...to('point', 'odds-laid'), rule('odds-laid', rest, stands)],
      ...byPoint('point', (point) => given(point)),
    },
  });

/** Odds behind a Come bet that rides on a number. */
export const comeOdds = (point: Point, most: Multiples, comeOut: ComeOut): Wager<Clause> =>
  wager<Clause, string>({
    id: `come-odds-${point}`,
    name: `Come Odds ${point}`,
    clause: 'odds',
    leansOn: {
      wager: 'come',
      stages: { [`on-${point}`]: 'up' },
      most: { [`on-${point}`]: most[point] },
      clause: 'odds-most',
    },
    ...comeOut,
    stages: { up: taken(point) },
  });

export const dontComeOdds = (point: Point, most: Multiples): Wager<Clause> =>
  wager<Clause, string>({
    id: `dont-come-odds-${point}`,
    name: `Don't Come Odds ${point}`,
    clause: 'odds-laid',
    leansOn: {
      wager: 'dont-come',
      stages: { [`on-${point}`]: 'up' },
      most: { [`on-${point}`]: laid(most, point) },
      clause: 'odds-most',
    },
    stages: { up: given(point) },
  });

const taken = (point: Point) => [
  rule('odds', total(point), wins(trueOdds[point])),
  rule('odds', total(7), loses),
  rule('odds', rest, stands),
];

const given = (point: Point) => [
  rule('odds-laid', total(7), wins(laidOdds[point])),
  rule('odds-laid', total(point), loses),
  rule('odds-laid', rest, stands),
];
