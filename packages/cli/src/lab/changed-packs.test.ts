import { fileURLToPath } from 'node:url';
import { computeFigures } from '@dicepit/analysis';
import {
  everyRoll,
  type Game,
  listOdds,
  settleAtEndOfTurn,
  settleBet,
  standingAfter,
  toTerms,
} from '@dicepit/engine';
import { drawFelt } from '@dicepit/layout';
import { checkPack, type ParsedPack } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load-pack.ts';

// A pack from outside is refused with the place of its fault, or it can be dealt: nothing in between.

const example = (name: string): Promise<ParsedPack> =>
  loadPack(fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url)));

type Path = readonly (string | number)[];

/** Every field of a document, each with its value. */
function* fieldsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  if (path.length > 0) yield [path, value];
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* fieldsOf(each, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* fieldsOf(each, [...path, key]);
}

/** Fields that are alike whichever wager, stage, rule or clause they are of. */
const formOf = (path: Path): string =>
  path
    .map((key, at) =>
      typeof key === 'number' || /^(stages|most|show|when)$/.test(String(path[at - 1])) ? '*' : key,
    )
    .join('.');

/** What a field may be changed to: gone, of another kind, out of bounds, or the name of nothing. */
const changesOf = (value: unknown): readonly unknown[] => {
  const always = [undefined, null, '', 'nothing-there', 'toString', {}];
  if (typeof value === 'string') {
    if (/ to \d/.test(value)) return [...always, '0 to 0', '5 to 0', '0 to 5', '9999 to 1', '7 to six'];
    if (/^[0-9a-f]{1,54}$/.test(value)) return [...always, '0', 'f'.repeat(9), 'f'.repeat(54)];
    return always;
  }
  if (typeof value === 'number') return [...always, 0, -1, 0.5, 100, 1e9, 1e300];
  if (Array.isArray(value)) return [...always, [], value.slice(1), [...value, ...value.slice(-1)]];
  return always;
};

function changed(data: unknown, path: Path, to: unknown): unknown {
  const [key, ...more] = path;
  if (key === undefined) return to;
  const copy: object = Array.isArray(data) ? [...data] : { ...Object(data) };
  const value = changed(Reflect.get(copy, key), more, to);
  if (value === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, value);
  // A list without an entry is shorter, as JSON has it.
  return Array.isArray(copy) ? copy.filter((_, index) => index in copy) : copy;
}

/** Opens every choice of a pack, prints its odds and its felts, and settles rolls in every stage of every bet. */
function deal({ bundle: { pack, layout } }: ParsedPack): void {
  const choices = Object.entries(pack.options).flatMap(([key, { values = [] }]) =>
    values.map((value) => ({ [key]: value })),
  );
  for (const chosen of [{}, ...choices]) {
    const opened = pack.open(chosen);
    expect(opened.ok).toBe(true);
    if (!opened.ok) continue;
    for (const shape of ['wide', 'portrait'] as const) drawFelt(opened.game, layout, { shape });
    settle(opened.game);
  }
}

function settle(game: Game): void {
  const rolls = everyRoll[game.dice].filter((_, index) => index % 5 === 0);
  const terms = toTerms(game);
  const courses = game.course === undefined ? [undefined] : Object.keys(game.course.stages);
  for (const wager of Object.values(game.wagers)) {
    const figures = `${computeFigures(wager).edge.toString()} ${listOdds(wager).join()}`;
    expect(figures).not.toContain('NaN');
    for (const stage of Object.keys(wager.stages)) {
      const bet = { player: 'ann', wager: wager.id, stake: 60_00, stage };
      settleAtEndOfTurn(terms, bet);
      for (const roll of rolls)
        for (const course of courses.slice(0, 3)) {
          const { winnings } = settleBet(terms, bet, roll, course);
          expect(Number.isSafeInteger(winnings)).toBe(true);
        }
    }
  }
  for (const roll of rolls)
    for (const course of courses)
      standingAfter(game, { thrown: 0, ...(course === undefined ? {} : { course }) }, roll);
}

/** Of the changes to a field so many are left out but one; all of them are made with `DICEPIT_EVERY_CHANGE=yes`. */
const EVERY = process.env['DICEPIT_EVERY_CHANGE'] === 'yes' ? 1 : 3;

// All of the smallest example, and what a course adds to that. Each form of field is changed, in ways that take turns from
// one form to the next: the same in every run.
describe.each([
  { name: 'crown-and-anchor', part: '', least: 200 },
  { name: 'craps', part: 'course', least: 10 },
])('a pack in which one field is changed: $part of $name', ({ name, part, least }) => {
  test('is refused with the place, or can be dealt', { timeout: 300_000 }, async () => {
    const { data } = await example(name);
    const fields = [...fieldsOf(data)].filter(([path]) => part === '' || path[0] === part);
    const forms = new Map(fields.map((field) => [formOf(field[0]), field] as const));
    expect(forms.size).toBeGreaterThan(least);
    const broken: string[] = [];
    for (const [form, [path, value]] of [...forms.values()].entries())
      for (const to of changesOf(value).filter((_, way) => (way + form) % EVERY === 0)) {
        const what = `${path.join('.')} = ${JSON.stringify(to)}`;
        try {
          const parsed = checkPack(changed(data, path, to));
          if (parsed.ok) deal(parsed.value);
          else if (parsed.problems.every(({ place, message }) => place === '' && !message.includes('field')))
            broken.push(`${what}: no place`);
        } catch (cause) {
          broken.push(`${what}: ${String(cause)}`);
        }
      }
    expect(broken).toEqual([]);
  });
});
