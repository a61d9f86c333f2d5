import { type Game, type Pack, RollSet, type Wager } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../engine/src/testing/given-sheet.ts';
import { bankedPacks } from './index.ts';
import { registers } from './texts.ts';

const snakeEyes =
  'hard-4 hard-6 hard-8 hard-10 hardway-combo five six eight field any-7 c-and-e craps-2 craps-3 craps-12 eleven';

/** What the rest of the house relies on by name. */
const contract: Readonly<
  Record<string, { readonly prefix: string; readonly wagers: string; readonly options: string }>
> = {
  'snake-eyes-nz': {
    prefix: 'nz',
    wagers: snakeEyes,
    options: 'field hard-4 hard-6 hard-8 hard-10 craps-2 craps-12',
  },
  'snake-eyes-nsw': { prefix: 'nsw', wagers: snakeEyes, options: 'table' },
  'double-dice': {
    prefix: 'double',
    wagers:
      'shooters-bet number-2-5 number-3-4 number-6 number-8 number-10-11 number-9-12 ' +
      'double-1 double-2 double-3 double-4 double-5 double-6 any-7 bonus',
    options: 'bonus bonus-odds',
  },
  'wonder-dice': {
    prefix: 'wonder',
    wagers: 'number-1 number-2 number-3 number-4 number-5 number-6 field high low any-triple',
    options: '',
  },
};

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** Whatever stands under a name that holds a clause, anywhere in a definition. */
function citedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || RollSet.is(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    clauseKeys.has(key) && typeof each === 'string' ? [each] : citedIn(each),
  );
}
const clauseKeys = new Set(['clause', 'pays', 'passing', 'finishing', 'again']);

const citedBy = (game: Game): readonly string[] => {
  const { optional = {}, ...cites } = game.cites;
  return [
    ...citedIn(game.wagers),
    ...citedIn(game.procedure),
    ...Object.values(cites),
    ...Object.values(optional),
  ];
};

/** Stages from which a bet can come to an end, found by walking backwards from the decided ones. */
function endingStages(wager: Wager): ReadonlySet<string> {
  const ending = new Set<string>();
  for (let grown = true; grown; ) {
    const before = ending.size;
    for (const [stage, rules] of Object.entries(wager.stages)) {
      const ends = rules.some(({ verdict }) =>
        verdict.kind === 'moves' ? ending.has(verdict.to) : verdict.kind !== 'stands',
      );
      if (ends) ending.add(stage);
    }
    grown = ending.size > before;
  }
  return ending;
}

test('the packs with a bank are the four of the contract, in its order', () => {
  expect(bankedPacks.map(({ id }) => id)).toEqual(Object.keys(contract));
  expect(Object.keys(registers)).toEqual([...Object.keys(contract), 'snake-eyes-party']);
});

describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))('%s', (id, pack: Pack) => {
  const { game } = tableOf(pack);
  const rows = registers[id] ?? [];
  const clauses = new Set(rows.map(({ clause }) => clause));

  test('has the prefix, wagers and options that others rely on', () => {
    expect(pack.prefix).toBe(contract[id]?.prefix);
    expect(pack.wagerIds).toEqual(words(contract[id]?.wagers ?? ''));
    expect(Object.keys(pack.options)).toEqual(words(contract[id]?.options ?? ''));
  });

  test('cites only clauses that its register holds', () => {
    const cited = citedBy(game);
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((clause) => !clauses.has(`${pack.prefix}/${clause}`))).toEqual([]);
    const ofOptions = Object.values(pack.options).map(({ clause }) => clause);
    expect(ofOptions.filter((clause) => !clauses.has(`${pack.prefix}/${clause}`))).toEqual([]);
  });

  test('opens with every value that an option lists, and refuses any other with a clause of the register', () => {
    for (const [key, option] of Object.entries(pack.options)) {
      for (const value of option.values ?? [option.byDefault]) {
        const opened = pack.open({ [key]: value });
        expect(opened).toMatchObject({ ok: true, game: { options: { [key]: value } } });
      }
      const refused = pack.open({ [key]: 'no such thing' });
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'OPTION_NOT_ALLOWED', option: key } });
      expect(clauses.has(refused.ok ? '' : refused.refusal.clause)).toBe(true);
    }
    const unknown = pack.open({ 'no-such-option': '1' });
    expect(unknown.ok ? '' : unknown.refusal.code).toBe('OPTION_UNKNOWN');
    expect(clauses.has(unknown.ok ? '' : unknown.refusal.clause)).toBe(true);
  });

  test('lets every bet come to an end from every stage', () => {
    for (const wager of Object.values(game.wagers)) {
      expect([...endingStages(wager)].sort()).toEqual(Object.keys(wager.stages).sort());
    }
  });

  test('names each reason to void a roll once, each with its own clause', () => {
    const reasons = game.procedure.noRolls.map(({ reason }) => reason);
    const voiding = game.procedure.noRolls.map(({ clause }) => clause);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(new Set(voiding).size).toBe(voiding.length);
  });

  test('has a name of its own for every wager', () => {
    const names = Object.values(game.wagers).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('a roll must be voided where the clause says so, and may be where it leaves that to judgement', () => {
  const judged = bankedPacks.flatMap((pack) =>
    tableOf(pack).game.procedure.noRolls.flatMap(({ clause, must }) =>
      must ? [] : [`${pack.prefix}/${clause}`],
    ),
  );
  expect(judged).toEqual([
    'nz/6.4(a)',
    'nz/6.4(b)',
    'nz/6.4(c)',
    'nz/6.4(d)',
    'nsw/5.2.1',
    'nsw/5.2.2',
    'nsw/5.2.3',
    'nsw/5.2.4',
  ]);
});

describe.each(Object.entries(registers))('the register of %s', (id, rows) => {
  test('has every row filled in, under the prefix of its pack', () => {
    const prefix = contract[id]?.prefix ?? 'party';
    for (const row of rows) {
      expect(row.clause.startsWith(`${prefix}/`)).toBe(true);
      expect(/\s/.test(row.clause)).toBe(false);
      expect([row.rule, row.kind, row.software, row.acceptance].filter((text) => text.trim() === '')).toEqual(
        [],
      );
    }
  });
});

test('the registers are as long as the texts: 182, 213, 72, 42 and 42 clauses', () => {
  expect(Object.values(registers).map((rows) => rows.length)).toEqual([182, 213, 72, 42, 42]);
});
