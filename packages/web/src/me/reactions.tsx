import type { ReactionName } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { reactionDrawings } from '../parts/reaction-drawings.ts';
import { announce } from '../shell/announcer.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { livelyWords } from './lively-words.ts';
import * as css from './reactions.module.css';

const reactionNames = ['clap', 'heart', 'cheers', 'star', 'dice'] as const satisfies readonly ReactionName[];

/** A row of reactions, each of which goes to the screens of the room at a tap. */
export function Reactions({ table }: { readonly table?: string }) {
  const said = livelyWords.value.reactions;
  const [sent, setSent] = useState({ reaction: '', times: 0 });
  const [note, setNote] = useState('');
  const send = async (reaction: ReactionName): Promise<void> => {
    const body = { reaction, ...(table === undefined ? {} : { table }) };
    const answer = await client.ask('react', { body, once: true });
    setNote(answer.ok ? '' : toldProblem(answer.problem));
    if (!answer.ok) return;
    announce(said.sent({ reaction: said.names[reaction] }));
    setSent(({ times }) => ({ reaction, times: times + 1 }));
  };
  return (
    <>
      <div class={css.reactions} role="group" aria-label={said.title}>
        {reactionNames.map((reaction) => (
          <button
            type="button"
            key={reaction}
            aria-label={said.names[reaction]}
            onClick={() => void send(reaction)}
          >
            <svg
              // Drawn anew when it has gone out, so that it hops.
              key={sent.reaction === reaction ? sent.times : 0}
              class={sent.reaction === reaction ? css.sent : ''}
              viewBox="0 0 64 64"
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: reactionDrawings[reaction] }}
            />
          </button>
        ))}
      </div>
      {/* Said here: a sheet lies over what is said in passing. */}
      <p class={`small quiet ${css.note}`} role="status">
        {note}
      </p>
    </>
  );
}
