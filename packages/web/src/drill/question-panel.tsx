import {
  type Ask,
  type ChoiceAsk,
  type Mark,
  type PayAsk,
  type Scene,
  timeLeft,
  toScore,
} from '@dicepit/desks';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSecond } from '../live/passing-time.ts';
import { Segment } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../shell/announcer.tsx';
import { ClauseLink } from '../shell/clauses.tsx';
import * as css from './drill.module.css';
import { SceneView } from './drill-scene.tsx';
import { choice, type DrillView, enter, goOn, stop, submitAnswers, watchTime } from './drill-store.ts';
import {
  becauseWords,
  betWords,
  choiceWords,
  clauseOf,
  clockWords,
  drillWords,
  keyWords,
  secondsWords,
} from './drill-words.ts';

type Drilling = Extract<DrillView, { readonly is: 'drilling' }>;

/** One question, its fields, and once it is answered how it went. */
export function QuestionPanel({ view }: { readonly view: Drilling }) {
  const said = drillWords.value;
  const { drill, question, marked, missing } = view;
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
    form.current?.querySelectorAll<HTMLElement>('[data-part=ask]')[missing]?.querySelector('input')?.focus();
  }, [missing, said]);

  const isLast = drill.marks.length >= drill.plan.questions;
  return (
    <section class={`panel ${css.question}`} data-part="question" aria-labelledby="drill-number">
      <Strip view={view} />
      <SceneView scene={question.scene} />
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (marked) goOn();
          else submitAnswers();
        }}
      >
        {question.asks.map((ask, at) => (
          <div
            key={keyOf(ask, at)}
            class={missing === at ? `${css.ask} ${css.isMissing}` : css.ask}
            data-part="ask"
          >
            <AskField ask={ask} at={at} view={view} hint={hint} />
            {missing === at && (
              <p class={css.missing} data-part="missing">
                {said.missing}
              </p>
            )}
            <MarkIf part={mark?.parts[at]} scene={question.scene} />
          </div>
        ))}
        {question.asks.some((ask) => ask.form === 'pay') && (
          <p id={hint} class="quiet small">
            {said.payHint}
          </p>
        )}
        <div class={css.acts}>
          <button ref={next} type="submit" class="btn btn-main btn-sign">
            {marked ? (isLast ? said.toScore : said.next) : said.check}
          </button>
          {mark !== undefined && (
            <p
              class={mark.right ? `${css.verdict} ${css.isRight}` : `${css.verdict} ${css.isWrong}`}
              data-part="verdict"
            >
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
  readonly view: Drilling;
  readonly hint: string;
};

function AskField({ ask, at, view: { entries, marked }, hint }: AskFieldProps) {
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
function Strip({ view: { drill, marked } }: { readonly view: Drilling }) {
  const said = drillWords.value;
  const now = useSecond();
  useEffect(watchTime, [now]);
  const at = drill.marks.length + (marked ? 0 : 1);
  const left = timeLeft(drill, now);
  return (
    <div class={css.strip}>
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

type ChoiceFieldProps = {
  readonly ask: ChoiceAsk;
  readonly text: string;
  readonly disabled: boolean;
  readonly onEnter: (text: string) => void;
  readonly focus: boolean;
};

/** One of several answers, or words where the level asks for them. */
function ChoiceField({ ask, text, disabled, onEnter, focus }: ChoiceFieldProps) {
  const said = drillWords.value;
  const id = useId();
  if (ask.typed)
    return (
      <div class="field">
        <label for={id}>{said.asks[ask.about]}</label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={40}
          value={text}
          disabled={disabled}
          data-focus={focus ? '' : undefined}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => onEnter(currentTarget.value)}
        />
        <p id={`${id}-note`} class="quiet small">
          {said.callHint}
        </p>
      </div>
    );
  return (
    <fieldset class={css.choices} data-about={ask.about} disabled={disabled}>
      <legend>{said.asks[ask.about]}</legend>
      <div class={css.options}>
        {ask.choices.map(({ value }, at) => (
          <Segment
            key={value}
            group={id}
            checked={text === value}
            isFirst={focus && at === 0}
            onPick={() => onEnter(value)}
          >
            {choiceWords(ask, value)}
          </Segment>
        ))}
      </div>
    </fieldset>
  );
}

type PayFieldProps = {
  readonly ask: PayAsk;
  readonly text: string;
  readonly disabled: boolean;
  readonly onEnter: (text: string) => void;
  readonly focus: boolean;
  readonly describedBy: string;
};

/** One bet: a sum to be written, or one of two buttons for a bet that is not paid. */
function PayField({ ask, text, disabled, onEnter, focus, describedBy }: PayFieldProps) {
  const said = drillWords.value;
  const id = useId();
  const { bet } = ask;
  const isWord = text === 'loses' || text === 'stays';
  return (
    <fieldset class={css.bet} data-part="bet" disabled={disabled}>
      <legend>
        {bet.player}
        {bet.isShooter && <span class="quiet"> ({said.shooter})</span>} <b>{betWords(bet)}</b>
      </legend>
      <div class={css.pay}>
        <label for={id}>{bet.colour === null ? said.pays : said.paysChips}</label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          autocapitalize="off"
          inputMode="decimal"
          enterkeyhint="done"
          maxLength={12}
          value={isWord ? '' : text}
          data-focus={focus ? '' : undefined}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => onEnter(wordFor(currentTarget.value))}
        />
        {(['loses', 'stays'] as const).map((word) => (
          <button
            key={word}
            type="button"
            class="btn"
            aria-pressed={text === word}
            onClick={() => onEnter(text === word ? '' : word)}
          >
            {said[word]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A single letter will do for whoever types. */
function wordFor(text: string): string {
  const typed = text.trim().toLowerCase();
  if (typed === 'l' || typed === 'v') return 'loses';
  return typed === 's' || typed === 'b' ? 'stays' : text;
}

type MarkPart = Mark['parts'][number];

/** How one part went, what it should have been, and why. */
function MarkView({ part: { ask, right }, scene }: { readonly part: MarkPart; readonly scene: Scene }) {
  const said = drillWords.value;
  const because = becauseWords(ask, scene);
  // Where the clause is what was asked, the link behind it says so already.
  const asksClause = ask.form === 'choice' && ask.key === ask.clause;
  return (
    <p class={right ? `${css.mark} ${css.isRight}` : `${css.mark} ${css.isWrong}`} data-part="mark-line">
      <Icon name={right ? 'check' : 'close'} small />
      <span>
        <b>{right ? said.right : said.wrong}.</b>{' '}
        {!right && !asksClause && `${said.was({ answer: keyWords(ask, scene) })}. `}
        {because !== '' && `${because}. `}
        <ClauseLink clause={clauseOf(ask)} pack={choice.value.pack} />
      </span>
    </p>
  );
}
