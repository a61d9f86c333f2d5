import { isPips, type Pips } from '@dicepit/engine';
import {
  type DrawnFrom,
  diceFor,
  listDigest,
  parseHex,
  placeByDice,
  toCommitment,
  winningPlaces,
} from '@dicepit/proof';
import type { PromotionDraw } from '@dicepit/wire';

export type CheckDraw = typeof checkDraw;

/**
 * Works a draw out again from what the pit has published: whether the list is the one that was fixed, the seed the one
 * that was promised, and the winners those that follow. Open until something is drawn.
 */
export function checkDraw(draw: PromotionDraw): 'open' | 'holds' | 'fails' {
  const { list, entries, winners, picks } = draw;
  if (list === null || winners.length === 0) return 'open';
  if (listDigest(entries) !== list.digest || entries.length !== list.count) return 'fails';
  const found = draw.method === 'prize draw' ? bySeed(draw, list.digest) : byThrows(draw);
  const isSame =
    found?.length === picks.length &&
    picks.every(
      ({ entry, person }, index) => found[index]?.entry === entry && found[index].person === person,
    ) &&
    // Of those drawn for a prize the last has it: the others were not there.
    winners.every(({ prize, entry, person }) => {
      const last = picks.findLast((pick) => pick.prize === prize);
      return last?.entry === entry && last.person === person;
    });
  return isSame ? 'holds' : 'fails';
}

function bySeed(draw: PromotionDraw, digest: string): readonly DrawnFrom[] | undefined {
  const seed = parseHex(draw.seed ?? '');
  if (seed === undefined || toCommitment(seed) !== draw.commitment) return undefined;
  const { promotion, entries, picks } = draw;
  const places = winningPlaces({
    seed,
    promotion,
    list: digest,
    entries: entries.length,
    prizes: picks.length,
  });
  return places.flatMap((place) => entries[place] ?? []);
}

/** Each throw chooses among those who have not won, or nobody. */
function byThrows({ entries, throws }: PromotionDraw): readonly DrawnFrom[] | undefined {
  const left = [...entries];
  const found: DrawnFrom[] = [];
  for (const thrown of throws) {
    const faces = thrown.filter((face): face is Pips => isPips(face));
    if (faces.length !== diceFor(left.length)) return undefined;
    const place = placeByDice(faces, left.length);
    if (place !== undefined) found.push(...left.splice(place, 1));
  }
  return found;
}
