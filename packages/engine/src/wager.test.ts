import { describe, expect, test } from 'vitest';
import { everyRoll, roll } from './roll.ts';
import { rest, threeDice, twoDice } from './roll-set.ts';
import { loses, movesTo, type Rule, ruleCiting, stands, type Verdict, wins } from './rule.ts';
import { examineWager, isOneRoll, listRules, mayStayUp, ruleFor, wager } from './wager.ts';

const rule = ruleCiting<string>();
const { easy, every, hard, none, total } = twoDice;

/** Hard 6 with whatever rules a test gives it. */
const hard6 = (...up: readonly Rule<string, Verdict<'up'>>[]) =>
  wager({ id: 'hard-6', name: 'Hard 6', clause: '4.1(a)', stages: { up } });

const staged = (stages: Readonly<Record<string, readonly Rule<string, Verdict>[]>>, opensAt?: string) =>
  wager({ id: 'run', name: 'Run', clause: '7', stages, ...(opensAt === undefined ? {} : { opensAt }) });

describe('a definition that claims every roll once', () => {
  const sound = hard6(
    rule('4.1(a)(i)', hard(6), wins('9 to 1'), '4.9'),
    rule('4.1(a)(i)(A)', easy(6), loses),
    rule('4.1(a)(i)(B)', total(7), loses),
    rule('4.2', rest, stands),
  );

  test('gives the rule for any roll, rest included', () => {
    expect(ruleFor(sound, 'up', roll('3-3'))).toMatchObject({ clause: '4.1(a)(i)', pays: '4.9' });
    expect(ruleFor(sound, 'up', roll('5-1'))).toMatchObject({ clause: '4.1(a)(i)(A)', verdict: loses });
    expect(ruleFor(sound, 'up', roll('6-1'))).toMatchObject({ clause: '4.1(a)(i)(B)', verdict: loses });
    expect(ruleFor(sound, 'up', roll('5-4'))).toMatchObject({ clause: '4.2', verdict: stands });
    expect(listRules(sound).map(({ rolls }) => rolls.size)).toEqual([1, 4, 6, 25]);
  });

  test('has every roll in the set of the rule that claims it', () => {
    expect(everyRoll[2].every((each) => ruleFor(sound, 'up', each).rolls.has(each))).toBe(true);
  });

  test('asked for a stage it has not, or a roll of other dice, breaks an invariant', () => {
    expect(() => ruleFor(sound, 'down', roll('3-3'))).toThrow('Broken invariant: hard-6 has no stage down');
    expect(() => ruleFor(sound, 'up', roll('6-6-6'))).toThrow('Broken invariant: no rule claims 6-6-6');
  });

  test('opens at its first stage unless it says otherwise', () => {
    expect(sound.opensAt).toBe('up');
    const first = [rule('7', total(7), loses), rule('7', rest, movesTo('second'))];
    const second = [rule('7', total(7), loses), rule('7', rest, movesTo('first'))];
    expect(staged({ first, second }).opensAt).toBe('first');
    expect(staged({ first, second }, 'second').opensAt).toBe('second');
  });
});

