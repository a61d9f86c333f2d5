import type { Ask, Question, Scene } from '@dicepit/desks';
import { addressOfClause } from '../shell/clauses.tsx';
import { packName } from '../words/pack-name.ts';
import * as css from './drill.module.css';
import { SceneView } from './drill-scene.tsx';
import { choice, toStart } from './drill-store.ts';
import { becauseWords, betWords, choiceWords, clauseOf, drillWords, keyWords } from './drill-words.ts';

/** A sheet to be printed: the questions, and the answers on a page of their own. */
export function SheetPanel({
  questions,
  seed,
}: {
  readonly questions: readonly Question[];
  readonly seed: string;
}) {
  const said = drillWords.value;
  return (
    <div>
      <div class={`${css.acts} ${css.noPrint}`}>
        <button type="button" class="btn btn-main" onClick={() => print()}>
          {said.print}
        </button>
        <button type="button" class="btn" onClick={toStart}>
          {said.back}
        </button>
      </div>
      <section class={css.paper} aria-labelledby="drill-questions">
        <Head id="drill-questions" title={said.sheetTitle({ kind: said.kinds[choice.value.kind] })} />
        <p class={css.blanks}>
          {[said.name, said.date, said.took].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <ol class={css.list} data-part="questions">
          {questions.map((question, at) => (
            <li key={`${at} ${question.topic}`}>
              <SceneView scene={question.scene} />
              <ul>
                {question.asks.map((ask) => (
                  <li key={askWords(ask)}>
                    <span>{askWords(ask)}</span>
                    <Options ask={ask} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <section class={`${css.paper} ${css.answers}`} aria-labelledby="drill-answers">
        <Head id="drill-answers" title={said.answers} />
        <table class="tbl">
          <thead>
            <tr>
              <th scope="col">{said.number}</th>
              <th scope="col">{said.questions}</th>
              <th scope="col">{said.answer}</th>
              <th scope="col">{said.why}</th>
            </tr>
          </thead>
          <tbody>{questions.map((question, at) => answerRows(question, at))}</tbody>
        </table>
        <p class="quiet small">{said.seed({ seed })}</p>
      </section>
    </div>
  );
}

function Head({ id, title }: { readonly id: string; readonly title: string }) {
  const { pack, level } = choice.value;
  return (
    <header>
      <h2 id={id}>{title}</h2>
      <p>
        {packName(pack)} · {drillWords.value.sheetLevel({ level })}
      </p>
    </header>
  );
}

function askWords(ask: Ask): string {
  const said = drillWords.value;
  return ask.form === 'pay' ? `${ask.bet.player}: ${betWords(ask.bet)}` : said.asks[ask.about];
}

/** What can be ticked, or a line to write on. */
function Options({ ask }: { readonly ask: Ask }) {
  if (ask.form === 'pay' || ask.typed) return <span class={css.line} />;
  return (
    <span class={css.ticks}>
      {ask.choices.map(({ value }) => (
        <span key={value}>{choiceWords(ask, value)}</span>
      ))}
    </span>
  );
}

function whyOf(ask: Ask, scene: Scene): string {
  const because = becauseWords(ask, scene);
  const { written } = addressOfClause(clauseOf(ask));
  return because === '' ? written : `${because}. ${written}`;
}

const answerRows = ({ asks, scene }: Question, number: number) =>
  asks.map((ask, at) => (
    <tr key={`${number} ${askWords(ask)}`}>
      <td>{at === 0 ? number + 1 : ''}</td>
      <td>{askWords(ask)}</td>
      <td>
        <b>{keyWords(ask, scene)}</b>
      </td>
      <td>{whyOf(ask, scene)}</td>
    </tr>
  ));
