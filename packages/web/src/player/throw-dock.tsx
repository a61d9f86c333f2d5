import { signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { useSecond } from '../live/passing-time.ts';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { IsoDie } from '../parts/iso-die.tsx';
import { shortcutFor } from '../settings/settings.ts';
import { TimeLeft, waitingAt, waitsOf } from '../shell/time-left.tsx';
import { whyTold } from '../words/refusal-words.ts';
import { sum, words } from '../words/words.ts';
import { toProblem } from './bets.ts';
import * as css from './dock.module.css';
import type { PlayerStore } from './player-store.ts';
import { onTable, type PlayerView, refusalFor, refusalToThrow } from './player-view.ts';
import { playerWords } from './player-words.ts';

/** The dock of whoever has the dice in hand: one large button, and the ways out beside it. */
export function ThrowDock({ store, view: seen }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const said = playerWords.value.dice;
  // What waits for time only is over without anything happening at the table.
  const view = { ...seen, at: useSecond() + store.open.ahead.value };
  const why = refusalToThrow(view);
  const { mine, table, game } = view;
  const shaken = useCallback(() => void throwNow(store), [store]);
  if (mine === undefined) return null;
  const { seat } = mine;
  const byHand = table.setup?.dice === 'physical';
  const held = refusalFor(view, { type: 'GiveUpDice', seat });
  const waiting = waitingAt(table, waitsOf(store.open.id));
  return (
    <>
      <div class={css.hand}>
        <IsoDie top={5} class={css.die} />
        <IsoDie top={2} class={css.die} />
        {game.dice === 3 && <IsoDie top={6} class={css.die} />}
        <div class={css.text}>
          <b>{said.yours({ name: mine.name })}</b>
          <span class="small quiet">
            {byHand
              ? said.handThrow
              : (whyTold(why) ?? said.ready({ roll: `${table.rolled + 1}`, sum: sum(onTable(view)) }))}
          </span>
        </div>
      </div>
      {!byHand && <ThrowButton store={store} view={view} />}
      {waiting !== undefined && why === undefined && (
        <TimeLeft
          table={store.open.id}
          waiting={waiting}
          ahead={store.open.ahead.value}
          then={words.value.shell.waiting.thenDiceGoOn}
        />
      )}
      {!byHand && (
        <div class={css.others}>
          <p class={`small quiet ${css.swipe}`}>{said.swipe}</p>
          <ShakeSwitch onThrow={shaken} />
        </div>
      )}
      <Buttons split="two" class={css.ways}>
        <Action class="btn btn-sm" onPress={() => (store.rebetting.value = true)}>
          {said.changeBets}
        </Action>
        <Action
          class="btn btn-sm"
          why={whyTold(held)}
          onPress={() => void store.command({ type: 'GiveUpDice', seat })}
          onRefused={() => {
            if (held !== undefined) store.refuse({ problem: toProblem(held) });
          }}
        >
          {said.pass}
        </Action>
      </Buttons>
    </>
  );
}

function ThrowButton({
  store,
  view,
  small = false,
}: {
  readonly store: PlayerStore;
  readonly view: PlayerView;
  readonly small?: boolean;
}) {
  const why = refusalToThrow(view);
  return (
    <Action
      class={small ? 'btn btn-main btn-sm' : `btn btn-main btn-sign ${css.throwButton}`}
      why={whyTold(why)}
      shortcut={shortcutFor('throw')}
      onPress={() => void throwNow(store)}
      onRefused={() => void throwNow(store)}
    >
      <svg class="ico" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M5.5 11.5 12 5l6.5 6.5" />
      </svg>
      {playerWords.value.dice.throw}
    </Action>
  );
}

/** Throws, or says why not. What was tapped a moment ago goes first. */
export async function throwNow(store: PlayerStore): Promise<void> {
  await store.settled();
  const view = store.view.peek();
  if (view?.mine === undefined) return;
  const { seat } = view.mine;
  const why = refusalToThrow({ ...view, at: store.now() });
  if (why !== undefined) store.refuse({ problem: toProblem(why) });
  else await store.command({ type: 'ThrowDice', seat });
}

/** A line over the chips while a shooter changes bets: the throw is never far. */
export function ThrowBack({ store, view }: { readonly store: PlayerStore; readonly view: PlayerView }) {
  const byHand = view.table.setup?.dice === 'physical';
  const said = playerWords.value.dice;
  return (
    <div class={css.throwBack}>
      <b>{playerWords.value.status.yourThrow}</b>
      {byHand ? (
        <Action class="btn btn-sm" onPress={() => (store.rebetting.value = false)}>
          {said.backToThrow}
        </Action>
      ) : (
        <ThrowButton store={store} view={view} small />
      )}
    </div>
  );
}

/** A finger that goes up by so many pixels, and by no more than so many to the side, throws the dice. */
const SWIPE_UP_PX = 70;
const SWIPE_ASIDE_PX = 80;

type Point = { readonly x: number; readonly y: number };

/** Whether a stroke is a throw. */
export const isThrow = (from: Point, to: Point): boolean =>
  from.y - to.y >= SWIPE_UP_PX && Math.abs(to.x - from.x) <= SWIPE_ASIDE_PX;

/** Listeners for a surface on which a stroke upwards throws. The tap that such a stroke ends in is none. */
export function swipeHandlers(onThrow: () => void) {
  let from: Point | undefined;
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      from = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from;
      from = undefined;
      if (start === undefined || !isThrow(start, { x: clientX, y: clientY })) return;
      swallowClick();
      onThrow();
    },
    onPointerCancel: () => {
      from = undefined;
    },
  };
}

