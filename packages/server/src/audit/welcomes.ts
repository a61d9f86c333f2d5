import type { Finding } from '@dicepit/proof';
import type { CageEvent } from '../cage/account.ts';
import type { FloorEvent } from '../floor/floor.ts';

/** Checks that nobody's account began with more than the pit gave to everybody at some time. */
export type Welcomes = {
  readonly onFloor: (event: FloorEvent) => void;
  readonly atCage: (stream: string, version: number, event: CageEvent) => void;
  readonly end: () => readonly Finding[];
};

export function newWelcomes(): Welcomes {
  const offered = new Set<number>();
  const given = new Map<number, { readonly stream: string; readonly version: number }>();
  let opened = false;
  return {
    onFloor(event) {
      opened ||= event.type === 'PitOpened';
      const settings = event.type === 'PitOpened' || event.type === 'SettingsChanged' ? event.settings : {};
      if (settings.startingStack !== undefined) offered.add(settings.startingStack);
    },
    atCage(stream, version, event) {
      if (event.type === 'AccountOpened' && !given.has(event.stack))
        given.set(event.stack, { stream, version });
    },
    // Without the stream of the pit nobody can tell what was offered.
    end: () =>
      [...given]
        .filter(([stack]) => opened && !offered.has(stack))
        .map(([stack, where]) => ({
          kind: 'welcome-forged',
          ...where,
          sentence: `The account began with ${stack} cents, which the pit never gave to anybody.`,
        })),
  };
}
