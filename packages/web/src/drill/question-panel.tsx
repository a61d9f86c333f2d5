import { type Ask, type Scene, timeLeft, toScore } from '@dicepit/desks';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSecond } from '../live/table.ts';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../shell/announcer.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type MarkPart, MarkView } from './mark-view.tsx';
import { PayField } from './pay-field.tsx';
import { drillWords } from './said.ts';
import { SceneView } from './scene.tsx';
import { enter, give, goOn, type Shown, stop, watchTime } from './state/desk.ts';
import { clockWords, keyWords, secondsWords } from './worded.ts';

type Drilling = Extract<Shown, { readonly is: 'drilling' }>;

/** One question, its fields, and once it is answered how it went. */
export function QuestionPanel({ shown }: { readonly shown: Drilling }) {
  const said = drillWords.value;
  const { drill, question, marked, missing } = shown;
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const mark = marked ? drill.marks.at(-1) : undefined;

  // The focus moves at once, and not after the next frame: a key that is pressed meanwhile belongs to what is drawn.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  useLayoutEffect(() => {
    if (mark === undefined) return;
    next.current?.focus();
    const wrong = mark.parts
      .filter(({ right }) => !right)
      .map(({ ask }) => said.was({ answer: keyWords(ask, question.scene) }));
    announce([mark.right ? said.right : said.wrong, ...wrong].join('. '));
  }, [mark, question, said]);
  useLayoutEffect(() => {
    if (missing === null) return;
    announce(said.missing);
    form.current?.querySelectorAll<HTMLElement>('.drill-ask')[missing]?.querySelector('input')?.focus();
  }, [missing, said]);

  const isLast = drill.marks.length >= drill.plan.questions;
  return (
    <section class="panel drill-question" aria-labelledby="drill-number">
      <Strip shown={shown} />
      <SceneView scene={question.scene} />
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (marked) goOn();
          else give();
        }}
      >
        {question.asks.map((ask, at) => (
          <div key={keyOf(ask, at)} class={missing === at ? 'drill-ask is-missing' : 'drill-ask'}>
            <AskField ask={ask} at={at} shown={shown} hint={hint} />
            {missing === at && <p class="drill-missing">{said.missing}</p>}
            <MarkIf part={mark?.parts[at]} scene={question.scene} />
          </div>
        ))}
        {question.asks.some((ask) => ask.form === 'pay') && (
          <p id={hint} class="quiet small">
            {said.payHint}
          </p>
        )}
        <div class="drill-acts">
          <button ref={next} type="submit" class="btn btn-main btn-sign">
            {marked ? (isLast ? said.toScore : said.next) : said.check}
          </button>
          {mark !== undefined && (
            <p class={mark.right ? 'drill-verdict is-right' : 'drill-verdict is-wrong'}>
              <Icon name={mark.right ? 'check' : 'close'} />
              {mark.right
                ? said.rightIn({ seconds: secondsWords(mark.took) })
                : said.wrongIn({ seconds: secondsWords(mark.took) })}
            </p>
          )}
        </div>
      </form>
    </section>
  );
}

const keyOf = (ask: Ask, at: number): string => `${at} ${ask.form === 'pay' ? ask.bet.wager : ask.about}`;

function MarkIf({ part, scene }: { readonly part: MarkPart | undefined; readonly scene: Scene }) {
  return part === undefined ? null : <MarkView part={part} scene={scene} />;
}

type AskFieldProps = {
  readonly ask: Ask;
  readonly at: number;
  readonly shown: Drilling;
  readonly hint: string;
};

function AskField({ ask, at, shown: { entries, marked }, hint }: AskFieldProps) {
  const given = {
    text: entries[at] ?? '',
    disabled: marked,
    focus: at === 0,
    onEnter: (text: string) => enter(at, text),
  };
  return ask.form === 'pay' ? (
    <PayField ask={ask} describedBy={hint} {...given} />
  ) : (
    <ChoiceField ask={ask} {...given} />
  );
}

/** How far the drill is, the time, the streak, and the way out. */
function Strip({ shown: { drill, marked } }: { readonly shown: Drilling }) {
  const said = drillWords.value;
  const now = useSecond();
  useEffect(watchTime, [now]);
  const at = drill.marks.length + (marked ? 0 : 1);
  const left = timeLeft(drill, now);
  return (
    <div class="drill-strip">
      <h2 id="drill-number">
        <span class="sr">{said.question({ at })}, </span>
        {said.progress({ at, of: drill.plan.questions })}
      </h2>
      <p role="timer" aria-label={left === null ? said.timeTaken : said.timeLeft}>
        <Icon name="clock" small /> {clockWords(left ?? Math.max(0, now - drill.startedAt))}
      </p>
      <p>{said.streak({ count: toScore(drill).streak })}</p>
      <button type="button" class="btn btn-sm" onClick={stop}>
        {said.stop}
      </button>
    </div>
  );
}
