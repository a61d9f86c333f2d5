import type { Cents, Moment } from '@dicepit/engine';

/** What somebody has set for themselves; nothing where no limit is wished. */
export type Bounds = { readonly loss?: number; readonly stake?: number; readonly minutes?: number };

/** An evening as this device has seen it: since when, what it came to, and which rolls are in that already. */
export type Evening = {
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
const ANOTHER_EVENING = 8 * 3_600_000;

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
  kept === undefined || at - kept.since > ANOTHER_EVENING || at < kept.since ? newEvening(at) : kept;

export type Result = { readonly roll: number; readonly net: Cents };

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
