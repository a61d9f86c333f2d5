import { createHash } from 'node:crypto';
import type { PersonalRef } from '@dicepit/desks';
import type { Put, Store } from '@dicepit/store';
import { lettersBy } from '../people/secrets.ts';
import type { Ports } from '../pit/pit.ts';

/** The shelf on which everything personal lies. */
export const PERSONAL = 'personal';

/** Something personal, ready to be put down in the append whose entries refer to it. */
export function keptApart(
  { entropy }: Pick<Ports, 'entropy'>,
  text: string,
): { readonly kept: PersonalRef; readonly put: Put } {
  const ref = `r-${lettersBy(entropy, 'abcdefghijklmnopqrstuvwxyz234567', 16)}`;
  // Without the salt, whoever has the stream could try names and addresses until one fits the digest.
  const salt = Buffer.from(entropy(SALT_BYTES)).toString('hex');
  const record: PersonalRecord = { salt, text };
  return {
    kept: { ref, digest: digestOf(record) },
    put: { shelf: PERSONAL, key: ref, text: JSON.stringify(record) },
  };
}

/** What lies there still: the text, that it was erased, or that it is not what was put down. */
export type FoundPersonal =
  | { readonly is: 'whole'; readonly text: string }
  | { readonly is: 'erased' }
  | { readonly is: 'changed' };

export async function readPersonal(
  store: Pick<Store, 'record'>,
  { ref, digest }: PersonalRef,
): Promise<FoundPersonal> {
  const written = await store.record(PERSONAL, ref);
  if (written === undefined) return { is: 'erased' };
  // We wrote the record ourselves; whoever changed it since is found by the digest.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const record = JSON.parse(written) as PersonalRecord;
  return digestOf(record) === digest ? { is: 'whole', text: record.text } : { is: 'changed' };
}

/** Takes the text away with its salt, in the append whose entry says so: nothing can be matched to the digest then. */
export const erased = (ref: string): Put => ({ shelf: PERSONAL, key: ref, text: null });

type PersonalRecord = { readonly salt: string; readonly text: string };

const SALT_BYTES = 32;

const digestOf = ({ salt, text }: PersonalRecord): string =>
  createHash('sha256').update(Buffer.from(salt, 'hex')).update(text, 'utf8').digest('hex');
