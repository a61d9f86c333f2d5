import { LAB } from './lab-door.ts';
import { standingHeaders } from './response-headers.ts';

/**
 * What the lab may do beyond other pages: compile the loop that the simulator writes for a plan. A worker is held to the
 * policy that comes with its own file, so the files of those that play have it too, and nothing else does.
 */
export const labPolicyAt = (url: string): string | undefined =>
  url === LAB || players.test(url) ? labPolicy : undefined;

const players = /^\/assets\/lab-(player|rivals)-[\w-]{8}\.js$/;

const labPolicy = (standingHeaders['content-security-policy'] ?? '').replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
);
