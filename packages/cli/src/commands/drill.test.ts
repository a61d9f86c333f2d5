import { bankedPacks, packIds } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const drill = (line: string, input = '') => capturedRun(['drill', ...line.split(' ')], input);

describe('dicepit drill from a script', () => {
  test('asks, marks and scores; what was wrong is told with its sum and its clause', async () => {
    const { code, out, err } = await drill('pay snake-eyes-nsw --seed 4 --questions 2', 'ten\n112.50\nl\n');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Question 1 of 2.',
        '5-5, Ten, hard.',
        'The smallest payable chip is $1.',
        '  Ann (shooter): $15 on Hard 10',
        'Wrong.',
        '  Ann (shooter): $15 on Hard 10: pays $113, not pays $112.50. $15 at 7.5 to 1 wins $113, rounded up from $112.50; the stake goes back (nsw/8.1(hardway-10))',
        '',
        'Question 2 of 2.',
        '6-5, Eleven.',
        'The smallest payable chip is $1.',
        '  Ann (shooter): $10 on 11 in 1 Roll',
        'Wrong.',
        '  Ann (shooter): $10 on 11 in 1 Roll: pays $160, not loses. $10 at 16 to 1 wins $160; the stake goes back (nsw/8.1(11-in-1))',
        '',
        '0 of 2 right, 0 in a row at best.',
        'To practise: hard-10 x1, eleven x1.',
        '',
      ].join('\n'),
    );
    expect(err).toBe(
      [
        "A sum is needed, or 'loses' or 'stays'.",
        'Drill again with the same seed: dicepit drill pay snake-eyes-nsw -o table=1 --level 1 --questions 2 --seed 4',
        '',
      ].join('\n'),
    );
  });

  test('the same seed and lines give the same bytes', async () => {
    const line = 'pay double-dice --seed 3 --questions 4 --level 2';
    const lines = 'l, l, l\ns, s, s\n5, 5, 5\nl, s, 5\n';
    expect(await drill(line, lines)).toEqual(await drill(line, lines));
  });

  test('a line that is no answer is asked for again, and quit ends it', async () => {
    const { code, out, err } = await drill('no-roll wonder-dice --seed 1', 'perhaps\n1, 1\nquit\n');
    expect(code).toBe(0);
    expect(err).toContain('2 answers are needed');
    expect(out).toMatch(/[01] of 1 right/);
  });

  test('a mock game tells what ought to have been done, and by which clause', async () => {
    const { out } = await drill('mock snake-eyes-nz --level 2 --seed 5 --questions 1', '7, 5\n');
    expect(out).toContain(
      [
        '3: Ann (shooter): $40 on Hard 10, put down while the dice roll, and nobody says a word to it; the dealer lets it count',
        'The dice show 1-6.',
        '4: the dealer calls “Seven out”',
      ].join('\n'),
    );
    expect(out).toContain(
      '  Which line is wrong, if one is? line 3, not line 7. the bet does not count for this roll, and goes back (nz/4.4(b))',
    );
  });

  test('every drill of every game is asked to its end, and nothing but its answers is needed', async () => {
    const drills = [
      ...bankedPacks.flatMap(({ id }) =>
        ['pay', 'call', 'no-roll', 'mock'].map((kind) => [kind, id] as const),
      ),
      ['throw', 'snake-eyes-party'] as const,
    ];
    expect(new Set(drills.map(([, pack]) => pack))).toEqual(new Set(packIds));
    for (const [kind, pack] of drills) {
      const answer = { pay: '1', call: '1', 'no-roll': '1, 1', mock: '1', throw: '1, 1, 1, 1' }[kind] ?? '';
      const { code, out } = await drill(`${kind} ${pack} --seed 9 --questions 3`, `${answer}\n`.repeat(3));
      expect([code, /of 3 right/.test(out)]).toEqual([0, true]);
    }
  });

  test.each(['fünf', '5', 'Five'])(
    'a call may be typed in the language that is spoken: %s',
    async (typed) => {
      const { out } = await drill(
        'call double-dice --level 3 --seed 5 --questions 1 --language de',
        `${typed}\n`,
      );
      expect(out).toContain('Richtig.\n');
    },
  );

  test('a sheet is in the language that is spoken', async () => {
    const { out } = await drill('pay snake-eyes-nz --seed 5 --questions 1 --sheet a.html --language fr');
    expect(out).toContain('<html lang="fr">');
    expect(out).toContain('Exercice de paiement');
  });

  test('a sheet has its questions on one page and the answers on another', async () => {
    const { code, out, err } = await drill('pay snake-eyes-nsw --seed 5 --questions 12 --sheet drill.html');
    expect([code, err]).toEqual([0, 'wrote drill.html\n']);
    expect(out).toContain('.paper + .paper { break-before: page; }');
    expect(out.match(/<main class="paper">/g)).toHaveLength(2);
    expect(out.match(/<h2>/g)).toHaveLength(12);
    expect(out).toContain('nsw/8.1');
  });

  test.each([
    ['throw snake-eyes-nz', 'snake-eyes-nz has no throw drill; there is pay, call, no-roll'],
    ['pay snake-eyes-party', 'snake-eyes-party has no pay drill; there is throw'],
    ['pay snake-eyes', "there is no pack 'snake-eyes'"],
    ['pay snake-eyes-nz --level 5', 'A level is 1, 2, 3 or 4.'],
    ['pay snake-eyes-nz --minimum 10 --maximum 5', 'the smallest bet is above the largest'],
    ['pay snake-eyes-nz --option field=9', 'nz/4.9(field-2)'],
  ])('drill %s fails with a sentence', async (line, says) => {
    const { code, err } = await drill(line);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
