import { describe, expect, test } from 'vitest';
import { cite, notOffered, pack } from './pack.ts';
import { rest, threeDice, twoDice } from './roll-set.ts';
import { loses, stands } from './rule.ts';
import { type ExampleClause, examplePack, rule } from './testing/example-game.ts';
import { type Wager, type WagerDefinition, wager } from './wager.ts';

describe('opening a pack', () => {
  test('with nothing chosen takes the defaults and offers every wager', () => {
    const opened = examplePack.open();
    expect(opened).toMatchObject({ ok: true, game: { pack: 'example', options: { prize: 'on', top: '5' } } });
    expect(examplePack.wagerIds).toEqual(['hard-eight', 'next-seven', 'streak', 'prize']);
  });

  test('with a choice closes the game on it', () => {
    const opened = examplePack.open({ prize: 'off' });
    expect(opened.ok && Object.keys(opened.game.wagers)).toEqual(['hard-eight', 'next-seven', 'streak']);
    expect(opened.ok && opened.game.options['prize']).toBe('off');
  });

  test.each([
    [{ price: 'on' }, { code: 'OPTION_UNKNOWN', clause: 'ex/9', option: 'price', known: ['prize', 'top'] }],
    [{ toString: 'on' }, { code: 'OPTION_UNKNOWN', clause: 'ex/9', option: 'toString' }],
    [
      { prize: 'maybe' },
      { code: 'OPTION_NOT_ALLOWED', clause: 'ex/6', option: 'prize', value: 'maybe', allowed: 'on, off' },
    ],
    [{ prize: '' }, { code: 'OPTION_NOT_ALLOWED', clause: 'ex/6', value: '' }],
    [{ top: '4.99' }, { code: 'OPTION_NOT_ALLOWED', clause: 'ex/8', value: '4.99' }],
    [{ top: '5,5' }, { code: 'OPTION_NOT_ALLOWED', clause: 'ex/9' }],
  ])('with %j is refused with the clause', (chosen: Readonly<Record<string, string>>, refusal) => {
    expect(examplePack.open(chosen)).toMatchObject({ ok: false, refusal });
  });

  test('a wager left out by choice is refused by the clause that leaves it to choice', () => {
    const opened = examplePack.open({ prize: 'off' });
    expect(opened.ok && notOffered(opened.game, 'prize').clause).toBe('ex/6');
    expect(opened.ok && notOffered(opened.game, 'pass-line').clause).toBe('ex/1');
  });

  test('a clause is cited with its pack in front', () => {
    expect(cite({ prefix: 'nz' }, '6.3(b)')).toBe('nz/6.3(b)');
  });
});

describe('a pack that contradicts itself stops the program', () => {
  const up = [rule('1', twoDice.total(7), loses), rule('1', rest, stands)];
  const one = (more: Partial<WagerDefinition<ExampleClause, 'up'>> = {}) =>
    wager({ id: 'one', name: 'One', clause: '1', stages: { up }, ...more });
  const opened = examplePack.open();
  const packOf = (...wagers: readonly Wager<ExampleClause>[]) => {
    if (!opened.ok) throw new Error('The example game does not open');
    return pack<ExampleClause, Record<string, never>>({
      id: 'bad',
      prefix: 'bad',
      name: 'Bad',
      place: 'Nowhere',
      dice: 2,
      options: {},
      cites: { wagers: '1', options: '1', takingDown: '1', dice: '1' },
      procedure: {
        thrower: { who: 'dealer', clause: '1' },
        winningStake: { staysUp: true, clause: '1' },
        voidRoll: { call: 'No Roll', bets: 'open', clause: '1' },
        rounding: { way: 'exact', clause: '1' },
        turn: undefined,
        noRolls: [],
      },
      wagers: () => wagers,
    });
  };

  test('two wagers of one id', () => {
    expect(() => packOf(one(), one())).toThrow('Broken invariant: bad has two wagers of one id');
  });

  test('a wager that throws other dice', () => {
    const three = wager({
      id: 'three',
      name: 'Three',
      clause: '1',
      stages: { next: [rule('1', threeDice.every, loses)] },
    });
    expect(() => packOf(three)).toThrow('Broken invariant: bad: three throws 3 dice');
  });

  test('a won stake that stays up and is locked, so that it could never come down', () => {
    expect(() => packOf(one({ locks: { from: 'placing', clause: '1' } }))).toThrow(
      'Broken invariant: bad: one is locked but may stay up',
    );
  });

  test('a sound one opens', () => {
    expect(packOf(one()).wagerIds).toEqual(['one']);
  });
});
