import type { Pack } from '@dicepit/engine';
import type { PackBundle, PackWords } from './data/pack-data.ts';
import type { PackFacts, ScreenCloth } from './manifest.ts';
import { addFacts, findPack } from './packs.ts';
import { announcing, bankedPacks, cloths, layouts, manners, tableRules, terminalWords } from './rows.ts';

/** What packs that were added are called in each language. */
const added = new Map<string, PackWords>();

/** What an added pack is called in a language; nothing of a pack of the house, whose names are in the catalogues. */
export const addedWords = (pack: string): PackWords | undefined => added.get(pack);

/**
 * Makes a banked pack known to this process. From here on it is found wherever a pack of the house is: its rules, felt,
 * cloth and players by its id. An id names one version of a pack, so that one that is known stays as it is.
 */
export function addPack(bundle: Omit<PackBundle, 'register' | 'commentary'>): void {
  const { facts, pack, procedure } = bundle;
  const { id } = facts;
  if (findPack(id) === undefined) addFacts(facts);
  if (Object.hasOwn(tableRules, id)) return;
  // The rows are written from the list of the house, and grow here alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (bankedPacks as Pack[]).push(pack);
  Object.assign(tableRules, { [id]: { pack, procedure } });
  Object.assign(layouts, { [id]: bundle.layout });
  Object.assign(cloths, { [id]: bundle.cloth });
  Object.assign(manners, { [id]: bundle.manners });
  Object.assign(terminalWords, { [id]: bundle.terminal });
  Object.assign(announcing, { [id]: bundle.announcing });
  added.set(id, bundle.words);
}

/** Makes known what is shown of a pack in a list of games; its rules come with `addPack`. */
export function addListed(facts: PackFacts, words: PackWords, cloth: ScreenCloth | undefined): void {
  const { id } = facts;
  if (cloth !== undefined && !Object.hasOwn(cloths, id)) Object.assign(cloths, { [id]: cloth });
  if (findPack(id) !== undefined) return;
  addFacts(facts);
  added.set(id, words);
}
