import { formatClause } from '@dicepit/engine';
import type { PackFacts } from './manifest.ts';
import { packs } from './packs.generated.ts';

export { packs } from './packs.generated.ts';

type Facts = (typeof packs)[number];
export type PackId = Facts['id'];
export type BankedId = Extract<Facts, { readonly kind: 'banked' }>['id'];
export type RaceId = Extract<Facts, { readonly kind: 'race' }>['id'];

/** The packs that this process knows: those of the house, and those that were added while it runs. */
const known: PackFacts[] = /* #__PURE__ */ [...packs];
const ids: string[] = /* #__PURE__ */ packs.map(({ id }) => id);

/** Every pack that is known here, by id. */
export const knownPacks: readonly PackFacts[] = known;
export const packIds: readonly string[] = ids;

/** What is known of a pack without its rules; nothing of one that is not known here. */
export const findPack = (pack: string): PackFacts | undefined => known.find(({ id }) => id === pack);

/** What people call the text of each pack, by the prefix of its clauses. */
const citedAs = /* #__PURE__ */ new Map<string, string>(
  /* #__PURE__ */ packs.map((pack): [string, string] => [pack.prefix, pack.citedAs]),
);

/** Makes a pack known; `addPack` of the registry adds what is large. */
export function addFacts(facts: PackFacts): void {
  known.push(facts);
  ids.push(facts.id);
  // A pack that cites the text of a house's pack does not rename it.
  if (!citedAs.has(facts.prefix)) citedAs.set(facts.prefix, facts.citedAs);
}

/** A clause of any pack as people write it: `nz/6.3(b)` is `NZ 6.3(b)`. */
export const writeClause = (clause: string): string => formatClause(clause, citedAs);

const bankedId = ({ kind, id }: Facts): readonly BankedId[] => (kind === 'banked' ? [id] : []);
const raceId = ({ kind, id }: Facts): readonly RaceId[] => (kind === 'race' ? [id] : []);
export const bankedIds: readonly BankedId[] = /* #__PURE__ */ packs.flatMap(bankedId);
export const raceIds: readonly RaceId[] = /* #__PURE__ */ packs.flatMap(raceId);

/** The clause that keeps chances from players at a table of a pack, where one does. */
export const chancesBarredAt = (pack: string): string | undefined => findPack(pack)?.chancesBarred;

/** Whether an id is that of a pack of one's own, which has the beginning of its hash in it, known here or not. */
export const isOwnPack = (pack: string): boolean => /^[a-z0-9-]+@[0-9a-f]+$/.test(pack);

/** Whether a pack is played against a bank. */
export const isBanked = (pack: string): boolean => findPack(pack)?.kind === 'banked';

/** Whether a pack is a race among its players, with no bank. */
export const isRace = (pack: string): pack is RaceId => findPack(pack)?.kind === 'race';

/** Whether a game is taught in a minute: those of the house are. */
export const hasLesson = (pack: string): boolean => packs.some(({ id }) => id === pack);
