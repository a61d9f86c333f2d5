import { type Drill, toScore } from '@dicepit/desks';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { number } from '../words/numbers.ts';
import { drillWords } from './said.ts';
import { begin, toStart } from './state/desk.ts';
import { secondsWords, topicWords } from './worded.ts';

/** The score of a drill that is over, and what to practise. */
export function OverPanel({ drill, timeUp }: { readonly drill: Drill; readonly timeUp: boolean }) {
  const said = drillWords.value;
  const { asked, right, longest, quickest, took, wrong } = toScore(drill);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel drill-over" aria-labelledby="drill-over">
      <h2 id="drill-over" ref={heading} tabIndex={-1}>
        {timeUp ? said.timeUp : said.over}
      </h2>
      {asked === 0 ? (
        <p class="quiet">{said.nothingAnswered}</p>
      ) : (
        <dl class="drill-score">
          <Figure name={said.rightWord} value={said.score({ right, of: asked })} />
          <Figure name={said.longest} value={number(longest)} />
          {quickest !== null && (
            <Figure name={said.quickestWord} value={said.seconds({ text: secondsWords(quickest) })} />
          )}
          <Figure name={said.average} value={said.seconds({ text: secondsWords(took / asked) })} />
        </dl>
      )}
      {asked > 0 && wrong.length === 0 && <p>{said.allRight}</p>}
      {wrong.length > 0 && (
        <>
          <h3>{said.toPractise}</h3>
          <ul class="drill-topics">
            {wrong.map(({ topic, times }) => (
              <li key={topic}>
                <span>{topicWords(drill.plan, topic)}</span>{' '}
                <span class="quiet">{said.times({ count: times })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="drill-acts">
        <button type="button" class="btn btn-main btn-sign" onClick={begin}>
          {said.again}
        </button>
        <button type="button" class="btn" onClick={toStart}>
          {said.change}
        </button>
      </div>
    </section>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
