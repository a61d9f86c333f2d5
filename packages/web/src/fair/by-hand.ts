import {
  bytesOfBlock,
  contributionsHash,
  type DrawRecord,
  formatMessage,
  parseHex,
  SEED_BYTES,
  toFace,
  toHex,
} from '@dicepit/proof';
import type { FairTurn } from './turn.ts';

/** How one draw is worked out with a pencil. */
export type ByHand = {
  /** The lines that are hashed, as they are written. */
  readonly lines: string;
  readonly contributions: string;
  readonly message: string;
  readonly hmac: string;
  /** The bytes that are looked at, each with its face; none where it is passed over. */
  readonly bytes: readonly { readonly byte: number; readonly face: number | undefined }[];
};

/** The first block alone is shown: another is needed once in many millions of draws. */
export function byHand({ table, turn, seed: hex }: FairTurn, drawn: DrawRecord): ByHand | undefined {
  const seed = parseHex(hex ?? '');
  if (seed?.length !== SEED_BYTES) return undefined;
  const { draw, contributions, faces } = drawn;
  const asked = { table, turn, draw, contributions };
  const block = bytesOfBlock({ seed, ...asked });
  const bytes: { readonly byte: number; readonly face: number | undefined }[] = [];
  for (const byte of block) {
    if (bytes.filter(({ face }) => face !== undefined).length === faces.length) break;
    bytes.push({ byte, face: toFace(byte) });
  }
  return {
    lines: contributions.map(({ person, text }) => `${person}\t${text}\n`).join(''),
    contributions: contributionsHash(contributions),
    message: formatMessage(asked),
    hmac: toHex(block),
    bytes,
  };
}
