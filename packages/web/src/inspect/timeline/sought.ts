import type { EntryKind, QueryOf } from '@dicepit/wire';

type Asked = Readonly<Record<string, string>>;

const fields = [
  'table',
  'stream',
  'kinds',
  'reason',
  'clause',
  'person',
  'from',
  'to',
  'before',
] as const satisfies readonly (keyof QueryOf<'readTimeline'>)[];

/** What an address asks of the timeline; whatever else stands in it is left out. */
export const soughtIn = (asked: Asked): QueryOf<'readTimeline'> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = asked[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );

export const kindsIn = (asked: Asked): readonly string[] =>
  (asked['kinds'] ?? '').split(',').filter((kind) => kind !== '');

/** The kinds with one more, or with one less where it was among them. A reason is one of void rolls alone. */
export function toggled(asked: Asked, kind: EntryKind): Asked {
  const now = kindsIn(asked);
  const kinds = now.includes(kind) ? now.filter((each) => each !== kind) : [...now, kind];
  return { kinds: kinds.join(','), ...(kinds.includes('no-rolls') ? {} : { reason: '' }) };
}

/** Whether anything is narrowed; which page was turned to does not count. */
export const isNarrowed = (asked: Asked): boolean =>
  Object.keys(soughtIn(asked)).some((field) => field !== 'before');
