import type { Answer } from '@dicepit/client';
import type { ProblemDetails } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pitConnection, refreshMe } from '../live/pit.ts';
import { toldProblem } from '../words/refusal-words.ts';
import { PlaceLink } from './at-inspect.tsx';
import { inspectWords } from './said.ts';

/** What was asked of the pit: on its way, here, or why it is not. */
type Asked<Value> =
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
): { readonly asked: Asked<Value>; readonly again: () => void } {
  const [asked, setAsked] = useState<Asked<Value>>({ is: 'coming' });
  const [times, setTimes] = useState(0);
  const isLive = pitConnection.value.is === 'live';
  useEffect(() => {
    let isOver = false;
    void ask().then((answer) => {
      if (isOver) return;
      if (answer.ok) return setAsked({ is: 'here', value: answer.value, about });
      const { status } = answer.problem;
      // The access may have come to its end meanwhile.
      if (status === 401 || status === 403) void refreshMe();
      return setAsked({ is: 'wrong', problem: answer.problem });
    });
    return () => {
      isOver = true;
    };
  }, [about, times, isLive]);
  return { asked, again: () => setTimes(times + 1) };
}

export type AnsweredProps<Value> = {
  readonly asked: Asked<Value>;
  readonly again: () => void;
  readonly children: (value: Value) => ComponentChildren;
};

/** What came of it, or a card that says why nothing did. */
export function Answered<Value>({ asked, again, children }: AnsweredProps<Value>) {
  const said = inspectWords.value;
  if (asked.is === 'here') return <>{children(asked.value)}</>;
  if (asked.is === 'coming')
    return (
      <p class="quiet office-wait" role="status">
        {said.loading}
      </p>
    );
  const isNowhere = asked.problem.status === 404;
  return (
    <section class="panel" role="alert">
      <h1 class="h2">{isNowhere ? said.notThereTitle : said.failedTitle}</h1>
      <p>{toldProblem(asked.problem)}</p>
      <div class="inspect-btns">
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
