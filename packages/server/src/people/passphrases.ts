import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import { createQueue } from '../pit/executor.ts';
import type { Ports } from '../pit/pit.ts';

/** What is kept of a passphrase: Argon2id, with the cost it was made at. */
type Kept = {
  readonly salt: string;
  readonly hash: string;
  /** Kibibytes. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
};

/** What OWASP asks of Argon2id at the least. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;

const MIN_PASSPHRASE_LENGTH = 10;

/** Why a passphrase is too weak to be set, if it is. */
export function weakness(passphrase: string, name: string): ServerRefusal | undefined {
  const { length } = passphrase;
  const plain = passphrase.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const own = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (length < MIN_PASSPHRASE_LENGTH)
    return { code: 'MALFORMED', case: 'passphrase-short', least: MIN_PASSPHRASE_LENGTH, length };
  if (common.has(plain) || new Set(plain).size < 4 || (own !== '' && plain.replaceAll(own, '').length < 4))
    return { code: 'MALFORMED', case: 'passphrase-common' };
  return undefined;
}

/** A passphrase as it is kept. */
export async function keptPassphrase(passphrase: string, entropy: Ports['entropy']): Promise<string> {
  const salt = Buffer.from(entropy(16)).toString('base64');
  const hash = await derived(passphrase, { salt, ...cost });
  const kept: Kept = { salt, hash: hash.toString('base64'), ...cost };
  return JSON.stringify(kept);
}

/** Whether it is the passphrase that was kept. Where none was, that takes as long to find out. */
export async function matches(text: string | undefined, passphrase: string): Promise<boolean> {
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const kept = text === undefined ? unknown : (JSON.parse(text) as Kept);
  const hash = await derived(passphrase, kept);
  const same = timingSafeEqual(hash, Buffer.from(kept.hash, 'base64'));
  return same && text !== undefined;
}

const unknown: Kept = {
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  hash: Buffer.alloc(32).toString('base64'),
  ...cost,
};

const argon2Async = promisify(argon2);

// One after another: each takes 19 megabytes, and a crowd of guessers must not take them all at once.
const inTurn = createQueue();
let waiting = 0;

/** Whether so many wait already that another would wait for seconds. */
export const isCrowded = (): boolean => waiting >= 100;

async function derived(
  passphrase: string,
  { salt, memory, passes, parallelism }: Omit<Kept, 'hash'>,
): Promise<Buffer> {
  const parameters = {
    message: passphrase.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: 32,
    memory,
    passes,
    parallelism,
  };
  waiting++;
  try {
    return await inTurn(['argon2'], () => argon2Async('argon2id', parameters));
  } finally {
    waiting--;
  }
}

/** Those of ten characters or more that stand at the top of every list. */
const common: ReadonlySet<string> = new Set(
  `1234567890 12345678910 0123456789 0987654321 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwerty12345 qwerty123456
  qwertyuiop123 asdfghjkl123 zxcvbnm123 password10 password12 password123 password1234 password12345 passw0rd123
  mypassword letmein123 letmeinnow letmeinplease welcome123 welcome1234 iloveyou123 iloveyou12 administrator
  admin12345 admin123456 changeme123 changemenow trustno1234 football123 baseball123 superman123 princess123
  sunshine123 monkey12345 dragon12345 master12345 abcdefghij abcdefghijk abcd123456 abc1234567 abc123456789
  correcthorsebatterystaple casinonight dicepit123 snakeeyes1 snakeeyes123 passphrase passphrase1 mypassphrase
  thepassphrase doubledice wonderdice secretsecret passwordpassword testtesttest qazwsxedcrfv 11112222333`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
