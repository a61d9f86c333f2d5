import { assert } from '@dicepit/engine';
import { addPack } from '@dicepit/games';
import { addText } from '@dicepit/games/texts';
import { parsePack } from '@dicepit/wire';
import type { KeptPack } from './event.ts';

/**
 * Makes a pack known that a stream or a file carries. It is checked as if it came from anywhere: the trail may be a
 * stranger's. What is known stays as it is, since its id is its hash.
 */
export function learnPack(kept: KeptPack): void {
  const { pack, text } = kept;
  // By its text and not by what it is called: a forger may call anything what is known.
  if (known.get(pack) === text) return;
  const parsed = parsePack(text);
  assert(
    parsed.ok,
    () => `the pack ${pack} in the trail is none: ${parsed.ok ? '' : parsed.problems[0]?.message}`,
  );
  const { value } = parsed;
  assert(isCalled(kept, value), () => `the pack ${pack} in the trail is another one`);
  addPack(value.bundle);
  addText(pack, value.bundle.register, value.bundle.commentary);
  known.set(pack, text);
}

const known = new Map<string, string>();

/** Whether a text is the pack that it is called, and says so by its hash. */
export function isPack(kept: KeptPack): boolean {
  const parsed = parsePack(kept.text);
  return parsed.ok && isCalled(kept, parsed.value);
}

const isCalled = (
  { pack, hash }: KeptPack,
  parsed: { readonly id: string; readonly hash: string },
): boolean => parsed.id === pack && parsed.hash === hash;
