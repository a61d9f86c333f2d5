import http from 'node:http';
import { chanceFrom } from '@dicepit/games';
import { problemDetails } from '@dicepit/wire';
import type { Evening } from './evening.ts';
import { goodBodies } from './good-bodies.ts';
import { type AttackerKnowledge, type Hostile, hostileRequests } from './hostile.ts';
import { rawAttacks } from './raw-attacks.ts';
import { sendRaw } from './socket.ts';
import type { World } from './world.ts';

/** What came of a siege. */
export type Siege = {
  readonly sent: number;
  /** How often each status was answered; 0 is a connection that was cut. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers that should not be: a 5xx, or a refusal that is not told as one. */
  readonly wrong: readonly string[];
  /** What was done although it was asked in bad faith, replays of what was done before left out. */
  readonly done: ReadonlyMap<string, number>;
};

type Besieging = { readonly count: number; readonly seed: number; readonly atOnce?: number };

/** Sends hostile requests over real connections, some of them at once. */
export async function besiege(
  port: number,
  known: AttackerKnowledge,
  { count, seed, atOnce = 16 }: Besieging,
): Promise<Siege> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const requests = hostileRequests(seed, known);
  const statuses = new Map<number, number>();
  const done = new Map<string, number>();
  const wrong: string[] = [];
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const request = requests.next().value;
      const { status, text, replayed, type } = await send(port, agent, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = faultIn({ status, text, type, method: request.method });
      if (fault !== undefined) wrong.push(`${request.what} ${request.method} ${request.path}: ${fault}`);
      if (request.method === 'POST' && status === 200 && !replayed)
        done.set(request.what, (done.get(request.what) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return { sent, statuses, wrong, done };
}

const status = /^HTTP\/1.1 (\d+)/;

/** Longer than a busy machine takes to answer; some of what is sent is never answered. */
const ANSWER_TIMEOUT_MS = 1_500;

/** Sends what is no request at all, over connections of their own, and goes on as soon as it is known what became of each. */
export async function besiegeRaw(
  port: number,
  { count, seed, atOnce = 16 }: Besieging,
): Promise<ReadonlyMap<string, number>> {
  const chance = chanceFrom(seed);
  const firsts = new Map<string, number>();
  let sent = 0;
  const work = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const attack = rawAttacks[chance(rawAttacks.length)];
      const { text } = await sendRaw(port, attack?.(chance) ?? '', ANSWER_TIMEOUT_MS, { enough: status });
      const first = status.exec(text)?.[1] ?? 'cut or left waiting';
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return firsts;
}

/** What an attacker who was at the evening knows. */
export function knownAfter(
  { cookieOf }: World,
  { table, ann, seat, placed, desks }: Evening,
): AttackerKnowledge {
  const roles = [
    'dealer',
    'game-supervisor',
    'casino-supervisor',
    'senior-casino-supervisor',
    'inspector',
    'scrutineer',
  ];
  const cookies = Object.fromEntries(['player', ...roles, 'operator'].map((who) => [who, cookieOf(who)]));
  return {
    ids: { table, person: ann, ...desks },
    cookies: { nobody: '', ...cookies },
    done: {
      path: `/api/v1/tables/${table}/commands`,
      cookie: `dicepit=${cookieOf('player')}`,
      key: placed.key,
      body: JSON.stringify(placed.body),
    },
    // Nobody sits there but Ann, who is the player: these are for seats that are not hers.
    foreignCommands: [
      { type: 'PlaceBets', seat: seat + 1, bets: [{ wager: 'field', chips: 5_00 }] },
      { type: 'StandUp', seat: seat + 1 },
      { type: 'CashOut', seat: seat + 1 },
      { type: 'BuyIn', seat: seat + 1, cents: 100, from: 'account' },
      { type: 'ThrowDice', seat: seat + 1 },
      { type: 'BringToRest', faces: [6, 6] },
      { type: 'CallRoll' },
      { type: 'SettleRoll' },
      { type: 'FillFloat', cents: 1_000_000_00 },
      { type: 'CloseTable' },
      { type: 'SetUpTable' },
      { type: 'NoSuchCommand' },
      { type: 'constructor' },
    ],
    bodies: goodBodies({ table, seat, person: ann }),
  };
}

type Answer = {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly replayed: boolean;
};

/** A connection that is cut while a body is still on its way is an answer as well. */
function send(port: number, agent: http.Agent, { method, path, headers, body }: Hostile): Promise<Answer> {
  const cut: Answer = { status: 0, text: '', type: '', replayed: false };
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    try {
      const request = http.request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => void parts.push(part));
          response.on('error', () => resolve(cut));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              type: response.headers['content-type'] ?? '',
              replayed: response.headers['idempotent-replayed'] === 'true',
            }),
          );
        },
      );
      request.on('error', () => resolve(cut));
      request.end(body);
    } catch {
      // A header or a path that Node itself does not send.
      resolve(cut);
    }
  });
}

function faultIn({
  status,
  text,
  type,
  method,
}: Omit<Answer, 'replayed'> & { method: string }): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!type.startsWith('application/problem+json')) return `${status} as ${type}`;
  const read = problemDetails.safeParse(JSON.parse(text));
  return read.success && read.data.status === status
    ? undefined
    : `${status} without a problem: ${text.slice(0, 200)}`;
}
