import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { bareStore } from './load/bare-store.ts';
import { type Child, startChild } from './load/child.ts';
import { type Bettor, crowd } from './load/crowd.ts';
import { megabytes, newTimes } from './load/figures.ts';
import { medianOf, type Raced, type Racer, race } from './load/flat-out.ts';
import { listen } from './load/listen.ts';
import { post } from './load/post.ts';
import { milliseconds, table } from './stopwatch.ts';

const TABLES = 50;
const GUESTS = 500;
const COMMANDS_A_SECOND = 200;
/** Requests under way at once when it goes as fast as it can: one for each table, and several. */
const AT_ONCE: readonly number[] = [TABLES, 4 * TABLES];

const PIT = 'the pit';
const STORE = 'bare store, same entries and receipts';
const HTTP = 'bare HTTP, same validation';
const BARE = 'bare server, same input and output';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0.5' },
    /** Thousands of commands between two figures of a long run. */
    leak: { type: 'string' },
  },
});

const say = (text: string): void => {
  stdout.write(`${text}\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'dicepit-load-'));
const pit = await startChild<{ readonly url: string; readonly token: string }>('./pit-process.ts', folder);
try {
  const bettors = await crowd(pit.said, { tables: TABLES, guests: GUESTS });
  if (values.leak === undefined) await measure(bettors);
  else await watchMemory(bettors, Number(values.leak) * 1_000);
} finally {
  await pit.stop();
  rmSync(folder, { recursive: true });
}

/** The load that is asked for, then as much as goes, then the two limits that it is compared with. */
async function measure(bettors: readonly Bettor[]): Promise<void> {
  const streams = await listen(
    bettors.map(({ table: name, cookie }) => ({
      url: new URL(`${pit.said.url}/api/v1/tables/${name}/events`),
      cookie,
    })),
  );
  say(
    `${TABLES} tables, ${streams.open()} event streams; the generator shares the two cores with the server`,
  );
  // The first seconds also compile.
  await steadily(bettors, 3_000);
  streams.anew();
  const before = await pit.figures();
  const span = Number(values.minutes) * 60_000;
  const steady = await steadily(bettors, span);
  const after = await pit.figures();
  const delivered = streams.delivered();
  say(
    table([
      [`${COMMANDS_A_SECOND} commands a second for ${span / 1_000} s`, 'figure'],
      ['answered', `${steady.answered.count()}`],
      ['errors', `${steady.errors}`],
      ['answered after, p50', milliseconds(steady.answered.quantile(0.5))],
      ['answered after, p99', milliseconds(steady.answered.quantile(0.99))],
      ['entries delivered', `${delivered.count()}`],
      ['decided to delivered, p50', milliseconds(delivered.quantile(0.5))],
      ['decided to delivered, p99', milliseconds(delivered.quantile(0.99))],
      ['heap, start to end', `${megabytes(before.heapUsed)} to ${megabytes(after.heapUsed)}`],
      ['resident, start to end', `${megabytes(before.rss)} to ${megabytes(after.rss)}`],
      ['share of one core', `${(((after.cpu - before.cpu) / span) * 100).toFixed(0)} %`],
      ['streams still open', `${streams.open()}`],
    ]),
  );
  const limits = await openLimits(bettors);
  try {
    const racers = { [PIT]: thePit(bettors), ...limits.racers };
    const raceAll = async (how: string): Promise<void> => {
      for (const atOnce of AT_ONCE)
        say(`\n${raceTable(`${atOnce} at once, ${how}`, await race(racers, atOnce))}`);
    };
    const others = await limits.listen();
    await raceAll('with 500 streams open');
    others.stop();
    streams.stop();
    await raceAll('with no stream open');
  } finally {
    await limits.stop();
  }
}

function raceTable(how: string, raced: ReadonlyMap<string, Raced>): string {
  const rateOf = (name: string): number => medianOf(raced.get(name)?.rates ?? []);
  return table([
    [
      `as fast as it goes, ${how}`,
      'a second',
      'of bare server',
      'of store',
      'of HTTP',
      'processor time of each',
      'errors',
    ],
    ...Array.from(raced, ([name, { costs, errors }]) => [
      name,
      rateOf(name).toFixed(0),
      `${(rateOf(name) / rateOf(BARE)).toFixed(2)} x`,
      `${(rateOf(name) / rateOf(STORE)).toFixed(2)} x`,
      `${(rateOf(name) / rateOf(HTTP)).toFixed(2)} x`,
      `${medianOf(costs).toFixed(0)} µs`,
      `${errors}`,
    ]),
  ]);
}

function thePit(bettors: readonly Bettor[]): Racer {
  return {
    once: async (place) => (await bettors[place]?.next())?.status === 200,
    figures: pit.figures,
  };
}

/** What the pit is compared with: the store alone with what a command leaves there, and HTTP alone with its body. */
async function openLimits(bettors: readonly Bettor[]) {
  const first = await bettors[0]?.next();
  const { text = '', body = '' } = first ?? {};
  const store = await bareStore(folder, { text: `{"event":${text},"cause":${body}}`, answer: text });
  const bare: Child<{ readonly url: string }> = await startChild('./bare-http.ts');
  const url = new URL(`${bare.said.url}/commands`);
  const same: Child<{ readonly url: string }> = await startChild(
    './bare-pit.ts',
    folder,
    JSON.stringify(await sampleOf(bettors)),
  );
  let keys = 0;
  const sameIO: Racer = {
    once: async (place) => {
      const table = `t${place % TABLES}`;
      const key = `bare-key-${(keys += 1)}`;
      return (
        (await post({ url: new URL(`${same.said.url}/tables/${table}/commands`), key, body })).status === 200
      );
    },
    figures: same.figures,
  };
  const http: Racer = {
    once: async () => (await post({ url, key: 'the-same-key', body })).status === 200,
    figures: bare.figures,
  };
  return {
    racers: { [BARE]: sameIO, [STORE]: store, [HTTP]: http },
    /** As many streams as the pit has, at as many tables. */
    listen: () =>
      listen(
        Array.from({ length: GUESTS }, (_, place) => ({
          url: new URL(`${same.said.url}/tables/t${place % TABLES}/events`),
          cookie: 'none',
        })),
      ),
    stop: async () => {
      await same.stop();
      await store.stop();
      await bare.stop();
    },
  };
}

/** What one command of the pit leaves and sends: by what its event stream and its answer say. */
async function sampleOf(bettors: readonly Bettor[]) {
  const [bettor] = bettors;
  if (bettor === undefined) throw new Error('nobody bets');
  const frame = await firstFrame(bettor);
  const { text: answer, body } = await bettor.next();
  const event = /"event":(.*)\}$/m.exec(frame)?.[1] ?? '';
  const cause = /"command":(.*)\}$/.exec(body)?.[1] ?? '';
  const written = `{"at":${Date.now()},"software":"0.1.0","edition":"1","device":"${'d'.repeat(16)}"}`;
  const entry = `{"event":${event},"cause":${cause.slice(0, -1)},"by":{"person":"p-1","role":"player"},"at":${Date.now()}},"written":${written}}`;
  return { entry, answer, frame };
}

/** The bytes that a reader of a bettor's table is sent for one bet. */
function firstFrame({ table: name, cookie, next }: Bettor): Promise<string> {
  return new Promise((resolve, reject) => {
    const url = new URL(`${pit.said.url}/api/v1/tables/${name}/events`);
    const asked = get(url, { headers: { cookie, accept: 'text/event-stream' } }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      let sent = false;
      response.on('data', (chunk: string) => {
        text += chunk;
        const found = text.split('\n\n').find((message) => message.includes('event: entry'));
        if (found !== undefined) {
          asked.destroy();
          resolve(`${found}\n\n`);
        }
        // The stream has begun with how things stand: from now on there is a frame to each entry.
        if (!sent && text.includes('event: snapshot')) {
          sent = true;
          next().catch(reject);
        }
      });
      response.on('error', () => undefined);
    });
    asked.on('error', reject);
  });
}

/** So many commands a second, sent by the clock whether or not the ones before are answered. */
async function steadily(bettors: readonly Bettor[], span: number) {
  const answered = newTimes();
  const busy = new Set<Bettor>();
  const under: Promise<void>[] = [];
  let errors = 0;
  const from = performance.now();
  const count = Math.floor((span / 1_000) * COMMANDS_A_SECOND);
  for (let index = 0; index < count; index++) {
    // A command is late by the time at which it should have been sent: a server that is slow does not slow the clock.
    const due = from + (index / COMMANDS_A_SECOND) * 1_000;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const bettor = bettors[index % bettors.length];
    if (bettor === undefined || busy.has(bettor)) {
      errors += 1;
      continue;
    }
    busy.add(bettor);
    under.push(
      bettor
        .next()
        .then(({ status }) => {
          if (status === 200) answered.add(performance.now() - due);
          else errors += 1;
        })
        .catch(() => {
          errors += 1;
        })
        .finally(() => busy.delete(bettor)),
    );
  }
  await Promise.all(under);
  return { answered, errors };
}

/** A long run: the heap after collecting all that is garbage, every so many commands. */
async function watchMemory(bettors: readonly Bettor[], every: number): Promise<void> {
  const streams = await listen(
    bettors.map(({ table: name, cookie }) => ({
      url: new URL(`${pit.said.url}/api/v1/tables/${name}/events`),
      cookie,
    })),
  );
  let commands = 0;
  let errors = 0;
  const until = performance.now() + Number(values.minutes) * 60_000;
  say('commands, heap and resident memory of the server');
  while (performance.now() < until) {
    const from = commands;
    await Promise.all(
      bettors.slice(0, TABLES).map(async ({ next }) => {
        while (commands - from < every) {
          commands += 1;
          const { status, text } = await next();
          if (status === 200) continue;
          errors += 1;
          if (errors === 1) say(`the first error: ${status} ${text}`);
        }
      }),
    );
    const { heapUsed, rss } = await pit.figures();
    say(`${commands.toLocaleString('en').padStart(12)}   ${megabytes(heapUsed)}   ${megabytes(rss)}`);
  }
  say(`${errors} errors, ${streams.open()} of ${GUESTS} streams open`);
  streams.stop();
}
