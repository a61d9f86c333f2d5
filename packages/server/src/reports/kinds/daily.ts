import type { HoldReport } from '@dicepit/analysis';
import { tableKind } from '../../table/pit-table.ts';
import { newNights } from '../nights.ts';
import type { ReportWords } from '../report-words.ts';
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
    end({ words }) {
      const byDay = Map.groupBy(nights.groups(), ({ group }) => group);
      const rows = [...days.values()]
        .toSorted((one, other) => (`${one.day} ${one.table}` < `${other.day} ${other.table}` ? -1 : 1))
        .flatMap((day): readonly Row[] => {
          const parts = byDay.get(`${day.day} ${day.table}`) ?? [];
          const [first, ...others] = parts;
          const { day: date, table, ...figures } = day;
          return [
            { day: date, table, ...figures, ...held(words, first?.game.pack, first?.night.hold) },
            // The same day by other odds: what was counted stands in the line above.
            ...others.map(({ game, night }) => ({
              ...noFigures,
              day: date,
              table,
              ...held(words, game.pack, night.hold),
            })),
          ];
        });
      const { drop, win, float } = words.notes;
      return { rows, totals: totalsOf(rows), notes: [drop, win, float] };
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
  text('day'),
  text('table'),
  text('game'),
  count('rolls'),
  count('void', 'voids'),
  money('drop'),
  money('handle'),
  money('win'),
  share('hold'),
  share('theory'),
  share('low'),
  share('high'),
  figure('z'),
  text('verdict'),
  money('float', 'result'),
];

const noFigures: Row = { rolls: null, voids: null, drop: null, result: null };

/** What was kept, beside what should have been. */
export function held(words: ReportWords, game: string | undefined, hold: HoldReport | undefined): Row {
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
    verdict: words.verdicts[verdictOf(hold)],
  };
}

/** Below so many bets a share says nothing. */
const MIN_BETS = 30;

function verdictOf(hold: HoldReport | undefined): keyof ReportWords['verdicts'] {
  if (hold === undefined || hold.bets === 0) return 'none';
  if (hold.bets < MIN_BETS) return 'few';
  const { win, interval } = hold;
  return win >= interval.low && win <= interval.high ? 'within' : 'outside';
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
