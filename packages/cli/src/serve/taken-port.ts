import { createServer } from 'node:net';
import { exit, Failure } from '../exit.ts';

/** Whether a port can be had; a sentence with the way out where not. No other is tried, since guests have the address. */
export async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((listening, failed) =>
      server.once('error', failed).listen({ port, host }, listening),
    );
  } catch (cause) {
    throw await explainListenError(cause, port);
  }
  await new Promise((closed) => server.close(closed));
}

/** Why the server cannot listen, where that is what is wrong. */
export async function explainListenError(cause: unknown, port: number): Promise<unknown> {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const next = port + 1;
  switch (code) {
    case 'EADDRINUSE':
      return new Failure({ code: 'PORT_IN_USE', port, by: await whoListens(port), next }, exit.network);
    case 'EACCES':
      return new Failure({ code: 'PORT_RESERVED', port, next }, exit.network);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Failure({ code: 'NO_SUCH_HOST' }, exit.network);
    default:
      return cause;
  }
}

/** Asks whoever is there: another pit says its version, any other is a program. */
async function whoListens(port: number): Promise<string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1_000) });
    const health: unknown = await answer.json();
    if (typeof health === 'object' && health !== null && 'software' in health)
      return String(health.software).slice(0, 20);
  } catch {
    // No pit, whatever it is.
  }
  return 'program';
}
