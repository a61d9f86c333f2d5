import type { IncomingMessage, ServerResponse } from 'node:http';
import { standingHeaders } from './response-headers.ts';

/** The same place by https; for good, and by the same method. */
export function sendToHttps({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const there = `https://${headers.host}${url}`;
  if (headers.host === undefined || !URL.canParse(there)) response.writeHead(400, standingHeaders);
  else response.writeHead(308, { ...standingHeaders, location: there });
  response.end();
}

/** Nobody listens in between a computer and itself: its own programs and a proxy in front need no certificate. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';
