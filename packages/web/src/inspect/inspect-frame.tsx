import type { Answer } from '@dicepit/client';
import type { ProblemDetails } from '@dicepit/wire';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pit, pitConnection, refreshMe } from '../live/pit.ts';
import { Select } from '../parts/field.tsx';
import * as staff from '../staff/staff-page.module.css';
import { toldProblem } from '../words/refusal-words.ts';
import * as css from './inspect.module.css';
import { changed, type InspectPlace, placeIn, toPlace } from './inspect-address.ts';
import { inspectWords } from './inspect-words.ts';

/** Where somebody stands now. */
export const inspectPlace = signal<InspectPlace>(placeNow());

globalThis.addEventListener('popstate', () => {
  inspectPlace.value = placeNow();
});

/** Goes to a place in the inspection, with a step in the browser's own history. */
export function goTo(place: InspectPlace, { stay = false } = {}): void {
  history.pushState(null, '', new URL(toPlace(place), document.baseURI));
  inspectPlace.value = place;
  if (!stay) globalThis.scrollTo(0, 0);
}

/** What is asked for now, narrowed or widened; a page of it that was turned to is left. */
export function narrow(changes: Readonly<Record<string, string>>): void {
  const place = inspectPlace.value;
  goTo({ ...place, filters: changed(place.filters ?? {}, { before: '', ...changes }) }, { stay: true });
}

type PlaceLinkProps = {
  readonly to: InspectPlace;
  readonly class?: string;
  /** Whether it leads to where somebody stands already. */
  readonly current?: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
};

/** A link within the inspection, which is followed without loading the page anew. */
export function PlaceLink({ to, class: name = '', current = false, label, children }: PlaceLinkProps) {
  return (
    <a
      href={toPlace(to)}
      class={name}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        // Whoever asks for another window gets one.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </a>
  );
}

function placeNow(): InspectPlace {
  return placeIn(location.href, document.baseURI);
}

/** An answer of the pit: on its way, here, or why it is not. */
type AnswerState<Value> =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly value: Value; readonly about: string }
  | { readonly is: 'wrong'; readonly problem: ProblemDetails };

/**
 * Asks now, whenever it is about something else, and when the pit is back. What was there stays until the next is,
 * so that stepping does not flicker.
 */
export function useAnswer<Value>(
  about: string,
  ask: () => Promise<Answer<Value>>,
): { readonly answer: AnswerState<Value>; readonly again: () => void } {
  const [answer, setAnswer] = useState<AnswerState<Value>>({ is: 'coming' });
  const [times, setTimes] = useState(0);
  const isLive = pitConnection.value.is === 'live';
  useEffect(() => {
    let isOver = false;
    void ask().then((reply) => {
      if (isOver) return;
      if (reply.ok) return setAnswer({ is: 'here', value: reply.value, about });
      const { status } = reply.problem;
      // The access may have come to its end meanwhile.
      if (status === 401 || status === 403) void refreshMe();
      return setAnswer({ is: 'wrong', problem: reply.problem });
    });
    return () => {
      isOver = true;
    };
  }, [about, times, isLive]);
  return { answer, again: () => setTimes(times + 1) };
}

type AnsweredProps<Value> = {
  readonly answer: AnswerState<Value>;
  readonly again: () => void;
  readonly children: (value: Value) => ComponentChildren;
};

/** What reply of it, or a card that says why nothing did. */
export function Answered<Value>({ answer, again, children }: AnsweredProps<Value>) {
  const said = inspectWords.value;
  if (answer.is === 'here') return <>{children(answer.value)}</>;
  if (answer.is === 'coming')
    return (
      <p class={`quiet ${staff.wait}`} role="status">
        {said.loading}
      </p>
    );
  const isNowhere = answer.problem.status === 404;
  return (
    <section class="panel" role="alert">
      <h1 class="h2">{isNowhere ? said.notThereTitle : said.failedTitle}</h1>
      <p>{toldProblem(answer.problem)}</p>
      <div class={css.btns}>
        {!isNowhere && (
          <button type="button" class="btn" onClick={again}>
            {said.again}
          </button>
        )}
        <PlaceLink to={{ part: 'timeline' }} class="btn">
          {said.toTimeline}
        </PlaceLink>
      </div>
    </section>
  );
}

type TableSelectProps = {
  readonly chosen: string;
  readonly onPick: (table: string) => void;
  /** Whether all tables together can be chosen as well. */
  readonly every?: boolean;
};

/** One of the tables of the pit. */
export function TableSelect({ chosen, onPick, every = false }: TableSelectProps) {
  const { table, everyTable } = inspectWords.value;
  const options = (pit.value?.tables ?? []).map(({ table: id, title }) => [id, title] as const);
  return (
    <Select
      name={table}
      options={every ? [['', everyTable], ...options] : options}
      chosen={chosen}
      onPick={onPick}
    />
  );
}

export const titleOf = (table: string): string =>
  pit.value?.tables.find((card) => card.table === table)?.title ?? table;
