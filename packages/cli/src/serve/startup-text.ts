import { harmless } from '../harmless.ts';
import type { Terminal } from '../terminal.ts';
import type { Address } from './addresses.ts';

/** All that is said when a pit has opened. */
export type Welcome = {
  readonly version: string;
  readonly data: string;
  readonly pit: string;
  readonly chips: string;
  readonly tables: number;
  /** What a pit that goes on is told: where it stopped. */
  readonly resumed?: string;
  readonly guests: string;
  readonly code: string;
  readonly tv: string;
  readonly host: string;
  /** Of the certificate that the pit made for itself. */
  readonly fingerprint?: string;
  /** Whether the host's link is the one by which the pit is claimed. */
  readonly unclaimed: boolean;
  readonly others: readonly Address[];
  /** The QR code, a line to a line; none where there is no room or no wish for it. */
  readonly qr: readonly string[];
  readonly wifi: readonly string[];
  readonly keys: boolean;
};

export function welcomeText(welcome: Welcome, { colours }: Pick<Terminal, 'colours'>): string {
  const {
    version,
    data,
    pit,
    chips,
    tables,
    resumed,
    guests,
    code,
    tv,
    host,
    unclaimed,
    others,
    keys,
    fingerprint,
  } = welcome;
  const { bold, dim } = colours;
  const claim = unclaimed ? dim('  once: it makes you the host') : '';
  return [
    `dicepit ${version}   data ${data}   ${tables === 1 ? '1 table' : `${tables} tables`}`,
    `${bold(harmless(pit))}: ${harmless(chips)}, without cash value`,
    ...(resumed === undefined ? [] : [resumed]),
    '',
    `  Guests   ${bold(guests)}   code  ${bold(code)}`,
    `  TV       ${tv}`,
    `  Host     ${host}${claim}`,
    '',
    ...(fingerprint === undefined
      ? []
      : [
          '  Phones warn once, since nobody vouches for the certificate of this pit: choose to go on anyway.',
          `  ${dim(`It begins with ${fingerprint.slice(0, 23)}`)}`,
          '',
        ]),
    ...pictures(welcome),
    ...(others.length === 0 ? [] : [`  Other addresses: ${others.map(named).join(', ')}`]),
    ...(keys ? [dim('  keys: a next address, c new code, o open the host page, q quit')] : []),
    '',
  ]
    .map((line) => `${line}\n`)
    .join('');
}

const named = ({ address, reach }: Address): string => `${address} (${reach})`;

function pictures({ qr, wifi }: Welcome): readonly string[] {
  const shown = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [...lines.map((line) => `  ${line}`), `  ${title}`, ''];
  return [
    ...shown('1. Scan to join the Wi-Fi.', wifi),
    ...shown(wifi.length === 0 ? 'Scan with one phone to test.' : '2. Scan to join the pit.', qr),
  ];
}
