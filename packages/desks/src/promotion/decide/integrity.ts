import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PromotionEvent } from '../event.ts';
import type { Promotion } from '../promotion.ts';
import { isBlank } from '../terms.ts';

export function declareCompromised(
  { integrity, opening }: Promotion,
  { reason, by, at }: OfType<'DeclareCompromised'>,
): Ruling<PromotionEvent> {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity !== undefined)
    return refuse('COMPROMISED_ALREADY', 'nsw/10.12', 'This is so already. Postpone it, or cancel the draw.');
  if (opening === undefined)
    return refuse('NOT_OPENED', 'nsw/10.12', 'The promotion is not open. Change its terms instead.');
  if (isBlank(reason)) return refuse('REASON_MISSING', 'nsw/10.12', 'Say what has happened.');

  return happened({ type: 'IntegrityCompromised', reason, clause: 'nsw/10.12#2', by, at });
}

export function postpone(
  { integrity }: Promotion,
  { what, by, at }: OfType<'Postpone'>,
): Ruling<PromotionEvent> {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity === undefined) return sound;
  if (integrity.is === 'postponed' && integrity.what === what)
    return refuse('POSTPONED_ALREADY', 'nsw/10.12', `The ${what} is postponed already.`);

  return happened({ type: 'Postponed', what, clause: 'nsw/10.12#2', by, at });
}

/** What was handed over stays with its winner; whatever else was drawn or was still to be drawn is cancelled. */
export function cancelDraw(
  { integrity, awards }: Promotion,
  { by, at }: OfType<'CancelDraw'>,
): Ruling<PromotionEvent> {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity === undefined) return sound;

  const kept = awards.map(({ prize }) => prize);
  return happened({
    type: 'DrawCancelled',
    ...(kept.length === 0 ? {} : { kept }),
    clause: 'nsw/10.12#2',
    by,
    at,
  });
}

export function recordValidation(
  { integrity }: Promotion,
  { words, by, at }: OfType<'RecordValidation'>,
): Ruling<PromotionEvent> {
  if (integrity?.is === 'cancelled') return cancelled;
  if (integrity?.is !== 'postponed')
    return refuse('NOT_POSTPONED', 'nsw/10.12', 'Nothing is postponed that could be confirmed.');
  if (isBlank(words)) return refuse('WORDS_MISSING', 'nsw/10.12', 'Say how integrity was confirmed.');

  return happened({ type: 'IntegrityValidated', words, clause: 'nsw/10.12', by, at });
}

/** Why nothing goes on while integrity is in doubt. Entries go on where only the draw is put off. */
export function locked({ integrity }: Promotion, what: 'promotion' | 'draw') {
  if (integrity === undefined) return undefined;
  if (integrity.is === 'cancelled') return cancelled;
  if (integrity.is === 'postponed' && integrity.what === 'draw' && what === 'promotion') return undefined;
  return refuse(
    'INTEGRITY_IN_DOUBT',
    'nsw/10.12',
    integrity.is === 'postponed'
      ? `The ${integrity.what} is postponed until its integrity is confirmed. Record the validation first.`
      : 'Its integrity is in doubt. Postpone it, or cancel the draw.',
  );
}

const cancelled = refuse('DRAW_IS_CANCELLED', 'nsw/10.12', 'The draw is cancelled, and is never made.');

const sound = refuse(
  'NOT_COMPROMISED',
  'nsw/10.12',
  'Nobody has declared that integrity is compromised. Declare it, with the reason.',
);
