import {
  type By,
  balanceOf,
  type Cents,
  type CommandBody,
  decideTable,
  evolveTable,
  type HouseCommand,
  type HouseSettings,
  houseDealer,
  type Moment,
  newTable,
  type Roll,
  type Seat,
  type Setup,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableRefusal,
  type TableRules,
} from '@dicepit/engine';
import { type Chance, housePlayer } from './house-player.ts';
import type { Manner } from './manner.ts';

export type HouseRun = {
  readonly rules: TableRules;
  readonly setup: Setup;
  readonly settings: HouseSettings;
  /** In the order of the seats; somebody without a manner sits there and does nothing. */
  readonly players: readonly { readonly name: string; readonly manner?: Manner }[];
  readonly buyIn: Cents;
  readonly stake: Cents;
  readonly from: Moment;
  /** What the dice show when they rest; asked for then and not before. */
  readonly dice: () => Roll;
  readonly chance: Chance;
};

/** One command of a house run, what came of it, and the table afterwards. */
export type HouseStep = {
  readonly command: TableCommand;
  readonly events: readonly TableEvent[];
  readonly refusal: TableRefusal | undefined;
  readonly table: Table;
};

/** How far the clock of a house run moves when nobody has anything to do. */
const TICK_MS = 1_000;
/** Nobody doing anything for so many ticks means that the table has died. */
const MAX_IDLE_TICKS = 600;

/**
 * A table that runs by itself: the house deals and house players play, command by command, for as long as
 * somebody asks for the next one or until the house has closed the table.
 */
export function* houseRun(run: HouseRun): Generator<HouseStep, void, undefined> {
  let table: Table = newTable;
  let now = run.from;
  const give = (command: CommandBody, by: By): HouseStep => {
    const given: TableCommand = { ...command, by, at: now };
    const decided = decideTable(run.rules, table, given);
    const events = decided.ok ? decided.events : [];
    table = events.reduce(evolveTable, table);
    return { command: given, events, refusal: decided.ok ? undefined : decided.refusal, table };
  };

  for (const { command, by } of beforePlay(run)) yield give(command, by);
  for (let idle = 0; idle < MAX_IDLE_TICKS; idle++) {
    const next = nextCommand(run, table, now);
    if (next === undefined) {
      now += TICK_MS;
      continue;
    }
    const step = give(next.command, next.by);
    yield step;
    // What is refused now may be allowed later: the clock goes on.
    if (step.refusal === undefined) idle = 0;
    else now += TICK_MS;
  }
}

type Next = HouseCommand;

/** Sets the table up and posts its limits; all else the house dealer does. */
function beforePlay({ rules, setup, stake, from }: HouseRun): readonly Next[] {
  const byLaw = rules.procedure.signs.statutory?.byDefault.findLast((entry) => entry.from <= from)?.maximum;
  const limits = { minimum: stake, maximum: Math.min(stake * 100, byLaw ?? stake * 100) };
  return [
    { command: { type: 'SetUpTable', setup }, by: operator },
    { command: { type: 'PostLimits', limits }, by: operator },
  ];
}

const operator: By = { person: 'house', role: 'operator' };
const houseAsDealer: By = { person: 'house', role: 'dealer' };

function nextCommand(run: HouseRun, table: Table, now: Moment): Next | undefined {
  return arriving(run, table) ?? playing(run, table, now) ?? dealing(run, table, now);
}

function dealing({ rules, settings, dice }: HouseRun, table: Table, now: Moment): Next | undefined {
  const next = houseDealer(rules, table, now, settings);
  return next?.command.type === 'BringToRest'
    ? { ...next, command: { ...next.command, faces: dice() } }
    : next;
}

/** Seats whoever is missing, and sells chips to whoever is short of them. */
function arriving({ rules, players, buyIn, stake }: HouseRun, table: Table): Next | undefined {
  const { colour } = rules.procedure.money;
  if (table.state !== 'open' || table.roll !== undefined) return undefined;
  for (const [index, { name }] of players.entries()) {
    const seat = index + 1;
    if (!table.seats.has(seat))
      return {
        command: { type: 'SitDown', seat, name, born: '1990-01-01' },
        by: { person: name, role: 'player' },
      };
    // Four stakes keep every manner going, the shooter's own bet included.
    if (balanceOf(table.ledger, `rack:${seat}`) < stake * 4) {
      const own =
        colour?.only === true ? { colour: { colour: colour.colours[index] ?? '', value: stake } } : {};
      const command: CommandBody = { type: 'BuyIn', seat, cents: buyIn, from: 'account', ...own };
      return { command, by: houseAsDealer };
    }
  }
  return undefined;
}

function playing(run: HouseRun, table: Table, now: Moment): Next | undefined {
  const { rules, players, stake, chance } = run;
  if (table.state !== 'open') return undefined;
  // The shooter comes last, so that everybody's bets are down before the dice fly.
  const { is } = table.shooter;
  const seats = [...table.seats.values()].toSorted(
    (a, b) => Number(isShooting(is, a)) - Number(isShooting(is, b)),
  );
  for (const seat of seats) {
    const manner = players.find(({ name }) => name === seat.person)?.manner;
    if (manner === undefined) continue;
    const command = housePlayer({ rules, manner, stake }, table, seat, now, chance);
    if (command !== undefined) return { command, by: { person: seat.person, role: 'player' } };
  }
  return undefined;
}

const isShooting = (is: Table['shooter']['is'], { seat }: Seat): boolean =>
  is.kind === 'seat' && is.seat === seat;
