import { describe, expect, test } from 'vitest';
import {
  type CourseDefinition,
  courseStage,
  endsTurn,
  everyTurnEndsOn,
  examineCourse,
  isFullSet,
  restartingClause,
  setCount,
  standingAfter,
  turnEndsOn,
} from './course.ts';
import { roll } from './roll.ts';
import { rest, twoDice } from './roll-set.ts';
import { movesTo, ruleCiting, stands } from './rule.ts';

const rule = ruleCiting<string>();
const { total } = twoDice;
const game = { id: 'shaking', dice: 2 } as const;
const turn = { endsOn: total(7) };

/** A set of two throws and one of three. A seven ends the turn, a two throws the set back, twelve counts for nothing. */
const at = (first: string, next: string) => [
  rule('seven', total(7), endsTurn('a1')),
  rule('two', total(2), movesTo(first)),
  rule('twelve', total(12), stands),
  rule('on', rest, movesTo(next)),
];
const counted = {
  stages: {
    a1: at('a1', 'a2'),
    a2: at('a1', 'b1'),
    b1: at('b1', 'b2'),
    b2: at('b1', 'b3'),
    b3: [
      rule('seven', total(7), endsTurn('a1')),
      rule('two', total(2), movesTo('b1')),
      rule('twelve', total(12), stands),
      rule('again', rest, movesTo('a1')),
    ],
  },
  sets: {
    stages: [
      ['a1', 'a2'],
      ['b1', 'b2', 'b3'],
    ],
    counting: 'count',
    passing: 'pass',
    finishing: 'finish',
    again: 'void',
  },
} satisfies CourseDefinition<string>;

const faultsOf = (definition: CourseDefinition<string>): readonly string[] =>
  examineCourse(game, definition).faults.map(({ reason }) => reason);

describe('a turn that is counted in sets', () => {
  const { course } = examineCourse(game, counted);
  const played = { course, procedure: { turn } };
  const after = (...rolls: readonly string[]) =>
    rolls.reduce((standing, dice) => standingAfter(played, standing, roll(dice)), { thrown: 0 });

  test('has its stage by the throws that count, and writes down no other', () => {
    expect(faultsOf(counted)).toEqual([]);
    expect([0, 1, 2, 3, 4].map((thrown) => courseStage(played, { thrown }))).toEqual([
      'a1',
      'a2',
      'b1',
      'b2',
      'b3',
    ]);
    expect(after('5-4')).toEqual({ thrown: 1 });
    expect(() => courseStage(played, { thrown: 5 })).toThrow('Broken invariant: no set has a throw after 5');
  });

  test('goes where its rules say: on, back, nowhere, to the beginning', () => {
    expect(after('5-4', '5-4', '5-4')).toEqual({ thrown: 3 });
    expect(after('5-4', '5-4', '5-4', '1-1')).toEqual({ thrown: 2 });
    expect(after('5-4', '6-6')).toEqual({ thrown: 1 });
    expect(after('5-4', '5-4', '6-1')).toEqual({ thrown: 0 });
    expect(after('5-4', '5-4', '5-4', '5-4', '5-4')).toEqual({ thrown: 0 });
  });

  test('is counted: sets won, throws of the one under way, and when it is full', () => {
    const most = 2;
    expect([0, 1, 2, 3, 4].map((thrown) => setCount(played, { thrown }))).toEqual([
      { won: 0, thrown: 0, throws: 2, most },
      { won: 0, thrown: 1, throws: 2, most },
      { won: 1, thrown: 0, throws: 3, most },
      { won: 1, thrown: 1, throws: 3, most },
      { won: 1, thrown: 2, throws: 3, most },
    ]);
    expect([3, 4].map((thrown) => isFullSet(played, { thrown }))).toEqual([false, true]);
    expect(restartingClause(played)).toBe('again');
  });

  test('ends on a seven wherever it stands, and on nothing else', () => {
    expect(everyTurnEndsOn(played, roll('6-1'))).toBe(true);
    expect(everyTurnEndsOn(played, roll('1-1'))).toBe(false);
    expect(turnEndsOn(played, { thrown: 4 }, roll('6-1'))).toBe(true);
    expect(turnEndsOn({ ...played, procedure: { turn: undefined } }, { thrown: 4 }, roll('6-1'))).toBe(false);
  });
});

describe('a course without a way out', () => {
  const stages = {
    out: [rule('on', total(4), movesTo('four')), rule('off', rest, stands)],
    four: [rule('made', total(4), movesTo('out')), rule('off', rest, stands)],
  };
  const faultsWith = (procedure: object, more: object) =>
    examineCourse({ ...game, procedure }, { stages: { ...stages, ...more } }).faults.map(
      ({ reason }) => reason,
    );

  test('a stage that no roll leaves is told of', () => {
    const four = [rule('off', rest, stands)];
    expect(faultsWith({}, { four })).toEqual(['shaking/course/four is never left']);
    expect(faultsWith({}, { four: [rule('off', rest, movesTo('four'))] })).toHaveLength(1);
  });

  test('so is a turn that no roll ends, where a game has turns', () => {
    expect(faultsWith({}, {})).toEqual([]);
    expect(faultsWith({ turn }, {})).toEqual([
      'shaking/course/out comes to no end of a turn',
      'shaking/course/four comes to no end of a turn',
    ]);
    const four = [rule('out', total(7), endsTurn('out')), rule('off', rest, stands)];
    expect(faultsWith({ turn }, { four })).toEqual([]);
  });
});

describe('sets that do not fit their course', () => {
  const { sets, stages } = counted;

  test.each([
    [
      'a stage in no set',
      {
        ...counted,
        sets: {
          ...sets,
          stages: [
            ['a1', 'a2'],
            ['b1', 'b2'],
          ],
        },
      },
      'shaking/course/b3 is not one throw of one set',
    ],
    [
      'a stage in two',
      { ...counted, sets: { ...sets, stages: [...sets.stages, ['b1']] } },
      'shaking/course/b1 is not one throw of one set',
    ],
    [
      'a stage that there is not',
      { ...counted, sets: { ...sets, stages: [...sets.stages, ['c1']] } },
      'shaking/course has no stage c1',
    ],
    [
      'an empty set',
      { ...counted, sets: { ...sets, stages: [...sets.stages, []] } },
      'shaking/course has a set without a throw',
    ],
    [
      'a beginning inside a set',
      { ...counted, opensAt: 'a2' as const },
      'shaking/course opens at a2, not with the first throw of a set',
    ],
    [
      'a turn that ends elsewhere',
      {
        ...counted,
        stages: {
          ...stages,
          b3: [rule('seven', total(7), endsTurn('b1')), rule('again', rest, movesTo('a1'))],
        },
      },
      'shaking/course/b3 ends a turn and goes on at b1',
    ],
  ])('%s', (_name, definition, reason) => {
    expect(faultsOf(definition)).toContain(reason);
  });
});
