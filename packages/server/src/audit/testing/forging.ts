import { type ChainEntry, hashLink, NOTHING, toPublicKey, writeTrail } from '@dicepit/proof';
import { keysFrom } from '../../pit/pit.ts';
import { SECRET } from './evening.ts';

/** An entry of an exported trail as a forger sees it. */
export type Forgeable = { stream: string; version: number; said: Record<string, unknown> };

/**
 * A trail written anew by somebody who has the pit's own key: entries changed at will, every hash and the signature
 * made right again. Only the rules can find what is wrong with it.
 */
export async function forged(
  lines: readonly string[],
  forge: (entries: readonly Forgeable[]) => readonly Forgeable[],
  secretKey = keysFrom(SECRET).heads,
): Promise<readonly string[]> {
  const entries = lines.slice(1, -1).map((line): Forgeable => {
    const { stream, version, text } = JSON.parse(line);
    return { stream, version, said: JSON.parse(text) };
  });
  // Signed heads would show a history that was written anew: this forger leaves them out.
  const kept = forge(entries.filter(({ stream }) => stream !== 'heads'));
  const written: string[] = [];
  for await (const line of writeTrail({
    header: { ...JSON.parse(lines[0] ?? ''), publicKey: toPublicKey(secretKey) },
    entries: relinked(kept),
    secretKey,
    at: 0,
  }))
    written.push(line);
  return written;
}

function relinked(entries: readonly Forgeable[]): readonly ChainEntry[] {
  const heads = new Map<string, { version: number; hash: string }>();
  return entries.map(({ stream, said }) => {
    const { version, hash: before } = heads.get(stream) ?? { version: 0, hash: NOTHING };
    const entry = { stream, version: version + 1, text: JSON.stringify(said) };
    const hash = hashLink(before, entry);
    heads.set(stream, { version: version + 1, hash });
    return { ...entry, hash };
  });
}
