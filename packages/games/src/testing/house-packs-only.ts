import { knownPacks, packIds, packs } from '../packs.ts';
import { announcing, bankedPacks, cloths, layouts, manners, tableRules, terminalWords } from '../rows.ts';
import { commentaries, registers } from '../texts.ts';

// Test files share processes, in an order that no two runs have in common: a pack that one of them has added is not there
// in the next.
const isOfHouse = (id: string): boolean => packs.some((pack) => pack.id === id);

function keepHouse<Entry>(list: readonly Entry[], idOf: (entry: Entry) => string): void {
  const kept = list.filter((entry) => isOfHouse(idOf(entry)));
  // The list is read-only for everybody but who adds packs.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (list as Entry[]).splice(0, list.length, ...kept);
}
keepHouse(knownPacks, ({ id }) => id);
keepHouse(packIds, (id) => id);
keepHouse(bankedPacks, ({ id }) => id);
const rowsOfPacks = [
  announcing,
  cloths,
  commentaries,
  layouts,
  manners,
  registers,
  tableRules,
  terminalWords,
];
for (const rows of rowsOfPacks)
  for (const id of Object.keys(rows)) if (!isOfHouse(id)) Reflect.deleteProperty(rows, id);
