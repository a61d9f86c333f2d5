import type { StreamState } from '@dicepit/client';
import { Excluded, NotAllowed, NotThere, Removed, SessionOver } from './cards.tsx';

export type EndedState = Extract<StreamState, { readonly is: 'ended' }>;

/** The card for a stream that is over, by the reason why; nothing where the page itself has stopped it. */
export function Ended({ state, chips }: { readonly state: EndedState; readonly chips?: string }) {
  if (state.problem?.code === 'EXCLUDED') return <Excluded />;
  switch (state.why) {
    case 'session over':
      return <SessionOver />;
    // A player's page offers to take the seat back; every other page has lost its session all the same.
    case 'replaced':
      return <SessionOver />;
    case 'removed':
      return <Removed {...(chips === undefined ? {} : { chips })} />;
    case 'not allowed':
      return <NotAllowed />;
    case 'not there':
      return <NotThere />;
    case 'stopped':
      return null;
  }
}
