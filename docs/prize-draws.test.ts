import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listDigest, toCommitment, winningPlaces } from '@dicepit/proof';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('prize-draws.md', import.meta.url), 'utf8');

/** What stands in the fenced block of a language. */
function block(language: string): string {
  const text = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1];
  if (text === undefined) throw new Error(`the page has no ${language}`);
  return text;
}

test('the page about prize draws has a recipe that prints what it says', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', block('js')], {
    encoding: 'utf8',
  });
  expect(printed).toBe(block('text'));
});

test('the page about prize draws tells the winners that our own draw gives', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const list = Array.from({ length: 50 }, (_, place) => ({
    entry: `e-${place + 1}`,
    person: `p-${place + 1}`,
  }));
  const draw = { seed, promotion: 'pr-1', list: listDigest(list), entries: 50, prizes: 3 };
  const winners = winningPlaces(draw).map((place) => `${list[place]?.entry} ${list[place]?.person}`);
  expect(block('text').trim().split('\n')).toEqual([`commitment ${toCommitment(seed)}`, ...winners]);
});
