import { signal } from '@preact/signals';

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

const PLACE = 'dicepit.wifi';

export const wifi = signal<Wifi | undefined>(kept());

/** Until the browser is closed: a password is not left behind on a computer. */
export function keepWifi(given: Wifi | undefined): void {
  wifi.value = given;
  try {
    if (given === undefined) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(given));
  } catch {
    // A private window may have no storage: then it holds as long as the page does.
  }
}

function kept(): Wifi | undefined {
  try {
    const text = sessionStorage.getItem(PLACE);
    // What this page has written itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Wifi);
  } catch {
    return undefined;
  }
}
