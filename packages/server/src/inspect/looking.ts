import {
  decideInspectorate,
  INSPECTORATE_STREAM,
  type InspectedView,
  type InspectorateCommand,
} from '@dicepit/desks';
import { assert, type By, staffRoles } from '@dicepit/engine';
import { execute, type Plan, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Caller, done, type Outcome, refused, ruledAtDesk } from '../pit/result.ts';

/**
 * Notes who looks at what, before they are shown it. Somebody who looks on at the same thing is noted once in some
 * minutes, so that scrolling does not fill the stream.
 */
export async function noteLook(pit: Pit, by: By, sight: InspectedView): Promise<Outcome<true>> {
  const noted = await execute(pit.writer, {
    streams: [INSPECTORATE_STREAM],
    plan: async (): Promise<Plan<true>> => {
      const { state, version } = await pit.inspectorate.current(INSPECTORATE_STREAM);
      const command: InspectorateCommand = { type: 'NoteLook', sight, by, at: pit.ports.now() };
      const ruling = ruledAtDesk(decideInspectorate(state, command), 403);
      if (!ruling.ok) return ruling;
      if (ruling.events.length === 0) return known;
      return {
        ok: true,
        writes: [planWrite(INSPECTORATE_STREAM, version, ruling.events, command)],
        answer: true,
      };
    },
  });
  return !noted.ok && noted.refusal === known.refusal ? done(true) : noted;
}

/** They are known to be looking: nothing is to be written. */
const known = refused(200, { code: 'NOTED' });

/** Whoever asks, as what they look: the first of their roles that the desk is for. */
export function lookerIn({ caller }: { readonly caller: Caller }): By {
  assert(caller.is === 'somebody', () => 'the desk is for those who are signed in');
  const role = staffRoles.findLast((each) => caller.roles.includes(each));
  assert(role !== undefined, () => 'the desk is for those who watch');
  return { person: caller.person, role };
}
