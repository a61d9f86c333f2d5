import type { ServerResponse } from 'node:http';

/** Somebody who reads an event stream. */
export type Reader = {
  /** Sends bytes that are whole messages; a reader who falls too far behind is cut off, and may resume. */
  readonly send: (bytes: Uint8Array) => void;
  /** Says goodbye and ends the stream. */
  readonly bye: (why: Farewell) => void;
  readonly isOpen: () => boolean;
};

/** Why a stream ends: to be taken up again, or not. */
export type Farewell = 'closing' | 'session over' | 'replaced' | 'removed';

/** How the end of a stream came about. */
export type Ended = 'left' | 'too slow' | 'sent away';

export type Reading = {
  /** How many bytes may wait for a reader. */
  readonly mostWaiting: number;
  readonly sent: () => void;
  /** Told once. */
  readonly ended: (how: Ended) => void;
};

/** Begins an event stream on a response whose standing headers are set. */
export function openReader(response: ServerResponse, { mostWaiting, sent, ended }: Reading): Reader {
  let open = true;
  const close = (how: Ended): void => {
    if (!open) return;
    open = false;
    ended(how);
  };
  response.on('close', () => close('left'));
  // Whatever goes wrong with a connection ends it; there is nobody to tell.
  response.on('error', () => close('left'));
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  return {
    isOpen: () => open,
    send: (bytes) => {
      if (!open) return;
      if (response.writableLength > mostWaiting) {
        close('too slow');
        response.destroy();
        return;
      }
      sent();
      response.write(bytes);
    },
    bye: (why) => {
      if (!open) return;
      close('sent away');
      response.end(messageOf({ event: 'bye', data: JSON.stringify({ why }) }));
    },
  };
}

/** A server-sent event as it is written; the data is JSON and so has no line breaks. */
export function messageOf({ event, id, data }: { event: string; id?: number; data: string }): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
