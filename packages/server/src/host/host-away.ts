import type { By } from '@dicepit/engine';
import { changeFloor } from '../floor/change.ts';
import { FLOOR, type Floor, tablesOn } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import { type Pit, timersOf } from '../pit/pit.ts';

/** So long a host's page may be gone before play waits for it: a page that is loaded again is back sooner. */
const AWAY_AFTER_MS = 30_000;

const house: By = { person: 'house', role: 'operator' };

export type HostAwaySettings = {
  readonly patience?: number;
  readonly failed?: (error: unknown) => void;
};

/**
 * Pauses the pit when no operator has a page open any more, where the host has asked for that, and goes on when one is
 * back. It does so only where the software runs every table: people who deal are not stopped by a laptop that sleeps.
 */
export function watchHost(
  pit: Pit,
  presence: Presence,
  { patience = AWAY_AFTER_MS, failed = () => undefined }: HostAwaySettings = {},
): () => void {
  let callOff: (() => void) | undefined;
  const stop = (): void => {
    callOff?.();
    callOff = undefined;
  };
  const isHere = async (): Promise<boolean> => {
    const { persons } = (await pit.people.current(PEOPLE)).state;
    return [...persons.values()].some(
      ({ person, roles }) => roles.includes('operator') && presence.isHere(person),
    );
  };
  const pause = async (): Promise<void> => {
    callOff = undefined;
    const floor = (await pit.floor.current(FLOOR)).state;
    if (isAskedFor(floor) && floor.paused === undefined && !(await isHere()))
      await changeFloor(pit, { by: house }, { type: 'Pause', hostAway: true });
  };
  const look = async (): Promise<void> => {
    const floor = (await pit.floor.current(FLOOR)).state;
    if (await isHere()) {
      stop();
      if (floor.paused?.hostAway === true) await changeFloor(pit, { by: house }, { type: 'Resume' });
    } else if (isAskedFor(floor) && floor.paused === undefined)
      callOff ??= timersOf(pit.ports).later(patience, () => void pause().catch(failed));
  };
  const looks = (): void => void look().catch(failed);
  const ends = [presence.listen(looks), pit.floor.listen(FLOOR, looks), stop];
  looks();
  return () => {
    for (const end of ends) end();
  };
}

/** Whether the host has asked for it, and every table that stands is run by the software. */
function isAskedFor(floor: Floor): boolean {
  const tables = tablesOn(floor);
  return (
    floor.settings.pauseWhenAway === true &&
    tables.length > 0 &&
    tables.every(({ house: runs }) => runs !== null)
  );
}
