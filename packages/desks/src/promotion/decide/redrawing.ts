import { bytesOf, winningPlaces } from '@dicepit/proof';
import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import { entriesIn } from '../entry-list.ts';
import type { PromotionEvent, Winner } from '../event.ts';
import { claimOf, type DrawnWinner, isDrawn, type Promotion, picksOf } from '../promotion.ts';
import { redrawDue } from '../redraw-due.ts';
import { locked } from './integrity.ts';
import { written } from './opening.ts';
import { barredNow } from './reviewing.ts';
import { notOverseen } from './scrutiny.ts';
import { thrownAmong } from './throw-among.ts';

/** A prize is drawn again where its winner had to be there and did not come, by terms that say so. */
export function redrawPrize(promotion: Promotion, command: OfType<'RedrawPrize'>): Ruling<PromotionEvent> {
  const { prize, faces, prescribed, at } = command;
  const { terms, winners } = promotion;
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  if (!isDrawn(promotion))
    return refuse('NOT_DRAWN', 'nsw/10.7.8', 'The prizes have not been drawn. Draw them first.');
  const absent = winners.find((winner) => winner.prize === prize);
  if (absent === undefined) return refuse('NO_SUCH_WINNER', 'nsw/10.7.8', `Nobody has won '${prize}'.`);
  const due = redrawDue(terms, absent);
  if (due === undefined)
    return refuse(
      'NO_REDRAW',
      'nsw/10.7.8',
      'The terms do not say that a prize is drawn again. What is not claimed is left.',
    );
  if (claimOf(promotion, absent) !== undefined)
    return refuse('WINNER_HAS_CLAIMED', 'nsw/10.7.8', 'The winner has claimed the prize. Decide the claim.');
  if (at < due)
    return refuse(
      'TOO_EARLY',
      'nsw/10.7.8',
      `The winner has until ${written(due)} to claim. Wait until then.`,
    );
  const unseen = barredNow(promotion, prescribed) ?? notOverseen(promotion, command);
  if (unseen !== undefined) return unseen;
  if (picksOf(promotion).length >= promotion.entries.count)
    return refuse('NOBODY_LEFT', 'nsw/10.7.8', 'Everybody who has entered was drawn. The prize is left.');
  const isByDice = promotion.method === 'dice throw';
  if (isByDice !== (faces !== undefined))
    return refuse('OTHER_METHOD', 'nsw/10.7.1', `The winner is found by ${promotion.method}, by the terms.`);

  return isByDice ? byThrow(promotion, absent, command) : bySeed(promotion, absent, command);
}

/** The seed is known since the draw: whoever it chooses next was settled before anybody knew who would be there. */
function bySeed(
  promotion: Promotion,
  absent: DrawnWinner,
  { by, at }: OfType<'RedrawPrize'>,
): Ruling<PromotionEvent> {
  const seed = bytesOf(promotion.seed ?? '');
  const entries = entriesIn(promotion.entries);
  const place =
    seed === undefined || promotion.list === undefined
      ? undefined
      : winningPlaces({
          seed,
          promotion: promotion.promotion,
          list: promotion.list.digest,
          entries: entries.length,
          prizes: picksOf(promotion).length + 1,
        }).at(-1);
  const chosen = place === undefined ? undefined : entries[place];
  if (chosen === undefined)
    return refuse('SEED_DIFFERS', 'nsw/10.12', 'There is no seed to draw by. Its integrity is in doubt.');

  return happened({ type: 'PrizeRedrawn', ...changeOf(absent, chosen), clause: 'nsw/10.7.8', by, at });
}

/** One throw among the entries that were never drawn. */
function byThrow(
  promotion: Promotion,
  absent: DrawnWinner,
  { faces = [], by, at }: OfType<'RedrawPrize'>,
): Ruling<PromotionEvent> {
  const picked = new Set(picksOf(promotion).map(({ entry }) => entry));
  const left = entriesIn(promotion.entries).filter(({ entry }) => !picked.has(entry));
  const thrown = thrownAmong(left, faces);
  if (!thrown.ok) return thrown;

  const stamp = { faces, clause: 'nsw/10.7.8', by, at } as const;
  const chosen = thrown.entry;
  return happened(
    chosen === undefined
      ? { type: 'ThrowPassedOver', ...stamp }
      : { type: 'PrizeRedrawn', ...changeOf(absent, chosen), ...stamp },
  );
}

const changeOf = (
  { prize, entry, person }: DrawnWinner,
  chosen: Pick<Winner, 'entry' | 'person'>,
): { readonly absent: Winner; readonly winner: Winner } => ({
  absent: { prize, entry, person },
  winner: { prize, entry: chosen.entry, person: chosen.person },
});
