import type { JoinFacts } from '@dicepit/wire';

/** Where guests are sent: as the pit says it, or this page's own address where it does not know. */
export const guestUrl = ({ url }: JoinFacts, own: string): string => url ?? own;

/** The link of the QR code; the code stands after the #, where no log of any server sees it. */
export const guestLink = (facts: JoinFacts, own: string): string =>
  `${guestUrl(facts, own)}/#code=${facts.code}`;

/** An address as it is read aloud and typed: without what every browser adds by itself. */
export const typed = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** How sure one can be that an address works: the first of the list, and those that phones rarely reach. */
export function chanceOf(place: number, reach: string): 'best' | 'rarely' | 'fair' {
  if (['VPN', 'container', 'virtual machine', 'no network'].includes(reach)) return 'rarely';
  return place === 0 ? 'best' : 'fair';
}
