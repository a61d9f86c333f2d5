import { everyRoll, type Game, isHard, type Outcome, type Roll, totalOf } from '@dicepit/engine';
import { chancesBarredAt, type PartyTableEvent } from '@dicepit/games';
import type { BankedScreen, EveningFigures } from '@dicepit/wire';
import type { AtTable } from '../table/pit-table.ts';

/** A result as a board lists it. */
type Recorded = { readonly number: number; readonly total: number; readonly hard: boolean };

/** What a results board remembers of a table: only what was called counts, and a void roll is no result. */
export type TableRecord = {
  /** The newest first, as many as the board remembers. */
  readonly last: readonly Recorded[];
  readonly totals: ReadonlyMap<number, number>;
  /** The number of the roll that is being made. */
  readonly rolling: number;
  /** Throws of a party's game, and what the last of them did. */
  readonly throws: number;
  readonly lastThrow: readonly PartyTableEvent[];
};

export const newRecord: TableRecord = {
  last: [],
  totals: new Map(),
  rolling: 0,
  throws: 0,
  lastThrow: [],
};

/** So many results are remembered: a total of three dice may well be away for two hundred rolls. */
const MAX_RESULTS = 500;

export function evolveRecord(record: TableRecord, event: AtTable): TableRecord {
  if (!Object.hasOwn(changes, event.type)) return record;
  // Each change takes the event of its own type; the list below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const change = changes[event.type] as Change<AtTable> | undefined;
  return change?.(record, event) ?? record;
}

type Change<Event> = (record: TableRecord, event: Event) => TableRecord;
type Changes = { readonly [Type in AtTable['type']]?: Change<Extract<AtTable, { readonly type: Type }>> };

const withConsequence = (record: TableRecord, event: PartyTableEvent): TableRecord =>
  record.lastThrow.length === 0 ? record : { ...record, lastThrow: [...record.lastThrow, event] };

/** What changes a record; whatever else happens at a table is no result. */
const changes: Changes = {
  DiceThrown: (record, event) =>
    'thrower' in event ? { ...record, rolling: event.roll } : thrown(record, event),
  RollCalled: (record, { roll }) => withResult(record, record.rolling, roll),
  EntryAmended: (record, { roll }) => withResult(record, record.rolling, roll),
  FaceRuled: (record, { roll }) => (roll === undefined ? record : withResult(record, record.rolling, roll)),
  RollVoided: (record) => withoutResult(record, record.rolling, undefined),
  CallOverruled: (record, { roll, outcome, was }) =>
    outcome.kind === 'total' ? withResult(record, roll, outcome.roll, was) : withoutResult(record, roll, was),
  RollInvalidated: (record, { roll }) => withoutResult(record, roll, undefined),
  GameStarted: (record) => ({ ...record, throws: 0, lastThrow: [] }),
  HighDiceThrown: (record, event) => ({ ...record, lastThrow: [event] }),
  HighDiceTied: withConsequence,
  FirstThrowerChosen: withConsequence,
  CardTurnedDown: withConsequence,
  KittyPaid: withConsequence,
  KittyDrawn: withConsequence,
  DicePassed: (record, event) => ('player' in event ? withConsequence(record, event) : record),
  CompletePassMade: withConsequence,
  ChanceMissed: withConsequence,
  GameWon: withConsequence,
  KittyCollected: withConsequence,
  // What lies on the table is no throw's doing any more.
  GameEnded: (record) => ({ ...record, throws: 0, lastThrow: [] }),
};

type PartyThrow = Extract<PartyTableEvent, { readonly type: 'DiceThrown' }>;

function thrown(record: TableRecord, event: PartyThrow): TableRecord {
  const throws = record.throws + 1;
  return {
    ...withResult(record, record.rolling + 1, event.roll),
    rolling: record.rolling + 1,
    throws,
    lastThrow: [event],
  };
}

function withResult(record: TableRecord, number: number, roll: Roll, was?: Outcome): TableRecord {
  const known = record.last.find((each) => each.number === number);
  const result = { number, total: totalOf(roll), hard: isHard(roll) };
  const isNewest = number > (record.last[0]?.number ?? 0);
  const last =
    known !== undefined
      ? record.last.map((each) => (each === known ? result : each))
      : isNewest
        ? [result, ...record.last].slice(0, MAX_RESULTS)
        : record.last;
  const before = known?.total ?? totalIn(was);
  return { ...record, last, totals: counted(counted(record.totals, before, -1), result.total, 1) };
}

function withoutResult(record: TableRecord, number: number, was: Outcome | undefined): TableRecord {
  const known = record.last.find((each) => each.number === number);
  const before = known?.total ?? totalIn(was);
  if (before === undefined) return record;
  const last = record.last.filter((each) => each !== known);
  return { ...record, last, totals: counted(record.totals, before, -1) };
}

const totalIn = (outcome: Outcome | undefined): number | undefined =>
  outcome?.kind === 'total' ? totalOf(outcome.roll) : undefined;

function counted(
  totals: TableRecord['totals'],
  total: number | undefined,
  by: 1 | -1,
): TableRecord['totals'] {
  if (total === undefined) return totals;
  // What was called before this record begins is not in it, and cannot be taken out of it.
  return new Map(totals).set(total, Math.max(0, (totals.get(total) ?? 0) + by));
}

/** The last twenty results, the newest first. */
export const lastOf = ({ last }: TableRecord, game: Game): BankedScreen['last'] =>
  last
    .slice(0, MAX_RESULTS_SHOWN)
    .map(({ total, hard }) => ({ total, hard, seven: game.dice === 2 && total === 7 }));

const MAX_RESULTS_SHOWN = 20;

/** How often each total came and how long ago it last did, beside what chance expects, save where the rules keep that from players. */
export function totalsOf({ totals, last }: TableRecord, game: Game): BankedScreen['totals'] {
  const rolls = everyRoll[game.dice];
  const count = [...totals.values()].reduce((sum, each) => sum + each, 0);
  const isBarred = chancesBarredAt(game.pack) !== undefined;
  return [...new Set(rolls.map(totalOf))]
    .toSorted((a, b) => a - b)
    .map((total) => ({
      total,
      count: totals.get(total) ?? 0,
      expected: isBarred
        ? null
        : (count * rolls.filter((roll) => totalOf(roll) === total).length) / rolls.length,
      since: sinceLast(last, total),
    }));
}

/** Results since a total last came: none for the newest of all. */
function sinceLast(last: TableRecord['last'], total: number): number | null {
  const place = last.findIndex((each) => each.total === total);
  return place < 0 ? null : place;
}

/** A picture for whoever may not have chances, whichever table it shows. */
export function withoutChances<Board extends { readonly evening?: EveningFigures | null }>(
  board: Board,
): Board {
  const { evening = null } = board;
  return {
    ...board,
    ...('totals' in board && Array.isArray(board.totals) ? { totals: board.totals.map(unexpected) } : {}),
    ...(evening === null
      ? {}
      : {
          evening: {
            ...evening,
            dice: evening.dice.map(({ dice, totals }) => ({ dice, totals: totals.map(unexpected) })),
          },
        }),
  };
}

const unexpected = <Total extends object>(total: Total) => ({ ...total, expected: null });
