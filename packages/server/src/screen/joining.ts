import type { Joining } from '@dicepit/wire';
import { encode } from 'uqr';
import { readJoinCode } from '../floor/join-code.ts';
import { readWifi, type SharedWifi } from '../floor/wifi.ts';
import type { Pit } from '../pit/pit.ts';
import { type Caller, viewingRole } from '../pit/request.ts';

/** Where guests find the pit, and whether whoever looks may show them the code. */
export type Door = {
  readonly address: string;
  readonly code: string | undefined;
  readonly wifi?: SharedWifi | undefined;
};

/**
 * The code as a caller may show it: staff, and a screen that came in by this very code. After a new code a screen
 * has to be given it again, or whoever once knew the old one would be told every later one.
 */
export async function codeFor(pit: Pit, caller: Caller): Promise<string | undefined> {
  const join = await readJoinCode(pit);
  if (join === undefined) return undefined;
  const isStaff = caller.is === 'somebody' && viewingRole(caller) !== 'player';
  const isScreen = caller.is === 'nobody' && caller.screen !== undefined && caller.screen.since >= join.since;
  return isStaff || isScreen ? join.code : undefined;
}

/** The Wi-Fi as a caller may show it: to whom the code may be shown. */
export const wifiFor = async (pit: Pit, code: string | undefined): Promise<SharedWifi | undefined> =>
  code === undefined ? undefined : readWifi(pit);

/** How those who see a screen come in: an address to type, the code, and both at once as a QR code. */
export function joiningBy({ address, code, wifi }: Door): Joining {
  const bare = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  // The code stands after the #, where no log of any server sees it.
  const link = code === undefined ? `${address}/` : `${address}/#code=${code}`;
  return {
    address: bare,
    code: code ?? null,
    qr: drawnQr(link),
    ...(wifi === undefined ? {} : { wifi: { name: wifi.name, qr: drawnQr(wifi.text) } }),
  };
}

/** The last codes drawn: they stay the same all night. */
const drawn = new Map<string, Joining['qr']>();
const KEPT = 8;

function drawnQr(text: string): Joining['qr'] {
  const known = drawn.get(text) ?? drawQr(text);
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(text, known);
  return known;
}

function drawQr(text: string): Joining['qr'] {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.map(drawRow).join('') };
}

/** The dark modules of a row, those side by side in one stroke. */
function drawRow(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => `M${x} ${y}h${lengthFrom(row, x)}v1H${x}z`).join('');
}

function lengthFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}
