import {
  type By,
  byPeople,
  type Cents,
  defaultPace,
  type HouseSettings,
  type Limits,
  type Moment,
  type Setup,
} from '@dicepit/engine';
import { findPack, type PartySetup, tableRules } from '@dicepit/games';
import { type BodyOf, isPartyTable, type NewBankedTable, type Staffing } from '@dicepit/wire';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { type Outcome, type Refused, type Result, refused, refusedBy } from '../pit/result.ts';
import {
  type AnyCommand,
  decideAtTable,
  diceFollowing,
  evolvePitTable,
  type PitTable,
  tableStream,
} from '../table/pit-table.ts';
import { asksOf, isChip } from './chips-in-use.ts';
import { decideFloor, type FloorCommand } from './decide.ts';
import { houseChipsOf } from './facts.ts';
import { type AddedTable, FLOOR, type Floor } from './floor.ts';

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

// What a new table is made of.

/** A table before it is there: what the floor says of it, and the commands that set it up. */
export type TableToBe = { readonly added: AddedTable; readonly commands: readonly AnyCommand[] };

type ToBeBy = {
  readonly table: string;
  readonly by: By;
  readonly at: Moment;
  /** The hash of its pack, where that is not the house's. */
  readonly hash?: string | undefined;
  /** The smallest chip of the house: nobody can lay less. */
  readonly smallest?: Cents;
};

/** Works out what a new table is, from what the operator says of it and the house's own ways. */
export function tableToBe(
  body: BodyOf<'addTable'>,
  { table, by, at, hash, smallest = 1_00 }: ToBeBy,
): TableToBe {
  const { pack, title, housePlayers = [], demo } = body;
  const common = { table, pack, title, housePlayers, ...(demo === undefined ? {} : { demo }) };
  const stamp = { by, at };
  if (isPartyTable(body)) {
    const { dice, seats, startingChips, first, throwing } = body;
    const setup: PartySetup = { table, pack: body.pack, dice, seats, startingChips, first };
    // Virtual dice are brought to rest by the house, and thrown for whoever is not there.
    const house =
      dice === 'virtual' ? { ...defaultPace, ...(throwing === undefined ? {} : { throwing }) } : null;
    return { added: { ...common, house }, commands: [{ type: 'SetUpTable', setup, ...stamp }] };
  }
  const limits = body.limits ?? usualLimits(pack, at, smallest);
  const float = body.float === undefined ? {} : { float: body.float };
  const house = paceOf(body.staff, float);
  return {
    added: { ...common, house, ...float },
    commands: [
      { type: 'SetUpTable', setup: setupOf(body, table, hash), ...stamp },
      { type: 'PostLimits', limits, ...stamp },
    ],
  };
}

/** How the house runs a table, where it does. */
export const paceOf = (staff: Staffing, more: Partial<HouseSettings> = {}): HouseSettings | null =>
  staff.by === 'people' ? null : { ...defaultPace, ...more, ...staff.pace };

/** The next id of a pack's tables: short, and never given before. */
function nextTableId(floor: Floor, pack: string): string {
  const prefix = findPack(pack)?.prefix ?? pack;
  for (let number = 1; ; number++) if (!floor.tables.has(`${prefix}-${number}`)) return `${prefix}-${number}`;
}

function setupOf(body: NewBankedTable, table: string, hash: string | undefined): Setup {
  const { pack, options = {}, mode, dice, seats, policies, approval } = body;
  return {
    table,
    pack,
    options,
    mode,
    dice,
    seats,
    ...(approval === undefined ? {} : { approval }),
    ...(hash === undefined ? {} : { packHash: hash }),
    policies: {
      // On a casino's cloth a chip lies there before anybody can refuse it; at home every bet is made on a phone.
      limitsAtEntry: dice === 'physical' && byPeople({ mode }) ? 'flag' : 'refuse',
      betsInRunOut: false,
      betsAfterVoidRound: false,
      ...policies,
    },
  };
}

/** A dollar to a hundred, or to what the law allows; more where the smallest chip of the house is worth more. */
function usualLimits(pack: string, at: Moment, smallest: Cents): Limits {
  const lawful = tableRules[pack]?.procedure.signs.statutory?.byDefault.findLast(
    ({ from }) => from <= at,
  )?.maximum;
  const minimum = Math.max(1_00, smallest);
  const maximum = Math.max(100_00, 20 * minimum);
  return { minimum, maximum: Math.min(maximum, lawful ?? maximum) };
}
