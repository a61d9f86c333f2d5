import { evolveTable, phaseOf, type Table, type TableEvent } from '@dicepit/engine';
import { evolvePartyTable, type PartyTable, type PartyTableEvent } from '@dicepit/games';
import { type DiceFacts, type SeenEntry, type Snapshot, stateFrom, type You } from '@dicepit/wire';
import { evolveDiceFacts, isDiceEvent } from './dice-facts.ts';

/** A table as whoever follows it may see it, now. */
export type LiveTable = {
  readonly id: string;
  readonly title: string;
  readonly pack: string;
  /** How many entries of its stream are in here. */
  readonly version: number;
  /** Where the table stands, as a sign over it would say. */
  readonly phase: string;
  /** Null where people throw. */
  readonly dice: DiceFacts | null;
  readonly you: You;
  /** The house players who sit here, by their ids. */
  readonly house: readonly string[];
  readonly staffed: Snapshot['staffed'];
} & (
  | { readonly kind: 'banked'; readonly table: Table }
  | { readonly kind: 'party'; readonly table: PartyTable }
);

/** The table of a snapshot. */
export function liveTable(snapshot: Snapshot): LiveTable {
  const { table: id, title, pack, version, view, dice, you, house, staffed } = snapshot;
  const facts = { id, title, pack, version, dice, you, house, staffed };
  return snapshot.kind === 'banked'
    ? banked({ ...facts, phase: '' }, stateFrom<Table>(view))
    : party({ ...facts, phase: '' }, stateFrom<PartyTable>(view));
}

/** The table after its next entry, by the same rules as on the server. What is withheld only counts. */
export function evolveLive(live: LiveTable, { version, event }: SeenEntry): LiveTable {
  if (event.type === 'Withheld') return { ...live, version };
  if (isDiceEvent(event)) return { ...live, version, dice: evolveDiceFacts(live.dice, event) };
  const facts = { ...live, version };
  // The stream of a table holds the events of its own kind and no others: the server has decided them so.
  return live.kind === 'banked'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      banked(facts, evolveTable(live.table, event as TableEvent))
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      party(facts, evolvePartyTable(live.table, event as PartyTableEvent));
}

type Seats = ReadonlyMap<number, { readonly person: string }>;
type Facts = Omit<LiveTable, 'kind' | 'table'>;

const banked = (facts: Facts, table: Table): LiveTable => ({
  ...facts,
  kind: 'banked',
  table,
  phase: phaseOf(table),
  you: seated(facts.you, table.seats),
  house: housePlayers(table.seats),
});

const party = (facts: Facts, table: PartyTable): LiveTable => ({
  ...facts,
  kind: 'party',
  table,
  phase: table.diceOut ? 'dice out' : table.game.phase.is,
  you: seated(facts.you, table.seats),
  house: housePlayers(table.seats),
});

function seated({ person, roles }: You, seats: Seats): You {
  const mine = person === null ? undefined : [...seats].find(([, sitter]) => sitter.person === person)?.[0];
  return mine === undefined ? { person, roles } : { person, roles, seat: mine };
}

/** The ids of house players begin with h, wherever they are shown. */
const housePlayers = (seats: Seats): readonly string[] =>
  [...seats.values()].map(({ person }) => person).filter((person) => person.startsWith('h-'));
