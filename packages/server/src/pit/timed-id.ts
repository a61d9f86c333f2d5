import { lettersBy } from '../people/secrets.ts';
import type { Ports } from './ports.ts';

/** An id whose order is that of time, such as `d-0mgq1x2yz-k3v7qa`. */
export function timedId({ now, entropy }: Ports, kind: string): string {
  const time = Math.max(0, now()).toString(36).padStart(9, '0');
  return `${kind}-${time}-${lettersBy(entropy, 'abcdefghijklmnopqrstuvwxyz234567', 6)}`;
}
