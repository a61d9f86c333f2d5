import type { Cents, TableEvent, TableSettlement } from '@dicepit/engine';

/** What a correction does to one seat, in chips. */
export type SeatEffect = { readonly seat: number; readonly cents: Cents };

/** What changes for each seat when a roll that is not settled yet is settled by other lines; void where there are none. */
export function effectsOfLines(
  before: readonly TableSettlement[],
  after: readonly TableSettlement[],
): readonly SeatEffect[] {
  const seats = new Map<number, Cents>();
  for (const line of after) seats.set(line.seat, (seats.get(line.seat) ?? 0) + netOf(line));
  for (const line of before) seats.set(line.seat, (seats.get(line.seat) ?? 0) - netOf(line));
  return inOrder(seats);
}

/** What each seat gets or gives back by these events, as their postings say. */
export function effectsOfEvents(events: readonly TableEvent[]): readonly SeatEffect[] {
  const seats = new Map<number, Cents>();
  for (const { account, cents } of events.flatMap(({ postings = [] }) => postings)) {
    const [kind, seat] = account.split(':');
    if (seat !== undefined && (kind === 'rack' || kind === 'tokens'))
      seats.set(Number(seat), (seats.get(Number(seat)) ?? 0) + cents);
  }
  return inOrder(seats);
}

/** What a player is better or worse off by: what is won, or what is taken. */
const netOf = ({ verdict, winnings, stake, returned }: TableSettlement): Cents =>
  verdict === 'wins' ? winnings : verdict === 'loses' ? returned - stake : 0;

const inOrder = (seats: ReadonlyMap<number, Cents>): readonly SeatEffect[] =>
  [...seats]
    .filter(([, cents]) => cents !== 0)
    .map(([seat, cents]) => ({ seat, cents }))
    .toSorted((a, b) => a.seat - b.seat);
