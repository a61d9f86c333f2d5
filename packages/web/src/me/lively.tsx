import type { LessonShown, ProblemDetails, ReactionName } from '@dicepit/wire';
import lively from '@dicepit/words/pages/lively.json' with { type: 'json' };
import { useEffect, useRef, useState } from 'preact/hooks';
import { client, me, pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Segments } from '../parts/field.tsx';
import { reactionDrawings } from '../parts/reaction-drawings.ts';
import { Sheet } from '../parts/sheet.tsx';
import { isStill } from '../settings/settings.ts';
import { announce } from '../shell/announcer.tsx';
import { Refused } from '../shell/refused.tsx';
import { toastRefusal } from '../shell/toasts.tsx';
import { packName } from '../words/pack-name.ts';
import { toldProblem } from '../words/refusal-words.ts';
import { language, pageWords, words } from '../words/words.ts';
import * as css from './lively.module.css';

// What guests do beside the game: they learn it, they react to it, they raise money in teams. It comes with its words
// when the first of it is asked for.

const livelyWords = pageWords('lively', lively);

type HowToPlayProps = { readonly table: string; readonly onClose: () => void };

/** The game of a table in a minute: a few cards that go by with a swipe, by the arrow keys or by the buttons. */
export function HowToPlay({ table, onClose }: HowToPlayProps) {
  const [lesson, setLesson] = useState<LessonShown | undefined>(undefined);
  const [problem, setProblem] = useState<ProblemDetails | undefined>(undefined);
  useEffect(() => {
    void client.ask('readLesson', { params: { table } }).then((answer) => {
      if (answer.ok) setLesson(answer.value);
      else setProblem(answer.problem);
    });
  }, [table, language.value]);
  if (problem !== undefined) return <Refused problem={problem} onClose={onClose} />;
  if (lesson === undefined) return null;
  const game = packName(lesson.pack);
  return (
    <Sheet title={livelyWords.value.play.title({ game })} onClose={onClose} closable>
      <Cards lesson={lesson} onClose={onClose} />
    </Sheet>
  );
}

function Cards({ lesson, onClose }: { readonly lesson: LessonShown; readonly onClose: () => void }) {
  const said = livelyWords.value.play;
  const { cards, pack } = lesson;
  const row = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const goTo = (place: number): void =>
    row.current?.children[place]?.scrollIntoView({
      behavior: isStill() ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  // Whichever card is in the middle is the one that is read.
  const scrolled = ({ currentTarget: list }: { readonly currentTarget: HTMLOListElement }): void => {
    const middle = list.scrollLeft + list.clientWidth / 2;
    const places = [...list.children].map((card) =>
      card instanceof HTMLElement
        ? Math.abs(card.offsetLeft - list.offsetLeft + card.offsetWidth / 2 - middle)
        : 0,
    );
    setAt(places.indexOf(Math.min(...places)));
  };
  const isLast = at === cards.length - 1;
  return (
    <>
      {/* A list that is scrolled by hand is scrolled by the arrow keys as well. */}
      <ol ref={row} class={css.cards} data-pack={pack} onScroll={scrolled} tabIndex={0}>
        {cards.map(({ id, title, text, svg }, place) => (
          <li key={id}>
            <div class={css.picture} lang="en" dangerouslySetInnerHTML={{ __html: svg }} />
            <p class={css.number}>{said.card({ number: String(place + 1), count: String(cards.length) })}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div class={css.dots} aria-hidden="true">
        {cards.map(({ id }, place) => (
          <i key={id} class={place === at ? css.on : ''} />
        ))}
      </div>
      <Buttons split="two">
        <Action onPress={() => (at === 0 ? onClose() : goTo(at - 1))}>
          {at === 0 ? words.value.common.close : said.back}
        </Action>
        <Action class="btn btn-main" onPress={() => (isLast ? onClose() : goTo(at + 1))} autofocus>
          {isLast ? said.done : said.next}
        </Action>
      </Buttons>
    </>
  );
}

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

/** The team that one raises money in: chosen at once by whoever is in, and kept until then for whoever is not. */
export function TeamChoice({ chosen, onChoose }: TeamChoiceProps) {
  const said = livelyWords.value.team;
  const teams = pit.value?.teams ?? [];
  const isIn = me.value?.person != null;
  const choose = async (name: string): Promise<void> => {
    onChoose?.(name);
    if (!isIn) return;
    const answer = await client.ask('chooseTeam', { body: { team: name === '' ? null : name } });
    if (answer.ok) me.value = answer.value;
    else if (answer.problem.figures?.['case'] !== 'no-change') toastRefusal(toldProblem(answer.problem));
  };
  return (
    <Segments
      name={said.title}
      options={[['', said.none], ...teams.map((team): [string, string] => [team, team])]}
      chosen={isIn ? (me.value?.team ?? '') : chosen}
      onPick={(name) => void choose(name)}
      note={said.note}
    />
  );
}

export type TeamChoiceProps = { readonly chosen: string; readonly onChoose?: (team: string) => void };
