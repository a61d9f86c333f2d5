import { runInNewContext } from 'node:vm';
import { twoDice } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { mutatorOf } from './mutants.ts';

const folder = 'packages/games/src/craps';
const engine = 'packages/engine/src/table';
const role = {
  path: `${engine}/role.ts`,
  text: "const roles = [{ role: 'player' }, { role: 'dealer' }, { role: 'game-supervisor' }, { role: 'operator' }];",
};

/** What is changed for a clause, in words. */
function changes(clause: string, sources: Readonly<Record<string, string>>): readonly string[] {
  const texts = Object.entries(sources).map(([path, text]) => ({ path, text }));
  return mutatorOf([role, ...texts])
    .mutantsOf({ clause, folder, places: [] })
    .map(({ what }) => what);
}

describe('a rule over rolls', () => {
  const pack = `export const pass = wager({ id: 'pass', clause: '1', stages: { up: [
    rule('1.1', total(7, 11), wins('1 to 1'), '2'), rule('1.2', total(2), loses), rule('1.3', rest, stands)] } });`;

  test('has a roll fewer or more, another verdict, other odds', () => {
    expect(changes('craps/1.1', { [`${folder}/pass.ts`]: pack })).toEqual([
      'total(7, 11) without its first roll',
      'loses for wins',
      "2 to 1 for '1 to 1'",
      'total(7, 11) without its last roll',
      'total(7, 11) with one roll more',
    ]);
    expect(changes('craps/1.3', { [`${folder}/pass.ts`]: pack })).toEqual(['loses for stands']);
  });

  test('is changed for the clause that sets its odds as well', () => {
    expect(changes('craps/2', { [`${folder}/pass.ts`]: pack })).toContain("2 to 1 for '1 to 1'");
  });

  test('belongs to a wager that may not be offered', () => {
    const sources = {
      [`${folder}/pass.ts`]: pack,
      [`${folder}/pack.ts`]: 'pack({ wagers: () => [pass, other] });',
    };
    expect(changes('craps/1', sources)).toEqual(['without pass']);
  });

  test('is found through a template, and not through a comment', () => {
    const made = `// '4.9(hard-8)'
      const hard = (n) => rule(\`4.9(hard-\${n})\`, rest, loses);`;
    expect(changes('craps/4.9(hard-8)', { [`${folder}/hard.ts`]: made })).toEqual(['stands for loses']);
    expect(changes('craps/4.9(easy-8)', { [`${folder}/hard.ts`]: made })).toEqual([]);
  });

  test('is not found through a template that stands beside it', () => {
    const both = `const hard = (n) => rule(\`4.9(hard-\${n})\`, rest, loses);
      const combo = rule('4.9(hard-combo)', rest, stands);`;
    expect(changes('craps/4.9(hard-combo)', { [`${folder}/hard.ts`]: both })).toEqual(['loses for stands']);
    expect(changes('craps/4.9(hard-8)', { [`${folder}/hard.ts`]: both })).toEqual(['stands for loses']);
  });

  test('claims a roll twice where the stage leaves none over', () => {
    const whole = `wager({ stages: { up: [
      rule('1.1', total(7), loses), rule('1.2', every.without(total(7)), stands)] } });`;
    const more = mutatorOf([{ path: `${folder}/whole.ts`, text: whole }])
      .mutantsOf({ clause: 'craps/1.1', folder, places: [] })
      .find(({ what }) => what === 'total(7) with one roll more');
    expect(runInNewContext(more?.to ?? '', twoDice)).toMatchObject({ size: 7 });
  });
});

describe('a part of a procedure', () => {
  const type = `export type ShooterProcedure<Clause> = {
    readonly ordering: { readonly roles: readonly Role[]; readonly until: 'rest' | 'release'; readonly clause: Clause } | undefined };`;
  const data = `export const procedure: TableProcedure<Clause> = { shooter: {
    ordering: { roles: ['dealer', 'operator'], until: 'rest', times: 3, clause: '3.7' } } };`;
  const decide = `export function order(context: Context, { ordering }: ShooterProcedure<string>, { times }) {
    const clause = cite(ordering.clause);
    if (times > ordering.times && context.table.open) return refuse('TOO_OFTEN', clause, 'No.');
    return accept({ type: 'Ordered', clause });
  }`;
  const sources = {
    [`${engine}/procedure/shooter.ts`]: type,
    [`${folder}/procedure.ts`]: data,
    [`${engine}/decide/ordering.ts`]: decide,
  };

  test('has other roles, another word of its type, a number one off, or is left out', () => {
    expect(changes('craps/3.7', sources)).toEqual(
      expect.arrayContaining([
        "roles without 'dealer'",
        "roles without 'operator'",
        "roles with 'game-supervisor'",
        'until: release for rest',
        '4 for 3',
        '2 for 3',
        'no shooter.ordering',
      ]),
    );
  });

  test('is followed to the conditions of what the engine refuses and does by it', () => {
    expect(changes('craps/3.7', sources)).toEqual(
      expect.arrayContaining([
        'never times > ordering.times && context.table.open',
        'without && …',
        '>= for >',
        "without { type: 'Ordered', clause }",
      ]),
    );
  });

  test('is not mixed up with a part of another name', () => {
    const other = {
      ...sources,
      [`${engine}/decide/ordering.ts`]: decide.replace('ordering.clause', 'warning.clause'),
    };
    expect(changes('craps/3.7', other)).not.toContain('>= for >');
  });
});

