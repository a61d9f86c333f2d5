import { harmless } from '../harmless.ts';
import { said } from '../language.ts';
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
  /** The law that the night is held under, and what it switches off or asks for, a sentence each. */
  readonly law?: { readonly name: string; readonly off: readonly string[] };
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
    law,
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
  const words = said().serve;
  const claim = unclaimed ? dim(`  ${words.once}`) : '';
  return [
    words.title({ version, data, tables }),
    words.chips({ pit: bold(harmless(pit)), chips: harmless(chips) }),
    ...(resumed === undefined ? [] : [resumed]),
    ...(law === undefined ? [] : ['', words.law(law), ...law.off.map((each) => `  - ${each}`)]),
    '',
    `  ${words.guests({ url: bold(guests), code: bold(code) })}`,
    `  ${words.tv({ url: tv })}`,
    `  ${words.host({ url: host })}${claim}`,
    '',
    ...(fingerprint === undefined
      ? []
      : [`  ${words.phonesWarn}`, `  ${dim(words.begins({ fingerprint: fingerprint.slice(0, 23) }))}`, '']),
    ...pictures(welcome),
    ...(others.length === 0 ? [] : [`  ${words.others({ addresses: others.map(named).join(', ') })}`]),
    ...(keys ? [dim(`  ${words.keys}`)] : []),
    '',
  ]
    .map((line) => `${line}\n`)
    .join('');
}

const named = ({ address, reach }: Address): string =>
  said().serve.address({ address, reach: said().serve.reach[reach] });

function pictures({ qr, wifi }: Welcome): readonly string[] {
  const words = said().serve;
  const shown = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [...lines.map((line) => `  ${line}`), `  ${title}`, ''];
  return [...shown(words.scanWifi, wifi), ...shown(wifi.length === 0 ? words.scanTest : words.scanPit, qr)];
}