function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}

/** Whether a shake throws: off until somebody wants it, and asked for anew by every page that is opened. */
const shakes = signal<'off' | 'on' | 'not allowed'>('off');

/** A switch for throwing by a shake, where the phone can tell of one. The button to throw is there all the same. */
function ShakeSwitch({ onThrow }: { readonly onThrow: () => void }) {
  const isOn = shakes.value === 'on';
  useEffect(() => (isOn ? onShake(onThrow) : undefined), [isOn, onThrow]);
  if (!canShake()) return null;
  const { shake, shakeBarred } = playerWords.value.dice;
  if (shakes.value === 'not allowed')
    return (
      <p class={`small quiet ${css.swipe}`} role="status">
        {shakeBarred}
      </p>
    );
  return (
    <button type="button" class={css.toggle} aria-pressed={isOn} onClick={() => void turn(!isOn)}>
      {shake}
    </button>
  );
}

async function turn(on: boolean): Promise<void> {
  if (!on) shakes.value = 'off';
  else shakes.value = (await mayShake()) ? 'on' : 'not allowed';
}

/** A jolt of the phone, gravity left out, in metres per second squared. */
type Jolt = { readonly at: number; readonly force: number };

/** Harder than somebody walks or sits down; that often, within so many milliseconds, and each this long after the last. */
const SHAKE_FORCE = 15;
const SHAKE_JOLTS = 3;
const SHAKE_WINDOW_MS = 1_000;
const SHAKE_GAP_MS = 80;

/** Watches the jolts of a phone: true at the one that makes a shake of them. The next shake begins from nothing. */
export function createShakeDetector(): (jolt: Jolt) => boolean {
  let hard: readonly number[] = [];
  return ({ at, force }) => {
    if (force < SHAKE_FORCE || at - (hard.at(-1) ?? Number.NEGATIVE_INFINITY) < SHAKE_GAP_MS) return false;
    hard = [...hard.filter((before) => at - before < SHAKE_WINDOW_MS), at];
    const isShake = hard.length >= SHAKE_JOLTS;
    if (isShake) hard = [];
    return isShake;
  };
}

/** Whether this phone can tell of being shaken: browsers do so over https alone, and a laptop is not shaken. */
const canShake = (): boolean =>
  isSecureContext && 'DeviceMotionEvent' in globalThis && matchMedia('(pointer: coarse)').matches;

/** Asks for what the phone would tell of its movement, where the browser wants to be asked; by a tap alone. */
async function mayShake(): Promise<boolean> {
  const ask: unknown = Reflect.get(DeviceMotionEvent, 'requestPermission');
  if (typeof ask !== 'function') return true;
  try {
    return (await ask.call(DeviceMotionEvent)) === 'granted';
  } catch {
    return false;
  }
}

/** Hears of shakes, until it is stopped. */
function onShake(shaken: () => void): () => void {
  const isShake = createShakeDetector();
  const moved = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    if (isShake({ at: timeStamp, force: Math.hypot(x ?? 0, y ?? 0, z ?? 0) })) shaken();
  };
  addEventListener('devicemotion', moved);
  return () => removeEventListener('devicemotion', moved);
}
