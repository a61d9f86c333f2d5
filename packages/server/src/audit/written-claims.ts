import { EDITION, findLeastEdition } from '@dicepit/engine';
import {
  type Finding,
  HEADS_STREAM,
  type Head,
  isWritten,
  type TrailEntry,
  type Written,
} from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import { FLOOR } from '../floor/floor.ts';
import { type PitTable, rulesMarkOf } from '../table/pit-table.ts';
import { decidedUnder, found } from './redecide.ts';

/**
 * Checks what entries say of how they were written: that time went on, that the rules were those of the table, and that
 * nobody decided by an earlier edition of the rules than the software that wrote it.
 */
export type WrittenClaims = {
  /** `before` is how the stream stood before the entry, where it is a table's. */
  readonly take: (head: Head, entry: TrailEntry, before: PitTable | undefined) => readonly Finding[];
  /** The edition by which a stream was decided last; the first where it never said. */
  readonly editionOf: (stream: string) => number;
  readonly end: () => readonly Finding[];
};

export function newWrittenClaims(): WrittenClaims {
  /** By stream and run: when the last entry was written. */
  const last = new Map<string, number>();
  const streams = new Map<string, Followed>();
  /** By run: what it said of itself first. */
  const runs = new Map<string, { readonly software: string; readonly edition: number }>();
  /** By edition: the earliest moment at which anything was decided by it. */
  const begun = new Map<number, number>();
  const followed = (stream: string): Followed => {
    const known = streams.get(stream) ?? { edition: 1, silent: false, moments: new Map(), marks: new Set() };
    streams.set(stream, known);
    return known;
  };

  /** What is wrong with the edition that an entry claims. */
  const claimed = (stream: string, written: Written): readonly AuditLine[] => {
    const { edition = 1, software, boot } = written;
    const before = followed(stream);
    const run = runs.get(boot) ?? { software, edition };
    runs.set(boot, run);
    const least = findLeastEdition(software);
    const faults: readonly AuditLine[] = [
      ...(edition < before.edition
        ? [{ code: 'edition-forged', case: 'after', edition, before: before.edition } as const]
        : []),
      ...(edition < least
        ? [{ code: 'edition-forged', case: 'software', edition, software: cut(software), least } as const]
        : []),
      ...(run.edition === edition && run.software === software
        ? []
        : [
            {
              code: 'edition-forged',
              case: 'run',
              edition: run.edition,
              software: cut(run.software),
              other: edition,
              another: cut(software),
            } as const,
          ]),
    ];
    // A claim to an earlier edition than was reached is no way to be judged less strictly.
    before.edition = Math.max(before.edition, edition, least);
    return faults;
  };

  /** The mark is worked out by today's rules: of another edition it may be another. */
  const marked = (head: Head, rules: string, mark: string | undefined): readonly Finding[] => {
    if (rules === mark) return [];
    const { edition, marks } = followed(head.stream);
    const finding = found(head, { code: 'rules-differ', rules: rules.slice(0, 60), mark: mark ?? 'none' });
    if (edition >= EDITION) return [finding];
    if (marks.has(rules)) return [];
    marks.add(rules);
    return [decidedUnder(edition, finding)];
  };

  return {
    take(head, entry, before) {
      const { stream, version } = head;
      const { written } = entry;
      const known = followed(stream);
      if (written === undefined) {
        known.silent ||= version === 1 && stream !== HEADS_STREAM;
        return [];
      }
      if (!isWritten(written)) return [found(head, { code: 'written-malformed' })];
      const { boot, ms, rules } = written;
      const name = `${boot} ${stream}`;
      const earlier = last.get(name) ?? 0;
      last.set(name, Math.max(ms, earlier));
      const isNew = known.edition <= EDITION;
      const editions = claimed(stream, written).map((line) => found(head, line));
      const moment = entry.event['at'];
      if (typeof moment === 'number') {
        known.moments.set(known.edition, Math.max(moment, known.moments.get(known.edition) ?? moment));
        begun.set(known.edition, Math.min(moment, begun.get(known.edition) ?? moment));
      }
      return [
        ...editions,
        ...(isNew && known.edition > EDITION
          ? [found(head, { code: 'edition-unknown', edition: known.edition, known: EDITION })]
          : []),
        ...(ms < earlier ? [found(head, { code: 'clock-turned-back', ms: earlier - ms })] : []),
        ...(rules === undefined
          ? []
          : marked(head, rules, before === undefined ? undefined : rulesMarkOf(before))),
      ];
    },
    editionOf: (stream) => followed(stream).edition,
    end: () => [...unsaid(streams), ...behind(streams, begun)],
  };
}

/** What a stream has said so far. */
type Followed = {
  edition: number;
  /** Its first entry does not say how it was written. */
  silent: boolean;
  /** By edition: the latest moment at which something was decided by it. */
  readonly moments: Map<number, number>;
  /** The marks of rules that were remarked on. */
  readonly marks: Set<string>;
};

/** A pit whose own first entry says how it was written has no stream whose first entry does not. */
function unsaid(streams: ReadonlyMap<string, Followed>): readonly Finding[] {
  if (streams.get(FLOOR)?.silent !== false) return [];
  return [...streams]
    .filter(([, { silent }]) => silent)
    .map(([stream]) => found({ stream, version: 1 }, { code: 'written-missing' }));
}

/** Clocks can be wrong and two versions may run side by side for a moment: this is no fault, but must be known. */
function behind(
  streams: ReadonlyMap<string, Followed>,
  begun: ReadonlyMap<number, number>,
): readonly Finding[] {
  return [...streams].flatMap(([stream, { moments }]) =>
    [...moments].flatMap(([edition, latest]) => {
      const later = [...begun].find(([other, first]) => other > edition && first < latest);
      if (later === undefined) return [];
      return [
        { ...found({ stream }, { code: 'edition-behind', edition, other: later[0] }), remark: true as const },
      ];
    }),
  );
}

const cut = (software: string): string => software.slice(0, 30);
