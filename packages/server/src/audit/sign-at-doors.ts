import type { Pit } from '../pit/pit.ts';
import { timersOf } from '../pit/ports.ts';
import type { AtTable } from '../table/pit-table.ts';
import type { Signing } from './signing.ts';

/** In milliseconds: what happens together is signed for together. */
const DEBOUNCE_MS = 500;

const doors: ReadonlySet<AtTable['type']> = new Set([
  'TableSetUp',
  'OpeningBegun',
  'TableClosed',
  'SeedRevealed',
]);

/**
 * Signs where the trail ends when a table opens or closes and when a seed is revealed: the words on the wall are of that
 * moment, and nobody can take back a turn after its seed is known without another head than the one that was signed.
 */
export function signAtDoors(
  pit: Pick<Pit, 'tables' | 'ports'>,
  signing: Pick<Signing, 'sign'>,
  failed: (cause: unknown) => void,
): () => void {
  let callOff: (() => void) | undefined;
  const end = pit.tables.listen(undefined, ({ entry }) => {
    if (!doors.has(entry.event.type)) return;
    callOff ??= timersOf(pit.ports).later(DEBOUNCE_MS, () => {
      callOff = undefined;
      signing.sign().catch(failed);
    });
  });
  return () => {
    end();
    callOff?.();
  };
}