describe('a definition that does not stops the program and names the place', () => {
  test('two rules for one roll', () => {
    expect(() =>
      hard6(
        rule('4.1(a)(i)', hard(6), wins('9 to 1')),
        rule('4.1(a)(i)(A)', total(6), loses),
        rule('4.2', rest, stands),
      ),
    ).toThrow(/^Broken invariant: hard-6\/up: 4\.1\(a\)\(i\)\(A\) claims 3-3, which 4\.1\(a\)\(i\) has$/);
  });

  test('a roll that no rule claims', () => {
    expect(() =>
      hard6(rule('4.1(a)(i)', hard(6), wins('9 to 1')), rule('4.2', every.without(total(6)), stands)),
    ).toThrow(
      /^Broken invariant: hard-6\/up: no rule claims 1-5 2-4 4-2 5-1; the rules are 4\.1\(a\)\(i\), 4\.2$/,
    );
  });

  test.each([
    ['rest with nothing left', rule('4.2', rest, stands)],
    ['an empty set', rule('4.2', none, stands)],
  ])('%s', (_name, last) => {
    expect(() => hard6(rule('4.1(a)(i)', every, loses), last)).toThrow(
      /^Broken invariant: hard-6\/up: 4\.2 claims no roll$/,
    );
  });

  test('rest before the end takes what the rules below it claim', () => {
    expect(() => hard6(rule('4.2', rest, stands), rule('4.1(a)(i)', hard(6), wins('9 to 1')))).toThrow(
      /^Broken invariant: hard-6\/up: 4\.1\(a\)\(i\) claims 3-3, which 4\.2 has$/,
    );
  });

  test('rules over different dice', () => {
    expect(() =>
      hard6(rule('1', hard(6), loses), rule('2', threeDice.triple, loses), rule('3', rest, stands)),
    ).toThrow(/^Broken invariant: hard-6\/up: 2 speaks of 3 dice, not 2$/);
  });

  test('rules that only say rest', () => {
    expect(() => hard6(rule('1', rest, loses))).toThrow(
      /^Broken invariant: hard-6 has no rule over a set of rolls$/,
    );
  });

  test('no stages', () => {
    expect(() => staged({})).toThrow(/^Broken invariant: run has no stages$/);
  });

  test('a stage that nothing leads to', () => {
    const up = [rule('7', total(7), loses), rule('7', rest, stands)];
    expect(() => staged({ up, aside: up })).toThrow(
      /^Broken invariant: run\/aside is never reached from up$/,
    );
  });

  test('a stage that cannot end', () => {
    const start = [rule('7', total(7), loses), rule('7', rest, movesTo('limbo'))];
    const limbo = [rule('7', every, stands)];
    expect(() => staged({ start, limbo })).toThrow(/^Broken invariant: run\/limbo can never end$/);
  });

  test('two stages that only lead to each other', () => {
    const start = [rule('7', total(7), loses), rule('7', rest, movesTo('ping'))];
    const ping = [rule('7', every, movesTo('pong'))];
    const pong = [rule('7', every, movesTo('ping'))];
    expect(() => staged({ start, ping, pong })).toThrow(/^Broken invariant: run\/ping can never end$/);
  });

  test('a stage that is not there, to move to or to open at', () => {
    const start = [rule('7', total(7), loses), rule('7', rest, movesTo('nowhere'))];
    expect(() => staged({ start })).toThrow(/^Broken invariant: run has no stage nowhere$/);
    const up = [rule('7', every, loses)];
    expect(() => staged({ up }, 'nowhere')).toThrow(
      /^Broken invariant: run\/up is never reached from nowhere$/,
    );
  });
});

describe('what kind of wager it is', () => {
  const oneRoll = hard6(rule('1', hard(6), wins('1 to 1')), rule('2', rest, loses));
  const standing = hard6(
    rule('1', hard(6), wins('1 to 1')),
    rule('2', total(7), loses),
    rule('3', rest, stands),
  );
  const moving = staged({
    throw1: [rule('7', total(7), loses), rule('7', rest, movesTo('throw2'))],
    throw2: [rule('7', total(7), loses), rule('7', rest, wins('1 to 1'))],
  });

  test.each([
    ['decided by the next roll', oneRoll, true, false],
    ['one that can stand', standing, false, true],
    ['one that moves from throw to throw', moving, false, false],
  ])('%s', (_name, subject, oneRollOnly, stays) => {
    expect(isOneRoll(subject)).toBe(oneRollOnly);
    expect(mayStayUp(subject)).toBe(stays);
  });
});

describe('a definition that is examined', () => {
  const examined = (stages: Readonly<Record<string, readonly Rule<string, Verdict>[]>>) =>
    examineWager({ id: 'run', name: 'Run', clause: '7', stages }).faults;

  test('tells of everything that is wrong with it, with the rule that is at fault', () => {
    const twice = rule('7.2', total(7), loses);
    const faults = examined({
      first: [rule('7.1', total(7), stands), twice, rule('7.3', none, stands)],
      second: [rule('7.4', total(2), movesTo('third')), rule('7.5', rest, stands)],
    });
    expect(faults.map(({ kind }) => kind)).toEqual([
      'claimed twice',
      'no rolls',
      'not claimed',
      'never reached',
      'never ends',
    ]);
    expect(faults[0]?.rule).toBe(twice);
  });

  test.each(['0 to 0', '5 to 0', '0 to 5', '9999 to 1', '1 to 9999'] as const)('%s are no odds', (odds) => {
    const pays = rule('7.1', total(7), wins(odds));
    const [fault] = examined({ next: [pays, rule('7.2', rest, loses)] });
    expect(fault).toMatchObject({ kind: 'no odds', rule: pays });
    expect(fault?.reason).toMatch(`run/next: 7.1 pays '${odds}', which is no odds`);
  });

  test.each([0, -1, 100, 101, 0.001, Number.NaN])('a commission of %d in a hundred is none', (percent) => {
    const pays = rule('7.1', total(7), wins('1 to 1', { commission: { percent, of: 'winnings' } }));
    expect(examined({ next: [pays, rule('7.2', rest, loses)] })).toMatchObject([{ kind: 'no odds' }]);
  });

  test('has none where the wager is sound, and is told to have no stages where there are none', () => {
    expect(examined({ next: [rule('7.1', total(7), wins('4 to 1')), rule('7.1', rest, loses)] })).toEqual([]);
    expect(examined({}).map(({ reason }) => reason)).toEqual(['run has no stages']);
  });
});
