import type { Cents, Moment } from '@dicepit/engine';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Action } from '../parts/action.tsx';
import { Buttons } from '../parts/buttons.tsx';
import { Facts } from '../parts/facts.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { change as changeSettings, settings } from '../settings/settings.ts';
import { toastWith } from '../shell/toasts.tsx';
import { change } from '../words/words.ts';
import { lastRolls } from './past-rolls.ts';
import type { PlayerView } from './player-view.ts';
import { playerWords } from './player-words.ts';
import * as css from './sheets/sheets.module.css';

/** What somebody has set for themselves; nothing where no limit is wished. */
export type Bounds = { readonly loss?: number; readonly stake?: number; readonly minutes?: number };

/** An evening as this device has seen it: since when, what it came to, and which rolls are in that already. */
export type Evening = {
  readonly since: Moment;
  readonly net: Cents;
  /** The last roll of each table that is counted. */
  readonly counted: Readonly<Record<string, number>>;
};

/** After so long without a bet it is another evening, in milliseconds. */
const NEW_EVENING_AFTER_MS = 8 * 3_600_000;

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

type BoundsSheetProps = { readonly now: () => Moment; readonly onClose: () => void };

/** What somebody sets for themselves: how much to lose, to have on the table, and how long to play. */
export function BoundsSheet({ now, onClose }: BoundsSheetProps) {
  const said = playerWords.value.bounds;
  const { loss, stake, minutes } = settings.value.bounds;
  const [typed, setTyped] = useState({
    loss: loss === undefined ? '' : `${loss / 100}`,
    stake: stake === undefined ? '' : `${stake / 100}`,
    minutes: minutes === undefined ? '' : `${minutes}`,
  });
  const keep = (): void => {
    changeSettings({ bounds: boundsFrom(typed) });
    toastWith(said.kept);
    onClose();
  };
  const { net, since } = evening.value;
  const played = Math.max(0, Math.floor((now() - since) / 60_000));
  return (
    <Sheet title={said.title} closable onClose={onClose}>
      <p class="quiet">{said.text}</p>
      <Facts>
        <div>
          <dt>{said.tonight}</dt>
          <dd>
            <b class={`num ${css.figure}`}>{change(net)}</b>{' '}
            <span class="quiet">{said.playing({ minutes: `${played}` })}</span>
          </dd>
        </div>
      </Facts>
      <Bound name={said.loss} value={typed.loss} onInput={(text) => setTyped({ ...typed, loss: text })} />
      <Bound name={said.stake} value={typed.stake} onInput={(text) => setTyped({ ...typed, stake: text })} />
      <Bound
        name={said.minutes}
        value={typed.minutes}
        onInput={(text) => setTyped({ ...typed, minutes: text })}
      />
      <Buttons split="lean">
        <Action onPress={() => restartEvening(now())}>{said.begin}</Action>
        <Action class="btn btn-main" onPress={keep}>
          {said.save}
        </Action>
      </Buttons>
    </Sheet>
  );
}

type BoundProps = { readonly name: string; readonly value: string; readonly onInput: (text: string) => void };

function Bound({ name, value, onInput }: BoundProps) {
  return (
    <label class={`field ${css.field}`}>
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
