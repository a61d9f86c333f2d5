import { parseHex, winningPlaces } from '@dicepit/proof';
import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import { entriesIn } from '../entry-list.ts';
import type { PromotionRuling, Winner } from '../event.ts';
import { type DrawnWinner, findClaim, isDrawn, listPicks, type Promotion } from '../promotion.ts';
import { redrawDue } from '../redraw-due.ts';
import { refuse } from '../refusals.ts';
import { locked } from './integrity.ts';
import { barredNow } from './reviewing.ts';
import { notOverseen } from './scrutiny.ts';
import { thrownAmong } from './throw-among.ts';

/** A prize is drawn again where its winner had to be there and did not come, by terms that say so. */
export function redrawPrize(promotion: Promotion, command: OfType<'RedrawPrize'>): PromotionRuling {
  const { prize, faces, prescribed, at } = command;
  const { terms, winners } = promotion;
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  if (!isDrawn(promotion)) return refuse({ code: 'NOT_DRAWN', case: 'redrawing', clause: 'nsw/10.7.8' });
  const absent = winners.find((winner) => winner.prize === prize);
  if (absent === undefined)
    return refuse({ code: 'NO_SUCH_WINNER', case: 'redrawing', clause: 'nsw/10.7.8', prize });
  const due = redrawDue(terms, absent);
  if (due === undefined) return refuse({ code: 'NO_REDRAW', clause: 'nsw/10.7.8' });
  if (findClaim(promotion, absent) !== undefined)
    return refuse({ code: 'WINNER_HAS_CLAIMED', clause: 'nsw/10.7.8' });
  if (at < due) return refuse({ code: 'TOO_EARLY', case: 'redrawing', clause: 'nsw/10.7.8', due });
  const unseen = barredNow(promotion, prescribed) ?? notOverseen(promotion, command);
  if (unseen !== undefined) return unseen;
  if (listPicks(promotion).length >= promotion.entries.count)
    return refuse({ code: 'NOBODY_LEFT', clause: 'nsw/10.7.8' });
  const isByDice = promotion.method === 'dice throw';
  if (isByDice !== (faces !== undefined))
    return refuse({ code: 'OTHER_METHOD', clause: 'nsw/10.7.1', method: promotion.method });

  return isByDice ? byThrow(promotion, absent, command) : bySeed(promotion, absent, command);
}

/** The seed is known since the draw: whoever it chooses next was settled before anybody knew who would be there. */
function bySeed(
  promotion: Promotion,
  absent: DrawnWinner,
  { by, at }: OfType<'RedrawPrize'>,
): PromotionRuling {
  const seed = parseHex(promotion.seed ?? '');
  const entries = entriesIn(promotion.entries);
  const place =
    seed === undefined || promotion.list === undefined
      ? undefined
      : winningPlaces({
          seed,
          promotion: promotion.promotion,
          list: promotion.list.digest,
          entries: entries.length,
          prizes: listPicks(promotion).length + 1,
        }).at(-1);
  const chosen = place === undefined ? undefined : entries[place];
  if (chosen === undefined) return refuse({ code: 'SEED_DIFFERS', case: 'redrawing', clause: 'nsw/10.12' });

  return accept({ type: 'PrizeRedrawn', ...toChange(absent, chosen), clause: 'nsw/10.7.8', by, at });
}

/** One throw among the entries that were never drawn. */
function byThrow(
  promotion: Promotion,
  absent: DrawnWinner,
  { faces = [], by, at }: OfType<'RedrawPrize'>,
): PromotionRuling {
  const picked = new Set(listPicks(promotion).map(({ entry }) => entry));
  const left = entriesIn(promotion.entries).filter(({ entry }) => !picked.has(entry));
  const thrown = thrownAmong(left, faces);
  if (!thrown.ok) return thrown;

  const stamp = { faces, clause: 'nsw/10.7.8', by, at } as const;
  const chosen = thrown.entry;
  return accept(
    chosen === undefined
      ? { type: 'ThrowPassedOver', ...stamp }
      : { type: 'PrizeRedrawn', ...toChange(absent, chosen), ...stamp },
  );
}

const toChange = (
  { prize, entry, person }: DrawnWinner,
  chosen: Pick<Winner, 'entry' | 'person'>,
): { readonly absent: Winner; readonly winner: Winner } => ({
  absent: { prize, entry, person },
  winner: { prize, entry: chosen.entry, person: chosen.person },
});
