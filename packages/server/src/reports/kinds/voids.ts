import { tableKind } from '../../table/pit-table.ts';
import { citation, count, type Reporter, text } from '../reporter.ts';

/** Void rolls by table, reason and clause, and how many of them were called late. */
export function voidsReport(): Reporter {
  const lines = new Map<string, Line>();
  return {
    columns: [
      text('table'),
      text('reason'),
      citation('clause'),
      count('voidRolls', 'voids'),
      count('late'),
      count('announced'),
      text('calledBy', 'by'),
    ],
    see({ stream, event }) {
      if (event.type !== 'RollVoided' || !('reason' in event)) return;
      const table = stream.slice(tableKind.name.length);
      const reason = String(event.reason);
      const clause = event.clause ?? '';
      const key = `${table}\n${reason}\n${clause}`;
      const line = lines.get(key) ?? {
        table,
        reason,
        clause,
        voids: 0,
        late: 0,
        announced: 0,
        by: new Set(),
      };
      lines.set(key, line);
      line.voids += 1;
      if (isLate(event)) line.late += 1;
      if (!('announced' in event) || event.announced !== false) line.announced += 1;
      line.by.add(event.by?.person ?? '');
    },
    end({ nameOf, teller, words }) {
      const rows = [...lines.values()]
        .toSorted((one, other) =>
          one.table === other.table ? other.voids - one.voids : one.table < other.table ? -1 : 1,
        )
        .map(({ by, reason, ...line }) => ({
          ...line,
          reason: teller.name(`reason.${reason}`) ?? reason.replaceAll('-', ' '),
          by: [...by].map(nameOf).join(', '),
        }));
      const sum = (key: 'voids' | 'late' | 'announced'): number =>
        rows.reduce((total, row) => total + row[key], 0);
      return {
        rows,
        totals:
          rows.length === 0 ? null : { voids: sum('voids'), late: sum('late'), announced: sum('announced') },
        notes: [words.notes.late],
      };
    },
  };
}

/** Whether a void call came only after the dice had stopped. */
export const isLate = (event: object): boolean => !('moment' in event) || event.moment !== 'in flight';

type Line = {
  readonly table: string;
  readonly reason: string;
  readonly clause: string;
  voids: number;
  late: number;
  announced: number;
  readonly by: Set<string>;
};
