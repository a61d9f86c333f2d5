import type { Server } from 'node:net';
import { assert } from '@dicepit/engine';

/** The port that a server has got, once it listens. */
export function portOf(server: Server): number {
  const address = server.address();
  assert(address !== null && typeof address === 'object', () => 'the server does not listen');
  return address.port;
}
