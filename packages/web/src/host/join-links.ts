import type { JoinFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';

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

/** The address of this page's pit, without a slash at its end. */
export const ownUrl = (): string => new URL('.', document.baseURI).href.replace(/\/$/, '');

/** A Wi-Fi that guests are helped into; off unless the host has typed it in. */
export type Wifi = { readonly name: string; readonly password: string };

/** What a phone needs to join a Wi-Fi, as every camera reads it. */
export function wifiText({ name, password }: Wifi): string {
  const security = password === '' ? 'T:nopass;' : 'T:WPA;';
  const secret = password === '' ? '' : `P:${escaped(password)};`;
  return `WIFI:${security}S:${escaped(name)};${secret};`;
}

/** These signs mean something in such a text, and stand for themselves only behind a backslash. */
const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, (sign) => `\\${sign}`);

const STORAGE_KEY = 'dicepit.wifi';

export const wifi = signal<Wifi | undefined>(kept());

/** Until the browser is closed: a password is not left behind on a computer. */
export function keepWifi(given: Wifi | undefined): void {
  wifi.value = given;
  try {
    if (given === undefined) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(given));
  } catch {
    // A private window may have no storage: then it holds as long as the page does.
  }
}

function kept(): Wifi | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    // What this page has written itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Wifi);
  } catch {
    return undefined;
  }
}
