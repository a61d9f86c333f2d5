import { check, parseCommand, parseJsonStrictly, routes } from '@dicepit/wire';
import { fastify } from 'fastify';

import { figuresOfProcess } from './figures.ts';

// The least that a server can do with a command: read it, check it by the very same schemas, and answer.
const app = fastify({ bodyLimit: 64 * 1024 });
app.removeAllContentTypeParsers();
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
  const parsed = parseJsonStrictly(String(text));
  if (parsed.ok) done(null, parsed.value);
  else done(new Error('not JSON'));
});
app.post('/commands', (request, reply) => {
  const body = check(routes.giveCommand.body, request.body);
  const command = body.ok ? parseCommand('snake-eyes-nz', body.value.command) : body;
  return reply.code(command.ok ? 200 : 400).send({ version: 1, events: [{ type: 'BetPlaced' }] });
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (message) => {
  if (message === 'stop') void app.close().then(() => process.disconnect());
  if (message === 'figures') process.send?.(figuresOfProcess());
});
// Whoever started this is gone: nobody would end it otherwise.
process.on('disconnect', () => process.exit());
process.send?.({ url });
