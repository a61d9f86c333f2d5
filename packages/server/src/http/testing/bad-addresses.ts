import type { Chance } from '@dicepit/games';

/** Cookies made from those of an operator and of a player, none of which was ever given. */
export const forgeries: readonly ((operator: string, player: string, chance: Chance) => string)[] = [
  () => '',
  () => 'a'.repeat(4_000),
  (_, __, chance) => `${chance(1e9)}.${chance(1e9)}`,
  (operator, player) => `${operator.split('.')[0] ?? ''}.${player.split('.')[1] ?? ''}`,
  (operator) => operator.slice(0, -1),
  (operator) => `${operator}x`,
  (operator) => operator.toUpperCase(),
  () => '../../etc/passwd.sig',
  () => '%00.%00',
  () => '"; drop',
];

/** As another site would have them sent, or as no client of ours sends them. */
export const badHeaders: readonly Readonly<Record<string, string>>[] = [
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { host: 'evil.example' },
  { host: 'localhost@evil.example' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/jsonp' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(101) },
  { 'idempotency-key': 'key with spaces' },
  { 'if-match': '*' },
  { 'if-match': '"-1"' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': 'W/"3"' },
];

/** Addresses that lead nowhere, or that try to. */
export const badPaths: readonly string[] = [
  '/api/v1',
  '/api/v1/',
  '/api/v2/pit',
  '/api/v1/tables/TABLE/commands/more',
  '/api/v1/tables/TABLE%00',
  '/api/v1/tables/%2e%2e',
  '/api/v1/tables/../../etc/passwd',
  '/api/v1/tables/TABLE%2Fcommands',
  '/api/v1/tables/__proto__',
  '/api/v1/tables/constructor',
  '/api/v1/tables/%E0%A4%A',
  '/api/v1/tables/no-such-table',
  '/api/v1/tables/no-such-table/commands',
  '/api/v1/cage/p-nobody',
  '/api/v1/people/p-nobody/kick',
  '/api/v1/people/hasOwnProperty/kick',
  '/files/../app.ts',
  '/files/%2e%2e%2fapp.ts',
  '/files/lost-page.ts',
  '/t/TABLE/told?after=x',
  `/api/v1/tables/${'a'.repeat(5_000)}`,
  '/api/v1/pit?__proto__=1',
  '//api/v1/pit',
  '/%',
];

/** What no route takes after the question mark. */
export const badQueries: readonly string[] = [
  'after=-1',
  'after=1e3',
  'after=1&after=2',
  'limit=0',
  'limit=1001',
  'after[]=1',
  'after[__proto__]=1',
  '__proto__=1',
  'a=%',
  `a=${'b'.repeat(2_000)}`,
  'after=%00',
  'stream=../pit',
];
