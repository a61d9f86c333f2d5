import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { unbalanced } from '../well-formed.ts';

const { out: result } = await capturedRun(
  'simulate wonder-dice -b field=5 --bank 100 --sessions 500 --seed 7 --json'.split(' '),
);
const plot = (...flags: readonly string[]) => capturedRun(['plot', '-', ...flags], result);

describe('dicepit plot', () => {
  test('lists what can be drawn of a result', async () => {
    expect(await plot('--list')).toMatchObject({ code: 0, out: 'fan\ndistribution\nruin\nedges\n' });
  });

  test.each(['fan', 'distribution', 'ruin', 'edges'])('draws %s as one SVG in every theme', async (kind) => {
    const pictures = await Promise.all(
      ['light', 'dark', 'print'].map((theme) => plot('--kind', kind, '--theme', theme, '--width', '480')),
    );
    for (const { code, out } of pictures) {
      expect(code).toBe(0);
      expect(out).toMatch(/^<svg [^>]*width="480"/);
      expect(unbalanced(out.trim())).toEqual([]);
    }
    expect(new Set(pictures.map(({ out }) => out)).size).toBe(3);
  });

  test('gives the figures behind a picture, and writes files', async () => {
    const { out } = await plot('--kind', 'fan', '--csv');
    expect(out).toMatch(/^roll,5 %,25 %,median,75 %,95 %\r\n0,100,100,100,100,100\r\n/);
    expect(await plot('--out', 'fan.svg')).toMatchObject({
      out: expect.stringMatching(/^\[fan\.svg\]\n<svg /),
      err: 'wrote fan.svg\n',
    });
  });

  test.each([
    ['{}', 'this is no result that can be drawn'],
    ['nonsense', 'malformed result: it is no JSON'],
    [
      '{"drawings":{"fan":{"title":"x","measures":"$","start":1,"points":[{"roll":"a"}]}}}',
      'drawings.fan.points[0].roll is not a number',
    ],
    ['{"drawings":{"ruin":{"title":1}}}', 'drawings.ruin.title is not a text'],
    ['{"drawings":{}}', 'there is nothing to draw in this result'],
  ])('%s is wrong usage, with the place', async (text, message) => {
    const { code, out, err } = await capturedRun(['plot', '-'], text);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  test('names the kinds there are when another is asked for', async () => {
    expect(await plot('--kind', 'totals')).toMatchObject({
      code: 2,
      err: expect.stringContaining('it has fan, distribution, ruin, edges'),
    });
  });
});
