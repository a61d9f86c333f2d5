import type { ProblemCode } from './problem-codes.ts';
import type { Route } from './route.ts';

/** Everything the server may say instead of answering this, by code; the rules of a table have codes of their own. */
export function listCodes({ method, access, path, codes }: Route): readonly ProblemCode[] {
  const all: readonly ProblemCode[] = [
    'MALFORMED',
    ...(method === 'POST' ? codesOfCommands : []),
    ...(access === 'anyone' ? [] : codesOfSignedIn),
    ...(path.includes(':') ? (['NOT_FOUND'] as const) : []),
    ...codes,
    'TOO_MANY',
    'BROKEN',
    'UNAVAILABLE',
  ];
  return [...new Set(all)];
}

/** Whatever changes anything brings a body and a key, and comes from our own pages. */
const codesOfCommands = [
  'NOT_JSON',
  'KEY_MISSING',
  'CROSS_SITE',
  'TOO_LARGE',
  'NOT_JSON_TYPE',
  'KEY_REUSED',
] as const;

/** Whatever is not for anyone needs a session, and perhaps a role. */
const codesOfSignedIn = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'EXCLUDED'] as const;
