import { type Cents, type HouseWait, houseWaitsFor, phaseOf } from '@dicepit/engine';
import hints from '@dicepit/words/pages/hints.json' with { type: 'json' };
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSecond } from '../live/passing-time.ts';
import { pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { Chip, Stack } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';
import { isTeaching, type Learnt, type Lesson, learn, shortcutFor } from '../settings/settings.ts';
import { announce } from '../shell/announcer.tsx';
import { settingsOpen } from '../shell/settings-sheet.tsx';
import { secondsLeft, TimeLeft, timeLeft, WaitedFor, waitingAt, waitsOf } from '../shell/time-left.tsx';
import { dayAndTime, figure, inDollars, number, pageWords, sum, time, words } from '../words/words.ts';
import * as css from './dock.module.css';
import {
  type ActName,
  chipsOnRail,
  chosenChip,
  executeAct,
  type PlayerStore,
  refusalForAct,
  wagersSending,
} from './player-store.ts';
import {
  inChips,
  isMyThrow,
  myLateBets,
  nameAt,
  nextOffered,
  onTable,
  type PlayerView,
  type Posted,
  postedFor,
  rackOf,
  refusalToBet,
  refusalToThrow,
  signFor,
  tokensOf,
  unitOf,
} from './player-view.ts';
import { playerWords } from './player-words.ts';

/** Everything the thumb uses while bets are open: what one has, the chips, and what can be done with the bets. */
export function Dock({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const limits = signFor(view);
  // What a bet does not change is given as it is, and so it is not drawn anew with every bet.
  return (
    <>
      <Money store={store} view={view} />
      <Rail store={store} mine={view.mine} chosen={chosenChip(store, view)} />
      {limits !== undefined && (
        <LimitsLine minimum={inChips(view, limits.minimum)} maximum={inChips(view, limits.maximum)} />
      )}
      <Signs view={view} ahead={store.open.ahead.value} />
      <div class={css.acts} data-part="acts" role="toolbar" aria-label={playerWords.value.acts.label}>
        {actNames.map((name) => (
          <Act key={name} store={store} name={name} />
        ))}
      </div>
    </>
  );
}

/** Drawn once: what never changes is not drawn again with every bet. */
const minus = <Icon name="minus" />;

/** Chips in the rack and on the table: never out of sight. */
function Money({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.money;
  const tokens = tokensOf(view);
  const colour = view.mine?.colour;
  const isNarrow = colour !== undefined || tokens > 0;
  return (
    <div class={css.money} data-part="money">
      <Figure name={words.value.chipsAt.rack} text={inChips(view, rackOf(view))} />
      <Figure name={words.value.chipsAt.onTable} text={inChips(view, onTable(view))} />
      {colour !== undefined && <Figure name={said.chip} text={inDollars(colour.value)} />}
      {tokens > 0 && (
        <button
          type="button"
          class={`${css.sum} ${css.tokens}`}
          aria-pressed={store.pays.value === 'tokens'}
          aria-label={said.tokensFirst({ sum: sum(tokens) })}
          onClick={() => store.payWith(store.pays.value === 'tokens' ? 'chips' : 'tokens')}
        >
          <span>{said.tokens}</span> <b>{sum(tokens)}</b>
        </button>
      )}
      <span class={css.grow} />
      <button
        type="button"
        class={css.toggle}
        aria-pressed={store.removing.value}
        aria-label={said.remove}
        onClick={() => (store.removing.value = !store.removing.value)}
      >
        {minus}
        {!isNarrow && <span>{said.remove}</span>}
      </button>
    </div>
  );
}

export function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div class={css.sum} data-part="sum">
      <span>{name}</span>
      <b>{text}</b>
    </div>
  );
}

/** What the sign says of every bet, beside the chips it is made with. */
const LimitsLine = (limits: { readonly minimum: string; readonly maximum: string }) => (
  <p class={`${css.limits} small quiet`}>{playerWords.value.money.limitsAre(limits)}</p>
);

/** So many chips fill the rail: they are a little smaller there. */
const MAX_CHIPS = 6;

type RailProps = {
  readonly store: PlayerStore;
  readonly mine: PlayerView['mine'];
  /** The chip that a tap puts down. */
  readonly chosen: Cents;
};

function Rail({ store, mine, chosen }: RailProps) {
  const said = playerWords.value.money;
  const chips = chipsOnRail({ mine });
  const colour = mine?.colour?.colour;
  const step = (from: number, by: number): void => {
    const next = chips[(chips.indexOf(from) + by + chips.length) % chips.length];
    if (next !== undefined) store.chosen.value = next;
  };
  return (
    <div
      class={chips.length === MAX_CHIPS ? `${css.rail} ${css.isFull}` : css.rail}
      role="radiogroup"
      aria-label={colour === undefined ? said.rail : said.railCount}
    >
      {chips.map((chip) => {
        const count = chip / unitOf({ mine });
        return (
          // A chip is drawn, so that no input of the browser can stand in its place.
          // biome-ignore lint/a11y/useSemanticElements: see above.
          <button
            key={chip}
            type="button"
            role="radio"
            class={chip === chosen ? `chip ${css.chip} ${css.isOn}` : `chip ${css.chip}`}
            aria-checked={chip === chosen}
            aria-label={
              colour === undefined ? said.chipOf({ sum: sum(chip) }) : said.chipsOf({ count: `${count}` })
            }
            tabIndex={chip === chosen ? 0 : -1}
            ref={(button) => {
              // Arrows move the choice, and the focus goes with it.
              if (chip === chosen && button?.parentElement?.contains(document.activeElement) === true)
                button.focus();
            }}
            onClick={() => (store.chosen.value = chip)}
            onKeyDown={(event) => {
              const by = stepOf(event.key);
              if (by === 0) return;
              event.preventDefault();
              step(chip, by);
            }}
          >
            {colour === undefined ? (
              <Chip worth={chip} figure={figure(chip)} token={store.pays.value === 'tokens'} />
            ) : (
              <Stack cents={chip} figure={`${count}`} colour={colour} />
            )}
          </button>
        );
      })}
    </div>
  );
}

const stepOf = (key: string): number =>
  key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;

const actNames: readonly ActName[] = ['undo', 'redo', 'clear', 'repeat', 'double'];

/** The sign of each act, drawn once. */
const signs: Readonly<Record<ActName, JSX.Element>> = {
  undo: <Icon name="undo" />,
  redo: <Icon name="redo" />,
  clear: <Icon name="clear" />,
  repeat: <Icon name="repeat" />,
  double: (
    <span class={css.twice} aria-hidden="true">
      ×2
    </span>
  ),
};

function Act({ store, name }: { readonly store: PlayerStore; readonly name: ActName }) {
  const why = refusalForAct(store, name);
  return (
    <Action
      class={css.act}
      shortcut={shortcutFor(name)}
      why={why?.problem.detail}
      onPress={() => void executeAct(store, name)}
      onRefused={() => {
        if (why !== undefined) store.refuse(why);
      }}
    >
      {signs[name]}
      {playerWords.value.acts[name]}
    </Action>
  );
}

/** What the signs over the table announce: a higher minimum, its end, other odds; each with the time that is left. */
function Signs({ view, ahead }: { readonly view: PlayerView; readonly ahead: number }) {
  const posted = postedFor(view);
  return posted.length === 0 ? null : <Posts view={view} posted={posted} ahead={ahead} />;
}

type PostsProps = { readonly view: PlayerView; readonly posted: readonly Posted[]; readonly ahead: number };

function Posts({ view, posted, ahead }: PostsProps) {
  const now = useSecond() + ahead;
  return (
    <ul class={css.signs}>
      {posted.map((sign) => (
        <li key={sign.is}>{written(view, sign, now)}</li>
      ))}
    </ul>
  );
}

function written(view: PlayerView, sign: Posted, now: number): string {
  const said = playerWords.value.signs;
  if (sign.is === 'odds') return said.odds({ day: dayAndTime(sign.since) });
  const minutes = Math.max(0, Math.ceil((sign.at - now) / 60_000));
  const left = minutes === 0 ? said.now : said.inMinutes({ minutes: number(minutes) });
  if (sign.is === 'closing') return said.closing({ time: time(sign.at), left });
  const raise = said.raise({ minimum: inChips(view, sign.minimum), time: time(sign.at), left });
  return sign.wager === undefined ? raise : said.on({ wager: sign.wager, raise });
}

/**
 * What the table waits for that is not this player's own to answer, how long, and the dice for the taking where nobody
 * wanted them. A table that people deal waits for its dealer, and a pause stops every clock. It is the table as the
 * server has it that waits: a tap alone changes nothing here.
 */
export function WaitLine({ store }: { readonly store: PlayerStore }) {
  const view = store.actual.value;
  const waits = waitsOf(store.open.id);
  const wait = view === undefined || waits === undefined ? undefined : houseWaitsFor(view.table, waits);
  if (view?.mine === undefined || wait === undefined || pit.value?.paused === true) return null;
  const { seat } = view.mine;
  if ('seat' in wait && wait.seat === seat) return null;
  return <Waited store={store} view={view} wait={wait} seat={seat} />;
}

type WaitedProps = {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly wait: HouseWait;
  readonly seat: number;
};

function Waited({ store, view, wait, seat }: WaitedProps) {
  const now = useSecond() + store.open.ahead.value;
  return (
    <WaitedFor text={sentence(wait, view, now)}>
      {wait.for === 'taker' && (
        <Action class="btn btn-main btn-sm" onPress={() => void store.command({ type: 'AcceptDice', seat })}>
          {playerWords.value.dice.take}
        </Action>
      )}
    </WaitedFor>
  );
}

function sentence(wait: HouseWait, view: PlayerView, now: number): string {
  const said = words.value.shell.waiting;
  const left =
    'over' in wait && wait.over !== undefined ? timeLeft(secondsLeft({ over: wait.over }, now)) : '';
  switch (wait.for) {
    case 'answer':
      return said.asked({ name: nameAt(view, wait.seat), left });
    case 'throw':
      return said.throws({ name: nameAt(view, wait.seat), left });
    case 'taker':
      return left === '' ? said.takeOrBet : said.takeOrWait({ left });
    case 'bets':
      return said.diceGoOut({ left });
    case 'bet':
    case 'player':
      return view.game.procedure.thrower.who === 'dealer' ? said.betForDealer : said.betForDice;
  }
}

/** An offer of the dice in a line over the chips, for whoever wants to bet before answering. */
export function OfferLine({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.dice;
  useEffect(() => {
    // Whoever has put it aside has heard of it.
    if (!store.offerAside.peek()) announce(playerWords.peek().told.offered);
  }, []);
  if (view.mine === undefined) return null;
  const { seat } = view.mine;
  return (
    <>
      <OfferTime store={store} />
      <div class={css.offer}>
        <Action class="btn btn-sm" onPress={() => void store.command({ type: 'DeclineDice', seat })}>
          {said.noThanks}
        </Action>
        <Action class="btn btn-main btn-sm" onPress={() => void store.command({ type: 'AcceptDice', seat })}>
          {said.take}
        </Action>
      </div>
    </>
  );
}

/** How long the offer stands, where the house counts the time. */
export function OfferTime({ store }: { readonly store: PlayerStore }) {
  const { id, ahead } = store.open;
  const view = store.actual.value;
  const waiting = view && waitingAt(view.table, waitsOf(id));
  if (view === undefined || waiting?.for !== 'answer') return null;
  const said = words.value.shell.waiting;
  const next = nextOffered(view);
  const then = next === undefined ? said.thenNext : said.thenAsks({ name: nameAt(view, next) });
  return <TimeLeft table={id} waiting={waiting} ahead={ahead.value} then={then} />;
}

/** Whether the dice are offered to whoever looks. */
export function isOfferedToMe({ table, mine }: PlayerView): boolean {
  const { is } = table.shooter;
  return (
    mine !== undefined &&
    phaseOf(table) === 'offering the dice' &&
    is.kind === 'offered' &&
    is.to === mine.seat
  );
}

/** Whoever has just sat down looks at the felt first, for so long in milliseconds. */
const OFFER_ASIDE_MS = 20_000;

/** Whether an offer stands in a line over the chips: it was put there, or it came to somebody who has just sat down. */
export const isOfferAside = (store: Pick<PlayerStore, 'offerAside'>, { table, mine }: PlayerView): boolean =>
  store.offerAside.value || (mine !== undefined && table.since - mine.since < OFFER_ASIDE_MS);

/** The dock while the pit cannot be reached: what still counts, and the one thing to do. */
export function AwayDock({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value;
  const lies = onTable(view);
  return (
    <>
      <div class={css.money} data-part="money">
        <Figure name={words.value.chipsAt.rack} text={inChips(view, rackOf(view))} />
        <Figure name={words.value.chipsAt.onTable} text={inChips(view, lies)} />
      </div>
      <p class={css.stillCounts}>
        {lies > 0 ? said.notices.stillCounts({ sum: inChips(view, lies) }) : said.notices.backSoon}
      </p>
      <Action class={`btn btn-main ${css.wide}`} onPress={() => store.open.followed.retryNow()}>
        {said.notices.tryNow}
      </Action>
      <p class={`small quiet ${css.wifi}`}>{said.notices.checkWifi}</p>
    </>
  );
}

/** The dock of whoever watches: the way to a seat. */
export function WatchDock({ view, onSit }: { readonly view: PlayerView; readonly onSit: () => void }) {
  const said = playerWords.value.watch;
  const { seats, setup } = view.table;
  const isFull = seats.size >= (setup?.seats ?? 0);
  return (
    <div class={css.watch}>
      <div class={css.text}>
        <b>{said.title}</b>
        <span class="small quiet">{isFull ? said.full : said.text}</span>
      </div>
      {!isFull && (
        <Action class="btn btn-main" onPress={onSit}>
          {said.sit}
        </Action>
      )}
    </div>
  );
}

/** The lesson that this moment calls for beside the felt; undefined where there is nothing to say. */
export function lessonNow(
  view: PlayerView,
  learnt: Learnt,
  isThrowing = isMyThrow(view),
): Lesson | undefined {
  const phase = phaseOf(view.table);
  if (view.mine === undefined || (phase !== 'betting' && phase !== 'offering the dice')) return undefined;
  const isNew = (lesson: Lesson): boolean => !learnt.includes(lesson);
  const hasBet = onTable(view) > 0;
  // Whoever has the dice before them has no chips there: what is said of those waits.
  if (isThrowing) return hasBet && isNew('wait') && refusalToThrow(view) === undefined ? 'wait' : undefined;
  if (refusalToBet(view) !== undefined) return undefined;
  if (!hasBet) return isNew('chip') ? 'chip' : isNew('area') ? 'area' : undefined;
  return isNew('totals') ? 'totals' : isNew('wait') ? 'wait' : undefined;
}

/** What somebody needs to be told no more, by what they have done and what has happened to it. */
export function shownByDoing(view: PlayerView, hasChosen: boolean): Learnt {
  const hasBet = onTable(view) > 0 || myLateBets(view).length > 0;
  if (view.mine === undefined) return [];
  if (hasBet && view.table.roll !== undefined) return ['chip', 'area', 'totals', 'wait'];
  return hasBet ? ['chip', 'area'] : hasChosen ? ['chip'] : [];
}

/** Watches over somebody's first bets: whatever they do unasked needs no telling. Gives the way to stop it. */
export const teaching = (store: PlayerStore): (() => void) =>
  effect(() => {
    const view = store.view.value;
    const hasChosen = store.chosen.value !== undefined;
    if (isTeaching() && view !== undefined) learn(shownByDoing(view, hasChosen));
  });

const hintWords = pageWords('hints', hints);

/** Somebody who has just sat down may be asked something the next moment: a hint is said when nothing is, after so many milliseconds. */
const HINT_DELAY_MS = 800;

type HintProps = { readonly store: PlayerStore; readonly view: PlayerView; readonly lesson: Lesson };

/** One hint in the band over the felt, where it covers nothing. */
export function Hint({ store, view, lesson }: HintProps) {
  const text = hintText(view, lesson);
  // What is on its way is told when it has come, and before any hint.
  const isLater =
    wagersSending(store).size > 0 ||
    store.sheet.value !== undefined ||
    store.trouble.value !== undefined ||
    settingsOpen.value ||
    (isOfferedToMe(view) && !isOfferAside(store, view));
  useEffect(() => {
    if (isLater) return;
    const timer = setTimeout(() => sayOnce(lesson, text), HINT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [lesson, text, isLater]);
  return <Card text={text} onOk={() => learn([lesson])} />;
}

/** What a pay slip is, on the first one that somebody sees. */
export function SlipHint() {
  const { result } = hintWords.value;
  useEffect(() => {
    sayOnce('result', result);
    // It has been there with the slip, and goes with it.
    return () => learn(['result']);
  }, []);
  return <Card text={result} onOk={() => learn(['result'])} />;
}

function Card({ text, onOk }: { readonly text: string; readonly onOk: () => void }) {
  return (
    <div class={css.hint} data-part="hint" role="note">
      <p>{text}</p>
      <Action class="btn btn-sm" onPress={onOk}>
        {hintWords.value.understood}
      </Action>
    </div>
  );
}

function hintText(view: PlayerView, lesson: Lesson): string {
  return lesson === 'wait' && isMyThrow(view) ? hintWords.value.yourThrow : hintWords.value[lesson];
}

let spoken = '';

/** A hint that a sheet has covered for a while is not read again. */
function sayOnce(lesson: Lesson, text: string): void {
  const message = `${lesson} ${text}`;
  if (spoken === message) return;
  spoken = message;
  announce(text);
}
