import { type Client, createClient } from '@dicepit/client';
import { assert } from '@dicepit/engine';
import { post } from './post.ts';

/** A guest with a seat and chips, who places a bet and takes it down again, over and over. */
export type Bettor = {
  readonly table: string;
  readonly cookie: string;
  /** Sends the next command; answers with what came back. */
  readonly next: () => Promise<{ readonly status: number; readonly text: string; readonly body: string }>;
};

/** Tables of Snake Eyes, open, with guests at all of them: by everything that a real evening goes through. */
export async function crowd(
  { url, token }: { readonly url: string; readonly token: string },
  {
    tables,
    guests,
    nodeOf = () => url,
  }: {
    readonly tables: number;
    readonly guests: number;
    /** The address to which somebody at a table sends commands, where several servers have the pit. */
    readonly nodeOf?: (table: number, seat: number) => string;
  },
): Promise<readonly Bettor[]> {
  const host = createClient({ url });
  done(await host.claimHost({ token, name: 'Olga', passphrase: 'nine blue lamps in a row' }));
  const { code } = done(await host.ask('readCode'));
  const bettors: Bettor[] = [];
  for (let each = 0; each < tables; each++) {
    const table = await anOpenTable(host, guests / tables);
    const seated = Array.from({ length: guests / tables }, async (_, index) => {
      const guest = createClient({ url });
      done(await guest.join({ code, name: `Guest ${table} ${index + 1}` }));
      done(await guest.table(table).sitDown({ seat: index + 1, name: `Guest ${index + 1}` }));
      done(await guest.table(table).buyIn(index + 1, 10_000_00));
      return bettor({ url: nodeOf(each, index), table, cookie: guest.session(), seat: index + 1 });
    });
    bettors.push(...(await Promise.all(seated)));
  }
  // One of each table, then the second of each: commands that follow one another are for different tables.
  const perTable = guests / tables;
  return Array.from(
    { length: guests },
    (_, index) => bettors[(index % tables) * perTable + Math.floor(index / tables)],
  ).filter((each) => each !== undefined);
}

async function anOpenTable(host: Client, seats: number): Promise<string> {
  const added = await host.addTable({
    pack: 'snake-eyes-nz',
    title: 'A busy table',
    mode: 'home',
    dice: 'virtual',
    seats: seats + 1,
    limits: { minimum: 1_00, maximum: 500_00 },
    staff: { by: 'people' },
  });
  const { table } = done(added);
  done(await host.table(table).command({ type: 'OpenTable', float: 100_000_00 }));
  return table;
}

let keys = 0;

function bettor({
  url,
  table,
  cookie,
  seat,
}: {
  url: string;
  table: string;
  cookie: string;
  seat: number;
}): Bettor {
  const address = new URL(`${url}/api/v1/tables/${table}/commands`);
  const placing = JSON.stringify({
    command: { type: 'PlaceBets', seat, bets: [{ wager: 'field', chips: 5_00 }] },
  });
  let up: string | undefined;
  return {
    table,
    cookie,
    next: async () => {
      const body =
        up === undefined ? placing : JSON.stringify({ command: { type: 'TakeDownBet', seat, bet: up } });
      const posted = await post({ url: address, cookie, key: `load-key-${(keys += 1)}`, body });
      up = up === undefined ? /"bet":"([^"]+)"/.exec(posted.text)?.[1] : undefined;
      return { ...posted, body };
    },
  };
}

function done<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: object },
): Value {
  assert(answer.ok, () => `the pit refuses to be set up: ${JSON.stringify(answer)}`);
  return answer.value;
}
