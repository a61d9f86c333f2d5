import type { By } from '@dicepit/engine';
import { changeFloor } from '../floor/change.ts';
import type { Jump } from '../floor/event.ts';
import { type Pit, type SteadyClock, timersOf } from '../pit/pit.ts';

const house: By = { person: 'house', role: 'operator' };

/** Looks at the clock of the machine every second, and writes down every jump. */
export function watchClock(pit: Pit, clock: SteadyClock, jumped: (jump: Jump) => void): () => void {
  const stop = clock.listen((jump) => {
    jumped(jump);
    // Where it cannot be written now the log has it, and the next jump is tried again.
    void changeFloor(pit, { by: house }, { type: 'NoteClock', ...jump }).catch(() => undefined);
  });
  const endLooks = timersOf(pit.ports).every(1_000, clock.now);
  return () => {
    stop();
    endLooks();
  };
}
