import { findPack } from '../packs.ts';
import { announcing, cloths, layouts, manners, tableRules, terminalWords } from '../rows.ts';
import { commentaries, registers } from '../texts.ts';
import type { PackBundle } from './pack-data.ts';

/** Everything of a banked pack that this process knows; nothing of any other. */
export function findBundle(id: string): PackBundle | undefined {
  const [facts, rules, layout, cloth, register, commentary] = [
    findPack(id),
    tableRules[id],
    layouts[id],
    cloths[id],
    registers[id],
    commentaries[id],
  ];
  if (!facts || !rules || !layout || !cloth || !register || !commentary) return undefined;
  const { pack, procedure } = rules;
  return {
    facts,
    pack,
    procedure,
    layout,
    cloth,
    register,
    commentary,
    announcing: announcing[id] ?? {},
    manners: manners[id] ?? [],
    terminal: terminalWords[id] ?? { table: facts.name },
    words: {},
  };
}
