import type { Game } from '../../pack.ts';
import type { EventBody } from '../concern.ts';
import type { Table } from '../table.ts';
import { conduct } from './conduct.ts';
import { equipment, opening, receiving, staff } from './opening.ts';
import { calling, custody, entering, halting, incidents, overruling, settling } from './outcome.ts';
import { betting, late, placement, shooter, throwing } from './play.ts';
import { type NameOf, type Say, sayingAt } from './say.ts';
import { money, seats, signs } from './seats.ts';

/** An event in words, as a dealer would say it; the table is the one it happened at, before it did. */
export function tellEvent(event: EventBody, table: Table, game: Game | undefined, nameOf?: NameOf): string {
  // Each sentence takes the event of its own type; the record below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tell = sentences[event.type] as (event: EventBody, say: Say) => string;
  return tell(event, sayingAt(table, game, nameOf));
}

const sentences = {
  ...opening,
  ...equipment,
  ...receiving,
  ...staff,
  ...seats,
  ...money,
  ...signs,
  ...shooter,
  ...betting,
  ...late,
  ...placement,
  ...throwing,
  ...calling,
  ...custody,
  ...entering,
  ...settling,
  ...overruling,
  ...halting,
  ...incidents,
  ...conduct,
};
