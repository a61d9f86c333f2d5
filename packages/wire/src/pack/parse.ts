import { type PackBundle, type PackData, toBundle } from '@dicepit/games/data';
import { packHash, packIdOf } from '@dicepit/proof';
import { failed, formatPlace, issuesIn, type Parsed, parseJsonStrictly, refusedFor } from '../problem.ts';
import { faultsOfMeaning } from './meaning.ts';
import { packSchema } from './schema.ts';

/** The largest pack that is read, in characters; the largest of the house has a quarter of that. */
export const MAX_PACK_LENGTH = 1_000_000;

/** A pack from outside, checked: its data, its hash, what a pit calls it, and what it is to the house. */
export type ParsedPack = {
  readonly data: PackData;
  readonly hash: string;
  readonly id: string;
  readonly bundle: PackBundle;
};

/** A pack as somebody's file or somebody's pit has it. Everything that is wrong with it is named; nothing in it is run. */
export function parsePack(text: string): Parsed<ParsedPack> {
  if (text.length > MAX_PACK_LENGTH)
    return failed('', `a pack has at most ${MAX_PACK_LENGTH} characters, and this is larger`);
  const json = parseJsonStrictly(text);
  return json.ok ? checkPack(json.value) : json;
}

/** The same for a pack that is part of something larger. */
export function checkPack(json: unknown): Parsed<ParsedPack> {
  const shape = packSchema.safeParse(json);
  const issues = shape.success ? [] : issuesIn(shape.error);
  // What is no pack of this version would have everything wrong with it.
  const other = issues.filter(({ path }) => path[0] === 'dicepit' || path[0] === 'version');
  const isOther = typeof json === 'object' && json !== null && ('dicepit' in json || 'version' in json);
  const told = other.length > 0 && isOther ? other : issues;
  const problems = told.map(({ path, message }) => ({ place: formatPlace(path), message }));
  if (told === issues) {
    // A field too many says nothing of the others.
    const unsound = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path);
    problems.push(...faultsOfMeaning(json, unsound));
  }
  if (problems.length > 0) return refusedFor(problems);
  // The schema has looked at every field of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const data = json as PackData;
  const hash = packHash(data);
  const id = packIdOf(data.id, hash);
  return { ok: true, value: { data, hash, id, bundle: toBundle(data, id) } };
}
