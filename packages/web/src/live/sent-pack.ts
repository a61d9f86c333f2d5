import type { PackFacts } from '@dicepit/games';
import { type PackBundle, type PackData, type PackWords, toBundle } from '@dicepit/games/data/read';
import { isCloth } from '../look/own-cloth.ts';
import { BOUNDS } from '../wire/parse-pack.ts';

/** What a screen is sent of a pack: the rest is its clauses and readings. */
export type SentPack = Omit<PackData, 'register' | 'commentary'>;

type ReadPack = { readonly data: SentPack; readonly bundle: PackBundle };

/**
 * A pack as the pit sent it for a table. The pit has held it against the whole form, with schemas that weigh more than a
 * page can bear; here is looked at what a page relies on, since what comes over a network may be anything. Throws where it
 * is not that: nothing of such a pack is kept or shown.
 */
export function readSentPack(text: string, pack: string): ReadPack {
  if (text.length > BOUNDS.characters) throw new Error('too large for a pack');
  const data: SentPack = JSON.parse(text);
  if (data?.dicepit !== 'pack' || data.version !== BOUNDS.version || data.id !== pack)
    throw new Error(`not ${pack}`);
  const { prefix, name, place, citedAs, dice, cites, table, cloth, layout, wagers, manners, announcing } =
    data;
  const isWhole =
    [prefix, name, place, citedAs].every((each) => typeof each === 'string') &&
    (dice === 2 || dice === 3) &&
    [cites, announcing, data.game, layout].every(isObject) &&
    isObject(table) &&
    concerns.every((concern) => isObject(Reflect.get(table, concern))) &&
    [wagers, manners].every(Array.isArray) &&
    isCloth(cloth);
  if (!isWhole) throw new Error(`${pack} is not whole`);
  // Each wager is looked at as it is made: rolls that are claimed twice or not at all, stages that never end.
  const bundle = toBundle({ ...data, register: [], commentary: {} }, pack);
  const { wagerIds } = bundle.pack;
  for (const felt of Object.values(bundle.layout.felts).flat())
    for (const { wager, at, chips } of felt.areas)
      if (!wagerIds.includes(wager) || ![at, chips].every(isBox))
        throw new Error(`${pack} has an area of nothing`);
  return { data, bundle };
}

/** What every procedure says something of. */
const concerns =
  'betting calling custody equipment halting incidents money opening overruling placement receiving seats settling signs staff throwing authority disputes'.split(
    ' ',
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isBox = (box: object): boolean =>
  isObject(box) && ['x', 'y', 'width', 'height'].every((side) => Number.isFinite(Reflect.get(box, side)));

/** A pack in the list of a pit: what is known of it without its rules, with its cloth, and its names where they are its own. */
type ListedPack = PackFacts & {
  readonly cloth?: unknown;
  readonly words?: PackWords;
};

/** Whether something in a list is a pack that can be shown in one. */
export function isListed(entry: unknown): entry is ListedPack {
  if (!isObject(entry)) return false;
  const { id, name, place, prefix, citedAs, kind, dice }: Partial<Record<string, unknown>> = { ...entry };
  return (
    [id, name, place, prefix, citedAs].every((each) => typeof each === 'string') &&
    (kind === 'banked' || kind === 'race') &&
    (dice === 2 || dice === 3)
  );
}
