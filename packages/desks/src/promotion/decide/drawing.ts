import { parseHex, toCommitment, winningPlaces } from '@dicepit/proof';
import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import { entriesIn, type PromotionEntry } from '../entry-list.ts';
import type { PromotionRuling, Winner } from '../event.ts';
import { isDrawn, type Promotion, toBeWon } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { locked } from './integrity.ts';
import { barredNow } from './reviewing.ts';
import { notOverseen } from './scrutiny.ts';
import { thrownAmong } from './throw-among.ts';

/** All prizes at once, from the seed that was committed to when the promotion opened. */
export function runDraw(promotion: Promotion, command: OfType<'RunDraw'>): PromotionRuling {
  const { seed, by, at } = command;
  const notNow = notYet(promotion, 'prize draw', command);
  if (notNow !== undefined) return notNow;
  const { list, opening } = promotion;
  const entries = entriesIn(promotion.entries);
  const bytes = parseHex(seed);
  if (bytes === undefined || list === undefined || toCommitment(bytes) !== opening?.commitment)
    return refuse({ code: 'SEED_DIFFERS', case: 'drawing', clause: 'nsw/10.12' });

  const places = winningPlaces({
    seed: bytes,
    promotion: promotion.promotion,
    list: list.digest,
    entries: entries.length,
    prizes: toBeWon(promotion),
  });
  const winners = places.flatMap((place, index) => winnerAt(promotion, index, entries[place]));
  return accept({ type: 'DrawRun', seed, winners, clause: 'nsw/10.7.1', by, at });
}

/** One throw for the next prize, among the entries that have not won. */
export function throwForPrize(promotion: Promotion, command: OfType<'ThrowForPrize'>): PromotionRuling {
  const { faces, by, at } = command;
  const notNow = notYet(promotion, 'dice throw', command);
  if (notNow !== undefined) return notNow;
  const { winners } = promotion;
  const left = entriesIn(promotion.entries).filter(
    ({ entry }) => !winners.some((winner) => winner.entry === entry),
  );
  const thrown = thrownAmong(left, faces);
  if (!thrown.ok) return thrown;

  const stamp = { faces, clause: 'nsw/10.7.1', by, at } as const;
  const [winner] = winnerAt(promotion, winners.length, thrown.entry);
  return accept(
    winner === undefined ? { type: 'ThrowPassedOver', ...stamp } : { type: 'PrizeThrown', winner, ...stamp },
  );
}

function winnerAt({ terms }: Promotion, index: number, entry: PromotionEntry | undefined): readonly Winner[] {
  const prize = terms.prizes[index]?.prize;
  return prize === undefined || entry === undefined
    ? []
    : [{ prize, entry: entry.entry, person: entry.person }];
}

/** Why nothing is drawn now, in the order in which it is put right. */
function notYet(
  promotion: Promotion,
  method: Promotion['method'],
  command: OfType<'RunDraw' | 'ThrowForPrize'>,
) {
  const { at, prescribed } = command;
  const { terms, list } = promotion;
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  if (promotion.method !== method)
    return refuse({ code: 'OTHER_METHOD', clause: 'nsw/10.7.1', method: promotion.method });
  if (isDrawn(promotion)) return refuse({ code: 'ALREADY_DRAWN', case: 'drawing', clause: 'nsw/10.7.1' });
  if (list === undefined) return refuse({ code: 'LIST_NOT_FIXED', case: 'drawing', clause: 'nsw/10.7.6' });
  if (list.count === 0) return refuse({ code: 'NO_ENTRIES', clause: 'nsw/10.7.6' });
  if (terms.event.at !== null && at < terms.event.at)
    return refuse({
      code: 'TOO_EARLY',
      case: 'drawing',
      clause: 'nsw/10.7.7',
      draw: terms.event.at,
      place: terms.event.place,
    });
  return barredNow(promotion, prescribed) ?? notOverseen(promotion, command);
}
