import { formatClause } from '@dicepit/engine';
import type { PackFacts } from './manifest.ts';
import { packs } from './packs.generated.ts';

export { packs } from './packs.generated.ts';

type Facts = (typeof packs)[number];
export type PackId = Facts['id'];
export type BankedId = Extract<Facts, { readonly kind: 'banked' }>['id'];
export type RaceId = Extract<Facts, { readonly kind: 'race' }>['id'];

/** Every pack of the house by id. */
export const packIds: readonly string[] = /* #__PURE__ */ packs.map(({ id }) => id);

/** What is known of a pack without its rules; nothing of one that the house does not have. */
export const findPack = (pack: string): PackFacts | undefined => packs.find(({ id }) => id === pack);

/** What people call the text of each pack, by the prefix of its clauses. */
const citedAs: ReadonlyMap<string, string> = /* #__PURE__ */ new Map(
  /* #__PURE__ */ packs.map((pack): [string, string] => [pack.prefix, pack.citedAs]),
);

/** A clause of any pack as people write it: `nz/6.3(b)` is `NZ 6.3(b)`. */
export const writeClause = (clause: string): string => formatClause(clause, citedAs);

const bankedId = ({ kind, id }: Facts): readonly BankedId[] => (kind === 'banked' ? [id] : []);
const raceId = ({ kind, id }: Facts): readonly RaceId[] => (kind === 'race' ? [id] : []);
export const bankedIds: readonly BankedId[] = /* #__PURE__ */ packs.flatMap(bankedId);
export const raceIds: readonly RaceId[] = /* #__PURE__ */ packs.flatMap(raceId);

/** The clause that keeps chances from players at a table of a pack, where one does. */
export const chancesBarredAt = (pack: string): string | undefined => findPack(pack)?.chancesBarred;

/** Whether a pack is played against a bank. */
export const isBanked = (pack: string): pack is BankedId => findPack(pack)?.kind === 'banked';

/** Whether a pack is a race among its players, with no bank. */
export const isRace = (pack: string): pack is RaceId => findPack(pack)?.kind === 'race';
