import { citeBasis, courseSign, phaseOf, setCount, type TableBet } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DisputeNews } from '../disputes/player/heard.ts';
import { useIsAway, useSecond } from '../live/passing-time.ts';
import { Action } from '../parts/action.tsx';
import { Die } from '../parts/die.tsx';
import { Icon } from '../parts/icon.tsx';
import * as phone from '../parts/phone.module.css';
import { Puck } from '../parts/puck.tsx';
import { isTeaching, settings } from '../settings/settings.ts';
import { ClauseLink } from '../shell/clauses.tsx';
import { arriving, waiting } from '../throw/flight.tsx';
import { rollText } from '../words/calls.ts';
import { whyTold } from '../words/refusal-words.ts';
import { list, sum, timeToTheSecond, words } from '../words/words.ts';
import type { Changes } from './bets.ts';
import { Hint, lessonNow } from './dock.tsx';
import { lastRolls, type RollEntry, toSlip } from './past-rolls.ts';
import type { Note, PlayerStore } from './player-store.ts';
import {
  facesNow,
  type Glyph,
  myBets,
  myLateBets,
  type PlayerView,
  refusalFor,
  stakeOf,
  toStatus,
  voidRollNow,
  wagerName,
} from './player-view.ts';
import { playerWords } from './player-words.ts';
import { pastRoll } from './table-events.ts';
import * as css from './top-bar.module.css';

/** Drawn once: what never changes is not drawn again with every bet. */
const menu = <Icon name="menu" />;

/** The band over the felt: what is happening, the dice, and the last rolls. */
export function Top({
  store,
  view,
  bare,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly bare: boolean;
}) {
  const sets = setCount(view.game, view.table);
  const lesson = isTeaching() ? lessonNow(view, settings.value.learnt, bare) : undefined;
  const isHinting = lesson !== undefined;
  // Before the first roll there is nothing in the strip and nothing is counted: their place is free.
  const isFree = isHinting && (sets === undefined ? view.table.recent.length : sets.thrown + sets.won) === 0;
  return (
    <header class={phone.top} data-part="top">
      <h1 class="sr">{store.open.live.value?.title}</h1>
      <div class={phone.status}>
        <Saying store={store} view={view} />
        <TopDice store={store} view={view} />
        <button
          type="button"
          class="iconbtn"
          aria-label={words.value.common.menu}
          aria-haspopup="dialog"
          onClick={() => (store.sheet.value = { is: 'menu' })}
        >
          {menu}
        </button>
      </div>
      {sets === undefined
        ? !bare && !isFree && <Strip view={view} onOpen={() => (store.sheet.value = { is: 'record' })} />
        : !isFree && <Counters view={view} />}
      <Course view={view} />
      {isHinting && <Hint store={store} view={view} lesson={lesson} />}
    </header>
  );
}

