import type { Seat } from '@dicepit/engine';
import { useState } from 'preact/hooks';
import * as css from '../../disputes/player/my-disputes.module.css';
import { Action } from '../../parts/action.tsx';
import { Buttons } from '../../parts/buttons.tsx';
import { SendWords } from '../../parts/send-words.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Writing } from '../../parts/writing.tsx';
import type { PlayerStore } from '../../player/player-store.ts';
import type { PlayerView } from '../../player/player-view.ts';
import { announce } from '../../shell/announcer.tsx';
import { ClauseLink } from '../../shell/clauses.tsx';
import { conductWords } from '../conduct-words.ts';

export type AdviceProps = {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly onClose: () => void;
};

/** Advice among players is off until the receiver asks for it. */
export function AdviceSheet({ store, view, onClose }: AdviceProps) {
  const said = conductWords.value.advice;
  const { mine, table, rules, game, person } = view;
  const { conduct } = rules.procedure;
  const asking = [...table.seats.values()].filter((seat) => seat.advice === true && seat.person !== person);
  const wanted = mine?.advice !== true;
  if (conduct === undefined) return null;
  return (
    <Sheet title={said.title} closable onClose={onClose}>
      <p>
        {said.text} <ClauseLink clause={`${game.prefix}/${conduct.patrons}`} />
      </p>
      {mine !== undefined && (
        <Buttons>
          <Action
            class={wanted ? 'btn btn-main' : 'btn'}
            onPress={() =>
              void store
                .command({ type: 'AskForAdvice', seat: mine.seat, wanted })
                .then((done) => done && announce(wanted ? said.asked : said.stopped))
            }
          >
            {wanted ? said.ask : said.stop}
          </Action>
        </Buttons>
      )}
      {asking.length === 0 && <p class="quiet">{said.nobody}</p>}
      {asking.map((seat) => (
        <Advise key={seat.seat} store={store} to={seat} />
      ))}
    </Sheet>
  );
}

function Advise({ store, to }: { readonly store: PlayerStore; readonly to: Seat }) {
  const said = conductWords.value.advice;
  const [words, setWords] = useState('');
  const send = async (): Promise<void> => {
    if (!(await store.command({ type: 'GiveAdvice', to: to.seat, words }))) return;
    setWords('');
    announce(said.sent);
  };
  return (
    <div class={css.form}>
      <Writing name={said.words({ name: to.name })} value={words} onType={setWords} />
      <SendWords class="btn" name={said.send} words={words} needs={said.needed} onSend={() => void send()} />
    </div>
  );
}
