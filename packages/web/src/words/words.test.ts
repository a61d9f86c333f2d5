import { pseudo } from '@dicepit/words/pseudo';
import { describe, expect, test } from 'vitest';
import { commands as commandsDe } from './de/commands.ts';
import { conduct as conductDe } from './de/conduct.ts';
import { dealer as dealerDe } from './de/dealer.ts';
import { disputes as disputesDe } from './de/disputes.ts';
import { host as hostDe } from './de/host.ts';
import { inspect as inspectDe } from './de/inspect.ts';
import { paper as paperDe } from './de/paper.ts';
import { party as partyDe } from './de/party.ts';
import { promotions as promotionsDe } from './de/promotions.ts';
import { staff as staffDe } from './de/staff.ts';
import { de as everywhereDe } from './de.ts';
import { commands } from './en/commands.ts';
import { conduct } from './en/conduct.ts';
import { dealer } from './en/dealer.ts';
import { disputes } from './en/disputes.ts';
import { host } from './en/host.ts';
import { inspect } from './en/inspect.ts';
import { paper } from './en/paper.ts';
import { party } from './en/party.ts';
import { promotions } from './en/promotions.ts';
import { staff } from './en/staff.ts';
import { en as everywhere } from './en.ts';

/** With the words that come with their pages alone. */
const en = {
  ...everywhere,
  commands,
  conduct,
  dealer,
  disputes,
  host,
  inspect,
  paper,
  party,
  promotions,
  staff,
};
const de: typeof en = {
  ...everywhereDe,
  commands: commandsDe,
  conduct: conductDe,
  dealer: dealerDe,
  disputes: disputesDe,
  host: hostDe,
  inspect: inspectDe,
  paper: paperDe,
  party: partyDe,
  promotions: promotionsDe,
  staff: staffDe,
};

const languages = [
  ['en', en],
  ['de', de],
] as const;

type Leaf = { readonly name: string; readonly value: unknown };

describe.each(languages)('the words of %s', (_, words) => {
  test('have the same names as the English ones', () => {
    expect(leavesOf(words).map(({ name }) => name)).toEqual(leavesOf(en).map(({ name }) => name));
  });

  test.each(leavesOf(words))('$name says something', ({ value }) => {
    const said = saidBy(value);
    expect(said.text.trim()).not.toBe('');
    expect(said.text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });

  test.each(leavesOf(words).filter(({ value }) => typeof value === 'function'))(
    '$name leaves out nothing that it is told',
    ({ value }) => {
      const { text, told } = saidBy(value);
      for (const each of told) expect(text).toContain(each);
    },
  );
});

test('German is not English: nearly every sentence is its own', () => {
  const sentences = leavesOf(en).filter(({ value }) => typeof value === 'string' && value.includes(' '));
  const german = new Map(leavesOf(de).map(({ name, value }) => [name, value]));
  const same = sentences.filter(({ name, value }) => german.get(name) === value && !name.includes('.packs.'));
  expect(same).toEqual([]);
});

test('German says du to everybody, guests and staff alike', () => {
  const formal = /\p{L}en Sie\b|\b(?:Ihnen|Ihr(?:e[mnrs]?)?)\b/u;
  const texts = leavesOf(de).map(({ name, value }) => ({ name, text: saidBy(value).text }));
  expect(texts.filter(({ text }) => formal.test(text))).toEqual([]);
});

test('the made-up language dresses every text, those of functions too', () => {
  const dressed = pseudo(en);
  expect(dressed.common.done).toBe('[Dóñé~~]');
  expect(dressed.common.rolls(1)).toMatch(/^\[1 .*~\]$/);
  const texts = leavesOf(dressed).filter(({ value }) => typeof value === 'string');
  for (const { value } of texts) expect(value).toMatch(/^\[.*~\]$/s);
});

function leavesOf(value: unknown, name = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ name, value }];
  return Object.entries(value).flatMap(([field, inner]) =>
    leavesOf(inner, name === '' ? field : `${name}.${field}`),
  );
}

/** A text, or what a function says of arguments that can be found again in it. */
function saidBy(value: unknown): { readonly text: string; readonly told: readonly string[] } {
  if (typeof value !== 'function') return { text: String(value), told: [] };
  const told = Array.from({ length: value.length }, (_, place) => `${70 + place}`);
  // A list of one number serves for a list, a count and a text alike.
  const listed = told.map((each) => [each]);
  const spoken = attempt(value, listed) ?? attempt(value, told) ?? '';
  return { text: spoken, told };
}

function attempt(value: object, args: readonly unknown[]): string | undefined {
  try {
    const said: unknown = typeof value === 'function' ? Reflect.apply(value, undefined, args) : value;
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

test('a chance is one in eleven, and no odds, in either language', () => {
  const said = languages.map(([, words]) => words.player.area.chanceOf('1', '11'));
  expect(said).toEqual(['1 in 11', '1 von 11']);
});
