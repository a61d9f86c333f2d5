import { me } from '../live/pit.ts';
import { fairWords } from './said.ts';
import type { FairTurn } from './turn.ts';

/** What players added to the turn, as it stood at its last draw. */
export function Contributions({ turn: { drawn } }: { readonly turn: FairTurn }) {
  const said = fairWords.value;
  const added = drawn.at(-1)?.contributions ?? [];
  return (
    <>
      <h3>{said.added}</h3>
      {added.length === 0 ? (
        <p class="quiet small">{said.nobody}</p>
      ) : (
        <ul class="added">
          {added.map(({ person, text }) => (
            <li key={person}>
              <code>{text}</code>
              <span class="quiet small">
                {person}
                {person === me.value?.person ? `, ${said.you}` : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
