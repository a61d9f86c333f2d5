import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Client, createClient } from '@dicepit/client';
import type { Chance } from '@dicepit/games';
import { verifyTrail } from '@dicepit/proof';
import { newReplay } from '@dicepit/server/audit';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { dataFolder } from '../../packages/cli/src/serve/data-folder.ts';
import type { ChildPit } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { ownTrail } from '../../packages/cli/src/trail/own-trail.ts';
import { faultsIn, gathering, newAcknowledged } from './acknowledged.ts';
import { busyGuest } from './busy-guest.ts';

/** A pit under load: two tables that the house deals as fast as it likes, and guests who never rest. */
export type BusyPit = {
  readonly acknowledged: () => number;
  /** What is wrong with the pit as it stands: with its trail, its chips, or with what was acknowledged. */
  readonly check: (
    settled: boolean,
  ) => Promise<{ readonly entries: number; readonly faults: readonly string[] }>;
  /** Whether anything more is acknowledged within a minute. */
  readonly goesOn: () => Promise<boolean>;
  /** Answers when nothing is under way any more. */
  readonly stop: () => Promise<void>;
};

export type Busy = {
  /** The nodes of the pit; guests are shared out among them. */
  readonly nodes: readonly [ChildPit, ...ChildPit[]];
  readonly data: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly chance: Chance;
};

export async function busyPit({ nodes, data, env = {}, chance }: Busy): Promise<BusyPit> {
  const [first] = nodes;
  const acknowledged = newAcknowledged();
  const stopping = new AbortController();
  const { signal } = stopping;
  // The link that was printed last is the one that holds.
  const host = await openTables(nodes.at(-1) ?? first);
  const guests = await Promise.all(
    seats.map(async ([table, seat], index) => {
      const client = createClient({ url: (nodes[index % nodes.length] ?? first).url });
      const name = `Guest ${seat} of ${table}`;
      const joined = await client.join({ code: first.code, name });
      if (!joined.ok) throw new Error(`${name} could not join: ${joined.problem.detail}`);
      const person = joined.value.person ?? '';
      return { done: busyGuest({ client, person, name, table, seat, chance, acknowledged, signal }) };
    }),
  );
  return {
    acknowledged: acknowledged.count,
    check: async (settled) => {
      const expected = acknowledged.soFar();
      const replay = gathering(newReplay());
      const lines = ownTrail({ folder: dataFolder(data), env: { ...process.env, ...env } });
      const report = await verifyTrail(lines, { replay });
      const balance = await host.ask('readBalance');
      const faults = [
        ...report.findings
          .slice(0, 3)
          .map(
            (finding) =>
              `${finding.stream} ${finding.version} ${finding.kind}: ${tellFindingInEnglish(finding)}`,
          ),
        ...faultsIn(replay.found(), expected, settled),
        ...(balance.ok && balance.value.sound ? [] : ['the chips of the pit do not add up']),
      ];
      return { entries: report.entries, faults };
    },
    goesOn: async () => {
      const before = acknowledged.count();
      const patience = Date.now() + 60_000;
      while (acknowledged.count() === before && Date.now() < patience) await setTimeout(20);
      return acknowledged.count() > before;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(guests.map(({ done }) => done));
    },
  };
}

/** The same port at every start, so that guests find the pit again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const seats = [
  ['nz-1', 7],
  ['nz-1', 8],
  ['nsw-1', 7],
  ['nsw-1', 8],
] as const;

async function openTables(pit: ChildPit): Promise<Client> {
  const host = createClient({ url: pit.url });
  await host.claimHost({ token: pit.claim, name: 'Host', passphrase: 'kill me if you can' });
  const pace = { answering: 300, betting: 500, throwing: 500, rolling: 100, showing: 100 };
  for (const pack of ['snake-eyes-nz', 'snake-eyes-nsw'] as const) {
    const place = pack.slice('snake-eyes-'.length);
    const added = await host.addTable({
      pack,
      title: pack,
      mode: 'home',
      dice: 'virtual',
      seats: 8,
      staff: { by: 'house', pace },
      housePlayers: [{ name: `Hana of ${place}` }, { name: `Moss of ${place}` }],
    });
    if (!added.ok) throw new Error(`no table of ${pack}: ${added.problem.detail}`);
  }
  return host;
}
