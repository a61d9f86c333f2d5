import { Agent, request } from 'node:http';

/** One request, ready to be sent: many times the same bytes by way of a few kept connections. */
export type Posting = {
  readonly url: URL;
  readonly cookie?: string;
  readonly key: string;
  readonly body: string;
};

export type Posted = { readonly status: number; readonly text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Posts JSON by plain `node:http`: `fetch` would cost the generator more than the answer costs the server. */
export function post({ url, cookie, key, body }: Posting): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': key,
          ...(cookie === undefined ? {} : { cookie }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
