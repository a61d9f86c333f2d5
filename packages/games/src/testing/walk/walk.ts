import {
  type CommandBody,
  type Decided,
  decideTable,
  evolveTable,
  newTable,
  openGame,
  type Phase,
  phaseOf,
  type Setup,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import { chanceFrom } from '../../house-players/chance.ts';
import type { Chance } from '../../house-players/house-player.ts';
import { faultOf, wrongAnswer } from './faults.ts';
import { giver } from './giver.ts';
import { likely } from './likely.ts';
import { makers } from './makers.ts';
import { pick, type WalkContext } from './walk-context.ts';
import { aWalkSetup } from './walk-setup.ts';
import { createWitness } from './witness.ts';

/** A walk of made-up commands from an empty table. */
export type Walked = {
  readonly table: Table;
  readonly now: number;
  readonly events: readonly TableEvent[];
  /** How often each command was accepted. */
  readonly accepted: ReadonlyMap<string, number>;
  /** A table in each phase that was reached. */
  readonly phases: ReadonlyMap<Phase, Table>;
};

export type Walking = {
  readonly rules: TableRules;
  readonly clauses: ReadonlySet<string>;
  readonly seed: number;
  readonly commands: number;
  readonly setup?: Partial<Setup>;
  /** Hears every command with its answer, for looking into a seed. */
  readonly trace?: (command: TableCommand, decided: Decided<TableEvent>) => void;
};

/** How many likely commands are tried in a row. */
const PATIENCE = 6;

const START = Date.UTC(2026, 4, 10, 12);

/** Walks, and stops at the first thing that may never happen, saying which seed and which command it was. */
export function walk({ rules, clauses, seed, commands, setup: changes = {}, trace }: Walking): Walked {
  const chance = chanceFrom(seed);
  const setup = { ...aWalkSetup(rules, chance), ...changes };
  const accepted = new Map<string, number>();
  const phases = new Map<Phase, Table>();
  const events: TableEvent[] = [];
  const witness = createWitness(rules.pack.id);
  let table: Table = newTable;
  let now = START;
  // A tame command that was refused is followed by another, so that tables get somewhere.
  let tries = 0;

  for (let count = 0; count < commands; count++) {
    now += passing(chance);
    const command =
      count === 0 ? setUp(setup, now) : aCommand({ rules, table, setup, now, chance }, tries > 0);
    const told = (what: string): string =>
      `${rules.pack.id} seed ${seed}, command ${count} of ${phaseOf(table)}: ${what}\n${JSON.stringify(command)}`;
    const decided = trying(told, () => decideTable(rules, table, command));
    trace?.(command, decided);
    const wrong = wrongAnswer(decided, clauses);
    if (wrong !== undefined) throw new Error(told(wrong));
    tries = decided.ok || tries === 0 ? (chance(10) < 5 ? PATIENCE : 0) : tries - 1;
    if (!decided.ok) continue;
    for (const event of decided.events) {
      table = trying(told, () => evolveTable(table, event));
      events.push(event);
    }
    const never = witness.see(decided.events);
    if (never !== undefined) throw new Error(told(never));
    const fault = faultOf(table);
    if (fault !== undefined)
      throw new Error(told(`${fault} after ${decided.events.map(({ type }) => type).join(', ')}`));
    accepted.set(command.type, (accepted.get(command.type) ?? 0) + 1);
    phases.set(phaseOf(table), table);
  }
  return { table, now, events, accepted, phases };
}

/** Plays on with likely commands alone, and says which of the bets that lay there never came to an end. */
export function neverEnding({ rules, table: start, now: from, seed }: PlayingOn): readonly string[] {
  const chance = chanceFrom(seed);
  const left = new Set([...start.betting.bets, ...start.betting.late].map(({ bet }) => bet));
  let table = start;
  let now = from;
  for (let count = 0; count < 10_000 && left.size > 0; count++) {
    now += passing(chance);
    const { setup } = table;
    const game = setup && openGame(rules, setup);
    if (setup === undefined || game === undefined) break;
    const see: WalkContext = { rules, table, setup, game, now, chance, wild: false };
    const types = likely(table).filter((type) => type !== 'TakeDownBet');
    const decided = decideTable(rules, table, made(see, pick(see, types, 'SettleRoll')));
    if (!decided.ok) continue;
    table = decided.events.reduce(evolveTable, table);
    const lying = new Set([...table.betting.bets, ...table.betting.late].map(({ bet }) => bet));
    for (const bet of left) if (!lying.has(bet)) left.delete(bet);
  }
  return [...left];
}

type PlayingOn = Pick<Walking, 'rules' | 'seed'> & { readonly table: Table; readonly now: number };

/** A made-up command of one type, tame or wild, by somebody. */
export function made(see: WalkContext, type: string): TableCommand {
  const facts = makers[type]?.(see) ?? {};
  // A walk also sends what no screen would: made-up facts are taken for a command as they are.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const body = { type, ...facts } as CommandBody;
  const by = giver(see, body);
  const as = body.type === 'SignOn' && !see.wild ? { as: by.role } : {};
  return { ...body, ...as, by, at: see.now };
}

type Standing = Pick<WalkContext, 'rules' | 'table' | 'now' | 'chance' | 'setup'>;

/** A wild command of any kind, or a tame one: likely, or now and then of any kind so that rare ones are given too. */
function aCommand(standing: Standing, tame: boolean): TableCommand {
  const { rules, table, chance } = standing;
  const setup = table.setup ?? standing.setup;
  const game = openGame(rules, setup);
  if (game === undefined) throw new Error('a walk keeps to options that the pack allows');
  const see: WalkContext = { ...standing, setup, game, wild: !tame && chance(2) === 0 };
  return made(see, pick(see, tame ? likely(table) : everyType, 'SettleRoll'));
}

const everyType = Object.keys(makers);

const setUp = (setup: Setup, at: number): TableCommand => ({
  type: 'SetUpTable',
  setup,
  by: { person: 'olga', role: 'operator' },
  at,
});

/** Time goes by in seconds, now and then in minutes, and very seldom in weeks. */
function passing(chance: Chance): number {
  if (chance(400) === 0) return 40 * 24 * 3_600_000;
  return chance(20) === 0 ? chance(25) * 60_000 : chance(8) * 1_000;
}

function trying<Value>(told: (what: string) => string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    const said = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    throw new Error(told(`threw ${said.split('\n').slice(0, 4).join('\n')}`), { cause });
  }
}
