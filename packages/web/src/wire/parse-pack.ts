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

/**
 * A pack in a trail that is checked in a browser. Its hash says whether it is the one that was played by; what it is was
 * checked by the pit that took it, with schemas that weigh more than the page. A pack that makes no sense is refused
 * where its wagers are made, and nothing of it is shown.
 */
export function parsePack(text: string): Parsed {
  try {
    const data: PackData = JSON.parse(text);
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
