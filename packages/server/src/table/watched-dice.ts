import type { Pips, TableEvent } from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import { type Monitor, newMonitor, watch } from '@dicepit/proof';

/** The dice thrown by hand at a table, each set by the names of its dice, and how fair they look. */
export type Watched = ReadonlyMap<string, Monitor>;

/** So many sets of dice are watched at a table; one that has not been thrown for long makes room. */
const SETS = 20;

/** The watched dice after an event: a roll that people have read counts for or against the dice it was thrown with. */
export function watchedAfter(
  watched: Watched,
  dice: readonly string[],
  event: TableEvent | PartyTableEvent,
): Watched {
  const faces = facesIn(event);
  if (faces === undefined) return watched;
  const set = dice.toSorted().join(',');
  // Nobody says which face is that of which die, so that all dice of a set are watched as one.
  const monitor = watch(watched.get(set) ?? newMonitor({ dice: faces.length, toldApart: false }), faces);
  return new Map([...[...watched].filter(([each]) => each !== set), [set, monitor] as const].slice(-SETS));
}

function facesIn(event: TableEvent | PartyTableEvent): readonly Pips[] | undefined {
  // Faces that only stand for a total say nothing of the dice.
  if (event.type === 'RollCalled') return event.read === 'total' ? undefined : event.roll;
  if (event.type === 'HighDiceThrown') return event.roll;
  // At a party this tells what the dice show; at a banked table, only that they are on their way.
  return event.type === 'DiceThrown' && !('thrower' in event) ? event.roll : undefined;
}
