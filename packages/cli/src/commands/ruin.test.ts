import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const evening = ['ruin', 'snake-eyes-nz', '--bet', 'field=5', '--bank', '200', '--rolls', '200'];
const asJson = async (...args: readonly string[]) => JSON.parse((await capturedRun([...args, '--json'])).out);

describe('dicepit ruin', () => {
  test('gives the exact risk of an evening in the agreed shape', async () => {
    const found = await asJson(...evening);
    expect(found).toMatchObject({
      schema: 'dicepit/ruin@1',
      pack: 'snake-eyes-nz',
      method: 'exact',
      session: { bets: [{ wager: 'field', stake: 500 }], bank: 20_000, rolls: 200 },
      quantiles: { '0.05': 4000, '0.25': 11_500, '0.5': 17_000, '0.75': 22_500, '0.95': 30_500 },
    });
    expect(found.ruin.value).toBeCloseTo(0.027447, 6);
    expect(found.ahead.value).toBeCloseTo(0.351665, 5);
    expect(found.mean.value).toBeCloseTo(17_236, 0);
    expect(found.relativeError).toBeLessThan(1e-10);
  });

  test('says exact to a person, with the bound of rounding', async () => {
    const { code, out, err } = await capturedRun(evening);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/exact\nruin: less than \$5 left at some roll +2\.745 %/);
    expect(out).toMatch(/median +\$170\n/);
    expect(out).toContain('Exact but for rounding, which errs by less than 1e-12 of a figure.');
  });

  test('doubles or loses all without a clock, and refuses when neither clock nor goal is named', async () => {
    const found = await asJson('ruin', 'snake-eyes-nz', '-b', 'field=5', '--bank', '200', '--goal', '400');
    expect(found.goal.value).toBeCloseTo(0.15469, 5);
    expect(found.ruin.value + found.goal.value).toBeCloseTo(1, 12);
    const { code, err } = await capturedRun(['ruin', 'snake-eyes-nz', '-b', 'field=5', '--bank', '200']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('say how long it goes on') });
  });

  test('finds the least bank, the largest bet and the most rolls, each with the step beyond', async () => {
    const solved = (what: string, ...args: readonly string[]) =>
      asJson('ruin', 'snake-eyes-nz', ...args, '--solve', what, '--target', '1%');
    const bank = await solved('bank', '-b', 'field=5', '--rolls', '200');
    expect(bank.answer).toBe(bank.session.bank);
    expect(bank.ruin.value).toBeLessThanOrEqual(0.01);
    expect(bank.beyond.value).toBeGreaterThan(0.01);
    const again = await asJson(...evening.with(5, String((bank.answer - 500) / 100)));
    expect(again.ruin.value).toBeCloseTo(bank.beyond.value, 10);
    const bet = await solved('bet', '-b', 'field=1', '--bank', '200', '--rolls', '200');
    expect([bet.answer, bet.session.bets]).toEqual([400, [{ wager: 'field', stake: 400 }]]);
    const rolls = await solved('rolls', '-b', 'field=5', '--bank', '200');
    expect([rolls.answer, rolls.ruin.value <= 0.01, rolls.beyond.value > 0.01]).toEqual([156, true, true]);
  });

  test('judges an assertion with code 6', async () => {
    expect(await capturedRun([...evening, '--assert', 'ruin<=3%'])).toMatchObject({ code: 0, err: '' });
    const missed = await capturedRun([...evening, '--assert', 'ruin<=0.02']);
    expect([missed.code, missed.err]).toEqual([
      6,
      expect.stringMatching(/^not met: ruin is 0\.02744\d*, not <= 0\.02\n$/),
    ]);
    const unknown = await capturedRun([...evening, '--assert', 'luck>0.5']);
    expect([unknown.code, unknown.err]).toEqual([6, expect.stringContaining('there is no figure luck')]);
  });

  test('writes figures for other programs, and pictures', async () => {
    const { out } = await capturedRun([...evening, '--csv']);
    const [head, first] = out.split('\r\n');
    expect(head).toBe('figure,unit,estimate,low,high,exact,z');
    expect(first).toMatch(/^ruin,chance,,,,0\.02744/);
    for (const [kind, title] of [
      ['fan', 'Bankroll after each roll: Field Bet $5'],
      ['distribution', 'Bankroll after 200 rolls: Field Bet $5'],
      ['ruin', 'Chance to run out in 200 rolls: Field Bet $5'],
    ] as const) {
      const drawn = await capturedRun([...evening, '--svg', 'x.svg', '--kind', kind]);
      expect(drawn.out).toContain(`[x.svg]\n<svg `);
      expect(drawn.out).toContain(title);
    }
  });

  test.each([
    [['ruin', 'snake-eyes-nz', '--bank', '200', '--rolls', '9'], 'there is nothing to play: name a bet'],
    [['ruin', 'snake-eyes-nz', '-b', 'feld=5', '--bank', '9', '--rolls', '9'], 'Did you mean field?'],
    [['ruin', 'snake-eyes-nz', '-b', 'field', '--bank', '9', '--rolls', '9'], 'written wager=dollars'],
    [['ruin', 'snake-eyes-nz', '-b', 'field=5', '-b', 'field=6'], 'field is bet on twice'],
    [['ruin', 'snake-eyes-nz', '-b', 'field=5', '--rolls', '9'], 'name the bankroll'],
    [['ruin', 'snake-eyes-nz', '-b', 'field=5', '--rolls', '9', '--solve', 'bank'], '--solve needs --target'],
    [[...evening, '--solve', 'bank', '--target', '2'], 'A chance between 0 and 1 is needed'],
    [[...evening, '--goal', '2'], 'a goal below the bets themselves ($5)'],
    [[...evening, '--json', '--csv'], '--json and --csv cannot both'],
    [
      [...evening, '--svg', 'x.svg', '--kind', 'totals'],
      "no picture of the kind 'totals'; it has fan, distribution",
    ],
    [[...evening, '--assert', 'ruin'], 'It is written like ruin<=0.05'],
    [['ruin', 'no-such-pack', '-b', 'field=5'], "there is no pack 'no-such-pack'"],
  ])('%j is wrong usage, with the way out', async (args, message) => {
    const { code, out, err } = await capturedRun(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
