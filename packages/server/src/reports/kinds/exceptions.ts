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
import { type AtTable, tableKind } from '../../table/pit-table.ts';
import type { ReportWords } from '../report-words.ts';
import {
  citation,
  count,
  moment,
  type Reader,
  type Reporter,
  type Row,
  roleIn,
  type Seen,
  text,
} from '../reporter.ts';
import { isLate } from './voids.ts';

/** Everything that is not the usual course of a game, each with its entry, its clause and who did it. */
export function exceptionsReport(): Reporter {
  const found: Found[] = [];
  let more = 0;
  const watches = new Map<string, UnthrownWatch>();
  /** What the entry that goes by says of a turn that was not thrown. */
  let unthrown: Unthrown | undefined;
  return {
    columns: [
      moment('at'),
      text('stream'),
      count('entry'),
      text('what'),
      text('by'),
      text('role'),
      citation('clause'),
      text('says'),
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
        const line = unthrownLine(unthrown);
        if (found.length === MAX_ROWS) more += 1;
        else found.push({ ...rowOf(seen, 'unthrown'), tell: ({ teller }) => teller.tell(line) ?? '' });
        return;
      }
      const what = exceptionIn(seen);
      if (what === undefined) return;
      if (found.length === MAX_ROWS) more += 1;
      else found.push({ ...rowOf(seen, what), tell: tellingOf(seen) });
    },
    end(reader) {
      const { nameOf, words } = reader;
      return {
        rows: found
          .map(
            ({ row, what, role, tell }): Row => ({
              ...row,
              what: words.exceptions[what],
              by: nameOf(String(row['by'])),
              role: roleIn(reader, role),
              says: tell(reader),
            }),
          )
          .toSorted((one, other) => Number(one['at']) - Number(other['at'])),
        totals: null,
        notes: more === 0 ? [] : [words.notes.more({ count: more })],
      };
    },
  };
}

const MAX_ROWS = 10_000;

/** An exception whose sentence is said at the end, when it is known what everybody is called. */
type Found = {
  readonly row: Row;
  readonly what: What;
  readonly role: string;
  readonly tell: (reader: Reader) => string;
};

/** What an entry is an exception by. */
type What = keyof ReportWords['exceptions'];

/** What an entry is an exception by, where it is one. */
function exceptionIn({ stream, event }: Seen): What | undefined {
  const [family = ''] = stream.split('/');
  if (family === 'table') {
    if (event.type === 'RollVoided') return isLate(event) ? 'late' : undefined;
    if (event.type === 'RollSettled' && hasNotes(event)) return 'limits';
    if (event.type === 'EntryAmended' && event.clause === AMENDING_ALONE) return 'alone';
    if (event.type === 'AmendmentRejected' && 'withdrawn' in event) return 'withdrawn';
    return atTable.find((type) => type === event.type);
  }
  if (family === 'security') return 'refused';
  // The house gives its own players their chips, in every pit and on every evening.
  if (family === 'cage' && isHousePerson(stream.slice(cageKind.name.length))) return undefined;
  // A list of results is handed out as a courtesy; it stands with the conduct of people for who may have one.
  if (event.type === 'ResultsTaken') return undefined;
  const known = elsewhere.find((type) => type === event.type);
  return known ?? families.find((each) => each === family);
}

/** Streams in which every entry is an exception. */
const families = ['dispute', 'conduct'] as const satisfies readonly What[];

const atTable = [
  'EntryAmended',
  'AmendmentRejected',
  'CallOverruled',
  'RollReversed',
  'RollSettledAgain',
  'BetSettledAgain',
  'RollInvalidated',
  'MatterRuled',
  'FaceDisputed',
  'FaceRuled',
  'BetForfeited',
  'BetVoided',
  'BetMoved',
  'StakeCorrected',
  'WagerRefused',
  'BalanceCarried',
  'IncidentOpened',
  'TableHalted',
  'DiceDoubted',
  'DiceFailed',
  'DieLeftTable',
  'DieLost',
  'DieQuarantined',
  'DiceQuarantined',
  'LateBetDeclined',
  'ShooterWarned',
] as const satisfies readonly What[];

const elsewhere = [
  'PitRecovered',
  'Excluded',
  'Kicked',
  'ChipsIssued',
  'ReversalApproved',
  'ReversalRefused',
  'NoticeReceived',
  'PersonalErased',
] as const satisfies readonly What[];

/** Whether a bet of the roll was outside its limits. */
const hasNotes = (event: object): boolean =>
  'settlements' in event &&
  Array.isArray(event.settlements) &&
  event.settlements.some(({ notes = [] }: { notes?: readonly unknown[] }) => notes.length > 0);

function rowOf({ stream, version, event }: Seen, what: What): Omit<Found, 'tell'> {
  const row = {
    at: event.at,
    stream,
    entry: version,
    by: event.by?.person ?? '',
    clause: event.clause ?? '',
  };
  return { row, what, role: event.by?.role ?? '' };
}

function tellingOf({ stream, event, before }: Seen): Found['tell'] {
  if (!stream.startsWith(tableKind.name))
    return ({ nameOf, teller }) => tellOther(event, { stream, nameOf }, teller);
  // What stands in the stream of a table is an event of a table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ({ nameOf, teller }) => tellAtTable(event as unknown as AtTable, before, nameOf, teller);
}
