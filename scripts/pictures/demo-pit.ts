import { createHash } from 'node:crypto';
import type { CommandBody, Roll } from '@dicepit/engine';
import type { BodyOf } from '@dicepit/wire';
import { inside, openWorld, type World } from '../../packages/server/src/http/testing/world.ts';

/** A pit to be photographed: physical dice throughout, so that every roll is the one that the picture needs. */
export type DemoPit = {
  readonly world: World;
  readonly url: string;
  /** Adds a table run by people and opens it. */
  readonly opens: (table: DemoTable) => Promise<string>;
  readonly gives: (table: string, who: string, ...commands: readonly CommandBody[]) => Promise<void>;
};

type DemoTable = Extract<BodyOf<'addTable'>, { readonly mode: string }>['pack'];

const passphrase = 'seven lamps under a bridge';
const guests = ['Ann', 'Ben', 'Cleo'];

/** The guests of every table sit from seat 1 on; Dora deals and Hanna is the host. */
export async function openDemoPit(screens: string): Promise<DemoPit> {
  const world = await openWorld({
    screens,
    settings: { name: 'Harbour School night' },
    software: '0.1.0',
    guestUrl: () => 'http://192.0.2.10:7711',
    ports: { now: () => Date.now(), entropy: fixedEntropy() },
  });
  const { ask, hostToken } = world;
  await good(ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } }));
  const added = await good(ask('hanna', 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } }));
  const token = String(inside(added, 'signUp', 'token'));
  await good(ask('dora', 'claimStaff', { body: { token, passphrase } }));
  const code = String(inside(await good(ask('hanna', 'readCode')), 'code'));
  for (const name of guests) await good(ask(name, 'joinGuest', { body: { code, name } }));

  const gives: DemoPit['gives'] = async (table, who, ...commands) => {
    for (const command of commands)
      await good(
        ask(who, 'giveCommand', {
          params: { table },
          body: { command, ...(who === 'hanna' ? { as: 'operator' } : {}) },
        }),
      );
  };
  return {
    world,
    url: `http://localhost:${world.server.port}`,
    gives,
    opens: async (pack) => {
      const body = { pack, title: titles[pack], mode: 'home', dice: 'physical', seats: 8 } as const;
      const answer = await good(ask('hanna', 'addTable', { body: { ...body, staff: { by: 'people' } } }));
      const table = String(inside(answer, 'table'));
      await gives(table, 'hanna', { type: 'OpenTable', float: 10_000_00 });
      for (const [index, name] of guests.entries()) {
        const seat = index + 1;
        const colour = { colour: { colour: colours[index] ?? 'blue', value: 1_00 } };
        await gives(
          table,
          name,
          { type: 'SitDown', seat, name, born: '1990-01-01' },
          { type: 'BuyIn', seat, cents: 100_00, from: 'account', ...(pack === 'wonder-dice' ? colour : {}) },
        );
      }
      return table;
    },
  };
}

/** One throw as a dealer runs it, up to the call; without a shooter the dealer throws. */
export const throwing = (roll: Roll, shooter?: number): readonly CommandBody[] => [
  { type: 'ThrowDice', ...(shooter === undefined ? {} : { seat: shooter }) },
  { type: 'BringToRest' },
  { type: 'CallRoll', faces: roll },
];

const titles: Readonly<Record<DemoTable, string>> = {
  'snake-eyes-nz': 'Table 1',
  'snake-eyes-nsw': 'Table 2',
  'double-dice': 'Table 3',
  'wonder-dice': 'Table 4',
};

const colours = ['blue', 'green', 'yellow'];

async function good(asked: ReturnType<World['ask']>): Promise<unknown> {
  const { name, status, text, json } = await asked;
  if (status >= 300) throw new Error(`${name} was answered with ${status}: ${text}`);
  return json;
}

/** Chance that is the same each time: nobody plays for anything in a picture. */
function fixedEntropy(): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => {
    const parts: Buffer[] = [];
    while (parts.length * 32 < bytes) parts.push(createHash('sha256').update(`picture ${drawn++}`).digest());
    return new Uint8Array(Buffer.concat(parts).subarray(0, bytes));
  };
}
