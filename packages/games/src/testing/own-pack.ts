// A pack of one's own in a test: what its definition does not say is filled in, plainly.

import { type Layout, type Pack, tableProcedureFor } from '@dicepit/engine';
import { addPack } from '../registry.ts';

/** Makes a pack known to this test as packs of the house are, with this felt. */
export function addOwnPack(pack: Pack, layout: Layout): void {
  const { id, prefix, name, place, dice } = pack;
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${id} refuses its own defaults`);
  addPack({
    facts: { citedAs: name, id, prefix, name, place, kind: 'banked', dice },
    pack,
    procedure: tableProcedureFor(opened.game),
    layout,
    cloth: {
      base: '#0b3d2e',
      lit: '#14644a',
      raised: '#0f4a38',
      sunk: '#082d22',
      line: '#14644a',
      room: '#082d22',
    },
    announcing: {},
    manners: [],
    terminal: { table: name },
    words: {},
  });
}
