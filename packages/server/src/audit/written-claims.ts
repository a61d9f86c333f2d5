import { EDITION, leastEditionOf } from '@dicepit/engine';
import {
  type Finding,
  HEADS_STREAM,
  type Head,
  isWritten,
  type TrailEntry,
  type Written,
} from '@dicepit/proof';
import { FLOOR } from '../floor/floor.ts';
import { type PitTable, rulesMarkOf } from '../table/pit-table.ts';

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
  const claimed = (stream: string, written: Written): readonly string[] => {
    const { edition = 1, software, boot } = written;
    const before = followed(stream);
    const run = runs.get(boot) ?? { software, edition };
    runs.set(boot, run);
    const least = leastEditionOf(software);
    const faults = [
      ...(edition < before.edition
        ? [`It says edition ${edition} of the rules after entries of edition ${before.edition}.`]
        : []),
      ...(edition < least
        ? [`It says edition ${edition} of the rules, and ${named(software)} decides by ${least} or later.`]
        : []),
      ...(run.edition === edition && run.software === software
        ? []
        : [
            `One run of the software says edition ${run.edition} of ${named(run.software)}, and here ${edition} of ${named(software)}.`,
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
    const sentence = `It names the rules ${rules.slice(0, 60)}, and the table played by ${mark ?? 'none'}.`;
    const finding = { ...at(head), kind: 'rules-differ', sentence };
    if (edition >= EDITION) return [finding];
    if (marks.has(rules)) return [];
    marks.add(rules);
    const before = `Decided under edition ${edition}; by today's rules, edition ${EDITION}: ${sentence}`;
    return [{ ...finding, remark: true, sentence: before }];
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
      const found = (kind: string, sentence: string): Finding => ({ kind, ...at(head), sentence });
      if (!isWritten(written)) return [found('written-malformed', 'How it was written makes no sense.')];
      const { boot, ms, rules } = written;
      const name = `${boot} ${stream}`;
      const earlier = last.get(name) ?? 0;
      last.set(name, Math.max(ms, earlier));
      const isNew = known.edition <= EDITION;
      const editions = claimed(stream, written).map((sentence) => found('edition-forged', sentence));
      const moment = entry.event['at'];
      if (typeof moment === 'number') {
        known.moments.set(known.edition, Math.max(moment, known.moments.get(known.edition) ?? moment));
        begun.set(known.edition, Math.min(moment, begun.get(known.edition) ?? moment));
      }
      return [
        ...editions,
        ...(isNew && known.edition > EDITION
          ? [
              found(
                'edition-unknown',
                `It was decided under edition ${known.edition} of the rules, and this software knows ${EDITION}: check it with the version that wrote it.`,
              ),
            ]
          : []),
        ...(ms < earlier
          ? [
              found(
                'clock-turned-back',
                `It was written ${earlier - ms} ms before the entry that it follows.`,
              ),
            ]
          : []),
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
    .map(([stream]) => ({
      kind: 'written-missing',
      stream,
      version: 1,
      sentence: 'It does not say how it was written, as the pit did from its first entry on.',
    }));
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
      const sentence = `It says edition ${edition} of the rules at a time when the pit decided by edition ${later[0]} elsewhere.`;
      return [{ kind: 'edition-behind', stream, version: 0, remark: true as const, sentence }];
    }),
  );
}

const at = ({ stream, version }: Head) => ({ stream, version });

const named = (software: string): string => `software '${software.slice(0, 30)}'`;
