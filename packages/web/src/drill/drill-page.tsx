import { type Drill, everyLevel, listTopics, toScore } from '@dicepit/desks';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { listPacks, loadList } from '../live/packs.ts';
import { Segments, Select } from '../parts/field.tsx';
import { announce } from '../shell/announcer.tsx';
import { BrandLink } from '../shell/brand.tsx';
import { NeedsPacks } from '../shell/needs-packs.tsx';
import { SettingsButton } from '../shell/settings-sheet.tsx';
import { packNameInList } from '../words/pack-name.ts';
import { number } from '../words/words.ts';
import * as css from './drill.module.css';
import { bestIn, kindsOf, memoryOf, questionCounts, subjectOf, timeLimits, weakIn } from './drill-state.ts';
import { begin, choice, choosePack, drillView, forget, kept, makeSheet, toStart } from './drill-store.ts';
import { drillWords, secondsWords, topicWords } from './drill-words.ts';
import { QuestionPanel } from './question-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';

/** Dealer drills: set one up, go through it, see the score, or print a sheet. */
export function DrillPage() {
  const said = drillWords.value;
  // A pit may deal more than the house's own.
  useEffect(() => void loadList(), []);
  useEffect(() => {
    document.title = `${said.title} · Dicepit`;
  }, [said]);
  return (
    <div class="wide">
      <header class={`bar ${css.bar}`}>
        <BrandLink tables={said.tables} />
        <h1 class={css.name}>
          <b>{said.title}</b>
          <span>{said.note}</span>
        </h1>
        <SettingsButton label={said.settings} />
      </header>
      <main class={css.page}>
        <NeedsPacks packs={[choice.value.pack]}>{() => <Panel />}</NeedsPacks>
      </main>
    </div>
  );
}

function Panel() {
  const now = drillView.value;
  switch (now.is) {
    case 'start':
      return <StartPanel />;
    case 'drilling':
      return <QuestionPanel key={now.drill.askedAt} view={now} />;
    case 'over':
      return <OverPanel drill={now.drill} timeUp={now.timeUp} />;
    case 'sheet':
      return <SheetPanel questions={now.questions} seed={now.seed} />;
  }
}

/** Which drill, how hard and how long; beside it what was done before. */
function StartPanel() {
  const said = drillWords.value;
  const { pack, kind, level, questions, seconds } = choice.value;
  return (
    <div class={css.start}>
      <section class="panel" aria-labelledby="drill-set">
        <h2 id="drill-set">{said.set}</h2>
        <form
          class={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Select
            name={said.game}
            options={listPacks().map(({ id }) => [id, packNameInList(id)] as const)}
            chosen={pack}
            onPick={(picked) => void choosePack(picked)}
          />
          <Segments
            name={said.kind}
            options={kindsOf(pack).map((each) => [each, said.kinds[each]] as const)}
            chosen={kind}
            onPick={(picked) => (choice.value = { ...choice.peek(), kind: picked })}
            note={said.kindNotes[kind]}
          />
          <Segments
            name={said.level}
            options={everyLevel.map((each) => [`${each}`, `${each}`] as const)}
            chosen={`${level}`}
            onPick={(picked) =>
              (choice.value = {
                ...choice.peek(),
                level: everyLevel.find((each) => `${each}` === picked) ?? level,
              })
            }
            note={said.levelNotes[kind][level]}
          />
          <Segments
            name={said.questions}
            options={questionCounts.map((each) => [`${each}`, `${each}`] as const)}
            chosen={`${questions}`}
            onPick={(picked) => (choice.value = { ...choice.peek(), questions: Number(picked) })}
          />
          <Segments
            name={said.time}
            options={timeLimits.map(
              (each) => [`${each}`, each === 0 ? said.noLimit : said.minutes({ count: each / 60 })] as const,
            )}
            chosen={`${seconds}`}
            onPick={(picked) => (choice.value = { ...choice.peek(), seconds: Number(picked) })}
          />
          <div class={css.acts}>
            <button type="submit" class="btn btn-main btn-sign">
              {said.start}
            </button>
            <button type="button" class="btn" onClick={makeSheet}>
              {said.sheet}
            </button>
          </div>
        </form>
      </section>
      <Before />
    </div>
  );
}

/** What this device remembers of the drill that is set. */
function Before() {
  const said = drillWords.value;
  const best = bestIn(kept.value, choice.value);
  const { pack, kind } = choice.value;
  const subject = subjectOf(pack);
  const weak = weakIn(memoryOf(kept.value, choice.value), listTopics(subject, kind));
  const isEmpty = Object.keys(kept.value.memories).length === 0;
  return (
    <section class={`panel ${css.before}`} aria-labelledby="drill-best">
      <h2 id="drill-best">{said.best}</h2>
      {best === undefined ? (
        <p class="quiet">{said.noBest}</p>
      ) : (
        <p class={css.best}>
          {said.bestLine({ right: best.right, of: best.of, longest: best.longest })}
          {best.quickest !== null && `, ${said.quickest({ seconds: secondsWords(best.quickest) })}`}
        </p>
      )}
      {weak.length > 0 && (
        <>
          <h3>{said.weak}</h3>
          <ul class={css.topics} data-part="topics">
            {weak.map(({ topic, times }) => (
              <li key={topic}>
                <span>{topicWords({ subject, kind }, topic)}</span>{' '}
                <span class="quiet">{said.times({ count: times })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isEmpty && (
        <button
          type="button"
          class="btn btn-sm"
          onClick={() => {
            forget();
            announce(said.forgotten);
          }}
        >
          {said.forget}
        </button>
      )}
    </section>
  );
}

/** The score of a drill that is over, and what to practise. */
function OverPanel({ drill, timeUp }: { readonly drill: Drill; readonly timeUp: boolean }) {
  const said = drillWords.value;
  const { asked, right, longest, quickest, took, wrong } = toScore(drill);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class={`panel ${css.over}`} aria-labelledby="drill-over">
      <h2 id="drill-over" ref={heading} tabIndex={-1}>
        {timeUp ? said.timeUp : said.over}
      </h2>
      {asked === 0 ? (
        <p class="quiet">{said.nothingAnswered}</p>
      ) : (
        <dl class={css.score} data-part="score">
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
          <ul class={css.topics} data-part="topics">
            {wrong.map(({ topic, times }) => (
              <li key={topic}>
                <span>{topicWords(drill.plan, topic)}</span>{' '}
                <span class="quiet">{said.times({ count: times })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class={css.acts}>
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
