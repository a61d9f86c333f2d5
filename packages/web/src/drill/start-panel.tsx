import { everyLevel, listTopics } from '@dicepit/desks';
import { packIds } from '@dicepit/games';
import { Segments, Select } from '../parts/field.tsx';
import { announce } from '../shell/announcer.tsx';
import { packName } from '../words/pack-name.ts';
import { drillWords } from './said.ts';
import { kindsOf, questionCounts, subjectOf, timeLimits, withPack } from './state/choice.ts';
import { begin, choice, forget, kept, makeSheet } from './state/desk.ts';
import { bestIn, memoryOf, weakIn } from './state/kept.ts';
import { secondsWords, topicWords } from './worded.ts';

/** Which drill, how hard and how long; beside it what was done before. */
export function StartPanel() {
  const said = drillWords.value;
  const { pack, kind, level, questions, seconds } = choice.value;
  return (
    <div class="drill-start">
      <section class="panel" aria-labelledby="drill-set">
        <h2 id="drill-set">{said.set}</h2>
        <form
          class="drill-form"
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Select
            name={said.game}
            options={packIds.map((id) => [id, packName(id)] as const)}
            chosen={pack}
            onPick={(picked) => (choice.value = withPack(choice.peek(), picked))}
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
          <div class="drill-acts">
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
    <section class="panel drill-before" aria-labelledby="drill-best">
      <h2 id="drill-best">{said.best}</h2>
      {best === undefined ? (
        <p class="quiet">{said.noBest}</p>
      ) : (
        <p class="drill-best">
          {said.bestLine({ right: best.right, of: best.of, longest: best.longest })}
          {best.quickest !== null && `, ${said.quickest({ seconds: secondsWords(best.quickest) })}`}
        </p>
      )}
      {weak.length > 0 && (
        <>
          <h3>{said.weak}</h3>
          <ul class="drill-topics">
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
