import { type PackBundle, type PackData, toBundle } from '@dicepit/games/data/read';
import { packHash, packIdOf } from '@dicepit/proof';

type Parsed =
  | {
      readonly ok: true;
      readonly value: { readonly id: string; readonly hash: string; readonly bundle: PackBundle };
    }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly place: string; readonly message: string }[];
    };

/** The bounds that a pit has as well: the largest pack in characters, how deep it may be nested, and the version it is in. */
export const BOUNDS = { characters: 1_000_000, levels: 32, version: 1 };

/**
 * A pack in a trail that is checked in a browser. Its hash says whether it is the one that was played by; what it is was
 * checked by the pit that took it, with schemas that weigh more than the page. What is too large, too deep or of another
 * version is not read; a pack that makes no sense is refused where its wagers are made, and nothing of it is shown.
 */
export function parsePack(text: string): Parsed {
  try {
    // A file of ten million characters is not even looked through.
    if (text.length > BOUNDS.characters)
      throw new Error(`a pack has at most ${BOUNDS.characters} characters`);
    if (levelsOf(text) > BOUNDS.levels) throw new Error(`nested deeper than ${BOUNDS.levels} levels`);
    const data: PackData = JSON.parse(text);
    if (data?.dicepit !== 'pack' || data.version !== BOUNDS.version)
      throw new Error(`no pack of version ${BOUNDS.version}`);
    const hash = packHash(data);
    const id = packIdOf(data.id, hash);
    return { ok: true, value: { id, hash, bundle: toBundle(data, id) } };
  } catch (cause) {
    return {
      ok: false,
      problems: [{ place: '', message: cause instanceof Error ? cause.message : String(cause) }],
    };
  }
}

/** How deep a text that may be JSON is nested; brackets in its strings are none. */
function levelsOf(text: string): number {
  let [levels, most] = [0, 0];
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (part === '{' || part === '[') most = Math.max(most, (levels += 1));
    else if (part === '}' || part === ']') levels -= 1;
  }
  return most;
}
