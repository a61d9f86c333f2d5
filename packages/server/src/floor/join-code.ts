import type { Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { codeLetters, lettersBy, plainCode, same } from '../people/secrets.ts';
import type { Pit } from '../pit/pit.ts';

/** The code that guests join by: a record, and never in a stream. */
export type JoinCode = { readonly code: string; readonly since: Moment };

/**
 * Six letters of 24 are 191 million codes: 200 guesses a minute find one in two thousand nights of eight hours, and those of a
 * thousand addresses, with three more each in ten minutes, in eight hundred.
 */
const CODE_LENGTH = 6;

const SHELF = 'codes';
const KEY = 'join';

/** A new code, to be put down together with the entry that says it has changed. */
export function newJoinCode({ ports }: Pick<Pit, 'ports'>): {
  readonly joinCode: JoinCode;
  readonly put: Put;
} {
  const joinCode = { code: lettersBy(ports.entropy, codeLetters, CODE_LENGTH), since: ports.now() };
  return { joinCode, put: { shelf: SHELF, key: KEY, text: JSON.stringify(joinCode) } };
}

export async function readJoinCode({ store }: Pick<Pit, 'store'>): Promise<JoinCode | undefined> {
  const text = await store.record(SHELF, KEY);
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text === undefined ? undefined : (JSON.parse(text) as JoinCode);
}

export async function isJoinCode(pit: Pick<Pit, 'store'>, text: string): Promise<boolean> {
  const joinCode = await readJoinCode(pit);
  return joinCode !== undefined && same(plainCode(text), joinCode.code);
}
