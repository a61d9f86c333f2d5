import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { argv } from 'node:process';
import { openSqlite } from '@dicepit/store';
import { check, parseCommand, parseJsonStrictly, routes } from '@dicepit/wire';
import { fastify } from 'fastify';
import { figuresOfProcess } from './figures.ts';

// The least that a server can do with the same input and output as the pit: read a command, check it by the very same
// schemas, append the same bytes durably with a receipt, answer the same bytes, and send the same frame to as many event
// streams. It knows no rules, no people and no order.

/** One command, what it leaves in the store, what it answers, and what readers are sent. */
export type Sample = {
  readonly body: string;
  readonly entry: string;
  readonly answer: string;
  readonly frame: string;
};

const [, , folder = '', given = '[]'] = argv;
// It was written by the program that started this one: a bet placed, and one taken down.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const [placed, down] = (JSON.parse(given) as readonly [Sample, Sample]).map((sample) => ({
  ...sample,
  frame: Buffer.from(sample.frame),
}));
const store = await openSqlite({ file: join(folder, 'bare-pit.db') });
const tables = new Map<string, { version: number; readonly readers: Set<ServerResponse> }>();

function tableOf(name: string) {
  const known = tables.get(name) ?? { version: 0, readers: new Set<ServerResponse>() };
  tables.set(name, known);
  return known;
}

const app = fastify({ bodyLimit: 64 * 1024 });
app.removeAllContentTypeParsers();
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
  const parsed = parseJsonStrictly(String(text));
  if (parsed.ok) done(null, parsed.value);
  else done(new Error('not JSON'));
});

app.post<{ Params: { table: string } }>('/tables/:table/commands', async (request, reply) => {
  const body = check(routes.giveCommand.body, request.body);
  const command = body.ok ? parseCommand('snake-eyes-nz', body.value.command) : body;
  const sample = command.ok && command.value.type === 'TakeDownBet' ? down : placed;
  if (!command.ok || sample === undefined) return reply.code(400).send({});
  const table = tableOf(request.params.table);
  const expected = table.version;
  table.version += 1;
  const appended = await store.append({
    writes: [{ stream: `table/${request.params.table}`, expected, texts: [sample.entry] }],
    receipt: {
      scope: request.params.table,
      key: String(request.headers['idempotency-key']),
      fingerprint: 'f'.repeat(64),
      answer: sample.answer,
    },
  });
  for (const reader of table.readers) reader.write(sample.frame);
  return reply
    .code(appended.is === 'appended' ? 200 : 500)
    .type('application/json')
    .send(sample.answer);
});

app.get<{ Params: { table: string } }>('/tables/:table/events', (request, reply) => {
  reply.hijack();
  const { readers } = tableOf(request.params.table);
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  raw.write('retry: 1000\n\n');
  readers.add(raw);
  raw.on('close', () => readers.delete(raw));
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (message) => {
  if (message === 'stop')
    void app
      .close()
      .then(() => store.close())
      .then(() => process.disconnect());
  if (message === 'figures') process.send?.(figuresOfProcess());
});
// Whoever started this is gone: nobody would end it otherwise.
process.on('disconnect', () => process.exit());
process.send?.({ url });
