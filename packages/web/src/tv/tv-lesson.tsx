import type { LessonShown } from '@dicepit/wire';
import { useEffect, useState } from 'preact/hooks';
import { languageTag } from './tv-words.ts';

/** For so long a card of the lesson stands: two lines are read from afar, and looked at again. */
const CARD_MS = 12_000;
/** After so long a lesson is asked for again that did not come. */
const RETRY_MS = 5_000;

/** A game in a minute: one card after the other, and from the beginning again. */
export function Lesson({ table }: { readonly table: string }) {
  const cards = useCards(table);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((before) => before + 1), CARD_MS);
    return () => clearInterval(timer);
  }, []);
  const card = cards[at % Math.max(1, cards.length)];
  if (card === undefined) return null;
  return (
    <section class="lesson" key={card.id}>
      <div class="picture" lang="en" dangerouslySetInnerHTML={{ __html: card.svg }} />
      <div class="says">
        <h2>{card.title}</h2>
        <p>{card.text}</p>
        <ol aria-hidden="true">
          {cards.map(({ id }) => (
            <li key={id} class={id === card.id ? 'on' : ''} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function useCards(table: string): LessonShown['cards'] {
  const [cards, setCards] = useState<LessonShown['cards']>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const read = (): void => {
      fetch(`api/v1/tables/${table}/lesson`, { headers: { 'accept-language': languageTag } })
        .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
        .then((lesson: LessonShown) => {
          if (!left) setCards(lesson.cards);
        })
        .catch(() => {
          if (!left) timer = setTimeout(read, RETRY_MS);
        });
    };
    read();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table]);
  return cards;
}
