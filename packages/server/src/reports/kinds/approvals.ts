import { isApproval } from '../../inspect/roll/roll-sheet.ts';
import type { ReportWords } from '../report-words.ts';
import { count, moment, type Reporter, roleIn, text } from '../reporter.ts';

/** Who decided what by their rank, and how often. */
export function approvalsReport(): Reporter {
  const lines = new Map<string, Line>();
  return {
    columns: [
      text('person'),
      text('role'),
      text('what'),
      text('where'),
      count('times'),
      moment('first'),
      moment('last'),
    ],
    see({ stream, event }) {
      const what = event.type;
      if (!isApproval(what) || event.by === undefined) return;
      const { person, role } = event.by;
      const where = stream.startsWith(CAGE) ? CAGE : stream;
      const key = `${person}\n${role}\n${what}\n${where}`;
      const line = lines.get(key) ?? { person, role, what, where, times: 0, first: event.at, last: event.at };
      lines.set(key, line);
      line.times += 1;
      line.last = event.at;
    },
    end(reader) {
      const { nameOf, words } = reader;
      const rows = [...lines.values()]
        .map(({ person, role, what, where, ...line }) => ({
          person: nameOf(person),
          role: roleIn(reader, role),
          what: words.approved[what],
          where: where === CAGE ? words.cage : where,
          ...line,
        }))
        .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
      return { rows, totals: null, notes: [] };
    },
  };
}

type Line = {
  readonly person: string;
  readonly role: string;
  readonly what: keyof ReportWords['approved'];
  readonly where: string;
  times: number;
  readonly first: number;
  last: number;
};

/** Whatever is done at the cage is counted together. */
const CAGE = 'cage/';

const orderOf = ({
  person,
  role,
  where,
  what,
}: Record<'person' | 'role' | 'where' | 'what', string>): string => [person, role, where, what].join('\n');
