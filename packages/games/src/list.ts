/**
 * The one list of packs, in the order of the house. A new pack is a folder beside this file and a line here;
 * `npm run packs` writes every other list from it.
 */
export const packFolders = [
  'snake-eyes-nz',
  'snake-eyes-nsw',
  'double-dice',
  'wonder-dice',
  'snake-eyes-party',
] as const;
