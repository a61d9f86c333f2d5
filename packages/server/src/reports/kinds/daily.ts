import type { HoldReport } from '@dicepit/analysis';
import { tableKind } from '../../table/pit-table.ts';
import { newNights } from '../nights.ts';
import {
  type Calendar,
  count,
  figure,
  money,
  type Reporter,
  type Row,
  type Seen,
  share,
  text,
} from '../reporter.ts';

/** What each table took in, staked and kept on each day, beside what its odds say that it should have kept. */
export function dailyReport({ dayOf }: Calendar): Reporter {
  const nights = newNights();
  const days = new Map<string, Day>();
  const dayAt = (table: string, at: number): Day => {
    const group = `${dayOf(at)} ${table}`;
    const day = days.get(group) ?? { day: dayOf(at), table, rolls: 0, voids: 0, drop: 0, result: 0 };
    days.set(group, day);
    return day;
  };

  return {
    title: 'Daily table results',
    columns,
    see(seen) {
      if (!seen.stream.startsWith(tableKind.name)) return;
      const table = seen.stream.slice(tableKind.name.length);
      const { at } = seen.event;
      const drop = droppedIn(seen);
      const result = resultIn(seen);
      if (drop === 0 && result === 0) return;
      const day = dayAt(table, at);
      day.drop += drop;
      day.result += result;
    },
    roll(done) {
      const day = dayAt(done.table, done.at);
      day.rolls += 1;
      if (done.past.outcome.kind === 'void') day.voids += 1;
      nights.add(`${day.day} ${day.table}`, done);
    },
    end() {
      const byDay = Map.groupBy(nights.groups(), ({ group }) => group);
      const rows = [...days.values()]
        .toSorted((one, other) => (`${one.day} ${one.table}` < `${other.day} ${other.table}` ? -1 : 1))
        .flatMap((day): readonly Row[] => {
          const parts = byDay.get(`${day.day} ${day.table}`) ?? [];
          const [first, ...others] = parts;
          const { day: date, table, ...figures } = day;
          return [
            { day: date, table, ...figures, ...held(first?.game.pack, first?.night.hold) },
            // The same day by other odds: what was counted stands in the line above.
            ...others.map(({ game, night }) => ({
              ...noFigures,
              day: date,
              table,
              ...held(game.pack, night.hold),
            })),
          ];
        });
      return { rows, totals: totalsOf(rows), notes };
    },
  };
}

type Day = {
  readonly day: string;
  readonly table: string;
  rolls: number;
  voids: number;
  drop: number;
  result: number;
};

const columns = [
  text('day', 'Day'),
  text('table', 'Table'),
  text('game', 'Game'),
  count('rolls', 'Rolls'),
  count('voids', 'Void'),
  money('drop', 'Drop'),
  money('handle', 'Handle'),
  money('win', 'Win'),
  share('hold', 'Hold'),
  share('theory', 'By the odds'),
  share('low', '95 % from'),
  share('high', '95 % to'),
  figure('z', 'z'),
  text('verdict', 'Verdict'),
  money('result', 'Float'),
];

const noFigures: Row = { rolls: null, voids: null, drop: null, result: null };

const notes: readonly string[] = [
  'A day begins at 06:00. Drop: what was exchanged for chips at the table. Handle: stakes of bets that were decided.',
  'Win: stakes taken less winnings paid. By the odds: what these very bets cost on average; 95 of 100 such nights lie between the two bounds.',
  'Float: what settlements, corrections and forfeits moved into the float of the table; it differs from the win by promotional tokens and by what was put right.',
];

/** What was kept, beside what should have been. */
export function held(game: string | undefined, hold: HoldReport | undefined): Row {
  const handle = hold?.handle ?? 0;
  const of = (cents: number): number | null => (handle === 0 ? null : cents / handle);
  return {
    game: game ?? '',
    handle,
    win: hold?.win ?? 0,
    hold: hold?.hold?.toNumber() ?? null,
    theory: hold?.expectedHold?.toNumber() ?? null,
    low: hold === undefined ? null : of(hold.interval.low),
    high: hold === undefined ? null : of(hold.interval.high),
    z: hold?.z ?? null,
    verdict: verdictOf(hold),
  };
}

/** Below so many bets a share says nothing. */
const MIN_BETS = 30;

function verdictOf(hold: HoldReport | undefined): string {
  if (hold === undefined || hold.bets === 0) return 'no bets';
  if (hold.bets < MIN_BETS) return 'too few bets';
  const { win, interval } = hold;
  return win >= interval.low && win <= interval.high ? 'within' : 'outside: look into it';
}

function droppedIn({ event }: Seen): number {
  return event.type === 'BoughtIn' && 'cents' in event && typeof event.cents === 'number' ? event.cents : 0;
}

/** What decides bets, or takes it back. */
const settling: ReadonlySet<string> = new Set([
  'RollSettled',
  'BetSettled',
  'TurnEnded',
  'RollReversed',
  'RollSettledAgain',
  'BetSettledAgain',
  'RollInvalidated',
  'BetForfeited',
  'BalanceCarried',
]);

function resultIn({ event }: Seen): number {
  if (!settling.has(event.type) || !('postings' in event) || !Array.isArray(event.postings)) return 0;
  return event.postings.reduce(
    (sum: number, { account, cents }: { account: string; cents: number }) =>
      account === 'float' ? sum + cents : sum,
    0,
  );
}

export function totalsOf(rows: readonly Row[]): Row | null {
  if (rows.length === 0) return null;
  const sum = (key: string): number =>
    rows.reduce((total, row) => total + (typeof row[key] === 'number' ? row[key] : 0), 0);
  const keys = ['rolls', 'voids', 'drop', 'handle', 'win', 'result'].filter((key) =>
    rows.some((row) => typeof row[key] === 'number'),
  );
  const handle = sum('handle');
  return {
    ...Object.fromEntries(keys.map((key) => [key, sum(key)])),
    hold: handle === 0 ? null : sum('win') / handle,
  };
}
