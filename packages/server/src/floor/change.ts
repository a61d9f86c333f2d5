import type { By } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { execute, type IdempotentRequest, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Outcome, Stamp } from '../pit/result.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import { FLOOR } from './floor.ts';

/** A command without by whom and when. */
export type Unstamped<Command> = Command extends Stamp ? Omit<Command, keyof Stamp> : never;

/** Does something about the pit as a whole, and puts down the records that belong to it. */
export function changeFloor(
  pit: Pit,
  {
    by,
    asked,
    puts = [],
  }: { readonly by: By; readonly asked?: IdempotentRequest; readonly puts?: readonly Put[] },
  body: Unstamped<FloorCommand>,
): Promise<Outcome<{ readonly done: true }>> {
  return execute<{ readonly done: true }>(pit.writer, {
    streams: [FLOOR],
    request: asked,
    plan: async (): Promise<Plan<{ done: true }>> => {
      const { state, version } = await pit.floor.current(FLOOR);
      const command: FloorCommand = { ...body, by, at: pit.ports.now() };
      const ruling = decideFloor(state, command);
      if (!ruling.ok) return ruling;
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command)],
        puts,
        answer: { done: true },
      };
    },
  });
}
