import { createHash } from 'node:crypto';
import {
  assert,
  type By,
  balanceOf,
  type CommandBody,
  defaultPace,
  houseDealer,
  type Setup,
  type Table,
} from '@dicepit/engine';
import { chanceFrom, housePlayer, manners } from '@dicepit/games';
import { toPublicKey } from '@dicepit/proof';
import { openMemory, type Store } from '@dicepit/store';
import { ensurePit } from '../../floor/ensure-pit.ts';
import { type Pit, type Ports, pitOver } from '../../pit/pit.ts';
import { executeCommand } from '../../table/execute-command.ts';
import { type AnyBody, rulesOf, tableStream } from '../../table/pit-table.ts';

/** A pit in memory whose clock and chance belong to the test. */
export type Evening = {
  readonly pit: Pit & { readonly end: () => void };
  readonly store: Store;
  /** Gives a command that must be accepted. */
  readonly give: (table: string, by: By, command: AnyBody) => Promise<void>;
  /** Opens a table of a pack and plays so many rolls at it, dealt and played by the house. */
  readonly play: (table: string, pack: string, rolls: number) => Promise<void>;
  readonly pass: (milliseconds: number) => void;
};

export const SECRET = new Uint8Array(32).fill(7);
const START = Date.UTC(2026, 0, 1, 20);
const operator: By = { person: 'house', role: 'operator' };

export async function anEvening(seed = 1, store: Store = openMemory()): Promise<Evening> {
  let now = START;
  let calls = 0;
  const ports: Ports = {
    now: () => now,
    ran: () => ({ boot: 'evening', ms: now - START }),
    software: 'test',
    // The same seeds for the same evening, and never one of them twice.
    entropy: (bytes) => createHash('sha256').update(`${seed}/${++calls}`).digest().subarray(0, bytes),
  };
  const pit = pitOver(store, SECRET, ports);
  await ensurePit(pit, {
    settings: { name: 'The Pit', startingStack: 5_000_00 },
    software: 'test',
    publicKey: toPublicKey(pit.keys.heads),
  });
  const chance = chanceFrom(seed);

  const giveAt = async (table: string, by: By, command: AnyBody): Promise<void> => {
    const outcome = await executeCommand(pit, { table, command, by });
    assert(outcome.ok, () => `${command.type} was refused: ${JSON.stringify(outcome)}`);
  };

  const play = async (name: string, pack: string, rolls: number): Promise<void> => {
    await giveAt(name, operator, { type: 'SetUpTable', setup: setupOf(name, pack) });
    await giveAt(name, operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 10_00 } });
    const settled = { count: 0 };
    const end = pit.tables.listen(tableStream(name), ({ entry }) => {
      if (entry.event.type === 'RollSettled') settled.count += 1;
    });
    while (settled.count < rolls) {
      const { state } = await pit.tables.current(tableStream(name));
      assert(state.is === 'banked', () => `${name} has no bank`);
      const next = nextAt(state.table, pack, now, chance);
      if (next === undefined) now += 1_000;
      else await giveAt(name, next.by, next.command);
    }
    end();
  };
  return { pit, store, give: giveAt, play, pass: (milliseconds) => (now += milliseconds) };
}

const guests = ['p-ann', 'p-ben'];

function nextAt(
  table: Table,
  pack: string,
  now: number,
  chance: (below: number) => number,
): { readonly by: By; readonly command: CommandBody } | undefined {
  const rules = rulesOf({ pack });
  assert(rules !== undefined, () => `there is no pack ${pack}`);
  const { colour } = rules.procedure.money;
  for (const [index, person] of guests.entries()) {
    const seat = index + 1;
    const by: By = { person, role: 'player' };
    if (table.state !== 'open' || table.roll !== undefined) break;
    if (!table.seats.has(seat))
      return { by, command: { type: 'SitDown', seat, name: person, born: '1990-01-01' } };
    if (balanceOf(table.ledger, `rack:${seat}`) < 20_00) {
      const own =
        colour?.only === true ? { colour: { colour: colour.colours[index] ?? '', value: 5_00 } } : {};
      const command: CommandBody = { type: 'BuyIn', seat, cents: 50_00, from: 'account', ...own };
      return { by: { person: 'house', role: 'dealer' }, command };
    }
  }
  for (const seat of table.seats.values()) {
    const manner = manners[pack]?.[seat.seat - 1];
    if (table.state !== 'open' || manner === undefined) continue;
    const command = housePlayer({ rules, manner, stake: 5_00 }, table, seat, now, chance);
    if (command !== undefined) return { by: { person: seat.person, role: 'player' }, command };
  }
  return houseDealer(rules, table, now, defaultPace);
}

const setupOf = (table: string, pack: string): Setup => ({
  table,
  pack,
  options: {},
  mode: 'home',
  dice: 'virtual',
  seats: 8,
  policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
});
