import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type Client, createClient, type Followed, type LiveTable } from '@dicepit/client';
import { type BankedId, bankedIds, isRace, type RaceId, raceIds } from '@dicepit/games';
import type { Reached, ReachedRecord } from '@dicepit/server';
import type { BodyOf, Overview, Screen as Picture, PitFacts } from '@dicepit/wire';
import type { Wish } from '../../packages/cli/src/house-players/house-guest.ts';
import { decideWish, mannerFor } from '../../packages/cli/src/house-players/wish-of.ts';
import { createScreenClient } from '../../packages/client/src/event-stream.ts';
import type { Ports } from '../../packages/server/src/pit/pit.ts';
import type { AnyEvent, Projection } from '../../packages/server/src/pit/projection.ts';
import type { Caller } from '../../packages/server/src/pit/result.ts';
import { type OpenNode, openNode } from '../../packages/server/src/server.ts';
import { type Bug, type BugName, bugs } from './bugs.ts';
import { type Contents, createDatabase, reachable } from './database.ts';
import { createNetwork, type Host } from './network.ts';
import { opening } from './opening.ts';
import { createDice, createSimulation, type Life } from './simulation.ts';
import { type Backup, createWatch, type Screen } from './watch.ts';
import { fair, someWeather, type Weather } from './weather.ts';

/** What came of a night. */
type Night = {
  readonly seed: number;
  readonly faults: readonly string[];
  readonly trace: readonly string[];
  /** The hash of the trace and of all that was written. */
  readonly digest: string;
  readonly events: number;
  readonly entries: number;
  readonly acknowledged: number;
};

/** In milliseconds of the night: disasters, play without them, and nobody does anything but the house. */
const ROUGH_MS = 50_000;
const FAIR_MS = 12_000;
const QUIET_MS = 38_000;

/** How fast the house deals, so that a night has many rolls. */
const pace = { answering: 1_200, betting: 1_500, throwing: 2_000, rolling: 500, showing: 300 } as const;
const PARTY_ROLLING_MS = 3_000;

