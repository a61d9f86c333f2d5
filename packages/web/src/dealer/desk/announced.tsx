import { linesOfEvent, SUPERVISOR_CALLED } from '@dicepit/engine';
import { useLayoutEffect } from 'preact/hooks';
import type { OpenTable } from '../../live/table.ts';
import { callOf, voidCallOf } from '../../said/call.ts';
import { announce, announceNow } from '../../shell/announcer.tsx';
import { play } from '../../sound/sound.ts';
import { toldLater } from '../../words/refusal-words.ts';
import { dealerWords } from '../said.ts';
import type { Desk } from './desk.ts';
import { toldAtDesk } from './told-aloud.ts';

/** Listens to the table and says what matters at the desk, one message to an event. */
export function Announced({ open, desk }: { readonly open: OpenTable; readonly desk: Desk }) {
  const { game } = desk;
  useLayoutEffect(
    () =>
      open.onEntry(({ event }, after, before) => {
        if (before.kind !== 'banked' || after.kind !== 'banked') return;
        if (event.type === 'RollCalled' && 'roll' in event && 'as' in event) {
          play('call');
          announce(callOf(game, event.roll, after.table.roll?.thrower));
        } else if (event.type === 'RollVoided' && 'freezes' in event) {
          const { call, says } = voidCallOf(game, event.reason);
          announceNow(`${call}: ${says}`);
        } else if (isOfCall(event)) {
          // That a supervisor is called stands on the desk, where it is read aloud by itself.
          if (event.type === 'IncidentClosed') announce(dealerWords.value.callAnswered);
        } else if (toldAtDesk.has(event.type) && 'clause' in event) {
          // What is told of is an event of a banked table, as the names of what is told say.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const lines = linesOfEvent(event as Parameters<typeof linesOfEvent>[0], before.table, game);
          void toldLater(lines).then(announce);
        }
      }),
    [open, game],
  );
  return null;
}

/** Whether an incident is a call for a supervisor, which begins or ends here. */
function isOfCall(event: { readonly type: string; readonly incident?: unknown }): boolean {
  const { incident } = event;
  const name =
    typeof incident === 'object' && incident !== null && 'incident' in incident
      ? incident.incident
      : incident;
  return event.type.startsWith('Incident') && typeof name === 'string' && name.startsWith(SUPERVISOR_CALLED);
}
