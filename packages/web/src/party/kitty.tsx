import { number } from '../words/numbers.ts';
import type { PartySight } from './party-sight.ts';
import { partyWords } from './said.ts';

/** What lies in the middle, and what it is for; the chances of a complete pass where some are left. */
export function Kitty({ sight }: { readonly sight: PartySight }) {
  const said = partyWords.value;
  const { kitty, phase } = sight.table.game;
  const chances = phase.is === 'throwing' ? phase.chances : null;
  return (
    <div class="kit">
      <div>
        <span>{said.kitty}</span>
        <b>{number(kitty)}</b>
      </div>
      {chances === null ? (
        <p>{said.goal}</p>
      ) : (
        <p class="chances">
          {Array.from({ length: 3 }, (_, index) => (
            <i key={index} class={index < chances ? 'is-left' : ''} aria-hidden="true" />
          ))}
          <b>{said.chances({ count: chances })}</b>
        </p>
      )}
    </div>
  );
}