/** Runs a night by its seed: the same seed is the same night, to the byte. */
export async function runNight(seed: number, planted?: BugName): Promise<Night> {
  const begun = await opening();
  const bug: Bug = planted === undefined ? { says: '' } : bugs[planted];
  const simulation = createSimulation(seed);
  const { dice, note } = simulation;
  const { start, secret } = begun;
  const database = createDatabase(begun.contents, bug.database?.() ?? {});
  const world = simulation.live('database');
  const link = reachable(simulation, database, world);
  const watch = createWatch(simulation, database, {
    start,
    rollingOf: (stream) => (stream.startsWith('table/party') ? PARTY_ROLLING_MS : pace.rolling),
  });
  const roughness = dice.between(0, 1);
  let weather: Weather = fair;
  /** The nodes that cannot reach the database though others can. */
  const cutOff = new Set<string>();
  const weatherAt = (name: string): Weather =>
    cutOff.has(name) ? { ...weather, store: { ...weather.store, away: true } } : weather;
  let isRough = true;
  let restores = 0;
  /** The store went back: whoever runs several nodes starts one with --recovered, since those that were down know less. */
  let isToRecover = false;

  const machines = Array.from({ length: 1 + dice.below(3) }, (_, index) =>
    createMachine(`node-${index + 1}`),
  );
  const network = createNetwork({
    simulation,
    hosts: () => machines.map(({ host }) => host),
    weather: () => weather,
    seen: watch.sent,
    broke: (error, route) => watch.fault(`${route} broke: ${told(error)}`),
  });
  const tables: string[] = [];
  const host = createHost();
  const television = createTelevision();
  const guests = Array.from({ length: 2 + dice.below(3) }, (_, index) => createGuest(index + 1));

  function createMachine(name: string) {
    const chance = createDice(seed * 31 + name.length + Number(name.slice(-1)));
    let boots = 0;
    let bootedAt = 0;
    let offset = 0;
    let software = '0.1.0';
    let kept: Reached | undefined;
    let life = simulation.live(name);
    let node: OpenNode | undefined;
    let isUp = false;

    const record: ReachedRecord = {
      read: async () => (isToRecover && bug.forgetsHowFar !== true ? 'asked' : kept),
      write: (reached) =>
        new Promise((resolve) => {
          life.after(dice.between(0.1, 5), '', () => {
            kept = reached;
            resolve();
          });
        }),
    };
    const ports = (): Ports => {
      const own = life;
      const [boot, since] = [`${name}-${boots}`, bootedAt];
      const given: Ports = {
        now: () => Math.floor(start + simulation.now() + offset),
        ran: () => ({ boot, ms: Math.floor(simulation.now() - since) }),
        entropy: (count) => {
          const bytes = chance.bytes(count);
          watch.drew(bytes);
          return bytes;
        },
        timers: {
          later: (milliseconds, run) => own.after(milliseconds, '', run),
          every: (milliseconds, run) => {
            let callOff = (): void => undefined;
            const again = (): void => {
              callOff = own.after(milliseconds, '', () => {
                again();
                run();
              });
            };
            again();
            return () => callOff();
          },
          soon: (run) => void own.after(0, '', run),
        },
      };
      return bug.ports?.(given) ?? given;
    };
    const begin = (): void => {
      boots += 1;
      bootedAt = simulation.now();
      life = simulation.live(`${name}.${boots}`);
      isUp = true;
      const own = life;
      note(`${own.name} starts, ${software}`);
      const store = link.storeFor(own, () => weatherAt(name));
      openNode({
        store: bug.store?.(store) ?? store,
        secret,
        ports: ports(),
        software,
        ...(bug.forgetsHowFar === true ? {} : { reached: record }),
      }).then(
        (opened) => {
          if (!own.isAlive()) return;
          const follow = <State, Event extends AnyEvent>(projection: Projection<State, Event>): void => {
            projection.listen(undefined, ({ stream, version, entry }) =>
              watch.told(own.name, stream, version, entry, projection.known(stream)?.state),
            );
          };
          const { tables, floor, people, cages } = opened.pit;
          follow(tables);
          follow(floor);
          follow(people);
          follow(cages);
          opened.start();
          node = bug.node?.(opened) ?? opened;
          isToRecover = false;
          note(`${own.name} is up`);
        },
        (error: unknown) => {
          if (!own.isAlive()) return;
          if (!isFailure(error)) watch.fault(`${own.name} could not start: ${told(error)}`);
          // Whoever keeps the process running starts it again.
          note(`${own.name} could not start`);
          crash();
          world.after(1_000, '', startUp);
        },
      );
    };
    const crash = (): void => {
      if (!isUp) return;
      note(`${life.name} is killed`);
      isUp = false;
      life.end();
      node = undefined;
      network.lost(hostOf);
    };
    const startUp = (): void => {
      if (!isUp) begin();
    };
    const hostOf: Host = {
      get life() {
        return life;
      },
      node: () => node,
    };
    return {
      name,
      host: hostOf,
      start: startUp,
      crash,
      isUp: () => isUp,
      node: () => node,
      freeze: (milliseconds: number) => life.freeze(milliseconds),
      jump: (milliseconds: number) => {
        offset += milliseconds;
      },
      upgrade: () => {
        software = '0.2.0';
      },
    };
  }

  function worldOf(life: Life) {
    return {
      now: () => Math.floor(start + simulation.now()),
      later: (milliseconds: number, run: () => void) => life.after(milliseconds, '', run),
      chance: () => dice.between(0, 1),
    };
  }

  function clientOf(life: Life, address: string, session: string): Client {
    const fetch = network.fetchFor(life, address);
    return createClient({
      url: 'http://pit.local',
      fetch: bug.fetch?.(fetch) ?? fetch,
      session,
      world: worldOf(life),
    });
  }

  const wait = (life: Life, milliseconds: number): Promise<void> =>
    new Promise((resolve) => void life.after(milliseconds, '', resolve));

  /** Asks until there is an answer, whatever happens meanwhile; a refusal is one. */
  async function answered<Answer extends Awaited<ReturnType<Client['ask']>>>(
    life: Life,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      if (answer.ok) return answer;
      const { status } = answer.problem;
      if (status !== 0 && status < 500 && status !== 429) return answer;
      await wait(life, dice.between(100, 2_000));
    }
  }

  function createHost() {
    const life = simulation.live('host');
    const client = clientOf(life, '10.0.0.1', begun.hostSession);
    let keys = 0;
    const newKey = (): string => `host-${String(seed)}-${++keys}-of-night`;
    let lobby: PitFacts | undefined;
    let overview: Overview | 'signed out' | undefined;
    const acknowledged = (intent: string, type: string, answer: { readonly ok: boolean }): void => {
      if (answer.ok) watch.acknowledged({ intent, type, table: 'the pit', version: 0 });
    };

    const setUp = async (): Promise<void> => {
      const packs = [...bankedIds, ...raceIds]
        .toSorted(() => dice.between(-1, 1))
        .slice(0, 1 + dice.below(2));
      for (const pack of packs) {
        const body = newTable(pack);
        const key = newKey();
        const added = await answered(life, () => client.ask('addTable', { body, key }));
        if (!added.ok) watch.fault(`a table of ${pack} was refused: ${added.problem.detail}`);
        else tables.push(added.value.table);
        acknowledged(key, 'addTable', added);
      }
    };
    const holdUp = async (): Promise<void> => {
      for (;;) {
        await wait(life, dice.between(5_000, 25_000));
        if (!isRough) return;
        const key = newKey();
        if (dice.happens(0.6)) {
          acknowledged(
            key,
            'pausePit',
            await answered(life, () => client.ask('pausePit', { body: {}, key })),
          );
          await wait(life, dice.between(500, 9_000));
          await resume();
        } else {
          const { person } = guests[dice.below(guests.length)]?.who() ?? {};
          if (person !== undefined)
            acknowledged(
              key,
              'exclude',
              await answered(life, () =>
                client.ask('exclude', { params: { person }, body: { words: 'out' }, key }),
              ),
            );
        }
      }
    };
    const resume = async (): Promise<void> => {
      const key = newKey();
      acknowledged(key, 'resumePit', await answered(life, () => client.ask('resumePit', { body: {}, key })));
    };
    return {
      lobby: () => lobby,
      overview: () => overview,
      run: () =>
        guarded('host', async () => {
          client.followPit({ onPit: (pit) => void (lobby = pit) });
          client.followOverview({
            onOverview: (night) => void (overview = night),
            // A session goes with a store that goes back, and with a clock that jumps: the page asks who is there.
            onState: ({ is }) => {
              if (is === 'ended') overview = 'signed out';
            },
          });
          await setUp();
          await holdUp();
          await resume();
        }),
    };
  }

  /** A television on the wall, which looks at the first table as soon as there is one. */
  function createTelevision() {
    const life = simulation.live('television');
    let picture: Picture | undefined;
    return {
      picture: () => picture,
      run: () =>
        guarded('television', async () => {
          const fetch = network.fetchFor(life, '10.0.2.1');
          const screen = createScreenClient({ url: 'http://pit.local', fetch, world: worldOf(life) });
          while (tables.length === 0) await wait(life, 500);
          const [table = ''] = tables;
          screen.follow({
            table,
            onScreen: (shown) => void (picture = shown),
            onState: (state) => {
              if (state.is === 'ended') note(`the television stops, ${state.why}`);
            },
          });
        }),
    };
  }

  function createGuest(number: number) {
    const name = `guest-${number}`;
    const address = `10.0.1.${number}`;
    let phones = 0;
    let life = simulation.live(name);
    let session = '';
    let keys = 0;
    let names = 1;
    let person: string | undefined;
    let table: string | undefined;
    let followed: Followed | undefined;
    /** How often the store had gone back when they came in: with it a session may go that the phone believes in. */
    let cameIn = 0;
    /** What was asked for and is not answered: a page that is loaded again asks it again. */
    let pending: (() => Promise<void>) | undefined;
    let client = clientOf(life, address, '');
    const newKey = (): string => `${name}-${seed}-${++keys}-of-night`;

    /** Who the pit may take the phone for. */
    const callersNow = (): readonly Caller[] => [
      ...(person === undefined
        ? []
        : [
            { is: 'somebody', person, name, kind: 'guest', roles: ['player'], session: '', address } as const,
          ]),
      ...(restores === cameIn ? [] : [{ is: 'nobody', address } as const]),
    ];
    const comeIn = async (): Promise<boolean> => {
      const key = newKey();
      const body = { code: begun.code, name: `Guest ${number} ${'i'.repeat(names)}` };
      const joined = await answered(life, () => client.ask('joinGuest', { body, key }));
      if (!joined.ok) {
        note(`${name} is not let in: ${joined.problem.code}`);
        names += 1;
        return false;
      }
      person = joined.value.person ?? undefined;
      cameIn = restores;
      session = client.session();
      return true;
    };
    const follow = (at: string): void => {
      followed?.stop();
      table = at;
      const shown = (live: LiveTable | undefined): void => {
        if (live !== undefined) watch.shown(name, at, live, callersNow());
      };
      followed = client.table(at).follow({
        onSnapshot: shown,
        onEntry: (_, live) => shown(live),
        onState: (state) => {
          if (state.is !== 'ended' || state.why === 'stopped') return;
          note(`${name}: the stream is over, ${state.why}`);
          person = undefined;
          session = '';
          followed = undefined;
          client = clientOf(life, address, '');
        },
      });
    };
    const give = (at: string, command: Wish): (() => Promise<void>) => {
      const key = newKey();
      const own = restores;
      const { type } = command;
      return async () => {
        const ask = () => client.table(at).command(command, { key });
        const answer = await answered(life, ask);
        note(`${name}: ${type} ${answer.ok ? `done at ${answer.value.version}` : answer.problem.code}`);
        if (!answer.ok) {
          if (answer.problem.status === 401) {
            person = undefined;
            session = '';
            followed?.stop();
            followed = undefined;
            client = clientOf(life, address, '');
          }
          return;
        }
        watch.acknowledged({ intent: key, type, table: at, version: answer.value.version });
        if (!dice.happens(0.1)) return;
        const again = await answered(life, ask);
        if (again.ok && own === restores && again.value.version !== answer.value.version)
          watch.fault(`${name}: ${type} has another answer when it is repeated`);
      };
    };
    const play = async (): Promise<void> => {
      if (pending !== undefined) await pending();
      pending = undefined;
      for (let turn = 0; ; turn++) {
        await wait(life, dice.between(50, 1_500));
        if (isOver()) return;
        const at = tables[(number + (table === undefined ? turn : 0)) % Math.max(1, tables.length)];
        if (at === undefined) continue;
        if (person === undefined && !(await comeIn())) {
          await wait(life, 3_000);
          continue;
        }
        if (followed === undefined) follow(table ?? at);
        const live = followed?.state();
        if (live === undefined || person === undefined || table === undefined) continue;
        const wish = wishOf(live, person);
        if (wish === undefined) continue;
        pending = give(table, wish);
        // A tap that was meant twice is two commands, which are on their way at once.
        const taps = dice.happens(0.25) ? [pending, give(table, wish)] : [pending];
        await Promise.all(taps.map((tap) => tap()));
        pending = undefined;
      }
    };
    const wishOf = (live: LiveTable, who: string): Wish | undefined => {
      const { seat } = live.you;
      if (seat !== undefined && live.kind === 'banked' && dice.happens(0.2)) {
        const mine = live.table.betting.bets.filter((bet) => bet.seat === seat);
        const bet = mine[dice.below(Math.max(1, mine.length))]?.bet;
        const some: readonly [Wish, ...Wish[]] = [
          { type: 'CashOut', seat, cents: 100 * (1 + dice.below(20)) },
          { type: 'StandUp', seat },
          ...(bet === undefined ? [] : [{ type: 'TakeDownBet', seat, bet } as const]),
        ];
        return dice.pick([some[0], ...some]);
      }
      const thinking = { now: start + Math.floor(simulation.now()), chance: dice.below };
      const manner = mannerFor(live.pack, undefined, number);
      return decideWish(live, { person: who, name: `Guest ${number}`, manner, among: 99 }, thinking);
    };
    const open = (): void => {
      phones += 1;
      life = simulation.live(`${name}.${phones}`);
      client = clientOf(life, address, session);
      followed = undefined;
      const own = life;
      void guarded(own.name, play);
    };
    return {
      who: () => ({ person }),
      run: open,
      /** The phone sleeps, and reconnects when somebody looks at it again. */
      sleep: (milliseconds: number) => {
        note(`${life.name} sleeps for ${milliseconds.toFixed(0)} ms`);
        life.freeze(milliseconds);
        if (dice.happens(0.7)) life.after(0, 'wakes', () => followed?.reconnect());
      },
      /** The page is loaded again, and asks again for what it had not heard of. */
      reload: () => {
        note(`${life.name} is loaded again`);
        followed?.stop();
        life.end();
        open();
      },
      screen: (): Screen | undefined => {
        const callers = callersNow();
        if (followed === undefined || table === undefined || person === undefined) return undefined;
        return { name, table, followed, callers };
      },
    };
  }

  const isOver = (): boolean => simulation.now() > ROUGH_MS + FAIR_MS;

  async function guarded(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      watch.fault(`${name} broke: ${told(error)}`);
    }
  }

  /** What goes wrong, one thing after another. */
  function disasters(): void {
    let backup: Backup | undefined;
    const recent: { readonly at: number; readonly backup: Backup }[] = [];
    const machine = () => machines[dice.below(machines.length)];
    const restart = (each: ReturnType<typeof createMachine>): void =>
      void world.after(dice.between(50, 8_000), '', each.start);
    const restore = (from: Backup, what: string): void => {
      note(what);
      for (const each of machines) each.crash();
      database.restore(from.contents);
      for (const each of machines) restart(each);
    };
    const kinds: readonly (readonly [number, () => void])[] = [
      [6, () => void (weather = someWeather(dice, roughness))],
      [2, () => void (weather = fair)],
      [
        4,
        () => {
          const one = machine();
          one?.crash();
          if (one !== undefined) restart(one);
        },
      ],
      [
        3,
        () => {
          const [one, milliseconds] = [machine(), dice.between(200, 12_000)];
          note(`${one?.name} freezes for ${milliseconds.toFixed(0)} ms`);
          one?.freeze(milliseconds);
        },
      ],
      [
        3,
        () => {
          const [one, size] = [machine(), dice.pick([2_000, 30_000, 600_000, 7_200_000])];
          const jump = dice.between(-size, size);
          note(`the clock of ${one?.name} jumps by ${jump.toFixed(0)} ms`);
          one?.jump(jump);
          if (dice.happens(0.5)) world.after(dice.between(100, 15_000), '', () => one?.jump(-jump));
        },
      ],
      [
        3,
        () => {
          const one = machine()?.name ?? '';
          note(`${one} alone cannot reach the database`);
          cutOff.add(one);
          world.after(dice.between(500, 15_000), `${one} may reach it again`, () => cutOff.delete(one));
        },
      ],
      [3, () => guests[dice.below(guests.length)]?.sleep(dice.between(500, 20_000))],
      [3, () => guests[dice.below(guests.length)]?.reload()],
      [
        1,
        () => {
          note('a newer version is rolled out');
          for (const [index, each] of machines.entries())
            world.after(index * dice.between(100, 4_000), '', () => {
              each.upgrade();
              each.crash();
              restart(each);
            });
        },
      ],
      [
        2,
        () => {
          backup = watch.backUp();
          note('a backup is made');
        },
      ],
      [
        1,
        () => {
          if (backup === undefined) return;
          restores += 1;
          isToRecover = machines.length > 1;
          const from = backup;
          restore(from, 'the database is restored from the backup');
          watch.restored(from);
        },
      ],
      [
        1,
        () => {
          // Whatever was acknowledged is on its disk.
          const before = simulation.now() - (bug.losesOnKill ?? 0);
          const last = bug.losesOnKill === undefined ? undefined : recent.findLast(({ at }) => at <= before);
          note('the database is killed');
          database.restore((last?.backup ?? watch.backUp()).contents);
          const was = weather;
          weather = { ...was, store: { ...was.store, away: true } };
          world.after(dice.between(100, 4_000), '', () => void (weather = isRough ? was : fair));
        },
      ],
    ];
    const all = kinds.reduce((sum, [weight]) => sum + weight, 0);
    const next = (): void => {
      if (!isRough) return;
      let drawn = dice.below(all);
      for (const [weight, happens] of kinds) {
        drawn -= weight;
        if (drawn >= 0) continue;
        happens();
        break;
      }
      world.after(dice.between(200, 6_000), '', next);
    };
    world.after(2_000, '', next);
    if (bug.losesOnKill === undefined) return;
    const keep = (): void => {
      recent.push({ at: simulation.now(), backup: watch.backUp() });
      if (recent.length > 20) recent.shift();
      world.after(50, '', keep);
    };
    keep();
  }

  const allow = forbidRealTime(seed);
  try {
    for (const each of machines) each.start();
    void host.run();
    for (const guest of guests) guest.run();
    void television.run();
    disasters();
    await simulation.runUntil(ROUGH_MS);
    isRough = false;
    weather = fair;
    cutOff.clear();
    note('the weather is fair');
    for (const each of machines) world.after(dice.between(0, 2_000), '', each.start);
    await simulation.runUntil(ROUGH_MS + FAIR_MS + QUIET_MS);
    await watch.lookAtAll({
      secret,
      start,
      ports: {
        now: () => Math.floor(start + simulation.now()),
        entropy: () => new Uint8Array(32).fill(1),
        timers: { later: () => () => undefined, every: () => () => undefined, soon: () => undefined },
      },
      nodes: machines.flatMap((each) => {
        const node = each.node();
        return node === undefined ? [] : { name: each.name, pit: node.pit, presence: node.people.presence };
      }),
      pictures: {
        board: { table: tables[0] ?? '', picture: television.picture() },
        lobby: host.lobby(),
        overview: host.overview(),
      },
      screens: guests.flatMap((guest) => guest.screen() ?? []),
    });
    for (const each of machines) each.crash();
  } finally {
    allow();
  }

  const contents = database.copy();
  const hash = createHash('sha256');
  for (const line of simulation.trace()) hash.update(line).update('\n');
  for (const [stream, entries] of contents.streams) hash.update(`${stream} ${entries.at(-1)?.hash}\n`);
  return {
    seed,
    faults: watch.faults(),
    trace: simulation.trace(),
    digest: hash.digest('hex'),
    events: simulation.events(),
    entries: countEntries(contents) - countEntries(begun.contents),
    acknowledged: watch.count(),
  };
}

