import type { DecidedBets, Night, NightRoll } from '@dicepit/analysis';
import {
  evolveTable,
  newTable,
  type PastRoll,
  type Payment,
  paymentAt,
  type Table,
  type TableEvent,
} from '@dicepit/engine';
import { isDiceEntry, type Replay, type TrailEntry } from '@dicepit/proof';

/** What one table did under one set of options: where the odds changed, another part begins. */
export type TableNight = {
  readonly table: string;
  readonly pack: string;
  readonly options: Readonly<Record<string, string>>;
  /** What the table paid with. */
  readonly payment: Payment;
  readonly night: Night;
  /** Rolls of which only the total was read: their faces stand for it, and say nothing of the dice. */
  readonly totalsOnly: number;
};

/** A replay that also writes down what every table did. Corrections count: what was reversed never happened. */
export function withNights(replay: Replay): Replay & { readonly nights: () => readonly TableNight[] } {
  const records = new Map<string, TableRecord>();
  return {
    ...replay,
    entry: (head, entry) => {
      if (head.stream.startsWith(TABLE_STREAM_PREFIX))
        take(records, head.stream.slice(TABLE_STREAM_PREFIX.length), entry);
      return replay.entry(head, entry);
    },
    nights: () => [...records].flatMap(([table, record]) => toNights(table, record)),
  };
}

const TABLE_STREAM_PREFIX = 'table/';

type TableRecord = { table: Table; readonly rolls: Map<number, PastRoll>; isBroken: boolean };

function take(records: Map<string, TableRecord>, name: string, { event }: TrailEntry): void {
  const record = records.get(name) ?? {
    table: newTable,
    rolls: new Map<number, PastRoll>(),
    isBroken: false,
  };
  records.set(name, record);
  if (record.isBroken || isDiceEntry(event)) return;
  try {
    // The replay decides every entry anew and finds what is no event of a table; here it is only followed.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    record.table = evolveTable(record.table, event as unknown as TableEvent);
  } catch {
    // A party keeps no such table, and neither does a forger.
    record.isBroken = true;
    return;
  }
  for (const past of record.table.recent) record.rolls.set(past.number, past);
}

function toNights(table: string, { table: state, rolls, isBroken }: TableRecord): readonly TableNight[] {
  const { setup } = state;
  if (setup === undefined || isBroken) return [];
  const counted = [...rolls.values()]
    .filter(({ outcome, invalidated }) => outcome.kind === 'total' && !invalidated)
    .sort((one, other) => one.number - other.number);
  return [...Map.groupBy(counted, ({ options }) => JSON.stringify(options)).values()].map((part) => ({
    table,
    pack: setup.pack,
    options: part[0]?.options ?? {},
    payment: paymentAt(setup, state),
    night: { decided: part.flatMap(decidedBy), rolls: part.flatMap(toNightRolls) },
    totalsOnly: part.filter(({ calls }) => calls.at(-1)?.read === 'total').length,
  }));
}

const decidedBy = ({ settlements, atEndOfTurn }: PastRoll): readonly DecidedBets[] =>
  settlements
    .filter(({ verdict, inPlay }) => verdict !== 'stands' && inPlay > 0)
    .map(({ bet, wager, inPlay, odds, winnings }) => ({
      wager,
      stake: inPlay,
      odds,
      winnings,
      count: 1,
      by: atEndOfTurn.includes(bet) ? 'turn' : 'roll',
    }));

function toNightRolls({
  outcome,
  thrower,
  people,
  dice,
  layout,
  settlements,
}: PastRoll): readonly NightRoll[] {
  if (outcome.kind !== 'total') return [];
  const lines = new Map(settlements.map((line) => [line.bet, line]));
  const shooter = thrower === 'dealer' ? 'dealer' : people.get(thrower);
  return [
    {
      roll: outcome.roll,
      ...(shooter === undefined ? {} : { shooter }),
      ...(dice.length === 0 ? {} : { dice: dice.toSorted().join(' ') }),
      bets: layout.flatMap(({ bet, wager, stage }) => {
        const stake = lines.get(bet)?.inPlay ?? 0;
        return stake > 0 ? [{ wager, stage, stake }] : [];
      }),
    },
  ];
}
