import { type Finding, type Head, isWritten, type TrailEntry } from '@dicepit/proof';
import type { PitTable } from '../table/pit-table.ts';
import { rulesMarkOf } from '../table/rules-mark-of.ts';

/** Checks what entries say of how they were written: that time went on, and that the rules were those of the table. */
export type WrittenClaims = {
  /** `before` is how the stream stood before the entry, where it is a table's. */
  readonly take: (head: Head, entry: TrailEntry, before: PitTable | undefined) => readonly Finding[];
};

export function newWrittenClaims(): WrittenClaims {
  /** By stream and run: when the last entry was written. */
  const last = new Map<string, number>();
  return {
    take({ stream, version }, { written }, before) {
      if (written === undefined) return [];
      const found = (kind: string, sentence: string): Finding => ({ kind, stream, version, sentence });
      if (!isWritten(written)) return [found('written-malformed', 'How it was written makes no sense.')];
      const { boot, ms, rules } = written;
      const name = `${boot} ${stream}`;
      const earlier = last.get(name) ?? 0;
      last.set(name, Math.max(ms, earlier));
      const mark = before === undefined ? undefined : rulesMarkOf(before);
      return [
        ...(ms < earlier
          ? [
              found(
                'clock-turned-back',
                `It was written ${earlier - ms} ms before the entry that it follows.`,
              ),
            ]
          : []),
        ...(rules !== undefined && rules !== mark
          ? [
              found(
                'rules-differ',
                `It names the rules ${rules.slice(0, 60)}, and the table played by ${mark ?? 'none'}.`,
              ),
            ]
          : []),
      ];
    },
  };
}
