import { client } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { time } from '../../words/numbers.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';

/** Guests on a new phone, each waiting for the host's word. */
export function Claims() {
  const said = hostWords.value.guests;
  const claims = night.value?.claims ?? [];
  return (
    <>
      {claims.map(({ claim, name, askedAt }) => (
        <section key={claim} class="banner claim" aria-label={said.claim({ name })}>
          <Icon name="person" />
          <div class="banner-say">
            <b>{said.claim({ name })}</b>
            <span>{said.claimText({ time: time(askedAt) })}</span>
          </div>
          <button
            type="button"
            class="btn btn-sm"
            onClick={() => void told(client.ask('refuseClaim', { params: { claim } }), said.refused)}
          >
            {said.refuse}
          </button>
          <button
            type="button"
            class="btn btn-sm btn-main"
            onClick={() =>
              void told(client.ask('confirmClaim', { params: { claim } }), said.confirmed({ name }))
            }
          >
            {said.confirm}
          </button>
        </section>
      ))}
    </>
  );
}
