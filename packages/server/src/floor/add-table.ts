import { type By } from '@dicepit/engine';
import type { BodyOf } from '@dicepit/wire';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { type Outcome, type Refused, type Result, refused, refusedBy } from '../pit/result.ts';
import { diceFollowing } from '../table/execute-command.ts';
import {
  type AnyCommand,
  decideAtTable,
  evolvePitTable,
  type PitTable,
  tableStream,
} from '../table/pit-table.ts';
import { asksOf, houseChipsOf, isChip } from './chips-in-use.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import { FLOOR, type Floor } from './floor.ts';
import { nextTableId, tableToBe } from './new-table.ts';

/** Adds a table in one append over the pit's stream and the table's own: it is there complete, or not at all. */
export function addTable(
  pit: Pit,
  { by, asked }: { readonly by: By; readonly asked?: IdempotentRequest },
  body: BodyOf<'addTable'>,
): Promise<Outcome<{ readonly table: string }>> {
  return execute<{ readonly table: string }>(pit.writer, {
    streams: [FLOOR],
    request: asked,
    plan: async (): Promise<Plan<{ table: string }>> => {
      const { state, version } = await pit.floor.current(FLOOR);
      const at = pit.ports.now();
      const table = nextTableId(state, body.pack);
      const smallest = houseChipsOf(state)[0]?.worth ?? 1_00;
      const { added, commands } = tableToBe(body, {
        table,
        by,
        at,
        smallest,
        hash: state.packs?.get(body.pack)?.hash,
      });
      const command: FloorCommand = { type: 'AddTable', ...added, by, at };
      const ruling = decideFloor(state, command);
      if (!ruling.ok) return ruling;
      const made = setUp(commands);
      if (!made.ok) return made;
      const fault = unpayable(state, made.state);
      if (fault !== undefined) return fault;
      const dice = await diceFollowing(made.state, { name: table, at, reopened: true }, pit.vault);
      const own: PlannedWrite = {
        stream: tableStream(table),
        expected: 0,
        texts: [...made.texts, ...dice.entries.map((entry) => formatEntry(entry))],
      };
      return {
        ok: true,
        writes: [planWrite(FLOOR, version, ruling.events, command), own],
        puts: dice.puts,
        answer: { table },
      };
    },
  });
}

/** Winnings cannot be rounded up to a sum for which a house that has chosen its chips has none. */
function unpayable({ settings: { houseChips } }: Floor, made: PitTable): Refused | undefined {
  const { payable } = asksOf(made);
  return payable === undefined || houseChips === undefined || isChip(payable.chip, houseChips)
    ? undefined
    : refused(
        409,
        { code: 'CONFLICT', case: 'rounding-chip', chip: payable.chip },
        { clause: payable.clause },
      );
}

type SetUp = Result<{ readonly state: PitTable; readonly texts: readonly string[] }>;

/** Gives a new table its first commands; each stands as the cause on the first event it brought. */
function setUp(commands: readonly AnyCommand[]): SetUp {
  let state: PitTable = { is: 'unset' };
  const texts: string[] = [];
  for (const command of commands) {
    const decided = decideAtTable(state, command);
    if (!decided.ok) return refusedBy(409, decided.refusal);
    state = decided.events.reduce(evolvePitTable, state);
    texts.push(
      ...decided.events.map((event, index) => formatEntry(event, index === 0 ? command : undefined)),
    );
  }
  return { ok: true, state, texts };
}
