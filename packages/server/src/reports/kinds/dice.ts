import { tellAtTable } from '../../inspect/timeline/tell-entry.ts';
import { type AtTable, tableKind } from '../../table/pit-table.ts';
import { citation, count, moment, type Reader, type Reporter, type Row, roleIn, text } from '../reporter.ts';

/** Where the dice were: everything about their custody, and about the seeds of virtual ones. */
export function diceReport(): Reporter {
  const logs: { readonly row: Row; readonly role: string; readonly tell: (reader: Reader) => string }[] = [];
  return {
    columns: [
      moment('at'),
      text('table'),
      count('entry'),
      text('dice'),
      text('by'),
      text('role'),
      citation('clause'),
      text('says'),
    ],
    see({ stream, version, event, before }) {
      if (!stream.startsWith(tableKind.name) || !logged.has(event.type)) return;
      const row = {
        at: event.at,
        table: stream.slice(tableKind.name.length),
        entry: version,
        dice: diceIn(event),
        by: event.by?.person ?? '',
        clause: event.clause ?? '',
      };
      logs.push({
        row,
        role: event.by?.role ?? '',
        tell: ({ nameOf, teller }) =>
          // What stands in the stream of a table is an event of a table.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          tellAtTable(event as unknown as AtTable, before, nameOf, teller),
      });
    },
    end: (reader) => ({
      rows: logs.map(({ row, role, tell }) => ({
        ...row,
        by: reader.nameOf(String(row['by'])),
        role: roleIn(reader, role),
        says: tell(reader),
      })),
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
