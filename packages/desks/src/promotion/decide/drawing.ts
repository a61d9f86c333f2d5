import { bytesOf, commitmentOf, winningPlaces } from '@dicepit/proof';
import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import { entriesIn, type PromotionEntry } from '../entry-list.ts';
import type { PromotionEvent, Winner } from '../event.ts';
import { isDrawn, type Promotion, toBeWon } from '../promotion.ts';
import { locked } from './integrity.ts';
import { written } from './opening.ts';
import { barredNow } from './reviewing.ts';
import { notOverseen } from './scrutiny.ts';
import { thrownAmong } from './throw-among.ts';

/** All prizes at once, from the seed that was committed to when the promotion opened. */
export function runDraw(promotion: Promotion, command: OfType<'RunDraw'>): Ruling<PromotionEvent> {
  const { seed, by, at } = command;
  const notNow = notYet(promotion, 'prize draw', command);
  if (notNow !== undefined) return notNow;
  const { list, opening } = promotion;
  const entries = entriesIn(promotion.entries);
  const bytes = bytesOf(seed);
  if (bytes === undefined || list === undefined || commitmentOf(bytes) !== opening?.commitment)
    return refuse(
      'SEED_DIFFERS',
      'nsw/10.12',
      'The seed is not the one that was committed to. Stop the draw: its integrity is in doubt.',
    );

  const places = winningPlaces({
    seed: bytes,
    promotion: promotion.promotion,
    list: list.digest,
    entries: entries.length,
    prizes: toBeWon(promotion),
  });
  const winners = places.flatMap((place, index) => winnerAt(promotion, index, entries[place]));
  return happened({ type: 'DrawRun', seed, winners, clause: 'nsw/10.7.1', by, at });
}

/** One throw for the next prize, among the entries that have not won. */
export function throwForPrize(
  promotion: Promotion,
  command: OfType<'ThrowForPrize'>,
): Ruling<PromotionEvent> {
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
  return happened(
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
    return refuse('OTHER_METHOD', 'nsw/10.7.1', `The winner is found by ${promotion.method}, by the terms.`);
  if (isDrawn(promotion))
    return refuse('ALREADY_DRAWN', 'nsw/10.7.1', 'All prizes are drawn. There is no second draw.');
  if (list === undefined)
    return refuse('LIST_NOT_FIXED', 'nsw/10.7.6', 'The list of entries is not fixed. Fix it first.');
  if (list.count === 0)
    return refuse('NO_ENTRIES', 'nsw/10.7.6', 'Nobody has entered, so nobody wins. Close the promotion.');
  if (terms.event.at !== null && at < terms.event.at)
    return refuse(
      'TOO_EARLY',
      'nsw/10.7.7',
      `The terms say ${written(terms.event.at)}, at ${terms.event.place}. Draw then.`,
    );
  return barredNow(promotion, prescribed) ?? notOverseen(promotion, command);
}
