import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** The first byte of every TLS connection; no HTTP request begins so. */
const HANDSHAKE = 0x16;

/**
 * Lets an https server hear plain http at the same port: what somebody types begins with http, and a television may
 * have no way to accept a certificate. Which of the two it is, the first byte tells.
 */
export function hearBoth(server: Server, patience: number): void {
  const secured = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const hangUp = (): void => void socket.destroy();
    socket.setTimeout(patience, hangUp);
    socket.on('error', hangUp);
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.off('timeout', hangUp).off('error', hangUp).setTimeout(0);
      socket.unshift(first);
      if (first[0] === HANDSHAKE) {
        // It takes what lies there by itself; read any further here, and it would be lost.
        for (const listen of secured) listen.call(server, socket);
        return;
      }
      // From here on an https server reads HTTP, whatever it came through.
      server.emit('secureConnection', socket);
      socket.resume();
    });
  });
}

export const isSecured = (socket: Socket): boolean => socket instanceof TLSSocket;
