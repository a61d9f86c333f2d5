import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contributionsHash, drawFaces, toCommitment, verifyTurn } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('fair-dice.md', import.meta.url), 'utf8');

/** What stands in the fenced block of a language. */
function block(language: string): string {
  const text = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1];
  if (text === undefined) throw new Error(`the page has no ${language}`);
  return text;
}

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const contributions = [
  { person: 'p-ann', text: 'red lucky socks' },
  { person: 'p-bob', text: '42' },
];
const drawOf = (draw: number, said = contributions) =>
  drawFaces({ seed, table: 't-1', turn: 1, draw, contributions: said, count: 2 });

describe('the page about fair dice', () => {
  test('has a recipe in thirty lines or less that prints what it says', () => {
    expect(block('js').trim().split('\n').length).toBeLessThanOrEqual(30);
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', block('js')], {
      encoding: 'utf8',
    });
    expect(printed).toBe(block('text'));
  });

  test('tells the faces that our own dice give', () => {
    const lines = [
      `commitment ${toCommitment(seed)}`,
      `draw 1 ${drawOf(1).join('-')}`,
      `draw 2 ${drawOf(2).join('-')}`,
      `alone ${drawOf(1, []).join('-')}`,
    ];
    expect(block('text').trim().split('\n')).toEqual(lines);
  });

  test('works the example out by hand without a slip', () => {
    const begins = (draw: number, said = contributions): string =>
      createHmac('sha256', seed)
        .update(`dicepit/1\nt-1\n1\n${draw}\n${contributionsHash(said)}\n0`)
        .digest('hex')
        .slice(0, 8);
    expect(page).toContain(`\`${contributionsHash(contributions)}\`, and the HMAC begins \`${begins(1)}\``);
    expect([0x5e % 6, 0x5c % 6].map((rest) => rest + 1)).toEqual(drawOf(1));
    expect(page).toContain(`begins \`${begins(18, [])}\`: fc is 252`);
    expect(page).toContain(`so the dice are ${drawOf(18, []).join('-')}`);
  });

  test('has an example that the verifier believes', () => {
    const drawn = [1, 2].map((draw) => ({ draw, faces: drawOf(draw), contributions }));
    const hex = Buffer.from(seed).toString('hex');
    expect(page).toContain(hex);
    expect(verifyTurn({ table: 't-1', turn: 1, commitment: toCommitment(seed), seed: hex, drawn })).toEqual(
      [],
    );
  });
});