/** Nothing in a night goes by the clock, the timers or the chance of the machine; the answer allows it again. */
function forbidRealTime(seed: number): () => void {
  const { setTimeout, setInterval, setImmediate } = globalThis;
  const { now } = Date;
  const { random } = Math;
  const { hrtime } = process;
  const { randomBytes, randomUUID, randomInt } = crypto;
  const forbidden = (what: string) => (): never => {
    throw new Error(`${what} of the machine was used in a simulated night`);
  };
  const [timer, clock, chance] = [forbidden('a timer'), forbidden('the clock'), forbidden('the chance')];
  Object.assign(globalThis, { setTimeout: timer, setInterval: timer, setImmediate: timer });
  Object.assign(Date, { now: clock });
  Object.assign(process, { hrtime: Object.assign(clock, { bigint: clock }) });
  Object.assign(Math, { random: chance });
  Object.defineProperty(performance, 'now', { value: clock, configurable: true });
  // A signature is blinded by chance, and is the same whichever that was.
  const blinding = createDice(seed);
  const seeded = (array: Uint8Array): Uint8Array => {
    array.set(blinding.bytes(array.length));
    return array;
  };
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: seeded, configurable: true });
  Object.assign(crypto, { randomBytes: chance, randomUUID: chance, randomInt: chance });
  // Whoever imported them by name has the forbidden ones as well.
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval, setImmediate });
    Object.assign(Date, { now });
    Object.assign(process, { hrtime });
    Object.assign(Math, { random });
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(globalThis.crypto, 'getRandomValues');
    Object.assign(crypto, { randomBytes, randomUUID, randomInt });
    syncBuiltinESMExports();
  };
}

const countEntries = ({ streams }: Contents): number =>
  [...streams.values()].reduce((sum, entries) => sum + entries.length, 0);

function newTable(pack: BankedId | RaceId): BodyOf<'addTable'> {
  const common = { title: pack, dice: 'virtual', seats: 4 } as const;
  return isRace(pack)
    ? { ...common, pack, startingChips: 50, first: 'first seat', throwing: 2_000 }
    : { ...common, pack, mode: 'home', staff: { by: 'house', pace } };
}

const isFailure = (error: unknown): boolean => error instanceof Error && error.name === 'StoreFailure';

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
