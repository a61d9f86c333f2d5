import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const odds = async (...args: readonly string[]) =>
  JSON.parse((await capturedRun(['odds', ...args, '--json'])).out);

describe('dicepit odds', () => {
  test('gives exact fractions in the agreed shape', async () => {
    const { schema, pack, options, wagers } = await odds('snake-eyes-nz');
    expect(schema).toBe('dicepit/odds@1');
    expect([pack, options['hard-4']]).toEqual(['snake-eyes-nz', '7']);
    expect(wagers[0]).toEqual({
      id: 'hard-4',
      name: 'Hard 4',
      clause: 'nz/4.1(a)',
      pays: ['7 to 1'],
      win: '1/9',
      lose: '8/9',
      winPerRoll: '1/36',
      losePerRoll: '2/9',
      edge: '1/9',
      edgePerRoll: '1/36',
      variance: '512/81',
      standardDeviation: 2.5141574442,
      skewness: 2.4748737342,
      rollsToDecision: '4',
      net: [
        { net: '-1', chance: '8/9' },
        { net: '7', chance: '1/9' },
      ],
    });
  });

  test('answers for one wager, and for all packs at once', async () => {
    expect(
      (await odds('double-dice', 'shooters-bet')).wagers.map(({ edge }: { edge: string }) => edge),
    ).toEqual(['23/648']);
    const { packs } = await odds();
    expect(
      packs.map(({ pack, wagers }: { pack: string; wagers: unknown[] }) => [pack, wagers.length]),
    ).toEqual([
      ['snake-eyes-nz', 15],
      ['snake-eyes-nsw', 15],
      ['double-dice', 15],
      ['wonder-dice', 10],
    ]);
  });

  test('writes a table for a spreadsheet, and the skewness for whoever asks for more', async () => {
    const { out: csv } = await capturedRun(['odds', 'snake-eyes-nz', '--csv']);
    const [head = '', first = '', ...rest] = csv.trimEnd().split(/\r?\n/);
    expect(head).toContain('"win, exact",win,"edge, exact",edge');
    expect(first).toContain('snake-eyes-nz,hard-4,Hard 4,nz/4.1(a),7 to 1,1/9,0.111');
    expect(rest).toHaveLength(14);
    const { out: more } = await capturedRun(['odds', 'snake-eyes-nz', 'hard-4', '-v']);
    expect(more).toMatch(/rolls +skewness\nHard 4 .* 2\.475\n/);
    expect((await capturedRun(['odds', '--csv', '--json'])).code).toBe(2);
  });

  test('double/9 leaves the bonus out when a table does not offer it', async () => {
    expect((await odds('double-dice', '-o', 'bonus=off')).wagers).toHaveLength(14);
    const { code, err } = await capturedRun(['odds', 'double-dice', 'bonus', '--option', 'bonus=off']);
    expect(code).toBe(2);
    expect(err).toContain("offers no wager 'bonus' (double/9)");
  });

  test('nsw/6.5 warns where rounding up erases the edge', async () => {
    const { warnings } = await odds('snake-eyes-nsw', '--stake', '1', '--chip', '1');
    expect(warnings.map(({ wager, effect }: { wager: string; effect: string }) => [wager, effect])).toEqual([
      ['hard-4', 'erases'],
      ['hard-6', 'erases'],
      ['hard-8', 'erases'],
      ['hard-10', 'erases'],
    ]);
    const { err } = await capturedRun(['odds', 'snake-eyes-nsw', '--stake', '5', '--chip', '25']);
    expect(err).toContain('hard-4: $5 at 7.5 to 1 is paid $50 with $25 as the smallest chip (nsw/6.5)');
    expect((await odds('snake-eyes-nsw', '--stake', '10', '--chip', '5')).warnings).toEqual([]);
    expect((await odds('snake-eyes-nsw', '--stake', '5', '--chips', '1,2.50,5,100')).warnings).toEqual([]);
    const several = await capturedRun(['odds', 'snake-eyes-nsw', '--stake', '5', '--chips', '1,5']);
    expect(several.err).toContain('hard-4: $5 at 7.5 to 1 is paid $38 in chips of $1 and $5 (nsw/6.5)');
    const both = await capturedRun(['odds', 'snake-eyes-nsw', '--chip', '1', '--chips', '1,5']);
    expect(both.err).toContain('choose one of --chip, the smallest, and --chips, all of them');
    expect((await capturedRun(['odds', '--chips', '1,1'])).err).toContain('100 stands twice');
    expect((await odds('snake-eyes-nz', '--stake', '1', '--chip', '25')).warnings).toEqual([]);
  });

  test('sorts, and judges an assertion with code 6', async () => {
    const { wagers } = await odds('snake-eyes-nz', '--sort', 'edge');
    expect(wagers.at(0).id).toBe('field');
    expect(wagers.at(-1).id).toBe('five');
    expect((await capturedRun(['odds', 'snake-eyes-nz', 'field', '--assert', 'edge<=1/36'])).code).toBe(0);
    const missed = await capturedRun(['odds', 'snake-eyes-nz', '--assert', 'edge<0.19']);
    expect([missed.code, missed.err]).toEqual([
      6,
      'not met: snake-eyes-nz five: edge is 1/5, not < 19/100\n',
    ]);
  });

  test.each([
    [['odds', 'snake-eyes'], "there is no pack 'snake-eyes'. Did you mean snake-eyes-nz?"],
    [['odds', 'snake-eyes-nz', 'hard-7'], 'Did you mean hard-4?'],
    [
      ['odds', 'snake-eyes-nz', '-o', 'hard-4=5'],
      'hard-4=5 is not allowed (nz/4.9(hardways-4)). Allowed: 7, 6.',
    ],
    [
      ['odds', 'snake-eyes-nz', '-o', 'field=4'],
      'field=4 is not allowed (nz/4.9(field-2)). Allowed: 1, 2, 3.',
    ],
    [['odds', 'snake-eyes-nz', '-o', 'craps-3=14'], "There is no option 'craps-3' (nz/4.10#2)."],
    [
      ['odds', 'snake-eyes-nsw', '-o', 'craps-3=15'],
      "There is no option 'craps-3' (nsw/8.1). Choose from table.",
    ],
    [['odds', 'wonder-dice', '-o', 'field=2'], 'these rules leave nothing to choose (wonder/positions-1)'],
    [['odds', 'double-dice', '-o', 'bonus-odds=4,10,20'], 'double/9.4'],
    [['odds', 'double-dice', '-o', 'bonus-odds=5,9,20'], 'double/9.5'],
    [['odds', 'double-dice', '-o', 'bonus-odds=5,10,19'], 'double/9.6'],
    [['odds', 'double-dice', '-o', 'bonus'], 'An option is written key=value'],
    [['odds', 'double-dice', '-o', 'bonus=on', '-o', 'bonus=off'], 'bonus is given twice'],
    [['odds', '-o', 'field=2'], '--option field needs a pack'],
    [['odds', 'snake-eyes-nz', '--assert', 'edge'], 'It is written like edge<=1/9'],
    [['odds', 'snake-eyes-nz', '--assert', 'edge<1/0'], 'It is written like edge<=1/9'],
    [['odds', 'snake-eyes-nz', '--stake', '-5'], 'A sum of money is needed'],
    [['odds', 'snake-eyes-nz', '--sort', 'luck'], 'Allowed choices are layout'],
    [['ods'], 'Did you mean odds?'],
    [['odds', '--jsn'], 'unknown option'],
    [['settle'], 'missing required argument'],
  ])('%j is wrong usage, with the way out', async (args, message) => {
    const { code, out, err } = await capturedRun(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
