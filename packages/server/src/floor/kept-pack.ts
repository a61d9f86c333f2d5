import { assert } from '@dicepit/engine';
import { addPack, findPack } from '@dicepit/games';
import { addText } from '@dicepit/games/texts';
import { parsePack } from '@dicepit/wire';
import type { KeptPack } from './event.ts';

/**
 * Makes a pack known that a stream carries. It is checked as if it came from anywhere: the trail may be a stranger's. What is
 * known stays as it is, since its id is its hash.
 */
export function learnPack({ pack, hash, text }: KeptPack): void {
  if (findPack(pack) !== undefined && known.has(hash)) return;
  const parsed = parsePack(text);
  assert(
    parsed.ok,
    () => `the pack ${pack} in the trail is none: ${parsed.ok ? '' : parsed.problems[0]?.message}`,
  );
  const { value } = parsed;
  assert(value.id === pack && value.hash === hash, () => `the pack ${pack} in the trail is another one`);
  addPack(value.bundle);
  addText(pack, value.bundle.register, value.bundle.commentary);
  known.add(hash);
}

const known = new Set<string>();
