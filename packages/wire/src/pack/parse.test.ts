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
    [
      'odds that are none',
      changed('wagers.0.wager.stages.throw4.1.verdict.odds', '0 to 0'),
      'wagers[0].wager.stages.throw4[1].verdict.odds: odds are such as 7 to 6: both above nothing, and 1000 to 1 at most',
    ],
    [
      'odds of nothing for something',
      changed('wagers.0.wager.stages.throw4.1.verdict.odds', '0 to 5'),
      'wagers[0].wager.stages.throw4[1].verdict.odds: odds are such as 7 to 6: both above nothing, and 1000 to 1 at most',
    ],
    [
      'odds that no table may post',
      changed('wagers.0.wager.stages.throw4.1.verdict.odds', '9999 to 1'),
      'wagers[0].wager.stages.throw4[1].verdict.odds: odds are such as 7 to 6: both above nothing, and 1000 to 1 at most',
    ],
    [
      'a wager that cites nothing',
      changed('wagers.0.wager.clause', 'nowhere'),
      'wagers[0].wager.clause: the register has no clause double/nowhere',
    ],
    [
      'a rule that cites nothing',
      changed('wagers.0.wager.stages.throw4.1.clause', 'nowhere'),
      'wagers[0].wager.stages.throw4[1].clause: the register has no clause double/nowhere',
    ],
    [
      'a table that cites nothing',
      changed('table.seats.sitting', 'nowhere'),
      'table.seats.sitting: the register has no clause double/nowhere',
    ],
    [
      'a reading of nothing',
      changed('commentary.sections.0.from', 'double/nowhere'),
      'commentary.sections[0].from: the register has no clause double/nowhere',
    ],
    [
      'a puck on a wager of nobody',
      changed('course.show', {
        [Object.keys(Object(double.course).stages)[0] ?? '']: { name: 'On', at: 'none' },
      }),
      'course.show.set1throw1.at: there is no wager none',
    ],
    [
      'words for a wager of nobody',
      changed('words', { de: { wagers: { none: 'Keine' } } }),
      'words.de.wagers: there is no wager none',
    ],
    [
      'a throw that needs a bet of nobody',
      changed('table.throwing.needs', { what: 'wager', wager: 'none', clause: double.cites.dice }),
      'table.throwing.needs.wager: there is no wager none',
    ],
    [
      'a wager that leans on none',
      changed('wagers.1.wager.leansOn', { wager: 'none', stages: {}, clause: double.cites.dice }),
      'wagers[1]: double-dice: number-2-5 leans on none, which is not offered',
    ],
    [
      'a wager that leans on itself',
      changed('wagers.1.wager.leansOn', { wager: 'number-2-5', stages: {}, clause: double.cites.dice }),
      'wagers[1]: double-dice: number-2-5 leans on number-2-5, which leans on it',
    ],
    [
      'a name that every object has',
      changed('wagers.1.wager.opensAt', 'toString'),
      'wagers[1].wager.opensAt: a name that every object has already names nothing',
    ],
    [
      'a felt without one of its wagers',
      changed('layout.felts.wide.0.areas', Object(double.layout).felts.wide[0].areas.slice(1)),
      `layout.felts.wide: 0 felts have one area for each of ${double.wagers.map(({ wager }) => Object(wager).id).join(', ')}`,
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
      `: a pack has at most ${MAX_PACK_LENGTH} characters, and this is larger`,
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

  test('what has its form is looked at although something else has not', () => {
    const both: unknown = JSON.parse(changed('wagers.1.wager.stages.up.0.rolls', { set: '0' }));
    Object.assign(Object(both), { name: '<b>x</b>', alike: 7 });
    Reflect.set(Object(both).wagers[2].wager, 'name', '');
    Reflect.set(Object(both).layout, 'sign', 'none');
    const problems = problemsOf(JSON.stringify(both)).join('\n');
    expect(problems).toContain('name: a text is words, and no markup');
    expect(problems).toContain('wagers[2].wager.name: a text is not empty');
    expect(problems).toMatch(/wagers\[1\]\.wager\.stages\.up\[0\]: .* claims no roll/);
    expect(problems).toContain('wagers[1]: number-2-5/up: no rule claims');
    // What has not its form is no reason to miss anything.
    expect(problems).not.toContain('there is no wager');
    expect(problems).not.toContain('is not offered');
  });

  test.each([0, 100, 1.234])('a commission of %d in a hundred is refused', (percent) => {
    const at = 'wagers.0.wager.stages.throw4.1.verdict.commission';
    expect(problemsOf(changed(at, { percent, of: 'stake' }))).toContain(
      'wagers[0].wager.stages.throw4[1].verdict.commission.percent: a commission is more than 0 in a hundred and less than 100, with two decimals at most',
    );
  });

  test('a turn that no roll ends is refused', () => {
    const nz = dataOf('snake-eyes-nz');
    const game = { ...Object(nz.game), turn: { endsOn: { set: '0' }, clause: nz.cites.dice } };
    expect(problemsOf(JSON.stringify({ ...nz, game }))).toEqual(['game.turn.endsOn: no roll ends a turn']);
  });

  test('of another version nothing else is said', () => {
    const other: unknown = JSON.parse(changed('version', 9));
    Object.assign(Object(other), { name: '<b>x</b>' });
    expect(problemsOf(JSON.stringify(other))).toEqual([
      'version: this version of Dicepit reads version 1 of the form',
    ]);
  });

  test('of more faults than anybody reads, it is said how many more there are', () => {
    const rows = Array.from({ length: 800 }, () => ({ ...double.register[0], clause: '' }));
    const problems = problemsOf(changed('register', rows));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatch(/^: and \d{3,} more$/);
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
