import { tellAtTable, tellOther } from '../../inspect/timeline/tell-entry.ts';
import { type AtTable, tableKind } from '../../table/pit-table.ts';
import { count, moment, type Reporter, type Row, type Seen, text } from '../reporter.ts';
import { isLate } from './voids.ts';

/** Everything that is not the usual course of a game, each with its entry, its clause and who did it. */
export function exceptionsReport(): Reporter {
  const rows: Row[] = [];
  let more = 0;
  return {
    title: 'Exceptions',
    columns: [
      moment('at', 'When'),
      text('stream', 'Stream'),
      count('entry', 'Entry'),
      text('what', 'What'),
      text('by', 'By'),
      text('role', 'As'),
      text('clause', 'Clause'),
      text('says', 'In words'),
    ],
    see(seen) {
      const what = exceptionIn(seen);
      if (what === undefined) return;
      if (rows.length === MOST_ROWS) more += 1;
      else rows.push(rowOf(seen, what));
    },
    end({ nameOf }) {
      return {
        rows: rows
          .map((row): Row => ({ ...row, by: nameOf(String(row['by'])) }))
          .toSorted((one, other) => Number(one['at']) - Number(other['at'])),
        totals: null,
        notes: more === 0 ? [] : [`${more} further exceptions are left out. Choose a shorter period.`],
      };
    },
  };
}

const MOST_ROWS = 10_000;

/** What an entry is an exception by, where it is one. */
function exceptionIn({ stream, event }: Seen): string | undefined {
  const [family = ''] = stream.split('/');
  if (family === 'table') {
    if (event.type === 'RollVoided') return isLate(event) ? 'late no roll' : undefined;
    if (event.type === 'RollSettled' && hasNotes(event)) return 'outside the limits';
    return Object.hasOwn(atTable, event.type) ? atTable[event.type] : undefined;
  }
  if (family === 'security') return 'refused access';
  const known = Object.hasOwn(elsewhere, event.type) ? elsewhere[event.type] : undefined;
  if (known !== undefined) return known;
  return families[family];
}

/** Streams in which every entry is an exception. */
const families: Readonly<Record<string, string>> = { dispute: 'dispute', conduct: 'conduct' };

const atTable: Readonly<Record<string, string>> = {
  EntryAmended: 'amendment',
  AmendmentRejected: 'amendment refused',
  CallOverruled: 'overrule',
  RollReversed: 'roll reversed',
  RollSettledAgain: 'roll settled again',
  BetSettledAgain: 'bet settled again',
  RollInvalidated: 'roll invalid',
  MatterRuled: 'ruling',
  FaceDisputed: 'face disputed',
  FaceRuled: 'face ruled',
  BetForfeited: 'forfeit',
  BetVoided: 'bet voided',
  BetMoved: 'bet moved',
  StakeCorrected: 'stake put right',
  WagerRefused: 'wager refused',
  BalanceCarried: 'balance carried',
  IncidentOpened: 'incident',
  TableHalted: 'halt',
  DiceDoubted: 'dice doubted',
  DiceFailed: 'dice failed',
  DieLeftTable: 'die left the table',
  DieLost: 'die lost',
  DieQuarantined: 'die put away',
  DiceQuarantined: 'dice put away',
  LateBetDeclined: 'late bet declined',
  ShooterWarned: 'warning',
};

const elsewhere: Readonly<Record<string, string>> = {
  Excluded: 'exclusion',
  Kicked: 'sent out',
  ChipsIssued: 'chips issued',
  ReversalApproved: 'account line undone',
  ReversalRefused: 'undoing refused',
  NoticeReceived: 'notice to the inspector',
  PersonalErased: 'personal data erased',
};

/** Whether a bet of the roll was outside its limits. */
const hasNotes = (event: object): boolean =>
  'settlements' in event &&
  Array.isArray(event.settlements) &&
  event.settlements.some(({ notes = [] }: { notes?: readonly unknown[] }) => notes.length > 0);

function rowOf({ stream, version, event, before }: Seen, what: string): Row {
  return {
    at: event.at,
    stream,
    entry: version,
    what,
    by: event.by?.person ?? '',
    role: event.by?.role.replaceAll('-', ' ') ?? '',
    clause: event.clause ?? '',
    says: stream.startsWith(tableKind.name)
      ? // What stands in the stream of a table is an event of a table.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        tellAtTable(event as unknown as AtTable, before)
      : tellOther(event),
  };
}
