import type { Cents, Moment } from '@dicepit/engine';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change as changeSettings, settings } from '../settings/settings.ts';
import { toastWith } from '../shell/toasts.tsx';
import { change } from '../words/words.ts';
import type { PlayerStore } from './player-store.ts';
import { lastRolls, type PlayerView } from './player-view.ts';
import { playerWords } from './player-words.ts';

/** What somebody has set for themselves; nothing where no limit is wished. */
type Bounds = { readonly loss?: number; readonly stake?: number; readonly minutes?: number };

/** An evening as this device has seen it: since when, what it came to, and which rolls are in that already. */
type Evening = {
  readonly since: Moment;
  readonly net: Cents;
  /** The last roll of each table that is counted. */
  readonly counted: Readonly<Record<string, number>>;
};

/** A limit of one's own that a new bet would break. */
export type Reached =
  | { readonly bound: 'loss'; readonly cents: Cents }
  | { readonly bound: 'stake'; readonly cents: Cents }
  | { readonly bound: 'minutes'; readonly minutes: number };

/** After so long without a bet it is another evening, in milliseconds. */
const NEW_EVENING_AFTER_MS = 8 * 3_600_000;

/** Which limit of one's own stands in the way of so much on the table, if one does. */
export function boundReached(
  { loss, stake, minutes }: Bounds,
  evening: Evening,
  { at, table }: { readonly at: Moment; readonly table: Cents },
): Reached | undefined {
  if (minutes !== undefined && at - evening.since >= minutes * 60_000) return { bound: 'minutes', minutes };
  if (loss !== undefined && -evening.net >= loss) return { bound: 'loss', cents: loss };
  if (stake !== undefined && table > stake) return { bound: 'stake', cents: stake };
  return undefined;
}

export const newEvening = (at: Moment): Evening => ({ since: at, net: 0, counted: {} });

/** The evening that goes on, or a new one where the last is long over. */
export const eveningAt = (kept: Evening | undefined, at: Moment): Evening =>
  kept === undefined || at - kept.since > NEW_EVENING_AFTER_MS || at < kept.since ? newEvening(at) : kept;

type Result = { readonly roll: number; readonly net: Cents };

/** The evening with the results of a table that it has not counted yet. A table newly seen counts from now on. */
export function withResults(
  evening: Evening,
  table: string,
  rolled: number,
  results: readonly Result[],
): Evening {
  const from = evening.counted[table];
  const counted = { ...evening.counted, [table]: rolled };
  // A table whose rolls are fewer than before is another table by the same name.
  if (from === undefined || rolled < from) return { ...evening, counted };
  const fresh = results.filter(({ roll }) => roll > from);
  return { ...evening, net: fresh.reduce((sum, { net }) => sum + net, evening.net), counted };
}

/** Limits as they are typed: sums in whole chips, minutes; what is empty or no number sets none. */
export function boundsFrom(typed: {
  readonly loss: string;
  readonly stake: string;
  readonly minutes: string;
}): Bounds {
  const [loss, stake, minutes] = [numberIn(typed.loss), numberIn(typed.stake), numberIn(typed.minutes)];
  return {
    ...(loss === undefined ? {} : { loss: Math.round(loss * 100) }),
    ...(stake === undefined ? {} : { stake: Math.round(stake * 100) }),
    ...(minutes === undefined ? {} : { minutes }),
  };
}

function numberIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) || value <= 0 ? undefined : value;
}

const STORAGE_KEY = 'dicepit.evening';

/** How this device's evening has gone so far. It is kept here and nowhere else. */
export const evening = signal<Evening>(newEvening(0));

/** Takes up the evening that this device has kept, or begins one. */
export function beginEvening(at: Moment): void {
  evening.value = eveningAt(kept(), at);
}

function restartEvening(at: Moment): void {
  keep({ ...newEvening(at), counted: evening.peek().counted });
}

/** Counts the results of a table that are not counted yet. */
export function countResults(table: string, view: PlayerView): void {
  const results = lastRolls(view).flatMap(({ number, net }) =>
    net === undefined ? [] : [{ roll: number, net }],
  );
  const after = withResults(evening.peek(), table, view.table.rolled, results);
  if (JSON.stringify(after) !== JSON.stringify(evening.peek())) keep(after);
}

function keep(after: Evening): void {
  evening.value = after;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(after));
  } catch {
    // A private window may have no storage: then the evening lasts as long as the page.
  }
}

function kept(): Evening | undefined {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    // What this page has written itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Evening);
  } catch {
    return undefined;
  }
}

/** What somebody sets for themselves: how much to lose, to have on the table, and how long to play. */
export function BoundsSheet({ store }: { readonly store: PlayerStore }) {
  const said = playerWords.value.bounds;
  const { loss, stake, minutes } = settings.value.bounds;
  const [typed, setTyped] = useState({
    loss: loss === undefined ? '' : `${loss / 100}`,
    stake: stake === undefined ? '' : `${stake / 100}`,
    minutes: minutes === undefined ? '' : `${minutes}`,
  });
  const close = (): void => {
    store.sheet.value = undefined;
  };
  const keep = (): void => {
    changeSettings({ bounds: boundsFrom(typed) });
    toastWith(said.kept);
    close();
  };
  const { net, since } = evening.value;
  const played = Math.max(0, Math.floor((store.now() - since) / 60_000));
  return (
    <Sheet title={said.title} closable onClose={close}>
      <p class="quiet">{said.text}</p>
      <dl class="facts">
        <div>
          <dt>{said.tonight}</dt>
          <dd>
            <b class="num">{change(net)}</b>{' '}
            <span class="quiet">{said.playing({ minutes: `${played}` })}</span>
          </dd>
        </div>
      </dl>
      <Bound name={said.loss} value={typed.loss} onInput={(text) => setTyped({ ...typed, loss: text })} />
      <Bound name={said.stake} value={typed.stake} onInput={(text) => setTyped({ ...typed, stake: text })} />
      <Bound
        name={said.minutes}
        value={typed.minutes}
        onInput={(text) => setTyped({ ...typed, minutes: text })}
      />
      <div class="btns lean">
        <Action onPress={() => restartEvening(store.now())}>{said.begin}</Action>
        <Action class="btn btn-main" onPress={keep}>
          {said.save}
        </Action>
      </div>
    </Sheet>
  );
}

type BoundProps = { readonly name: string; readonly value: string; readonly onInput: (text: string) => void };

function Bound({ name, value, onInput }: BoundProps) {
  return (
    <label class="field bound">
      <span class="label">{name}</span>
      <input
        class="input"
        inputMode="decimal"
        value={value}
        placeholder={playerWords.value.bounds.unset}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