function Saying({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const state = store.open.connection.value;
  const isAway = useIsAway(state);
  const now = useSecond() + store.open.ahead.value;
  const said = playerWords.value.status;
  if (isAway) {
    const since = state.is === 'reconnecting' ? timeToTheSecond(state.staleSince) : '';
    return (
      <>
        <PhaseGlyph glyph="away" />
        <div class={phone.say} data-part="say" role="status">
          <b>{said.reconnecting}</b>
          <span>{since === '' ? '' : said.board({ time: since, roll: `${view.table.rolled}` })}</span>
        </div>
      </>
    );
  }
  const { title, line, glyph } = toStatus({ ...view, at: now });
  return (
    <>
      <PhaseGlyph glyph={glyph} />
      <div class={phone.say} data-part="say">
        <b>{title}</b>
        <span>{line}</span>
      </div>
    </>
  );
}

/** The dice in the top band: their place while they fly over the felt, then as they fell. */
function TopDice({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const { game, table } = view;
  const said = playerWords.value.status;
  const faces = facesNow(view);
  const phase = phaseOf(table);
  const isOut = phase === 'dice out' || phase === 'at rest';
  if (faces === undefined && !isOut) return null;
  const label = faces === undefined ? said.inTheAir : `${said.lastRoll} ${rollText(game, faces)}`;
  const look = faces === undefined ? waiting : store.shown.dice.value?.isTold === true ? arriving : '';
  return (
    <span class={`${phone.lastRoll} ${look}`} data-part="last-roll" role="img" aria-label={label}>
      {(faces ?? Array.from({ length: game.dice }, () => undefined)).map((pips, place) => (
        // Equal dice differ by their place only.
        <Die key={`${place}-${pips}`} {...(pips === undefined ? {} : { pips })} />
      ))}
    </span>
  );
}

function Strip({ view, onOpen }: { readonly view: PlayerView; readonly onOpen: () => void }) {
  const said = playerWords.value.strip;
  const rolls = lastRolls(view);
  return (
    <button type="button" class={css.strip} data-part="strip" aria-haspopup="dialog" onClick={onOpen}>
      <span class="sr">{stripName(view, rolls)}</span>
      <span class={css.label} aria-hidden="true">
        {said.label}
      </span>
      {rolls.map((roll, index) => (
        <span
          key={roll.number}
          class={[
            css.total,
            index === 0 ? css.isNewest : '',
            view.game.faces === undefined ? '' : css.pictured,
          ].join(' ')}
          aria-hidden="true"
        >
          {view.game.faces === undefined || roll.outcome.kind === 'void' ? (
            <>
              {roll.total ?? said.voided}
              {roll.alike && <small>{said[alikeAt(view)]}</small>}
            </>
          ) : (
            roll.outcome.roll.map((pips, place) => (
              // Equal dice differ by their place only.
              <Die key={`${place}-${pips}`} pips={pips} />
            ))
          )}
        </span>
      ))}
      <Icon name="chevron" />
    </button>
  );
}

/** The strip as it is read to whoever does not see it: what is one letter there is a word here. */
function stripName(view: PlayerView, rolls: readonly RollEntry[]): string {
  const { label, open, inWords } = playerWords.value.strip;
  const { faces } = view.game;
  const figures = rolls.map(({ total, alike, outcome }) =>
    faces !== undefined && outcome.kind === 'total'
      ? rollText({ faces }, outcome.roll)
      : alike
        ? `${total} ${inWords[alikeAt(view)]}`
        : `${total ?? inWords.voided}`,
  );
  return figures.length === 0 ? `${label}. ${open}` : `${label}: ${figures.join(', ')}. ${open}`;
}

/** What equal dice are called in this game. */
function alikeAt({ game }: PlayerView): 'hard' | 'double' | 'triple' {
  if (game.dice === 3) return 'triple';
  return findPack(game.pack)?.alike ?? 'hard';
}

/** Where the table stands in its course, where its game has one. */
function Course({ view: { game, table } }: { readonly view: PlayerView }) {
  const sign = courseSign(game, table);
  if (sign === undefined) return null;
  return <Puck name={sign.name} puck={sign.puck ?? null} says={words.value.felt.puck} />;
}

/** What Double Dice counts for all to see: throws of the set, and sets won. */
function Counters({ view: { game, table } }: { readonly view: PlayerView }) {
  const said = playerWords.value.status;
  const sets = setCount(game, table);
  if (sets === undefined) return null;
  return (
    <div class={css.counters} data-part="counters">
      <Counter name={said.throwsDone} count={sets.thrown} of={sets.throws} square />
      <Counter name={said.setsWon} count={sets.won} of={sets.most} />
    </div>
  );
}

type CounterProps = {
  readonly name: string;
  readonly count: number;
  readonly of: number;
  readonly square?: boolean;
};

function Counter({ name, count, of, square = false }: CounterProps) {
  const said = playerWords.value.status;
  return (
    <div
      class={css.counter}
      role="img"
      aria-label={`${said.of({ number: `${count}`, all: `${of}` })} ${name}`}
    >
      <span class={css.count}>
        {count}
        <small>{said.of({ number: `${count}`, all: `${of}` }).slice(String(count).length)}</small>
      </span>
      <div>
        <div class={css.counted}>{name}</div>
        <div class={square ? `${css.dots} ${css.areSquare}` : css.dots}>
          {Array.from({ length: of }, (_, place) => (
            <i key={`${place}`} class={place < count ? css.isFull : ''} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The drawn sign of a phase, so that a phase is never told by colour. */
function PhaseGlyph({ glyph }: { readonly glyph: Glyph | 'away' }) {
  return (
    <svg class={phone.glyph} viewBox="0 0 24 24" aria-hidden="true">
      {drawn[glyph]}
    </svg>
  );
}

const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': '2.4' } as const;

const drawn: Readonly<Record<Glyph | 'away', preact.JSX.Element>> = {
  open: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </>
  ),
  out: (
    <>
      <rect x="2.5" y="6" width="10" height="10" rx="2.4" {...line} transform="rotate(-14 7.5 11)" />
      <rect
        x="12"
        y="9.5"
        width="9.5"
        height="9.5"
        rx="2.4"
        fill="currentColor"
        transform="rotate(16 17 14)"
      />
    </>
  ),
  called: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4.5" {...line} />
      <circle cx="8.6" cy="8.6" r="1.9" fill="currentColor" />
      <circle cx="15.4" cy="15.4" r="1.9" fill="currentColor" />
    </>
  ),
  yours: (
    <path
      d="M12 3v10M7.5 8.8 12 13.3l4.5-4.5M4 17.5h16"
      {...line}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  stopped: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <path d="M7.5 12h9" {...line} stroke-linecap="round" />
    </>
  ),
  away: <circle cx="12" cy="12" r="9" {...line} stroke-dasharray="4 4.4" />,
};

type NoticesProps = { readonly store: PlayerStore; readonly view: PlayerView };

/** The card over the rail, one at a time, and the next when it is gone. A slip would lie over it: that has its own. */
export function Notices({ store, view }: NoticesProps) {
  const { value: reading } = store.reading;
  const roll = reading === undefined ? undefined : pastRoll(view.table, reading);
  if (roll !== undefined && toSlip(view, roll) !== undefined) return null;
  const asked = urgentNotice({ store, view });
  if (asked !== null) return asked;
  const disputed = store.disputed.value;
  if (disputed !== undefined) return <Disputed store={store} news={disputed} />;
  // What passes is not kept waiting by what stays.
  const note = store.notes.value.find(({ passing }) => passing) ?? store.notes.value[0];
  return note === undefined ? null : <PassingNote store={store} note={note} />;
}

/** What cannot wait until a slip is put away: a late bet, one that was lost on the way or that the dealer placed, a roll that does not count. */
export function urgentNotice({ store, view }: NoticesProps): JSX.Element | null {
  const said = playerWords.value.notices;
  const [asked] = myLateBets(view);
  const { late } = view.rules.procedure;
  if (store.unsent.value !== undefined)
    return (
      <Notice
        title={said.notPlaced({ what: changesText(view, store.unsent.value) })}
        text={said.lineDropped}
        onDismiss={() => (store.unsent.value = undefined)}
      />
    );
  if (asked !== undefined && view.mine !== undefined) {
    const { seat } = view.mine;
    return (
      <Notice
        title={said.asking({
          what: said.on({ sum: sum(stakeOf(asked)), wager: wagerName(view, asked.wager) }),
        })}
        text={said.askingText}
        {...(late === undefined ? {} : { clause: `${view.game.prefix}/${late.confirming.clause}` })}
        act={{
          name: said.takeBack,
          onPress: () => void store.command({ type: 'WithdrawLateBet', seat, bet: asked.bet }),
        }}
      />
    );
  }
  const placed = placedForMe(view).find(({ key }) => !store.foundRight.value.has(key));
  if (placed !== undefined) return <Placed store={store} view={view} placed={placed} />;
  const voided = voidRollNow(view);
  if (voided !== undefined && voided.number !== store.voidRead.value)
    return (
      <Notice
        title={voided.call}
        text={`${voided.says}.`}
        {...(voided.clause.includes('/') ? { clause: voided.clause } : {})}
        onDismiss={() => (store.voidRead.value = voided.number)}
      />
    );
  return null;
}

/** Long enough for what became of a late bet to be read, in milliseconds. */
const NOTE_SHOWN_MS = 7_000;

function PassingNote({ store: { notes }, note }: { readonly store: PlayerStore; readonly note: Note }) {
  const putAway = (): void => {
    notes.value = notes.peek().filter((each) => each !== note);
  };
  useEffect(() => {
    if (!note.passing) return undefined;
    const timer = setTimeout(putAway, NOTE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  return <Notice title={note.text} text="" onDismiss={putAway} />;
}

/** That a dispute was decided stays until it is read or put away. */
function Disputed({ store, news }: { readonly store: PlayerStore; readonly news: DisputeNews }) {
  const putAway = (): void => {
    store.disputed.value = undefined;
  };
  const read = (): void => {
    putAway();
    store.sheet.value = { is: 'disputes' };
  };
  return <Notice title={news.title} text="" act={{ name: news.read, onPress: read }} onDismiss={putAway} />;
}

/** A bet that the dealer put down is read back, and may be contested until the throw. */
function Placed({
  store,
  view,
  placed,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly placed: ReadBack;
}) {
  const said = playerWords.value.notices;
  const { placement } = view.rules.procedure;
  const { key, bet, wager, cents, why } = placed;
  const isRight = (): void => {
    store.foundRight.value = new Set([...store.foundRight.peek(), key]);
  };
  return (
    <Notice
      title={said.placedForYou({ what: said.on({ sum: sum(cents), wager }) })}
      text={
        placed.differs ? said.wordsDiffer({ said: placed.words }) : said.onYourWords({ said: placed.words })
      }
      clause={citeBasis(view.game, placement.contesting.clause)}
      act={{
        name: said.contest,
        ...(why === undefined ? {} : { why }),
        onPress: () => {
          if (view.mine !== undefined)
            void store.command({ type: 'ContestPlacement', seat: view.mine.seat, bet });
        },
        onRefused: (detail) => store.refuse({ problem: { ...plainProblem, detail } }),
      }}
      onDismiss={isRight}
      dismiss={said.thatIsRight}
    />
  );
}

/** A bet that the dealer put down on somebody's words, as it is read back to them. */
export type ReadBack = {
  /** Changes with the bet, so that what was answered once is asked again when more is put there. */
  readonly key: string;
  readonly bet: string;
  readonly wager: string;
  /** What lies there in all. */
  readonly cents: number;
  readonly words: string;
  /** The words named another area or another sum than lies there. */
  readonly differs: boolean;
  /** Why it cannot be contested, in words; undefined where it can be. */
  readonly why: string | undefined;
};

/** The bets that the dealer has placed for this person, for as long as they may be contested. */
export function placedForMe(view: PlayerView): readonly ReadBack[] {
  const { until } = view.rules.procedure.placement.contesting;
  const { roll } = view.table;
  const isOver = until === 'release' ? roll !== undefined : roll?.restedAt !== undefined;
  return isOver ? [] : myBets(view).flatMap((bet) => readBack(view, bet));
}

function readBack(view: PlayerView, bet: TableBet): readonly ReadBack[] {
  const { instruction } = bet;
  if (instruction === undefined) return [];
  const cents = stakeOf(bet);
  return [
    {
      key: `${bet.bet} ${cents}`,
      bet: bet.bet,
      wager: wagerName(view, bet.wager),
      cents,
      words: instruction.words,
      differs: instruction.mismatch,
      why: whyTold(refusalFor(view, { type: 'ContestPlacement', seat: bet.seat, bet: bet.bet })),
    },
  ];
}

/** The rules have said it; it is shown as any other refusal. */
const plainProblem = { type: 'about:blank', title: '', status: 409, code: 'CONFLICT' };

/** Changes in words: `5 on Hard 6 and 10 off Field`. */
export function changesText(view: PlayerView, changes: Changes): string {
  const { on, off } = playerWords.value.notices;
  return list(
    Object.entries(changes).map(([wager, cents]) =>
      cents >= 0
        ? on({ sum: sum(cents), wager: wagerName(view, wager) })
        : off({ sum: sum(-cents), wager: wagerName(view, wager) }),
    ),
  );
}

type NoticeProps = {
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
  readonly act?: {
    readonly name: string;
    readonly why?: string;
    readonly onPress: () => void;
    readonly onRefused?: (why: string) => void;
  };
  readonly onDismiss?: () => void;
  readonly dismiss?: string;
};

function Notice({ title, text, clause, act, onDismiss, dismiss = words.value.shell.dismiss }: NoticeProps) {
  return (
    <div class={css.notice} data-part="notice" role="status">
      <div class={css.text}>
        <b>{title}</b>
        {text !== '' && (
          <span>
            {text} {clause !== undefined && <ClauseLink clause={clause} />}
          </span>
        )}
      </div>
      {act !== undefined && (
        <Action
          class="btn btn-sm"
          why={act.why}
          onPress={act.onPress}
          {...(act.onRefused === undefined ? {} : { onRefused: act.onRefused })}
        >
          {act.name}
        </Action>
      )}
      {onDismiss !== undefined && (
        <button type="button" class="iconbtn" aria-label={dismiss} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
