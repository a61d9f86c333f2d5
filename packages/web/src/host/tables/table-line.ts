import type { HostTable } from '@dicepit/wire';
import { spokenIn } from '../../said/call.ts';
import { number, time } from '../../words/numbers.ts';
import { hostWords } from '../said.ts';

/** The table that most has happened at: the one that a host thinks of first. */
export const busiest = (tables: readonly HostTable[]): HostTable | undefined =>
  tables
    .filter(({ card, rolled }) => card.kind === 'banked' && rolled > 0)
    .toSorted((a, b) => b.rolled - a.rolled)[0];

/** Whether a table is open to play. */
export const isOpen = ({ card }: HostTable): boolean => card.phase !== 'closed';

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
