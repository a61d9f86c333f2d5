import { Agent, type ClientRequest, get } from 'node:http';
import { newTimes, type Times } from './figures.ts';

/** Event streams that are read and timed. */
export type Listening = {
  /** From the moment that an entry carries, which is set before it is written, until a reader has it. */
  readonly delivered: () => Times;
  /** Forgets what was timed so far. */
  readonly anew: () => void;
  readonly open: () => number;
  readonly stop: () => void;
};

const agent = new Agent({ keepAlive: false, maxSockets: 10_000 });

/** Opens an event stream for each of these sessions and answers when all of them have begun. */
export async function listen(
  streams: readonly { readonly url: URL; readonly cookie: string }[],
): Promise<Listening> {
  let delivered = newTimes();
  const sent: ClientRequest[] = [];
  let open = 0;
  await Promise.all(
    streams.map(
      ({ url, cookie }) =>
        new Promise<void>((resolve, reject) => {
          const asked = get(url, { agent, headers: { cookie, accept: 'text/event-stream' } }, (response) => {
            open += 1;
            response.setEncoding('utf8');
            let rest = '';
            response.on('data', (chunk: string) => {
              const messages = `${rest}${chunk}`.split('\n\n');
              rest = messages.pop() ?? '';
              for (const message of messages) time(message, delivered);
              resolve();
            });
            response.on('close', () => {
              open -= 1;
            });
            response.on('error', () => undefined);
          });
          asked.on('error', reject);
          sent.push(asked);
        }),
    ),
  );
  return {
    delivered: () => delivered,
    anew: () => {
      delivered = newTimes();
    },
    open: () => open,
    stop: () => {
      for (const each of sent) each.destroy();
    },
  };
}

function time(message: string, delivered: Times): void {
  if (!message.includes('event: entry')) return;
  const at = /"at":(\d+)/.exec(message)?.[1];
  if (at !== undefined) delivered.add(Math.max(Date.now() - Number(at), 0));
}
