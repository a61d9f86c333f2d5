import { createHash } from 'node:crypto';
import type { CommandBody, Roll } from '@dicepit/engine';
import { packIds } from '@dicepit/games';
import type { ServerOptions } from '@dicepit/server';
import type { BodyOf } from '@dicepit/wire';
import { inside, openWorld, type World } from '../../packages/server/src/http/testing/world.ts';

/** A pit to be photographed: physical dice throughout, so that every roll is the one that the picture needs. */
export type DemoPit = {
  readonly world: World;
  readonly url: string;
  /** Adds a table run by people and opens it; the guests named sit at it from seat 1 on. */
  readonly opens: (table: DemoTable, names: readonly string[]) => Promise<string>;
  /** Adds a party with dice of its own at which the guests named sit, and starts its game. */
  readonly opensParty: (names: readonly string[]) => Promise<string>;
  /** Everybody has a page open, until the answer is called. */
  readonly areHere: () => () => void;
  readonly gives: (table: string, who: string, ...commands: readonly CommandBody[]) => Promise<void>;
};

type DemoTable = Extract<BodyOf<'addTable'>, { readonly mode: string }>['pack'];

const passphrase = 'seven lamps under a bridge';

/** Dora deals, Hanna is the host, and guests come when they sit down. */
export async function openDemoPit(options: Partial<ServerOptions>): Promise<DemoPit> {
  const world = await openWorld({
    settings: { name: 'Harbour School night' },
    software: '0.1.0',
    guestUrl: () => 'http://192.0.2.10:7711',
    ports: { now: () => Date.now(), entropy: fixedEntropy() },
    ...options,
  });
  const { ask, hostToken } = world;
  await good(ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } }));
  const added = await good(ask('hanna', 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } }));
  const token = String(inside(added, 'signUp', 'token'));
  await good(ask('dora', 'claimStaff', { body: { token, passphrase } }));
  const code = String(inside(await good(ask('hanna', 'readCode')), 'code'));

  const guests: string[] = [];
  const joins = async (name: string): Promise<void> => {
    await good(ask(name, 'joinGuest', { body: { code, name } }));
    guests.push(name);
  };
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
    areHere: () => {
      const closing = new AbortController();
      for (const name of guests) {
        const headers = { cookie: `dicepit=${world.cookieOf(name)}` };
        const page = fetch(`http://localhost:${world.server.port}/api/v1/pit/events`, {
          headers,
          signal: closing.signal,
        });
        // It ends by being cut off.
        page.catch(() => undefined);
      }
      return () => closing.abort();
    },
    opens: async (pack, names) => {
      const body = { pack, title: titleOf(pack), mode: 'home', dice: 'physical', seats: 8 } as const;
      const answer = await good(ask('hanna', 'addTable', { body: { ...body, staff: { by: 'people' } } }));
      const table = String(inside(answer, 'table'));
      await gives(table, 'hanna', { type: 'OpenTable', float: 10_000_00 });
      await gives(table, 'dora', { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
      for (const [index, name] of names.entries()) {
        const seat = index + 1;
        await joins(name);
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
    opensParty: async (names) => {
      const body = { pack: 'snake-eyes-party', title: 'The parlour', dice: 'physical', seats: 8 } as const;
      const answer = await good(
        ask('hanna', 'addTable', { body: { ...body, startingChips: 40, first: 'first seat' } }),
      );
      const table = String(inside(answer, 'table'));
      const says = (name: string, command: object): Promise<unknown> =>
        good(world.askAnything(name, 'giveCommand', { params: { table }, body: { command } }));
      for (const [index, name] of names.entries()) {
        await joins(name);
        await says(name, { type: 'SitDown', seat: index + 1, name });
      }
      await says(names[0] ?? '', { type: 'StartGame' });
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

/** Tables are numbered in the order of the packs. */
const titleOf = (pack: DemoTable): string => `Table ${packIds.indexOf(pack) + 1}`;

const colours = ['blue', 'green', 'yellow', 'pink', 'orange', 'red'];

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
