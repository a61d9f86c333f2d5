import { globSync, readFileSync } from 'node:fs';
import { clientProblems } from '@dicepit/client';
import { assert, roll } from '@dicepit/engine';
import { problemCodes } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { tellUnthrown } from '../../../server/src/audit/unthrown.ts';
import { sentencesIn } from '../testing/sentences-in-source.ts';
import { sentences, translate } from './de/sentences.ts';
import { translating } from './sentences.ts';

const packages = new URL('../../../', import.meta.url).pathname;

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap((pattern) => {
      const found = globSync(pattern, { cwd: packages });
      assert(found.length > 0, () => `no file is ${pattern}`);
      return found;
    })
    .filter((file) => !/\.test\.ts$|testing\//.test(file))
    .map((file) => `${packages}${file}`);

/** What the rules of a table refuse with: whatever in these files is a sentence. */
const ofRules = filesOf(
  'engine/src/explain.ts',
  'engine/src/{house-chips,symbol}.ts',
  'engine/src/table/!(house-dealer).ts',
  'engine/src/table/concerns/*.ts',
).flatMap((file) => sentencesIn(file));

/** What the server refuses with: whatever is said in a refusal. */
const refusing = new Set(['refused', 'problem', 'refuse', 'problemOf']);
const ofServer = filesOf(
  'server/src/{people,table,floor,cage,pit,host,screen,live,http,disputes,conduct,promotions,watch}/*.ts',
).flatMap((file) => sentencesIn(file, refusing));

/** Why there is no exact answer. */
const ofExact = filesOf('analysis/src/answer.ts').flatMap((file) => sentencesIn(file));

/** What a check of a trail finds. What begins with a small letter is the second half of a sentence. */
const ofProof = filesOf('proof/src/**/*.ts', 'server/src/audit/*.ts')
  .flatMap((file) => sentencesIn(file))
  .filter(({ text }) => !/^[a-z]/.test(text));

/** A sentence with something in its gaps, so that it can be looked up as a screen would. */
const filledIn = (text: string): string => text.replace(/\{(\d)\}/g, (_, place: string) => `7${place}`);

describe('what a check of a trail finds', () => {
  test.each(ofProof.map(({ text, file }): [string, string] => [text, file.slice(packages.length)]))(
    '%s (%s) is said in German',
    (text) => expect(translate(filledIn(text))).toBeDefined(),
  );

  test('is said with what an earlier edition decided, and whoever would have won', () => {
    const by =
      "Decided under edition 3; by today's rules, edition 4: BetPlaced stands where the rules say Nothing.";
    expect(translate(by)).toBe(
      'Entschieden nach Ausgabe 3; nach den heutigen Regeln, Ausgabe 4: BetPlaced steht, wo die Regeln Nothing sagen.',
    );
    const turn = {
      turn: 3,
      why: 'table closed',
      faces: roll('6-1'),
      bets: 2,
      won: 35_00,
      chance: 0.5,
    } as const;
    expect(translate(tellUnthrown(turn))).toContain(
      'während 2 Einsätze lagen, und wurde nicht geworfen: Die Würfel hätten 6-1 gezeigt, und das Haus hätte 35 $ verloren.',
    );
  });
});

describe.each([
  ['the rules of tables', ofRules],
  ['the server', ofServer],
  ['exact methods', ofExact],
])('what %s refuse with', (_, all) => {
  test('is found in their sources', () => expect(all.length).toBeGreaterThan(9));

  test.each(all.map(({ text, file }): [string, string] => [text, file.slice(packages.length)]))(
    '%s (%s)',
    (text) => {
      const english = filledIn(text);
      const german = translate(english);
      expect(german).toBeDefined();
      expect(german).not.toBe(english);
      for (const [value] of english.matchAll(/\b7\d\b/g)) expect(german).toContain(value);
    },
  );
});

test('no refusal names a person or a table by an id', () => {
  const ids = /\$\{[^}]*(by\.person|\bperson\b(?!\.name)|custodian|relief|setup\.table)\b/;
  const files = filesOf(
    'engine/src/table/concerns/*.ts',
    'engine/src/table/{ceremony,decide,rolls,stakes,turn,voiding,windows}.ts',
    'games/src/snake-eyes-party/{game,table}.ts',
  );
  expect(files.length).toBeGreaterThan(25);
  const naming = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => ids.test(line) && !line.includes('reference:')),
  );
  expect(naming).toEqual([]);
});

test('every title of a problem is said in German', () => {
  const titles = [
    ...Object.values(problemCodes).map(([, title]) => title),
    ...Object.values(clientProblems).flat(),
  ];
  expect(titles.filter((title) => translate(title) === undefined)).toEqual([]);
});

test('the German of a sentence names all that is filled into the English', () => {
  const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();
  for (const [english, german] of Object.entries(sentences))
    expect(namesIn(german)).toEqual(namesIn(english));
});

test('no pattern is so short that it would take other sentences for its own', () => {
  const short = Object.keys(sentences).filter(
    (text) => /\{(?!seat|player|number)/.test(text) && text.replace(/\{\w+\}/g, '').length < 6,
  );
  expect(short).toEqual([]);
});

describe('a sentence is filled in as the language writes it', () => {
  test.each([['red is that already.', 'red ist das schon.']])('%s', (english, german) =>
    expect(translate(english)).toBe(german),
  );

  test('and what has no words stays unsaid', () => {
    expect(translate('The moon is made of cheese.')).toBeUndefined();
    expect(translating({}, () => undefined)('Seat 3')).toBeUndefined();
  });
});
