import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import type { Sample } from './load/bare-pit.ts';
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
  const samples = await samplesOf(bettors);
  const [placed] = samples;
  const store = await bareStore(folder, { text: placed.entry, answer: placed.answer });
  const bare: Child<{ readonly url: string }> = await startChild('./bare-http.ts');
  const url = new URL(`${bare.said.url}/commands`);
  const same: Child<{ readonly url: string }> = await startChild(
    './bare-pit.ts',
    folder,
    JSON.stringify(samples),
  );
  let keys = 0;
  const addresses = bettors.map((_, place) => new URL(`${same.said.url}/tables/t${place % TABLES}/commands`));
  const sameIO: Racer = {
    once: async (place) => {
      const key = `bare-key-${(keys += 1)}`;
      const [address, bettor, sample] = [addresses[place], bettors[place], samples[keys % samples.length]];
      if (address === undefined || bettor === undefined || sample === undefined) return false;
      const { status } = await post({ url: address, cookie: bettor.cookie, key, body: sample.body });
      return status === 200;
    },
    figures: same.figures,
  };
  const http: Racer = {
    once: async () => (await post({ url, key: 'the-same-key', body: placed.body })).status === 200,
    figures: bare.figures,
  };
  return {
    racers: { [BARE]: sameIO, [STORE]: store, [HTTP]: http },
    /** As many streams as the pit has, at as many tables. */
    listen: () =>
      listen(
        bettors.map(({ cookie }, place) => ({
          url: new URL(`${same.said.url}/tables/t${place % TABLES}/events`),
          cookie,
        })),
      ),
    stop: async () => {
      await same.stop();
      await store.stop();
      await bare.stop();
    },
  };
}

/** What a bet that is placed, and one that is taken down, is asked by, leaves in the store and sends. */
async function samplesOf([bettor]: readonly Bettor[]): Promise<readonly [Sample, Sample]> {
  if (bettor === undefined) throw new Error('nobody bets');
  const one = await sampleOf(bettor);
  const two = await sampleOf(bettor);
  const [placed, down] = one.body.includes('PlaceBets') ? [one, two] : [two, one];
  return [placed, down];
}

async function sampleOf(bettor: Bettor): Promise<Sample> {
  const { frame, text, body } = await framed(bettor);
  // The very bytes that the pit has written.
  return { entry: await pit.ask(`last entry of ${bettor.table}`), answer: text, frame, body };
}

/** Gives the next command, and answers with it and with the bytes that a reader of its table is sent for it. */
async function framed({ table: name, cookie, next }: Bettor) {
  const { promise: sent, resolve, reject } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const url = new URL(`${pit.said.url}/api/v1/tables/${name}/events`);
  const asked = get(url, { headers: { cookie, accept: 'text/event-stream' } }, (response) => {
    response.setEncoding('utf8');
    let text = '';
    response.on('data', (chunk: string) => {
      text += chunk;
      const found = text.split('\n\n').find((message) => message.includes('event: entry'));
      if (found !== undefined) resolve(`${found}\n\n`);
      // The stream has begun with how things stand: from now on there is a frame to each entry.
      if (text.includes('event: snapshot')) begin();
    });
    response.on('error', () => undefined);
  });
  asked.on('error', reject);
  await begun;
  const given = await next();
  const frame = await sent;
  asked.destroy();
  return { ...given, frame };
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
