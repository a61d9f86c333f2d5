import { connect } from 'node:net';

/** What came back over a bare connection until it ended, and whether the server ended it. */
export type Came = { readonly text: string; readonly ended: boolean };

type Further = {
  /** What is sent so many milliseconds later. */
  readonly later?: { readonly after: number; readonly bytes: string };
  readonly enough?: RegExp;
};

/**
 * Sends bytes as they are, and gives what comes back until the server hangs up or the wait is over; or, where it is
 * said what is `enough`, until that has come.
 */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  wait: number,
  { later, enough }: Further = {},
): Promise<Came> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timers = [setTimeout(() => finish(false), wait)];
    const finish = (ended: boolean): void => {
      for (const timer of timers) clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(parts).toString('latin1'), ended });
    };
    socket.on('connect', () => {
      socket.write(bytes);
      if (later !== undefined) timers.push(setTimeout(() => socket.write(later.bytes), later.after));
    });
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      if (enough?.test(Buffer.concat(parts).toString('latin1')) === true) finish(false);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}
