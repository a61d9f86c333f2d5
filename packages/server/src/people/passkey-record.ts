import type { Moment } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';

/** A passkey as it is kept: the public half, whose it is, and how often it was used by its own count. */
export type PasskeyRecord = {
  readonly person: string;
  /** As the browser names it, in base64url. */
  readonly id: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The name of the site it was made for: it works nowhere else. */
  readonly site: string;
  readonly madeAt: Moment;
};

/** Where a passkey works: a browser makes one for a name under https, or on the machine itself. */
export type Site = { readonly origin: string; readonly name: string };

export const PASSKEYS = 'passkeys';

export async function passkeysOf(
  { store }: Pick<Pit, 'store'>,
  person: string,
): Promise<readonly { readonly key: string; readonly passkey: PasskeyRecord }[]> {
  const records = await store.records(PASSKEYS);
  return records
    .map(({ key, text }) => ({ key, passkey: readPasskey(text) }))
    .filter(({ passkey }) => passkey.person === person);
}

// We wrote the record ourselves.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const readPasskey = (text: string): PasskeyRecord => JSON.parse(text) as PasskeyRecord;
