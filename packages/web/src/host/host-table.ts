import type { Answer } from '@dicepit/client';
import type { HostTable, StafferFacts } from '@dicepit/wire';
import { bornAtLatest } from '../join/seating.ts';
import { client } from '../live/pit.ts';
import { spokenIn } from '../words/calls.ts';
import { list, number, time } from '../words/words.ts';
import { night, withToast } from './console-state.ts';
import { hostWords } from './host-words.ts';
import { type PaceName, paces } from './start-draft.ts';

/** The table that most has happened at: the one that a host thinks of first. */
export const busiest = (tables: readonly HostTable[]): HostTable | undefined =>
  tables
    .filter(({ card, rolled }) => card.kind === 'banked' && rolled > 0)
    .toSorted((a, b) => b.rolled - a.rolled)[0];

/** Whether a table is open to play. */
export const isOpen = ({ card }: HostTable): boolean => card.phase !== 'closed';

/** Who deals at a table: the software, somebody of the staff, or nobody yet. */
export function whoDeals({ card }: HostTable, staff: readonly StafferFacts[]): string {
  const { tables, staff: said } = hostWords.value;
  if (card.staffed === 'house') return tables.byHouse;
  const dealers = staff.filter((staffer) =>
    staffer.tables.some(({ table, as }) => table === card.table && as === 'dealer'),
  );
  return dealers.length === 0
    ? said.nobodyDeals
    : said.deals({ names: list(dealers.map(({ name }) => name)) });
}

/** The tables that are dealt at: a party has no dealer, and a closed table needs none. */
export const dealtAt = (tables: readonly HostTable[]): readonly HostTable[] =>
  tables.filter((table) => table.card.kind === 'banked' && isOpen(table));

/** A halted table waits for a person, and so does one that asks for a supervisor. */
export const needsSomebody = ({ card, halted, calling }: HostTable): boolean =>
  halted !== null ||
  calling !== null ||
  (card.staffed === 'people' && card.kind === 'banked' && card.phase === 'opening');

/** Where a table stands, in one line: `Called: Eight, hard. Roll 118`. */
export function lineOf(table: HostTable, paused: number | undefined): string {
  const said = hostWords.value.tables;
  const { card, rolled, call, shooter, halted, calling, pace } = table;
  if (calling !== null) return said.calling({ time: time(calling) });
  if (halted !== null) return `${said.phases.halted}: ${halted}`;
  const phases: Readonly<Record<string, string>> = said.phases;
  const phase = phases[card.phase] ?? card.phase;
  if (paused !== undefined && isOpen(table)) return said.pausedAt({ time: time(paused) });
  const parts = [
    card.phase === 'called' && call !== null ? said.called({ call: spokenIn(call) }) : phase,
    waitFor(table) ??
      (shooter !== null && card.phase !== 'called' ? said.shooter({ name: shooter }) : undefined),
    rolled > 0 && isOpen(table)
      ? card.kind === 'party'
        ? said.game({ game: number(rolled) })
        : said.roll({ roll: number(rolled) })
      : undefined,
    pace?.closesAt !== undefined && isOpen(table) ? said.closing({ time: time(pace.closesAt) }) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** What a table that the software runs waits for, where that is worth a host's look: whose turn, or that nobody moves. */
function waitFor({ card: { waiting, kind } }: HostTable): string | undefined {
  const said = hostWords.value.tables.waits;
  if (waiting === undefined || waiting.for === 'bets') return undefined;
  const { name = '', over } = waiting;
  switch (waiting.for) {
    case 'answer':
      return said.answer({ name });
    case 'throw':
      return kind === 'party' && over !== undefined ? said.partyThrow({ name, time: time(over) }) : undefined;
    case 'taker':
    case 'bet':
    case 'player':
    case 'players':
      return said[waiting.for];
    case 'game':
      return undefined;
  }
}

type Pace = NonNullable<HostTable['pace']>;

/** Closes a table as soon as no roll is under way: the house by its hour, people by a supervisor's word. */
export function closeTable({ card, pace }: HostTable, now: number): Promise<Answer<unknown>> {
  return pace === null
    ? client.table(card.table).command({ type: 'CloseTable' })
    : repace(card.table, { ...pace, closesAt: now });
}

/** Closes a table that people deal at in the middle of a set, once it was said what becomes of the bets. */
export const breakOff = ({ card }: HostTable): Promise<Answer<unknown>> =>
  client.table(card.table).command({ type: 'CloseTable', breaksOff: true });

/** Signs the host on, with the latest day of birth of somebody of an age. */
export const showAge = ({ card }: HostTable, years: number, now: number): Promise<Answer<unknown>> =>
  client
    .table(card.table)
    .command({ type: 'SignOn', as: 'operator', born: bornAtLatest(years, now) }, { as: 'operator' });

/** Opens a table again that the house runs; those of people are opened at their own pads. */
export function reopenTable({ card, pace }: HostTable): Promise<Answer<unknown>> {
  if (pace === null) return client.table(card.table).command({ type: 'OpenTable', float: USUAL_FLOAT_CENTS });
  const { closesAt: _, ...open } = pace;
  return repace(card.table, open);
}

/** The night goes on after all: the room opens, and the tables that the house runs. */
export async function goOn(): Promise<void> {
  const { pit, tables = [] } = night.value ?? {};
  if (pit?.locked === true) await withToast(client.ask('unlockPit'), hostWords.value.night.wentOn);
  for (const table of tables)
    if (table.card.kind === 'banked' && table.pace !== null) await withToast(reopenTable(table));
}

/** Has the house deal more quickly or more slowly, and close when it would have. */
export const paceTable = ({ card }: HostTable, pace: Pace, name: PaceName): Promise<Answer<unknown>> =>
  repace(card.table, { ...pace, ...paces[name] });

/** Gives everybody at a party so long for a throw. */
export const timeThrows = ({ card }: HostTable, pace: Pace, throwing: number): Promise<Answer<unknown>> =>
  repace(card.table, { ...pace, throwing });

const USUAL_FLOAT_CENTS = 10_000_00;

/** The pace is said as a whole: what is left out would be as the house likes it. */
const repace = (table: string, pace: Pace): Promise<Answer<unknown>> =>
  client.ask('paceTable', { params: { table }, body: { staff: { by: 'house', pace } } });
