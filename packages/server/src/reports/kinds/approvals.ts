import { approving } from '../../inspect/roll/approvals.ts';
import { count, moment, type Reporter, text } from '../reporter.ts';

/** Who decided what by their rank, and how often. */
export function approvalsReport(): Reporter {
  const lines = new Map<string, Line>();
  return {
    title: 'Approvals by person',
    columns: [
      text('person', 'Person'),
      text('role', 'As'),
      text('what', 'What'),
      text('where', 'Where'),
      count('times', 'Times'),
      moment('first', 'First'),
      moment('last', 'Last'),
    ],
    see({ stream, event }) {
      const what = Object.hasOwn(approving, event.type) ? approving[event.type] : undefined;
      if (what === undefined || event.by === undefined) return;
      const { person, role } = event.by;
      const where = stream.startsWith('cage/') ? 'cage' : stream;
      const key = `${person}\n${role}\n${what}\n${where}`;
      const line = lines.get(key) ?? { person, role, what, where, times: 0, first: event.at, last: event.at };
      lines.set(key, line);
      line.times += 1;
      line.last = event.at;
    },
    end({ nameOf }) {
      const rows = [...lines.values()]
        .map(({ person, role, ...line }) => ({
          person: nameOf(person),
          role: role.replaceAll('-', ' '),
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
  readonly what: string;
  readonly where: string;
  times: number;
  readonly first: number;
  last: number;
};

const orderOf = ({ person, role, where, what }: Pick<Line, 'person' | 'role' | 'where' | 'what'>): string =>
  [person, role, where, what].join('\n');