describe('what is in a list', () => {
  test.each([
    ['alone', "[{ type: 'Thrown', clause: 'craps/1' },]", '[]'],
    ['first', "[{ type: 'Thrown', clause: 'craps/1' }, other,]", '[other,]'],
    ['last', "[other, { type: 'Thrown', clause: 'craps/1' },]", '[other,]'],
  ])('%s is left out whole, with no hole in its place', (_, list, left) => {
    const path = 'packages/desks/src/bet.ts';
    const text = `function thrown(other) { return ${list}; }`;
    const out = mutatorOf([{ path, text }])
      .mutantsOf({ clause: 'craps/1', folder, places: [] })
      .find(({ what }) => what.startsWith('without {'));
    expect(text.slice(0, out?.start) + out?.to + text.slice(out?.end)).toContain(`return ${left};`);
  });
});

describe('a refusal that cites in words', () => {
  test('is changed with its condition and what the condition is worked out from', () => {
    const desk = `function open({ terms }) {
      const late = terms.at + NOTICE < now;
      if (late) return refuse('TOO_LATE', 'craps/10.9', 'No.');
      return undefined;
    }`;
    expect(changes('craps/10.9', { 'packages/desks/src/open.ts': desk })).toEqual([
      'never late',
      '<= for <',
      '- for +',
      'NOTICE one more',
      'NOTICE one fewer',
    ]);
  });

  test('is left alone where its code is in use everywhere and something nearer is there', () => {
    const places = Array.from(
      { length: 4 },
      (_, n) => `if (a${n}) return refuse('NOT_YOURS', 'craps/1', 'No.');`,
    );
    const desk = `function bet() { ${places.join('\n')}
      if (x < 1) return refuse('TOO_LITTLE', 'craps/1', 'No.'); }`;
    expect(changes('craps/1', { 'packages/desks/src/bet.ts': desk })).toEqual([
      'never x < 1',
      '<= for <',
      '2 for 1',
      '0 for 1',
    ]);
  });
});

describe('what no table of a pack comes to', () => {
  const data = `export const procedure: TableProcedure<Clause> = { throwing: {
    needs: { what: 'any-bet', clause: '5.4' }, late: undefined } };`;
  const decided = (body: string): readonly string[] =>
    changes('craps/5.4', {
      [`${folder}/procedure.ts`]: data,
      [`${engine}/decide/throwing.ts`]: `function lacking({ needs, late }: ThrowingProcedure<string>, bets) {
        const clause = cite(needs.clause);
        ${body}
      }`,
    }).filter((what) => what !== 'what: shooter-bet for any-bet');

  test.each([
    [
      'another case',
      `switch (needs.what) {
        case 'any-bet': return bets.any ? undefined : refuse('NO_BETS', clause, 'No.');
        case 'shooter-bet': return bets.own ? undefined : refuse('NO_BET', clause, 'No.');
      }`,
    ],
    [
      'what is left before',
      `if (!bets.any) return refuse('NO_BETS', clause, 'No.');
       if (needs.what === 'any-bet') return undefined;
       if (!bets.own) return refuse('NO_BET', clause, 'No.');`,
    ],
    [
      'the other branch',
      `if (!bets.any) return refuse('NO_BETS', clause, 'No.');
       return late !== undefined && bets.own ? refuse('NO_BET', clause, 'No.') : undefined;`,
    ],
  ])('is not changed: %s', (_, body) => {
    const found = decided(body);
    expect(found.some((what) => /bets\.any/.test(what))).toBe(true);
    expect(found.filter((what) => /bets\.own/.test(what))).toEqual([]);
  });

  test('is a condition rid of a side that decides nothing there, or made what it is anyway', () => {
    const either = decided(`if (late !== undefined || !bets.any) return refuse('NO_BETS', clause, 'No.');`);
    expect(either).toEqual(['never late !== undefined || !bets.any', 'without || …']);
    const both = decided(
      `if (needs.what === 'any-bet' && !bets.any) return refuse('NO_BETS', clause, 'No.');`,
    );
    expect(both).toEqual(["never needs.what === 'any-bet' && !bets.any", 'without && …']);
  });
});
