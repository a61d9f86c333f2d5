import { AMENDING_ALONE } from '@dicepit/engine';
import { isHousePerson } from '@dicepit/proof';
import {
  isException,
  type Unthrown,
  type UnthrownWatch,
  unthrownLine,
  watchUnthrown,
} from '../../audit/unthrown.ts';
import { cageKind } from '../../cage/account.ts';
import { tellAtTable, tellOther } from '../../inspect/timeline/tell-entry.ts';
import { tellerIn } from '../../pit/tellers.ts';
import { type AtTable, tableKind } from '../../table/pit-table.ts';
import { citation, count, moment, type Reporter, type Row, type Seen, text } from '../reporter.ts';
import { isLate } from './voids.ts';

/** Everything that is not the usual course of a game, each with its entry, its clause and who did it. */
export function exceptionsReport(): Reporter {
  const found: Found[] = [];
  let more = 0;
  const watches = new Map<string, UnthrownWatch>();
  /** What the entry that goes by says of a turn that was not thrown. */
  let unthrown: Unthrown | undefined;
  return {
    title: 'Exceptions',
    columns: [
      moment('at', 'When'),
      text('stream', 'Stream'),
      count('entry', 'Entry'),
      text('what', 'What'),
      text('by', 'By'),
      text('role', 'As'),
      citation('clause', 'Clause'),
      text('says', 'In words'),
    ],
    pass({ stream, event, before, begins }) {
      unthrown = undefined;
      if (!stream.startsWith(tableKind.name)) return;
      const watch = watches.get(stream) ?? watchUnthrown(stream.slice(tableKind.name.length));
      watches.set(stream, watch);
      // What stands in the stream of a table is an event of a table.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      unthrown = watch.take(before, event as unknown as AtTable, begins);
    },
    see(seen) {
      if (unthrown !== undefined && isException(unthrown)) {
        const says = tellerIn().tell(unthrownLine(unthrown)) ?? '';
        if (found.length === MAX_ROWS) more += 1;
        else found.push({ row: rowOf(seen, 'turn not thrown'), tell: () => says });
        return;
      }
      const what = exceptionIn(seen);
      if (what === undefined) return;
      if (found.length === MAX_ROWS) more += 1;
      else found.push({ row: rowOf(seen, what), tell: tellingOf(seen) });
    },
    end({ nameOf }) {
      return {
        rows: found
          .map(({ row, tell }): Row => ({ ...row, by: nameOf(String(row['by'])), says: tell(nameOf) }))
          .toSorted((one, other) => Number(one['at']) - Number(other['at'])),
        totals: null,
        notes: more === 0 ? [] : [`${more} further exceptions are left out. Choose a shorter period.`],
      };
    },
  };
}

const MAX_ROWS = 10_000;

/** An exception whose sentence is said at the end, when it is known what everybody is called. */
type Found = { readonly row: Row; readonly tell: (nameOf: (person: string) => string) => string };

/** What an entry is an exception by, where it is one. */
function exceptionIn({ stream, event }: Seen): string | undefined {
  const [family = ''] = stream.split('/');
  if (family === 'table') {
    if (event.type === 'RollVoided') return isLate(event) ? 'late no roll' : undefined;
    if (event.type === 'RollSettled' && hasNotes(event)) return 'outside the limits';
    if (event.type === 'EntryAmended' && event.clause === AMENDING_ALONE) return 'own entry put right alone';
    if (event.type === 'AmendmentRejected' && 'withdrawn' in event) return 'amendment taken back';
    return Object.hasOwn(atTable, event.type) ? atTable[event.type] : undefined;
  }
  if (family === 'security') return 'refused access';
  // The house gives its own players their chips, in every pit and on every evening.
  if (family === 'cage' && isHousePerson(stream.slice(cageKind.name.length))) return undefined;
  // A list of results is handed out as a courtesy; it stands with the conduct of people for who may have one.
  if (event.type === 'ResultsTaken') return undefined;
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
  PitRecovered: 'recovery',
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

function rowOf({ stream, version, event }: Seen, what: string): Row {
  return {
    at: event.at,
    stream,
    entry: version,
    what,
    by: event.by?.person ?? '',
    role: event.by?.role.replaceAll('-', ' ') ?? '',
    clause: event.clause ?? '',
  };
}

function tellingOf({ stream, event, before }: Seen): Found['tell'] {
  if (!stream.startsWith(tableKind.name)) return (nameOf) => tellOther(event, { stream, nameOf });
  // What stands in the stream of a table is an event of a table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (nameOf) => tellAtTable(event as unknown as AtTable, before, nameOf);
}
