import type { LessonShown, ProblemDetails } from '@dicepit/wire';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { isStill } from '../settings/settings.ts';
import { Refused } from '../shell/refused.tsx';
import { packName } from '../words/pack-name.ts';
import { language, words } from '../words/words.ts';
import * as css from './how-to-play.module.css';
import { livelyWords } from './lively-words.ts';

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
      <div class="btns two">
        <Action onPress={() => (at === 0 ? onClose() : goTo(at - 1))}>
          {at === 0 ? words.value.common.close : said.back}
        </Action>
        <Action class="btn btn-main" onPress={() => (isLast ? onClose() : goTo(at + 1))} autofocus>
          {isLast ? said.done : said.next}
        </Action>
      </div>
    </>
  );
}
