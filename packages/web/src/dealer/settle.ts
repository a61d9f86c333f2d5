import {
  type Cents,
  linesOfNotes,
  paymentSteps,
  type RollLines,
  type TableEvent,
  type TableSettlement,
} from '@dicepit/engine';
import { tellSettlement } from '../words/refusal-words.ts';
import { sum, timesText } from '../words/words.ts';
import { dealerWords } from './dealer-words.ts';

/** One line of a settlement as the dealer works through it. */
export type SettleRow = { readonly line: TableSettlement; readonly done: boolean };

/** A roll's settlement in the order of dealing: the losers are taken first, then winners are paid seat by seat. */
export type SettleList = {
  readonly take: readonly SettleRow[];
  readonly pay: readonly SettleRow[];
  readonly stays: readonly TableSettlement[];
  readonly taken: Cents;
  readonly paid: Cents;
  /** The bets of losers that are still to be taken. */
  readonly toTake: readonly string[];
  readonly toPay: readonly string[];
};

export function settleList({ settled, left }: RollLines): SettleList {
  const rows = [
    ...settled.map((line): SettleRow => ({ line, done: true })),
    ...left.map((line): SettleRow => ({ line, done: false })),
  ].toSorted((a, b) => a.line.seat - b.line.seat);
  const take = rows.filter(({ line }) => line.verdict === 'loses');
  const pay = rows.filter(({ line }) => line.verdict === 'wins');
  return {
    take,
    pay,
    stays: left.filter(({ verdict }) => verdict === 'stands'),
    taken: sumOf(take, takenFrom),
    paid: sumOf(pay, ({ winnings }) => winnings),
    toTake: openIn(take),
    toPay: openIn(pay),
  };
}

/** What goes into the float of a lost bet: the stake without what is handed back of it. */
export const takenFrom = ({ stake, returned }: TableSettlement): Cents => stake - returned;

const sumOf = (rows: readonly SettleRow[], of: (line: TableSettlement) => Cents): Cents =>
  rows.reduce((sum, { line }) => sum + of(line), 0);

const openIn = (rows: readonly SettleRow[]): readonly string[] =>
  rows.filter(({ done }) => !done).map(({ line }) => line.bet);

/** The arithmetic of a line as a dealer says it: `5 × 9, and the 5 back`. */
export function lineWords(line: TableSettlement): string {
  const said = dealerWords.value;
  const { verdict, odds, inPlay, winnings, returned } = line;
  const extra = linesOfNotes(line)
    .map((note) => tellSettlement(note.line))
    .join(' ');
  if (verdict !== 'wins') {
    const loses = returned > 0 ? said.losesBack({ back: sum(returned) }) : said.loses;
    return extra === '' ? loses : `${loses}. ${extra}`;
  }
  const times = odds === null ? sum(winnings) : said.times({ stake: sum(inPlay), figure: timesText(odds) });
  const { rounded, commission } = paymentSteps(line);
  const round = rounded === undefined ? undefined : rounded === 'up' ? said.roundedUp : said.roundedDown;
  const earned = round === undefined ? times : round({ says: times });
  const paid = commission === 0 ? earned : said.lessCommission({ says: earned, commission: sum(commission) });
  const back = returned > 0 ? said.andBack({ says: paid, back: sum(returned) }) : paid;
  return extra === '' ? back : `${back}. ${extra}`;
}

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

/** Why a line cannot be settled now, in words; undefined where it can be. */
export type WhyNotLine = (line: TableSettlement) => string | undefined;

/**
 * The same for every line of a list, without trying each of them: at a full table every try reckons the whole layout.
 *
 * What bars one bars all, but for a float that is too small for some. So the lines that pay most and least are tried;
 * a sentence that holds for both holds for whatever lies between them.
 */
export function whyNotSettled(rows: readonly SettleRow[], tryLine: WhyNotLine): WhyNotLine {
  const [first, ...others] = rows.filter(({ done }) => !done).map(({ line }) => line);
  if (first === undefined) return () => undefined;
  const most = others.reduce((a, b) => (b.winnings > a.winnings ? b : a), first);
  const least = others.reduce((a, b) => (b.winnings < a.winnings ? b : a), first);
  const why = tryLine(most);
  return why === tryLine(least) ? () => why : tryLine;
}
