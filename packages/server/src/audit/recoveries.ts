import type { Finding } from '@dicepit/proof';
import type { FloorEvent } from '../floor/floor.ts';
import type { AtTable } from '../table/pit-table.ts';
import type { Streams } from './registry.ts';

/** Compares the turns of dice that ended by a recovery with the recoveries that the pit speaks of. */
export type Recoveries = {
  readonly onFloor: (version: number, event: FloorEvent) => readonly Finding[];
  readonly atTable: (stream: string, version: number, event: AtTable) => void;
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newRecoveries(): Recoveries {
  const epochs = new Set<number>();
  const ended: { readonly stream: string; readonly version: number; readonly epoch: number }[] = [];
  return {
    // No fault, but nobody should have to look for it: a house that recovers often chooses its dice.
    onFloor(version, event) {
      if (event.type !== 'PitRecovered') return [];
      epochs.add(event.epoch);
      const sentence = `Recovery ${event.epoch} (${event.why}): every turn of the dice under way ended here and was committed to anew.`;
      return [{ kind: 'pit-recovered', stream: 'pit', version, remark: true, sentence }];
    },
    atTable(stream, version, event) {
      if (event.type === 'SeedRevealed' && event.why === 'recovery')
        ended.push({ stream, version, epoch: event.epoch ?? 0 });
    },
    end: (streams) =>
      ended
        .filter(({ epoch }) => streams.has('pit') && !epochs.has(epoch))
        .map(({ stream, version, epoch }) => ({
          kind: 'recovery-unfounded',
          stream,
          version,
          sentence: `A turn ended by recovery ${epoch}, of which the pit knows nothing.`,
        })),
  };
}
