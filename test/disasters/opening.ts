import { toPublicKey } from '@dicepit/proof';
import { makeHostToken, readJoinCode } from '@dicepit/server';
import { ensurePit } from '../../packages/server/src/floor/ensure-pit.ts';
import { SESSION_COOKIE } from '../../packages/server/src/http/session-cookie.ts';
import { peopleHandlers } from '../../packages/server/src/people/handlers.ts';
import { openPeople } from '../../packages/server/src/people/services.ts';
import { type Ports, pitOver } from '../../packages/server/src/pit/pit.ts';
import { type Contents, createDatabase, storeAt } from './database.ts';
import { createDice } from './simulation.ts';

/** A pit that was opened and has a host: where every night begins. */
type Opening = {
  readonly contents: Contents;
  readonly secret: Uint8Array;
  /** The moment at which nights begin, in milliseconds since 1970. */
  readonly start: number;
  readonly code: string;
  /** Who the host is signed in as, as a client keeps it. */
  readonly hostSession: string;
};

const START = Date.UTC(2026, 10, 20, 20);

let made: Promise<Opening> | undefined;

/** Made once and in real time: hashing a passphrase takes a thread and a while, and is the same every night. */
export const opening = (): Promise<Opening> => (made ??= makeOpening());

async function makeOpening(): Promise<Opening> {
  const secret = new Uint8Array(32).fill(7);
  const database = createDatabase();
  const { bytes } = createDice(1);
  const ports: Ports = {
    now: () => START,
    ran: () => ({ boot: 'opening', ms: 0 }),
    entropy: bytes,
    software: '0.1.0',
    timers: {
      later: () => () => undefined,
      every: () => () => undefined,
      soon: (run) => void setImmediate(run),
    },
  };
  const pit = pitOver(storeAt(database), secret, ports);
  await ensurePit(pit, {
    settings: { startingStack: 5_000_00 },
    software: '0.1.0',
    publicKey: toPublicKey(pit.keys.heads),
  });
  const people = await openPeople(pit);
  const token = await makeHostToken(pit);
  if (!token.ok) throw new Error('a pit that was just opened has no host');
  const claimed = await peopleHandlers(pit, people).claimHost({
    caller: { is: 'nobody', address: '10.0.0.1' },
    params: {},
    query: {},
    body: { token: token.answer.token, name: 'Olga', passphrase: 'lantern marble oyster' },
    key: 'the-first-of-all-keys',
    device: 'a laptop',
  });
  if (claimed.session?.is !== 'began') throw new Error('the host could not come in');
  const code = (await readJoinCode(pit))?.code ?? '';
  await people.end();
  pit.end();
  return {
    contents: database.copy(),
    secret,
    start: START + 1_000,
    code,
    hostSession: `${SESSION_COOKIE}=${claimed.session.cookie}`,
  };
}
