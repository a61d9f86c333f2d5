import { twoDice } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { findBundle, type PackData, writePack } from '@dicepit/games/data';
import { describe, expect, test } from 'vitest';
import { MAX_PACK_LENGTH, parsePack } from './parse.ts';

const dataOf = (id: string): PackData => {
  const bundle = findBundle(id);
  if (bundle === undefined) throw new Error(`no pack ${id}`);
  return writePack(bundle);
};

const double = dataOf('double-dice');

/** The pack as JSON with one place of it changed: `wagers.0.wager.name`. */
function changed(path: string, value: unknown): string {
  const [last = '', ...above] = path.split('.').toReversed();
  const json = structuredClone(double);
  const at = above.toReversed().reduce<object>((inner, key) => Object(Reflect.get(inner, key)), json);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return JSON.stringify(json);
}

const problemsOf = (text: string): readonly string[] => {
  const parsed = parsePack(text);
  return parsed.ok ? [] : parsed.problems.map(({ place, message }) => `${place}: ${message}`);
};

describe('a pack as data', () => {
  test.each(bankedPacks.map(({ id }) => id))('%s is read, and known by its hash', (id) => {
    const parsed = parsePack(JSON.stringify(dataOf(id)));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const { value } = parsed;
    expect(value.hash).toMatch(/^[0-9a-f]{64}$/);
    expect([value.id, value.bundle.pack.id, value.bundle.layout.pack, value.bundle.facts.id]).toEqual(
      Array.from({ length: 4 }, () => `${id}@${value.hash.slice(0, 12)}`),
    );
  });

  test('spaces change nothing about its hash, and a word does', () => {
    const hash = (text: string) => {
      const parsed = parsePack(text);
      return parsed.ok ? parsed.value.hash : parsed.problems;
    };
    expect(hash(JSON.stringify(double, null, 2))).toBe(hash(JSON.stringify(double)));
    expect(hash(changed('name', 'Triple Dice'))).not.toBe(hash(JSON.stringify(double)));
  });

  const seven = twoDice.total(7).toHex();
  test.each([
    [
      'another version',
      changed('version', 2),
      'version: this version of Dicepit reads version 1 of the form',
    ],
    [
      'another file',
      changed('dicepit', 'trail'),
      'dicepit: the first field says what the file is: "dicepit": "pack"',
    ],
    ['four dice', changed('dice', 4), 'dice: a game has two dice or three'],
    [
      'markup for a name',
      changed('wagers.0.wager.name', '<img src=x onerror=alert(1)>'),
      'wagers[0].wager.name: a text is words, and no markup',
    ],
    [
      'a name that turns the line round',
      changed('name', 'a\u202eb'),
      'name: a text has only characters that can be seen',
    ],
    [
      'a style for a colour',
      changed('cloth.base', 'url(//x)'),
      'cloth.base: a colour is written such as #0b3d2e',
    ],
    [
      'an id with a path in it',
      changed('id', '../craps'),
      'id: an id has small letters, figures and hyphens, and begins with a letter',
    ],
    [
      'a number without end',
      changed('table.seats.age', { years: 1e9, clause: '1' }),
      'table.seats.age.years: no more than 150',
    ],
    [
      'a wager nobody offers',
      changed('layout.felts.wide.0.areas.0.wager', 'none'),
      'layout.felts.wide[0].areas[0].wager: there is no wager none',
    ],
    [
      'an option nobody has',
      changed('wagers.0.when', { moon: ['full'] }),
      'wagers[0].when.moon: there is no option moon',
    ],
    [
      'a clause nobody wrote',
      changed('cites.dice', 'nowhere'),
      'cites.dice: the register has no clause double/nowhere',
    ],
    [
      'rolls of three dice',
      changed('wagers.1.wager.stages.up.0.rolls', { set: 'f'.repeat(54) }),
      'wagers[1].wager.stages.up[0].rolls: this is no set of rolls of 2 dice',
    ],
  ])('%s is refused', (_, text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });

  test('a field that is not of the form is named, with those that are', () => {
    expect(problemsOf(changed('script', 'alert(1)'))[0]).toMatch(
      /^: unknown field 'script'; the fields are dicepit, version/,
    );
    expect(problemsOf(changed('wagers.0.wager.run', 'x'))[0]).toMatch(
      /^wagers\[0\]\.wager: unknown field 'run'/,
    );
  });

  test('sets that overlap, that leave a roll out, and stages that never end are all named at once', () => {
    const text = changed('wagers.1.wager.stages', {
      up: [
        { clause: 'a', rolls: { set: seven }, verdict: { kind: 'loses' } },
        { clause: 'b', rolls: { set: seven }, verdict: { kind: 'stands' } },
      ],
      never: [{ clause: 'c', rolls: { set: 'fffffffff' }, verdict: { kind: 'stands' } }],
    });
    const problems = problemsOf(text).join('\n');
    expect(problems).toMatch(/b claims \S+, which a has/);
    expect(problems).toContain('no rule claims');
    expect(problems).toContain('/never can never end');
    expect(problems).toContain('/never is never reached');
  });

  test('ten megabytes, deep nesting, fields of every object, and what is no JSON are refused at once', () => {
    expect(problemsOf('x'.repeat(10_000_000))).toEqual([
      `: a pack has at most ${MAX_PACK_LENGTH} characters, and this has 10000000`,
    ]);
    expect(problemsOf(`${'['.repeat(1_000)}${']'.repeat(1_000)}`)).toEqual([
      ': nested deeper than 32 levels',
    ]);
    expect(problemsOf('{"__proto__": {"isAdmin": true}}')).toEqual([
      '__proto__: no field may be called __proto__',
    ]);
    expect(problemsOf('pack')).toHaveLength(1);
    expect(problemsOf('null')).toHaveLength(1);
  });

  test('lists without end are refused', () => {
    const wagers = Array.from({ length: 600 }, () => double.wagers[1]);
    expect(problemsOf(changed('wagers', wagers))).toContain('wagers: a list has at most 500 entries here');
  });

  test('two wagers of one id are refused, and so is one that is not offered by default', () => {
    expect(problemsOf(changed('wagers', [...double.wagers, double.wagers[1]])).join()).toContain(
      'two wagers of one id',
    );
    const [first, ...more] = double.wagers;
    expect(problemsOf(changed('wagers', [{ ...first, when: { bonus: ['off'] } }, ...more])).join()).toContain(
      'is not offered by default',
    );
  });
});
