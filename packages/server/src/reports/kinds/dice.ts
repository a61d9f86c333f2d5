import { tellAtTable } from '../../inspect/timeline/tell-entry.ts';
import { type AtTable, tableKind } from '../../table/pit-table.ts';
import { citation, count, moment, type Reporter, type Row, text } from '../reporter.ts';

/** Where the dice were: everything about their custody, and about the seeds of virtual ones. */
export function diceReport(): Reporter {
  const rows: Row[] = [];
  return {
    title: 'Dice log',
    columns: [
      moment('at', 'When'),
      text('table', 'Table'),
      count('entry', 'Entry'),
      text('dice', 'Dice'),
      text('by', 'By'),
      text('role', 'As'),
      citation('clause', 'Clause'),
      text('says', 'In words'),
    ],
    see({ stream, version, event, before }) {
      if (!stream.startsWith(tableKind.name) || !logged.has(event.type)) return;
      rows.push({
        at: event.at,
        table: stream.slice(tableKind.name.length),
        entry: version,
        dice: diceIn(event),
        by: event.by?.person ?? '',
        role: event.by?.role.replaceAll('-', ' ') ?? '',
        clause: event.clause ?? '',
        // What stands in the stream of a table is an event of a table.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        says: tellAtTable(event as unknown as AtTable, before),
      });
    },
    end: ({ nameOf }) => ({
      rows: rows.map((row) => ({ ...row, by: nameOf(String(row['by'])) })),
      totals: null,
      notes: [],
    }),
  };
}

const logged: ReadonlySet<string> = new Set([
  'DiceReceived',
  'DiceInspected',
  'DicePlaced',
  'DiceQuarantined',
  'DieQuarantined',
  'DiceTakenOver',
  'DieLeftTable',
  'SearchStarted',
  'DieFound',
  'FoundDieInspected',
  'DieLost',
  'SetRetired',
  'DiceDoubted',
  'DiceFailed',
]);

function diceIn(event: object): string {
  if ('dice' in event && Array.isArray(event.dice)) return event.dice.join(', ');
  if ('die' in event) return String(event.die);
  if ('findings' in event && Array.isArray(event.findings))
    return event.findings.map(({ die }: { die: string }) => die).join(', ');
  return '';
}
